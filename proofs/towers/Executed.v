(** * What the definitions say for small n
    Printed for the comparison with the program: states with their moves, goals, distances. *)
From Coq Require Import String Ascii List Arith Bool.
From Manaus.towers Require Import AllStates ManausCounts PegsOfMoves BinaryList Side
  ManausAlgorithms WorksAlgorithms WorksBucharest WorksLondonOxford WorksManaus.
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
Definition recursion_plays (g : nat -> game) (f : nat -> program) (n : nat)
    : list (string * list (peg * peg)) :=
  map (fun x => (label x, fst (f n x))) (all_states (g n) n).

(** The pegs of each move of an algorithm that reads the states of a game disc by disc. *)
Definition reading_plays (g : nat -> game) (f : nat -> state -> list instruction) (n : nat)
    : list (string * list (peg * peg)) :=
  map (fun x => (label x, map pegs_of (f n (word n x)))) (all_states (g n) n).

(** What algorithm 10 says of each state of Manaus. *)
Definition good_states (n : nat) : list (string * bool) :=
  map (fun x => (label x, eh_bom (word n x) P0 P1 P2)) (all_states (Rules.manaus n) n).

(** The play of algorithm 11 from each state that algorithm 10 takes for good. *)
Definition manaus_plays (n : nat) : list (string * list (peg * peg)) :=
  map (fun x => (label x, map pegs_of (gather n (word n x) P0)))
    (filter (fun x => eh_bom (word n x) P0 P1 P2) (all_states (Rules.manaus n) n)).

(** The play of algorithm 6 from all discs on p0. *)
Definition bucharest_play (n : nat) : list (string * list (peg * peg)) :=
  [(label (goal P0 n), map pegs_of (bucharest_moves n P0 P1 P2))].

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
Eval vm_compute in ("london plays"%string, map (recursion_plays london londres) [3; 4]).
Eval vm_compute in ("oxford plays"%string, map (recursion_plays oxford oxford_random) [1; 2; 3; 4]).
Eval vm_compute in ("hanoi plays"%string,
  map (reading_plays hanoi (fun n s => gather n s P2)) [1; 2; 3; 4; 5]).
Eval vm_compute in ("bucharest plays"%string, map bucharest_play [1; 2; 3; 4; 5]).
Eval vm_compute in ("manaus plays"%string, map manaus_plays [2; 3; 4; 5]).
Eval vm_compute in ("good states"%string, map good_states [2; 3; 4; 5; 6]).
Eval vm_compute in ("farthest states"%string, map (fun n => label (farthest n)) [2; 3; 4; 5; 6]).
