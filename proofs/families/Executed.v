(** * What the families are for small n
    Printed for the comparison with the program: all states and moves of towers with every digraph
    on three pegs and some capacities, and how many have each degree, in how many components. *)
From Coq Require Import String Ascii List ZArith.
From Manaus.families Require Import Components Degrees.
Import ListNotations.

(** Labels as in the works: 2/1/34. *)
Definition digits (l : list nat) : string :=
  fold_right (fun d r => String (ascii_of_nat (48 + d)) r) ""%string l.
Definition label (s : state) : string :=
  (digits (pile s P0) ++ "/" ++ digits (pile s P1) ++ "/" ++ digits (pile s P2))%string.

(** All sets of arcs. *)
Fixpoint sublists {A} (l : list A) : list (list A) :=
  match l with [] => [[]] | a :: l => sublists l ++ map (cons a) (sublists l) end.
Definition digraphs : list (list (peg * peg)) :=
  sublists [(P0, P1); (P0, P2); (P1, P0); (P1, P2); (P2, P0); (P2, P1)].

(** The capacities of p0, p1 and p2, the arcs, each state with its moves, and the numbers. *)
Definition tower (n : nat) (c : nat * nat * nat) (l : list (peg * peg)) :=
  let '(x, y, z) := c in
  ([x; y; z], l, map (fun s => (label s, map label (moves_of (among l) c s))) (tower_states n c),
    (map (fun k => with_degree (among l) k n c) (seq 0 4),
     Z.to_nat (components_of (among l) n c))).
Definition towers (n : nat) (cs : list (nat * nat * nat)) :=
  flat_map (fun c => map (tower n c) digraphs) cs.

Set Printing Width 1000000.
Set Printing Depth 1000000.
Eval vm_compute in ("families"%string, [towers 1 [(1, 1, 1); (1, 0, 1)];
  towers 2 [(2, 2, 2); (2, 1, 0); (2, 2, 1)];
  towers 3 [(3, 3, 3); (3, 2, 1); (3, 1, 1); (1, 3, 1)]]).
