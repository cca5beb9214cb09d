(** * Hanoi: from any start
    The recursive algorithm from any state: the discs smaller than one that has to move form a
    tower on the third peg, it moves, they follow. That is [gather], whose number of moves is the
    distance. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.towers Require Export ManausAlgorithms MoveNumbers ManausCounts.
Import ListNotations.

(** From every state the recursive algorithm brings all discs to C, by the rules, in the least
    number of moves. *)
Theorem gather_is_optimal : forall n s, length s = n ->
  play (gather n s P2) s = Some (all P2 n)
  /\ distance move s (all P2 n) (length (gather n s P2)).
Proof.
  intros n s L. destruct (gather_play n s P2 L) as [P E]. split; auto.
  rewrite E. subst n. apply distance_to_a_peg.
Qed.
