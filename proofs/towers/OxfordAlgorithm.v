(** * Oxford: one disc after another
    From all discs on p0 each goes to p2 in its turn, which is allowed, for no disc is too large for
    another. No play is shorter, for a move takes one disc off p0 at the most. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.towers Require Export Rules.
Import ListNotations.

(** One disc after another goes from p0 to p2. *)
Lemma one_after_another n l c : length l + length c <= n ->
  walk (step (oxford n)) (length l) (l, [], c) ([], [], rev l ++ c).
Proof.
  revert c; induction l as [|d l IH]; intros c L; [apply here|]. simpl in L.
  apply go with (l, [], d :: c).
  - exists P0, P2, d. simpl. repeat split; auto; try congruence; try discriminate.
    + intros r N M. destruct r; auto; congruence.
    + lia.
  - simpl rev. rewrite <- app_assoc. apply IH. simpl. lia.
Qed.

(** @proves martins2024/algorithm-8
    Moving the top disc of p0 to p2 for i = 1 to n brings all discs to p2 in n moves by the rules of
    Oxford, in the opposite order; and no play that empties p0 and p1 is shorter. *)
Theorem oxford_version_1 : forall n,
  walk (step (oxford n)) n (goal P0 n) ([], [], rev (seq 1 n))
  /\ forall k x, walk (step (oxford n)) k (goal P0 n) x -> on x P0 = [] -> on x P1 = [] -> n <= k.
Proof.
  intros n. split.
  - pose proof (one_after_another n (seq 1 n) []) as W. rewrite seq_length, app_nil_r in W.
    apply W. simpl. lia.
  - intros k x W E _. rewrite <- (seq_length n 1).
    change (seq 1 n) with (on (goal P0 n) P0).
    apply (potential_bound (fun y => length (on y P0)) (step (oxford n)) k (goal P0 n) x); auto.
    + intros u v (p & q & d & N & Ep & Eq & Er & _).
      destruct (peg_dec P0 p) as [<-|Np]; [rewrite Ep; simpl; lia|].
      destruct (peg_dec P0 q) as [<-|Nq]; [rewrite Eq; simpl; lia|]. rewrite (Er P0) by auto. lia.
    + now rewrite E.
Qed.
