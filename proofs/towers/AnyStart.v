(** * Hanoi: from any start
    The recursive algorithm from any state: the discs smaller than one that has to move form a
    tower on the third peg, it moves, they follow. That is [gather], whose number of moves is the
    distance. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.towers Require Export ManausAlgorithms MoveNumbers ManausCounts.
Import ListNotations.

(** @proves hanoi2012/any-start-recursive
    From every state the recursive algorithm brings all discs to C, by the rules, in the least
    number of moves. *)
Theorem gather_is_optimal : forall n s, length s = n ->
  play (gather n s P2) s = Some (all P2 n)
  /\ distance move s (all P2 n) (length (gather n s P2)).
Proof.
  intros n s L. destruct (gather_play n s P2 L) as [P E]. split; auto.
  rewrite E. subst n. apply distance_to_a_peg.
Qed.

(** @proves hanoi2012/states
    There are 3^n states, and every state can be reached from every other. *)
Theorem all_states_are_joined : forall n,
  length (states n) = 3 ^ n /\ NoDup (states n)
  /\ (forall s, In s (states n) <-> length s = n)
  /\ forall s t, In s (states n) -> In t (states n) -> reaches move s t.
Proof.
  intros n. destruct (number_of_states n) as (A & B & C). do 3 (split; auto).
  intros s t I J. apply C in I, J. apply connected. congruence.
Qed.

(** @proves martins2024/definition-4
    The good states are the component of the goal. *)
Theorem good_states_are_joined_to_the_goal : forall s t, regular s -> length t = length s ->
  (good s <-> reaches manaus (all P0 (length s)) s)
  /\ (good s -> regular t -> (good t <-> reaches manaus s t)).
Proof.
  intros s t R L.
  assert (Back : forall a b, reaches manaus a b -> reaches manaus b a)
    by (intros a b [k W]; exists k; apply walk_back; auto using manaus_back).
  split; [split; apply Back|]. intros G Rt. rewrite same_component by (auto; congruence).
  rewrite good_exactly_on_the_side_of_p0 in * by auto. rewrite G. intuition congruence.
Qed.

(** @proves martins2024/definition-5
    Good and bad states partition the regular ones: each is one of them, and never both. *)
Theorem regular_states_are_good_or_bad : forall s, regular s ->
  (good s \/ ~ good s) /\ ~ (good s /\ ~ good s).
Proof.
  intros s R. split; [|tauto]. rewrite good_exactly_on_the_side_of_p0 by auto.
  destruct (side s); [left | right]; congruence.
Qed.
