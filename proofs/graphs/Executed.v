(** * What the definitions on graphs say for small n
    Printed for the comparison with the program: the edges of the graphs of Hanoi, on three pegs and
    on three to six. *)
From Coq Require Import String List.
From Manaus.graphs Require Import OrderAndSize AnyPegs.
Import ListNotations.

Set Printing Width 1000000.
Set Printing Depth 1000000.
Eval vm_compute in ("edges"%string, map edges [1; 2; 3; 4; 5; 6]).
Eval vm_compute in ("pegs"%string,
  map (fun p => (p, map (edges_on p) [1; 2; 3])) [3; 4; 5; 6]).
