(** * Manaus: two components
    The good states are joined through the goal. The bad ones all walk, as in Hanoi, towards the
    tower on p1, which is no regular state; the last state before it is one of two that are joined
    to each other, so the bad states are joined as well. Exchanging p0 and p1 exchanges the sides.
    *)
From Coq Require Import List Arith Lia Bool.
From Manaus.towers Require Export Manaus.
Import ListNotations.

(** p0 and p1 exchanged. *)
Definition swap (p : peg) : peg := match p with P0 => P1 | P1 => P0 | P2 => P2 end.

Lemma side_swap s : roomy s -> side (map swap s) = negb (side s).
Proof.
  induction s as [|h t IH]; simpl; [unfold roomy; simpl; lia|]. intros R. destruct h; auto.
  simpl. f_equal. apply IH. unfold roomy in *; simpl in R. lia.
Qed.

Lemma count_swap s : count P2 (map swap s) = count P2 s /\ count P1 (map swap s) = count P0 s.
Proof. induction s as [|h t [I J]]; simpl; auto. destruct h; simpl; rewrite I, J; auto. Qed.

Lemma swap_regular s : regular s -> s <> all P0 (length s) -> regular (map swap s).
Proof.
  intros R N. destruct (count_swap s) as [C2 C1]. unfold regular in *.
  rewrite map_length, C2, C1. pose proof (count_max P0 s). split; [|lia].
  destruct (Nat.eq_dec (count P0 s) (length s)) as [E|]; [now apply count_full in E | lia].
Qed.

(** A state X/Y/Z other than 1..n// is good exactly when Y/X/Z is a bad state. *)
Theorem good_exactly_when_its_mirror_is_bad : forall s, regular s -> s <> all P0 (length s) ->
  (good s <-> regular (map swap s) /\ ~ good (map swap s)).
Proof.
  intros s R N. pose proof (swap_regular s R N) as R'.
  rewrite !good_exactly_on_the_side_of_p0, side_swap by auto using regular_roomy.
  destruct (side s); simpl; intuition congruence.
Qed.

(** A bad state: disc 1 on p0, all others on p1. *)
Definition bad_hub (n : nat) : state := all P1 (n - 1) ++ [P0].

Lemma side_false_regular s : roomy s -> s <> all P1 (length s) -> regular s.
Proof.
  intros R N; split; auto. pose proof (count_max P1 s).
  destruct (Nat.eq_dec (count P1 s) (length s)) as [E|]; [now apply count_full in E | lia].
Qed.

(** Two states reach the tower on p1 by a move. *)
Lemma before_corner n s :
  move s (all P1 n) -> s = all P1 (n - 1) ++ [P0] \/ s = all P1 (n - 1) ++ [P2].
Proof.
  revert s; induction n as [|n IH]; intros s M; [inversion M|].
  change (all P1 (S n)) with (P1 :: all P1 n) in M. replace (S n - 1) with n by lia.
  inversion M as [p s' t M' | p q s' N Hp Hq]; subst.
  - destruct n; [inversion M'|]. apply IH in M'. replace (S n - 1) with n in M' by lia.
    change (all P1 (S n)) with (P1 :: all P1 n). simpl. destruct M' as [-> | ->]; auto.
  - destruct n; [simpl; destruct p; auto; congruence|]. exfalso; apply Hq. now left.
Qed.

Lemma hub_move n p : p <> P0 -> move (all P1 n ++ [p]) (all P1 n ++ [P0]).
Proof. intros N. unfold all. induction n; simpl; [apply largest; auto | now apply smaller]. Qed.

Lemma hub_regular n : 2 <= n -> regular (bad_hub n).
Proof.
  intros L. unfold regular, bad_hub. rewrite !count_occ_app, app_length, all_length.
  rewrite count_all, count_other by congruence. simpl. lia.
Qed.

Lemma to_hub k s : walk (within roomy move) k s (all P1 (length s)) -> regular s ->
  reaches manaus s (bad_hub (length s)).
Proof.
  remember (all P1 (length s)) as e eqn:Ee. intros W. revert Ee.
  induction W as [s | k s t u (Rs & Rt & M) W IH]; intros Ee R.
  - exfalso. destruct R as [R _]. rewrite Ee in R at 1. rewrite count_all in R. lia.
  - pose proof (move_length _ _ M) as L. rewrite L in *.
    destruct (list_eq_dec peg_dec t u) as [E|E].
    + subst t. rewrite Ee in M. apply before_corner in M. rewrite <- L in *.
      assert (H : regular (bad_hub (length s))) by (apply hub_regular; unfold roomy in Rs; lia).
      destruct M as [M|M]; [exists 0; rewrite M at 1; apply here|].
      exists 1. apply walk_one. repeat split; try apply H; try apply R.
      rewrite M at 1. now apply hub_move.
    + assert (Q : regular t) by (apply side_false_regular; congruence).
      destruct (IH Ee Q) as [l Wl]. exists (S l). eapply go; eauto.
      repeat split; apply R || apply Q || auto.
Qed.

Lemma bad_to_hub s : regular s -> side s = false -> reaches manaus s (bad_hub (length s)).
Proof.
  intros R F. eapply to_hub; auto. pose proof (roomy_walk s (regular_roomy s R)) as W.
  rewrite F in W. exact W.
Qed.

Lemma same_component s t :
  regular s -> regular t -> length s = length t -> (reaches manaus s t <-> side s = side t).
Proof.
  intros Rs Rt L. split; [intros [k W]; now apply manaus_roomy, side_walk in W|].
  intros E.
  assert (H : exists c, reaches manaus s c /\ reaches manaus t c).
  { destruct (side s) eqn:S.
    - exists (all P0 (length s)). split; [|rewrite L]; now apply good_exactly_on_the_side_of_p0.
    - exists (bad_hub (length s)). split; [|rewrite L]; now apply bad_to_hub. }
  destruct H as (c & [k Wk] & [l Wl]). exists (k + l). eapply walk_trans; [exact Wk|].
  apply walk_back; auto using manaus_back.
Qed.

(** For every n >= 2 there are exactly two components: a regular state x and a regular state y, not
    joined, such that every regular state is joined to one of them. *)
Theorem two_components : forall n, 2 <= n -> exists x y,
  length x = n /\ length y = n /\ regular x /\ regular y /\ ~ reaches manaus x y
  /\ forall s, length s = n -> regular s -> reaches manaus s x \/ reaches manaus s y.
Proof.
  intros n L.
  assert (X : regular (all P0 n)).
  { unfold regular. rewrite !count_other, all_length by congruence. lia. }
  pose proof (hub_regular n L) as Y.
  assert (Ly : length (bad_hub n) = n).
  { unfold bad_hub. rewrite app_length, all_length. simpl. lia. }
  exists (all P0 n), (bad_hub n). split; [apply all_length|]. do 3 (split; auto). split.
  - rewrite same_component, side_all_P0 by (auto; now rewrite all_length).
    unfold bad_hub. destruct n as [|[|n]]; [lia | lia | discriminate].
  - intros s <- R. destruct (side s) eqn:S; [left | right].
    + now apply good_exactly_on_the_side_of_p0.
    + now apply bad_to_hub.
Qed.
