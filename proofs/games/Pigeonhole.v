(** * The pigeonhole principle

    n balls are put into m boxes; a list says for every ball in which box it is.  If n > k m, some
    box has at least k + 1 balls, because m boxes of at most k balls have at most k m. *)
From Coq Require Import List Arith Lia Bool.
Import ListNotations.

(** The number of balls in a box. *)
Definition balls_in (box : nat) (boxes : list nat) : nat :=
  length (filter (Nat.eqb box) boxes).

(** If every box has at most k, there are at most k m balls. *)
Lemma few_balls : forall k m boxes, (forall box, In box boxes -> box < m) ->
  (forall box, box < m -> balls_in box boxes <= k) -> length boxes <= k * m.
Proof.
  intros k. induction m as [|m IH]; intros boxes Hin Hfew.
  - destruct boxes as [|box rest]; [simpl; lia|]. specialize (Hin box (or_introl eq_refl)). lia.
  - assert (Hlen : length boxes = balls_in m boxes +
                     length (filter (fun b => negb (Nat.eqb m b)) boxes)).
    { unfold balls_in. clear. induction boxes as [|b rest IH]; simpl; [reflexivity|].
      destruct (m =? b); simpl; lia. }
    specialize (Hfew m (Nat.lt_succ_diag_r m)) as Hm.
    enough (length (filter (fun b => negb (Nat.eqb m b)) boxes) <= k * m) by nia.
    apply IH.
    + intros box Hb. apply filter_In in Hb as [Hb Hne]. apply Hin in Hb.
      apply negb_true_iff, Nat.eqb_neq in Hne. lia.
    + intros box Hb. etransitivity; [|apply (Hfew box); lia]. unfold balls_in.
      clear. induction boxes as [|b rest IH]; simpl; [lia|].
      destruct (m =? b), (box =? b) eqn:E; simpl; rewrite ?E; simpl; lia.
Qed.

(** @proves carvalho2013/theorem-1.1.1-1.1.2
    If n balls are put into m boxes and n > k m, some box has at least k + 1 balls. *)
Theorem pigeonhole_general : forall (k m : nat) (boxes : list nat),
  (forall box, In box boxes -> box < m) -> k * m < length boxes ->
  exists box, box < m /\ k + 1 <= balls_in box boxes.
Proof.
  intros k m boxes Hin Hlen.
  assert (H : forall j, (exists box, box < j /\ k + 1 <= balls_in box boxes) \/
                        (forall box, box < j -> balls_in box boxes <= k)).
  { induction j as [|j [[box [Hb Hk]]|IH]]; [right; lia|left; exists box; lia|].
    destruct (Nat.le_gt_cases (balls_in j boxes) k) as [H|H]; [right|left; exists j; lia].
    intros box Hb. destruct (Nat.eq_dec box j) as [->|]; [exact H|apply IH; lia]. }
  destruct (H m) as [Hsome|Hfew]; [exact Hsome|].
  pose proof (few_balls k m boxes Hin Hfew). lia.
Qed.

(** @proves carvalho2013/theorem-1.1.1-1.1.2
    With k = 1: if there are more balls than boxes, some box has at least 2. *)
Theorem pigeonhole : forall (m : nat) (boxes : list nat),
  (forall box, In box boxes -> box < m) -> m < length boxes ->
  exists box, box < m /\ 2 <= balls_in box boxes.
Proof. intros m boxes Hin Hlen. apply (pigeonhole_general 1); [exact Hin|lia]. Qed.
