(** * The numbers R_n exist

    Two points are enough for no colors, and the bound of each number from the one before makes some
    number of points enough for any number of colors. A least one cannot fail to exist: if none were
    least, none would be enough, by induction. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.games Require Import RamseyNumbers.
Import ListNotations.

(** @proves carvalho2013/ramsey-bound
    For every n some number of points is enough, so that the bound is not about nothing. *)
Theorem some_number_is_enough : forall n : nat, exists v, forced n v.
Proof.
  induction n as [|n [v Hv]].
  - exists 2. apply R_0.
  - exists (S n * (v - 1) + 2). apply one_more_color; [apply (forced_positive n), Hv|exact Hv].
Qed.

(** @proves carvalho2013/ramsey-bound
    For every n it is impossible that R_n does not exist. *)
Theorem R_n_exists : forall n : nat, ~ ~ exists r, is_R n r.
Proof.
  intros n Hno. destruct (some_number_is_enough n) as [v Hv].
  assert (Hnone : forall w, ~ forced n w).
  { induction w as [w IH] using lt_wf_ind. intros Hw. apply Hno. exists w. split; [exact Hw|].
    intros u Hu. destruct (Nat.le_gt_cases w u) as [|Hlt]; [assumption|].
    exfalso. exact (IH u Hlt Hu). }
  exact (Hnone v Hv).
Qed.
