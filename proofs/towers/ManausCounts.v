(** * Manaus: how many states are regular, good and bad
    With room on p2 there are as many states on either side, but for the tower on p1, which is not
    regular: of a state with disc n on p0 or p1 the rest may be anything but the tower on p2, and
    with disc n on p2 the sides of the rest are exchanged. That is a recursion, and the counts
    follow. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.towers Require Export ManausComponents Counting.
Import ListNotations.

Definition off2b (s : state) : bool := count P2 s + 1 <=? length s.
Definition roomyb (s : state) : bool := count P2 s + 2 <=? length s.

(** A regular state, a good and a bad one, as tests. *)
Definition regularb (s : state) : bool := (count P1 s + 1 <=? length s) && roomyb s.
Definition goodb (s : state) : bool := regularb s && side s.
Definition badb (s : state) : bool := regularb s && negb (side s).

(** The tests are right. *)
Lemma regularb_spec s : regularb s = true <-> regular s.
Proof. unfold regularb, roomyb, regular. rewrite andb_true_iff, !Nat.leb_le. tauto. Qed.

Lemma goodb_spec s : goodb s = true <-> regular s /\ good s.
Proof.
  unfold goodb. rewrite andb_true_iff, regularb_spec.
  split; intros [R H]; split; auto; now apply (good_exactly_on_the_side_of_p0 s R).
Qed.

Lemma badb_spec s : badb s = true <-> regular s /\ ~ good s.
Proof.
  unfold badb. rewrite andb_true_iff, regularb_spec, negb_true_iff.
  split; intros [R H]; split; auto; rewrite (good_exactly_on_the_side_of_p0 s R) in *;
    destruct (side s); congruence.
Qed.

(** All but one leave room on p2 for another disc. *)
Lemma number_off2 n : number off2b n + 1 = 3 ^ n.
Proof.
  induction n as [|n IH]; auto. rewrite number_split, Nat.pow_succ_r'.
  assert (H : forall p, p <> P2 -> number (fun s => off2b (p :: s)) n = 3 ^ n).
  { intros p N. rewrite <- number_true. apply number_ext. intros s _.
    apply Nat.leb_le. now apply off2_on. }
  rewrite !H by congruence. rewrite (number_ext (fun s => off2b (P2 :: s)) off2b); [lia|].
  intros s _. unfold off2b. simpl. auto.
Qed.

(** The states with room on p2 and on the side b. *)
Definition sideb (b : bool) (s : state) : bool := roomyb s && eqb (side s) b.

Lemma number_side_on p b n : p <> P2 ->
  number (fun s => sideb b (p :: s)) n = if eqb (side [p]) b then number off2b n else 0.
Proof.
  intros N. destruct (eqb (side [p]) b) eqn:E; [|rewrite <- (number_false n)];
    apply number_ext; intros s _; unfold sideb, roomyb, off2b;
    destruct p; try congruence; simpl in *; rewrite E, ?andb_true_r, ?andb_false_r; auto;
    apply eq_true_iff_eq; rewrite !Nat.leb_le; lia.
Qed.

Lemma number_side n : 2 <= n -> forall b, number (sideb b) n + n = (3 ^ n - 1) / 2.
Proof.
  intros L. induction L as [|n L IH]; [now intros []|]. intros b. specialize (IH (negb b)).
  rewrite number_split, !number_side_on by congruence.
  rewrite (number_ext (fun s => sideb b (P2 :: s)) (sideb (negb b))).
  - pose proof (number_off2 n). rewrite Nat.pow_succ_r'.
    assert (Q : 3 * 3 ^ n - 1 = (3 ^ n - 1) + (3 ^ n) * 2) by lia. rewrite Q, Nat.div_add by lia.
    destruct b; simpl in *; lia.
  - intros s _. unfold sideb, roomyb; simpl. destruct (side s), b; simpl; auto.
Qed.

Lemma half n : 3 ^ n / 2 = (3 ^ n - 1) / 2 /\ 3 ^ n = 2 * (3 ^ n / 2) + 1.
Proof.
  assert (H : 3 ^ n = 2 * ((3 ^ n - 1) / 2) + 1).
  { induction n as [|n IH]; auto. rewrite Nat.pow_succ_r'.
    assert (Q : 3 * 3 ^ n - 1 = (3 ^ n - 1) + (3 ^ n) * 2) by (pose proof (Nat.pow_nonzero 3 n);
      lia).
    rewrite Q, Nat.div_add; lia. }
  assert (E : 3 ^ n / 2 = (3 ^ n - 1) / 2).
  { rewrite H at 1. rewrite Nat.add_comm, Nat.mul_comm, Nat.div_add by lia. auto. }
  rewrite E. auto.
Qed.

(** For every n >= 2 there are floor(3^n / 2) - n good states: those of [states n], which are all
    states, each once, that pass the test. *)
Theorem number_of_good_states : forall n, 2 <= n ->
  number goodb n = 3 ^ n / 2 - n /\ forall s, goodb s = true <-> regular s /\ good s.
Proof.
  intros n L. split; [|apply goodb_spec].
  rewrite (proj1 (half n)), <- (number_side n L true), Nat.add_sub. apply number_ext.
  intros s E. unfold goodb, sideb, regularb. apply eq_true_iff_eq.
  rewrite !andb_true_iff, eqb_true_iff. split; [tauto|]. intros [R S]. repeat split; auto.
  assert (Q : regular s) by (apply side_true_regular; auto; now apply Nat.leb_le in R).
  apply Nat.leb_le, Q.
Qed.

(** For every n >= 2 there are floor(3^n / 2) - (n + 1) bad states. *)
Theorem number_of_bad_states : forall n, 2 <= n ->
  number badb n = 3 ^ n / 2 - (n + 1) /\ forall s, badb s = true <-> regular s /\ ~ good s.
Proof.
  intros n L. split; [|apply badb_spec].
  enough (number badb n + 1 = 3 ^ n / 2 - n) by lia.
  rewrite (proj1 (half n)), <- (number_side n L false), Nat.add_sub.
  rewrite <- (number_of_one (all P1 n)), all_length, <- number_or.
  - apply number_ext. intros s <-. unfold is, badb, sideb.
    destruct (list_eq_dec peg_dec s (all P1 (length s))) as [A|A].
    + rewrite orb_true_r. symmetry. apply andb_true_iff. rewrite A.
      split; [|now rewrite side_all_P1 by lia].
      unfold roomyb. rewrite count_other, all_length by congruence. apply Nat.leb_le. lia.
    + rewrite orb_false_r. unfold regularb.
      destruct (roomyb s) eqn:R; simpl; [|now rewrite andb_false_r].
      apply Nat.leb_le in R. pose proof (side_false_regular s R A) as [Q _]. apply Nat.leb_le in Q.
      rewrite Q. now destruct (side s).
  - intros s. unfold is, badb. destruct (list_eq_dec peg_dec s (all P1 n)) as [->|];
      [|now rewrite andb_false_r].
    unfold regularb. rewrite count_all, all_length.
    replace (n + 1 <=? n) with false by (symmetry; apply Nat.leb_gt; lia). auto.
Qed.

(** For every n >= 2 there are 3^n - 2(n + 1) regular states. *)
Theorem number_of_regular_states : forall n, 2 <= n ->
  number regularb n = 3 ^ n - 2 * (n + 1) /\ forall s, regularb s = true <-> regular s.
Proof.
  intros n L. split; [|apply regularb_spec].
  destruct (number_of_bad_states n L) as [B _], (number_of_good_states n L) as [G _],
    (half n) as [_ O].
  rewrite (number_ext regularb (fun s => goodb s || badb s)).
  - rewrite number_or; [|intros s; unfold goodb, badb; destruct (regularb s), (side s); auto].
    assert (4 * n <= 3 ^ n + 1) by (clear - L; induction L; simpl; lia). lia.
  - intros s _. unfold goodb, badb. destruct (regularb s), (side s); auto.
Qed.
