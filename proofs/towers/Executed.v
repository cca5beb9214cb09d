(** * What the definitions say for small n
    Printed for the comparison with the program: states with their moves, goals, distances. *)
From Coq Require Import String Ascii List Arith Bool.
From Manaus.towers Require Import AllStates Manaus ManausCounts RandomStart TwoColumns
  PegsOfMoves Side BinaryList.
Import ListNotations.

(** Labels as in the works: 2/1/34. *)
Definition digits (l : list nat) : string :=
  fold_right (fun d r => String (ascii_of_nat (48 + d)) r) ""%string l.
Definition label (x : stacks) : string :=
  (digits (on x P0) ++ "/" ++ digits (on x P1) ++ "/" ++ digits (on x P2))%string.

(** Every state of a game with its moves. *)
Definition graph (g : nat -> game) (n : nat) : list (string * list string) :=
  map (fun x => (label x, map label (moves (g n) x))) (all_states (g n) n).
Definition graphs (g : nat -> game) (sizes : list nat) : list (list (string * list string)) :=
  map (graph g) sizes.

(** The distances of Hanoi to all discs on p2, and of the good states of Manaus to all on p0. *)
Definition hanoi_distances (n : nat) : list (string * nat) :=
  map (fun s => (label (piles s), far s P2)) (states n).
Definition manaus_distances (n : nat) : list (string * nat) :=
  map (fun s => (label (piles s), far s P0)) (filter goodb (states n)).

(** The states of the optimal solution, and the disc and the pegs of each of its moves. *)
Definition solution_states (n : nat) : list string :=
  map (fun m => label (piles (after_move n m))) (seq 0 (2 ^ n)).
Definition solution_moves (n : nat) : list instruction := solution n.

(** The first move by the table, from every state but the goal. *)
Definition table_moves (n : nat) : list (string * list instruction) :=
  map (fun s => (label (piles s),
    match lowest_unequal (table s) with None => [] | Some i => [i] end)) (states n).

(** The place of each state in the drawing: how near it is to the corners of A, B and C. *)
Definition places (n : nat) : list (string * list nat) :=
  map (fun s => (label (piles s), map (fun c => near c s) [P0; P1; P2])) (states n).

(** The 0s that become 1s from each number below 2^n - 1 to the next, by their places. *)
Definition changes (n : nat) : list (list nat) :=
  map (fun m => filter (fun k => negb (Nat.testbit m (k - 1)) && Nat.testbit (S m) (k - 1))
    (seq 1 n)) (seq 0 (2 ^ n - 1)).

(** The pegs of each move of a recursion, from every state. *)
Definition plays (g : nat -> game) (f : nat -> program) (n : nat)
    : list (string * list (peg * peg)) :=
  map (fun x => (label x, fst (f n x))) (all_states (g n) n).

Set Printing Width 1000000.
Set Printing Depth 1000000.
Eval vm_compute in ("hanoi"%string, graphs hanoi [1; 2; 3; 4; 5]).
Eval vm_compute in ("bucharest"%string, graphs bucharest [1; 2; 3; 4; 5]).
Eval vm_compute in ("oxford"%string, graphs oxford [1; 2; 3; 4; 5]).
Eval vm_compute in ("london"%string, graphs london [2; 3; 4; 5]).
Eval vm_compute in ("manaus"%string, graphs Rules.manaus [2; 3; 4; 5]).
Eval vm_compute in ("goals"%string, map (fun n => (label (goal P0 n), label (goal P2 n))) [1; 2;
  3; 4; 5]).
Eval vm_compute in ("hanoi distances"%string, map hanoi_distances [1; 2; 3; 4; 5; 6]).
Eval vm_compute in ("manaus distances"%string, map manaus_distances [2; 3; 4; 5; 6]).
Eval vm_compute in ("solution states"%string, map solution_states [1; 2; 3; 4; 5; 6]).
Eval vm_compute in ("solution moves"%string, map solution_moves [1; 2; 3; 4; 5; 6]).
Eval vm_compute in ("table moves"%string, map table_moves [1; 2; 3; 4; 5; 6]).
Eval vm_compute in ("places"%string, map places [1; 2; 3; 4; 5; 6]).
Eval vm_compute in ("binary changes"%string, map changes [1; 2; 3; 4; 5; 6; 7; 8]).
Eval vm_compute in ("london plays"%string, map (plays london londres) [3; 4]).
Eval vm_compute in ("oxford plays"%string, map (plays oxford oxford_random) [1; 2; 3; 4]).
