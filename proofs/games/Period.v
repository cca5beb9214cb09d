(** * Periods of subtraction games

    The value of a heap depends on nothing but the values of the max S heaps below it.  So if one
    window of max S values returns after p heaps, all values from its start on repeat with period p.
    This is what stands behind the certificates of periods: a finite table that proves a statement
    on all heaps.  The check of a certificate is a function here, and what it accepts is proved. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.games Require Import Game Grundy Heaps Subtraction.
Import ListNotations.

(** The Grundy value of a heap in the subtraction game of S. *)
Definition value (S : list nat) (heap : nat) : nat := grundy (subtraction S) heap.

Lemma value_equation : forall S heap, value S heap = mex (map (value S) (subtract S heap)).
Proof. intros S heap. apply (grundy_equation (subtraction S)). Qed.

(** Where every s in S can be taken from both heaps and leads to equal values, the values agree. *)
Lemma values_follow_from_windows : forall S x y,
  (forall s, In s S -> s <= x /\ s <= y) ->
  (forall s, In s S -> 1 <= s -> value S (x - s) = value S (y - s)) -> value S x = value S y.
Proof.
  intros S x y Hle Hv. rewrite (value_equation S x), (value_equation S y). f_equal.
  unfold subtract. rewrite !map_map.
  replace (filter (fun s => (1 <=? s) && (s <=? y)) S)
    with (filter (fun s => (1 <=? s) && (s <=? x)) S).
  - apply map_ext_in. intros s Hs. apply filter_In in Hs as [Hin Hs].
    apply andb_true_iff in Hs as [H1 _]. apply Nat.leb_le in H1. apply Hv; assumption.
  - apply filter_ext_in. intros s Hs. destruct (Hle s Hs) as [Hx Hy].
    apply Nat.leb_le in Hx, Hy. rewrite Hx, Hy. reflexivity.
Qed.

(** The period theorem: a window of w >= max S values that returns after p heaps. *)
Theorem repeated_window : forall (S : list nat) (w a p : nat),
  (forall s, In s S -> s <= w) ->
  (forall i, i < w -> value S (a + i) = value S (a + p + i)) ->
  forall x, a <= x -> value S (x + p) = value S x.
Proof.
  intros S w a p Hw Hwindow x. induction x as [x IH] using lt_wf_ind. intros Ha.
  destruct (Nat.lt_ge_cases x (a + w)) as [Hx|Hx].
  - replace x with (a + (x - a)) at 2 by lia. rewrite Hwindow by lia. f_equal. lia.
  - apply values_follow_from_windows.
    + intros s Hs. apply Hw in Hs. lia.
    + intros s Hs H1. apply Hw in Hs. replace (x + p - s) with (x - s + p) by lia. apply IH; lia.
Qed.

(** ... and then they repeat after any number of periods. *)
Theorem repeats_for_ever : forall (S : list nat) (w a p : nat),
  (forall s, In s S -> s <= w) ->
  (forall i, i < w -> value S (a + i) = value S (a + p + i)) ->
  forall x n, a <= x -> value S (x + n * p) = value S x.
Proof.
  intros S w a p Hw Hwindow x n Hx. induction n as [|n IH]; simpl.
  - f_equal. lia.
  - replace (x + (p + n * p)) with (x + n * p + p) by lia.
    rewrite (repeated_window S w a p) by (auto; lia). exact IH.
Qed.

(** ** The check of a certificate *)

(** The largest number that may be taken. *)
Definition largest (S : list nat) : nat := fold_right Nat.max 0 S.

(** The values listed for the options of a heap. *)
Definition listed (S values : list nat) (heap : nat) : list nat :=
  map (fun left => nth left values 0) (subtract S heap).

Fixpoint values_right (S values : list nat) (n : nat) : bool :=
  match n with
  | 0 => true
  | Datatypes.S heap =>
      values_right S values heap && (nth heap values 0 =? mex (listed S values heap))
  end.

(** The window of [count] values from [from] on returns after p heaps. *)
Fixpoint returns (values : list nat) (from p count : nat) : bool :=
  match count with
  | 0 => true
  | Datatypes.S i =>
      returns values from p i && (nth (from + i) values 0 =? nth (from + p + i) values 0)
  end.

(** No smaller preperiod: one heap earlier the values differ.  No smaller period: for every smaller
    q some value of one period differs from the value q heaps on. *)
Definition earlier_fails (values : list nat) (from p : nat) : bool :=
  match from with
  | 0 => true
  | Datatypes.S b => negb (nth b values 0 =? nth (b + p) values 0)
  end.

Definition smaller_fail (values : list nat) (from p : nat) : bool :=
  forallb (fun q => negb (returns values from q (p - q))) (seq 1 (p - 1)).

(** A certificate: S, preperiod, period, and the values of the heaps from 0 to
    preperiod + period + max S - 1. *)
Definition certified (S : list nat) (preperiod period : nat) (values : list nat) : bool :=
  (1 <=? period) &&
  (length values =? preperiod + period + largest S) &&
  values_right S values (length values) &&
  returns values preperiod period (largest S) &&
  earlier_fails values preperiod period &&
  smaller_fail values preperiod period.

Lemma largest_is_largest : forall S s, In s S -> s <= largest S.
Proof.
  induction S as [|x S IH]; intros s [].
  - subst. simpl. lia.
  - apply IH in H. simpl. lia.
Qed.

Lemma listed_values_are_right : forall S values n, values_right S values n = true ->
  forall heap, heap < n -> nth heap values 0 = value S heap.
Proof.
  intros S values. induction n as [|n IH]; intros H heap Hn; [lia|].
  simpl in H. apply andb_true_iff in H as [Hall Hlast]. specialize (IH Hall).
  destruct (Nat.eq_dec heap n) as [->|]; [|apply IH; lia].
  apply Nat.eqb_eq in Hlast. rewrite Hlast, value_equation. f_equal. unfold listed.
  apply map_ext_in. intros left Hin. apply subtract_less in Hin. apply IH. lia.
Qed.

Lemma returns_spec : forall values from p count, returns values from p count = true <->
  forall i, i < count -> nth (from + i) values 0 = nth (from + p + i) values 0.
Proof.
  intros values from p. induction count as [|n IH]; simpl.
  - split; [intros _ i Hi; lia|reflexivity].
  - rewrite andb_true_iff, IH, Nat.eqb_eq. split.
    + intros [H Hn] i Hi. destruct (Nat.eq_dec i n) as [->|]; [exact Hn|apply H; lia].
    + intros H. split; [intros i Hi|]; apply H; lia.
Qed.

(** What the check accepts: the values repeat from the preperiod on, ... *)
Theorem certified_period : forall (S : list nat) (preperiod period : nat) (values : list nat),
  certified S preperiod period values = true ->
  forall x, preperiod <= x -> value S (x + period) = value S x.
Proof.
  unfold certified. intros S a p values H. rewrite !andb_true_iff in H.
  destruct H as [[[[[Hp Hlen] Hright] Hreturns] _] _]. apply Nat.eqb_eq in Hlen.
  apply Nat.leb_le in Hp.
  pose proof (listed_values_are_right S values _ Hright) as Hval.
  apply (repeated_window S (largest S)); [apply largest_is_largest|].
  intros i Hi. rewrite <- !Hval by lia. apply (proj1 (returns_spec _ _ _ _) Hreturns), Hi.
Qed.

(** ... not one heap earlier, and with no smaller period. *)
Theorem certified_least : forall (S : list nat) (preperiod period : nat) (values : list nat),
  certified S preperiod period values = true ->
  (forall a, a < preperiod ->
     exists x, a <= x /\ value S (x + period) <> value S x) /\
  (forall q, 1 <= q < period ->
     exists x, preperiod <= x /\ value S (x + q) <> value S x).
Proof.
  unfold certified. intros S a p values H. rewrite !andb_true_iff in H.
  destruct H as [[[[[Hp Hlen] Hright] _] Hearlier] Hsmaller]. apply Nat.eqb_eq in Hlen.
  apply Nat.leb_le in Hp.
  pose proof (listed_values_are_right S values _ Hright) as Hval. split.
  - intros b Hb. destruct a as [|a]; [lia|]. exists a. split; [lia|].
    rewrite <- !Hval by lia. simpl in Hearlier. apply negb_true_iff, Nat.eqb_neq in Hearlier. auto.
  - intros q Hq. unfold smaller_fail in Hsmaller. rewrite forallb_forall in Hsmaller.
    specialize (Hsmaller q ltac:(apply in_seq; lia)). apply negb_true_iff in Hsmaller.
    assert (Hsome : exists i, i < p - q /\ nth (a + i) values 0 <> nth (a + q + i) values 0).
    { clear - Hsmaller. induction (p - q) as [|n IH]; [discriminate|].
      simpl in Hsmaller. apply andb_false_iff in Hsmaller as [H|H].
      - destruct (IH H) as [i [Hi Hne]]. exists i. split; [lia|exact Hne].
      - apply Nat.eqb_neq in H. exists n. split; [lia|exact H]. }
    destruct Hsome as [i [Hi Hne]]. exists (a + i). split; [lia|].
    rewrite <- !Hval by lia. replace (a + i + q) with (a + q + i) by lia. auto.
Qed.

(** Outcomes repeat where the values do. *)
Theorem certified_outcomes : forall (S : list nat) (preperiod period : nat) (values : list nat),
  certified S preperiod period values = true -> forall x, preperiod <= x ->
  (P (subtraction S) normal (x + period) <-> P (subtraction S) normal x).
Proof.
  intros S a p values H x Hx. rewrite !P_iff_value_0. fold (value S (x + p)) (value S x).
  rewrite (certified_period S a p values H x Hx). reflexivity.
Qed.
