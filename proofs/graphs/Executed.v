(** * What the definitions on graphs say for small n
    Printed for the comparison with the program: the edges of the graphs of Hanoi, on three pegs and
    on three to six; every graft of a graph of at most four vertices on another; and what the
    algorithm of the grafts returns. *)
From Coq Require Import String List Arith Bool.
From Manaus.graphs Require Import OrderAndSize AnyPegs Listed.
Import ListNotations.

(** The graphs on the vertices 0 to k - 1, of k >= 2, all of them or those with the edge 01. *)
Fixpoint sublists {A} (l : list A) : list (list A) :=
  match l with
  | [] => [[]]
  | x :: l => sublists l ++ map (cons x) (sublists l)
  end.
Definition couples (k : nat) : list (nat * nat) :=
  flat_map (fun x => map (pair x) (seq (S x) (k - S x))) (seq 0 k).
Definition graphs_on (k : nat) : list (listed nat) :=
  map (fun l => {| vertices := seq 0 k; lines := l |}) (sublists (couples k)).
Definition graphs_with_01 (k : nat) : list (listed nat) :=
  map (fun l => {| vertices := seq 0 k; lines := (0, 1) :: l |}) (sublists (tl (couples k))).

(** The vertices by their places in the list, from 0. *)
Fixpoint place {A} (dec : decidable A) (x : A) (l : list A) : nat :=
  match l with
  | [] => 0
  | y :: l => if dec y x then 0 else S (place dec x l)
  end.
Definition numbered {A} (dec : decidable A) (L : listed A) : list (nat * nat) :=
  map (fun '(x, y) => (place dec x (vertices L), place dec y (vertices L))) (lines L).

(** Each graft with v = 0, w = 1, ab = 01: the order and the edges of G, of Q, and of the result. *)
Definition every_graft (most : nat) :=
  let orders := seq 2 (most - 1) in
  flat_map (fun G => map (fun Q => let R := graft Nat.eq_dec Q 0 1 G 0 1 in
      (length (vertices G), lines G, length (vertices Q), lines Q,
       length (vertices R), numbered (sum_dec Nat.eq_dec Nat.eq_dec) R))
    (flat_map graphs_on orders)) (flat_map graphs_with_01 orders).

Definition rounds_numbered (n : nat) : nat * list (nat * nat) :=
  (length (vertices (rounds n)), numbered (marks_dec n) (rounds n)).

Set Printing Width 1000000.
Set Printing Depth 1000000.
Eval vm_compute in ("edges"%string, map edges [1; 2; 3; 4; 5; 6]).
Eval vm_compute in ("pegs"%string,
  map (fun p => (p, map (edges_on p) [1; 2; 3])) [3; 4; 5; 6]).
Eval vm_compute in ("grafts"%string, every_graft 4).
Eval vm_compute in ("rounds"%string, map rounds_numbered [0; 1; 2; 3; 4]).
