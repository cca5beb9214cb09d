(** * The numbers in binary, one after another
    A number m + 1 >= 1 has its lowest 1 at some place. To the right of it m has only 1s, at that
    place a 0, and to the left both have the same. So on the way from m to m + 1 one 0 becomes a 1,
    and that is the lowest 1 of m + 1. How the numbers with the lowest 1 at place k follow each
    other is said of the moves of disc k in [MoveNumbers]. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.towers Require Export PegsOfMoves.
Import ListNotations.

(** From one number to the next, the 0 at place k, the last bit being that of place 1, becomes
    a 1. *)
Definition becomes_1 (m k : nat) : Prop :=
  1 <= k /\ Nat.testbit m (k - 1) = false /\ Nat.testbit (S m) (k - 1) = true.

Lemma bits_around m d e : first_one (S m) (S d) ->
  (e < d -> Nat.testbit m e = true) /\ Nat.testbit m d = false
  /\ (d < e -> Nat.testbit m e = Nat.testbit (S m) e).
Proof.
  intros (_ & One & Zero). replace (S d - 1) with d in * by lia.
  pose proof (pow2_pos d) as Pos. assert (P : 2 ^ d <> 0) by lia.
  assert (Low : S m mod 2 ^ d = 0).
  { apply Nat.bits_inj_0. intros f. destruct (lt_dec f d) as [L|L].
    - rewrite Nat.mod_pow2_bits_low by auto. now apply Zero.
    - apply Nat.mod_pow2_bits_high. lia. }
  apply Nat.mod_divides in Low as [c Low]; auto.
  assert (Odd : Nat.odd c = true).
  { rewrite <- Nat.bit0_odd, <- One, Low, Nat.mul_comm. symmetry.
    rewrite <- (Nat.mul_pow2_bits_add c d 0). f_equal. }
  apply Nat.odd_spec in Odd as [j ->].
  assert (M : m = (2 ^ d - 1) + 2 * j * 2 ^ d) by lia.
  assert (Div : m / 2 ^ d = 2 * j) by (rewrite M, Nat.div_add, Nat.div_small by lia; lia).
  assert (Div' : S m / 2 ^ d = 2 * j + 1) by (rewrite Low, Nat.mul_comm; now apply Nat.div_mul).
  assert (High : forall x f, d <= f -> Nat.testbit x f = Nat.testbit (x / 2 ^ d) (f - d))
    by (intros x f L; rewrite Nat.div_pow2_bits; f_equal; lia).
  split; [|split].
  - intros L. rewrite <- (Nat.mod_pow2_bits_low m d e) by auto.
    rewrite M, Nat.mod_add, Nat.mod_small by lia.
    replace (2 ^ d - 1) with (Nat.ones d) by (rewrite Nat.ones_equiv; lia).
    now apply Nat.ones_spec_low.
  - rewrite High, Div, Nat.sub_diag by lia. apply Nat.testbit_even_0.
  - intros L. rewrite (High m), (High (S m)), Div, Div' by lia.
    replace (e - d) with (S (e - d - 1)) by lia.
    now rewrite Nat.testbit_even_succ, Nat.testbit_odd_succ by lia.
Qed.

Lemma some_first_one m : exists k, first_one (S m) k.
Proof.
  destruct (some_disc_moves (S m) (S m)) as [k D]; [lia | apply Nat.pow_gt_lin_r; lia |].
  exists k. apply (moves_first_one (S m)); auto; [lia | apply Nat.pow_gt_lin_r; lia].
Qed.

(** @proves hanoi2012/binary-list
    From each number to the next exactly one 0 becomes a 1, and it is the first 1 from the right of
    the next. Among 1 to 2^n - 1 the numbers that end in a 1 and k - 1 zeros are 2^(k-1) (2q + 1)
    for q = 0 to 2^(n-k) - 1: 2^(k-1) - 1 numbers stand before the first, as many after the last,
    and 2^k - 1 between each and the next. *)
Theorem numbers_in_binary : forall n, 1 <= n ->
  (forall m, exists k, first_one (S m) k /\ forall e, becomes_1 m e <-> e = k)
  /\ forall k, 1 <= k <= n -> let number q := 2 ^ (k - 1) * (2 * q + 1) in
    (forall m, 1 <= m <= 2 ^ n - 1 ->
      (first_one m k <-> exists q, q < 2 ^ (n - k) /\ m = number q))
    /\ number 0 - 1 = 2 ^ (k - 1) - 1
    /\ (forall q, number (S q) - number q - 1 = 2 ^ k - 1)
    /\ 2 ^ n - 1 - number (2 ^ (n - k) - 1) = 2 ^ (k - 1) - 1.
Proof.
  intros n L. split.
  - intros m. destruct (some_first_one m) as [[|d] F]; [destruct F; lia|]. exists (S d).
    split; auto. intros e. unfold becomes_1. pose proof F as (_ & One & Zero).
    replace (S d - 1) with d in * by lia. split.
    + intros (E1 & A & B). destruct (lt_eq_lt_dec (e - 1) d) as [[H|H]|H]; [|lia|];
        destruct (bits_around m d (e - 1) F) as (Lo & _ & Hi).
      * now rewrite Lo in A.
      * now rewrite Hi, B in A.
    + intros ->. replace (S d - 1) with d by lia. destruct (bits_around m d d F) as (_ & H & _).
      repeat split; auto; lia.
  - intros k K number. destruct (moves_of_disc_k n k K) as [M Gaps]. split; auto.
    intros m B. rewrite <- disc_is_place_of_first_one by eauto. now apply M.
Qed.
