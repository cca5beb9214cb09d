(** * Hanoi: the pegs of a move, by the bits of its number
    Disc d goes round the pegs in one direction, so the pegs of its move depend on how often it has
    moved before. That is the number q that the bits to the left of the lowest 1 of m form. The
    proof is the recursion of algorithm 1: its second half starts where the first has ended. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.towers Require Export Positions.
Import ListNotations.

(** The pegs A, B, C have the numbers 0, 1, 2, counted round. *)
Definition peg_number (x : nat) : peg :=
  match x mod 3 with 0 => P0 | 1 => P1 | _ => P2 end.

(** A way to count the pegs round. *)
Definition counts (f : nat -> peg) : Prop := forall x y, f x = f y <-> x mod 3 = y mod 3.

Lemma mod_3 x : x mod 3 = 0 \/ x mod 3 = 1 \/ x mod 3 = 2.
Proof. pose proof (Nat.mod_upper_bound x 3). lia. Qed.

Lemma peg_number_counts : counts peg_number.
Proof.
  intros x y. unfold peg_number.
  destruct (mod_3 x) as [->|[->| ->]], (mod_3 y) as [->|[->| ->]]; split; congruence.
Qed.

Lemma double_mod x y : (2 * x) mod 3 = (2 * y) mod 3 <-> x mod 3 = y mod 3.
Proof.
  rewrite (Nat.mul_mod 2 x), (Nat.mul_mod 2 y) by lia.
  destruct (mod_3 x) as [->|[->| ->]], (mod_3 y) as [->|[->| ->]]; simpl; lia.
Qed.

Lemma counts_double f : counts f -> counts (fun x => f (2 * x)).
Proof. intros C x y. rewrite (C _ _). apply double_mod. Qed.

Lemma counts_shift f a : counts f -> counts (fun x => f (x + a)).
Proof.
  intros C x y. rewrite (C _ _), (Nat.add_mod x a), (Nat.add_mod y a) by lia.
  destruct (mod_3 x) as [->|[->| ->]], (mod_3 y) as [->|[->| ->]], (mod_3 a) as [->|[->| ->]];
    simpl; lia.
Qed.

(** The powers of 2 are 1 and 2 in turn. *)
Lemma pow2_mod_3 n : (2 ^ n) mod 3 = if Nat.even n then 1 else 2.
Proof.
  induction n as [|n IH]; auto.
  rewrite Nat.pow_succ_r', Nat.mul_mod, IH, Nat.even_succ, <- Nat.negb_even by lia.
  now destruct (Nat.even n).
Qed.

Lemma three_corners f n : counts f ->
  f 0 <> f (2 ^ S n) /\ f (2 ^ n) = third (f 0) (f (2 ^ S n)).
Proof.
  intros C.
  assert (A : f 0 <> f (2 ^ S n))
    by (intros E; apply C in E; rewrite pow2_mod_3 in E; now destruct (Nat.even (S n))).
  assert (B : f (2 ^ n) <> f 0)
    by (intros E; apply C in E; rewrite pow2_mod_3 in E; now destruct (Nat.even n)).
  assert (D : f (2 ^ n) <> f (2 ^ S n)).
  { intros E. apply C in E. rewrite !pow2_mod_3, Nat.even_succ, <- Nat.negb_even in E.
    now destruct (Nat.even n). }
  split; auto. now apply third_only.
Qed.

Lemma nth_hanoi_moves n f d j i : counts f -> 1 <= d -> d <= n ->
  nth_error (hanoi_moves n (f 0) (f (2 ^ n)) (third (f 0) (f (2 ^ n))))
    (2 ^ (d - 1) * (2 * j + 1) - 1) = Some i ->
  i = (d, f (2 ^ d * j), f (2 ^ d * (j + 1))).
Proof.
  revert f j; induction n as [|n IH]; intros f j C D N E; [lia|].
  destruct (three_corners f n C) as [A M]. rewrite hanoi_moves_step, <- M in E.
  pose proof (hanoi_moves_length n (f 0) (f (2 ^ n)) (f (2 ^ S n))) as L.
  assert (P : third (f 0) (f (2 ^ n)) = f (2 ^ S n)).
  { rewrite M. now apply third_third. }
  assert (Q : third (f (2 ^ n)) (f (2 ^ S n)) = f 0).
  { rewrite M. rewrite (third_comm (f 0)) by auto. rewrite third_comm.
    - apply third_third. auto.
    - apply third_ne. auto. }
  pose proof (pow2_pos (d - 1)) as Pd. set (m := 2 ^ (d - 1) * (2 * j + 1)) in *.
  assert (M2 : m = 2 * (2 ^ (d - 1) * j) + 2 ^ (d - 1)) by (unfold m; ring). clearbody m.
  destruct (Nat.eq_dec d (S n)) as [->|Dn].
  - replace (S n - 1) with n in * by lia. destruct j as [|j].
    + replace (m - 1) with (length (hanoi_moves n (f 0) (f (2 ^ n)) (f (2 ^ S n)))) in E by lia.
      rewrite nth_error_app2, Nat.sub_diag in E by lia. cbn [nth_error] in E.
      injection E as <-. now rewrite Nat.mul_0_r, Nat.add_0_l, Nat.mul_1_r.
    + exfalso. assert (B : nth_error (hanoi_moves n (f 0) (f (2 ^ n)) (f (2 ^ S n))
          ++ (S n, f 0, f (2 ^ S n)) :: hanoi_moves n (f (2 ^ n)) (f (2 ^ S n)) (f 0)) (m - 1)
          = None); [|congruence].
      apply nth_error_None. rewrite app_length. cbn [length].
      pose proof (hanoi_moves_length n (f (2 ^ n)) (f (2 ^ S n)) (f 0)).
      rewrite (Nat.mul_succ_r (2 ^ n)) in M2. lia.
  - assert (W : 2 ^ n = 2 ^ d * 2 ^ (n - d)) by (rewrite <- Nat.pow_add_r; f_equal; lia).
    assert (V : 2 ^ d = 2 * 2 ^ (d - 1))
      by (rewrite <- Nat.pow_succ_r'; f_equal; lia).
    destruct (lt_dec j (2 ^ (n - d))) as [H|H].
    + assert (K : 2 ^ d * (j + 1) <= 2 ^ n) by (rewrite W; apply Nat.mul_le_mono_l; lia).
      rewrite V in K. rewrite nth_error_app1 in E by lia. rewrite <- P in E.
      apply (IH f j C); auto; [lia|]. rewrite <- E. f_equal. lia.
    + set (k := j - 2 ^ (n - d)). assert (J : j = k + 2 ^ (n - d)) by (unfold k; lia).
      assert (G : m = 2 ^ n + 2 ^ (d - 1) * (2 * k + 1)) by (rewrite M2, W, V, J; ring).
      assert (K : 1 <= 2 ^ (d - 1) * (2 * k + 1))
        by (apply (Nat.mul_le_mono 1 _ 1); lia).
      rewrite nth_error_app2 in E by lia.
      replace (m - 1 - length (hanoi_moves n (f 0) (f (2 ^ n)) (f (2 ^ S n))))
        with (S (2 ^ (d - 1) * (2 * k + 1) - 1)) in E by lia.
      cbn [nth_error] in E.
      pose proof (IH (fun x => f (x + 2 ^ n)) k (counts_shift f (2 ^ n) C) D ltac:(lia)) as X.
      cbv beta in X. replace (0 + 2 ^ n) with (2 ^ n) in X by lia.
      replace (2 ^ n + 2 ^ n) with (2 ^ S n) in X by (rewrite Nat.pow_succ_r'; lia).
      rewrite Q in X. rewrite (X E).
      replace (2 ^ d * j) with (2 ^ d * k + 2 ^ n) by (rewrite J, W; ring).
      replace (2 ^ d * (j + 1)) with (2 ^ d * (k + 1) + 2 ^ n) by (rewrite J, W; ring).
      reflexivity.
Qed.

(** The pegs of move m by the bits of m alone: with its lowest 1 at place d, and j the number that
    the bits to the left of that 1 form, move m takes disc d from the peg with the number 2^d j to
    the one with the number 2^d (j + 1), modulo 3, if the number n of bits is odd; if n is even,
    both are doubled, that is, B and C change places. *)
Theorem pegs_of_a_move : forall n d j, 1 <= d <= n -> let m := 2 ^ (d - 1) * (2 * j + 1) in
  1 <= m <= 2 ^ n - 1 ->
  move_number n m = Some (if Nat.odd n
    then (d, peg_number (2 ^ d * j), peg_number (2 ^ d * (j + 1)))
    else (d, peg_number (2 * (2 ^ d * j)), peg_number (2 * (2 ^ d * (j + 1))))).
Proof.
  intros n d j [D N] m [A B]. unfold move_number, solution. pose proof (pow2_pos n).
  destruct (nth_error (hanoi_moves n P0 P2 P1) (m - 1)) as [i|] eqn:E.
  - destruct (Nat.odd n) eqn:O; f_equal.
    + apply (nth_hanoi_moves n peg_number d j i); auto using peg_number_counts.
      assert (T : peg_number (2 ^ n) = P2); [|rewrite T; exact E].
      unfold peg_number. rewrite pow2_mod_3. rewrite <- Nat.negb_even in O.
      now destruct (Nat.even n).
    + apply (nth_hanoi_moves n (fun x => peg_number (2 * x)) d j i); auto.
      * apply (counts_double peg_number), peg_number_counts.
      * assert (T : peg_number (2 * 2 ^ n) = P2); [|rewrite T; exact E].
        unfold peg_number. rewrite Nat.mul_mod, pow2_mod_3 by lia. rewrite <- Nat.negb_even in O.
        now destruct (Nat.even n).
  - apply nth_error_None in E. pose proof (hanoi_moves_length n P0 P2 P1). lia.
Qed.

(** @proves hanoi2012/kolar
    Every number m >= 1 is such a product, in one way. *)
Theorem lowest_one_and_the_bits_left_of_it : forall m, 1 <= m ->
  exists d j, 1 <= d /\ m = 2 ^ (d - 1) * (2 * j + 1)
    /\ forall c i, 1 <= c -> m = 2 ^ (c - 1) * (2 * i + 1) -> c = d /\ i = j.
Proof.
  induction m as [m IH] using lt_wf_ind. intros L. destruct (Nat.Even_or_Odd m) as [[k K]|[k K]].
  - destruct (IH k) as (d & j & D & E & U); [lia | lia |]. exists (S d), j. split; [lia|].
    replace (S d - 1) with (S (d - 1)) by lia.
    rewrite Nat.pow_succ_r', <- Nat.mul_assoc, <- E. split; [exact K|].
    intros c i C F. destruct (Nat.eq_dec c 1) as [->|N]; [simpl in F; lia|].
    destruct (U (c - 1) i); [lia | | lia]. replace (c - 1) with (S (c - 1 - 1)) in F by lia.
    rewrite Nat.pow_succ_r', <- Nat.mul_assoc in F. lia.
  - exists 1, k. split; auto. split; [simpl; lia|]. intros c i C F.
    destruct (Nat.eq_dec c 1) as [->|N]; [simpl in F; lia|].
    replace (c - 1) with (S (c - 1 - 1)) in F by lia.
    rewrite Nat.pow_succ_r', <- Nat.mul_assoc in F. lia.
Qed.
