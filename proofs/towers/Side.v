(** * Hanoi: the shortest path in the drawing
    The drawing of the graph is a triangle with the towers at its corners. The place of a state is
    said by three numbers, one for each corner, which together are 2^n - 1: the largest disc
    chooses the corner nearest to it, and the others the place in that part of the drawing, which
    is turned over so that the moves of the largest disc are short lines. On the side from A to C
    the number of B is 0. *)
From Coq Require Import List Arith Lia Bool FinFun.
From Manaus.towers Require Export Positions.
Import ListNotations.

(** How near the place of a state is to the corner of a peg. *)
Fixpoint near (c : peg) (s : state) : nat :=
  match s with
  | [] => 0
  | p :: s => if peg_dec p c then 2 ^ length s + near c s else near (third p c) s
  end.

Lemma near_corner p n : near p (all p n) = 2 ^ n - 1.
Proof.
  induction n as [|n IH]; [reflexivity|]. change (all p (S n)) with (p :: all p n). cbn [near].
  destruct (peg_dec p p); [|congruence]. rewrite IH, all_length, Nat.pow_succ_r'.
  pose proof (pow2_pos n). lia.
Qed.

Lemma near_sum s : near P0 s + near P1 s + near P2 s = 2 ^ length s - 1.
Proof.
  induction s as [|p s IH]; [reflexivity|]. pose proof (pow2_pos (length s)).
  cbn [length]. rewrite Nat.pow_succ_r'. destruct p; cbn; lia.
Qed.

Lemma near_at_most c s : near c s <= 2 ^ length s - 1.
Proof. pose proof (near_sum s). destruct c; lia. Qed.

(** The numbers say the state. *)
Lemma near_says_state s t : length s = length t -> (forall c, near c s = near c t) -> s = t.
Proof.
  revert t; induction s as [|p s IH]; intros [|q t] L E; try discriminate; auto.
  injection L as L. pose proof (pow2_pos (length s)) as Pos.
  assert (H : p = q).
  { pose proof (E p) as F. cbn [near] in F. destruct (peg_dec p p); [|congruence].
    destruct (peg_dec q p); auto. pose proof (near_at_most (third q p) t). rewrite L in *. lia. }
  subst q. f_equal. apply IH; auto. intros c. destruct (peg_dec p c) as [<-|N].
  - pose proof (E p) as F. cbn [near] in F. destruct (peg_dec p p); [|congruence].
    rewrite L in F. lia.
  - pose proof (E (third p c)) as F. destruct (third_ne p c N) as [Np _]. cbn [near] in F.
    destruct (peg_dec p (third p c)); [congruence|]. now rewrite third_third in F by auto.
Qed.

(** A move goes to a neighboring place: from the corner of one peg by one, to that of another. *)
Lemma near_move s t : move s t -> exists p q, p <> q /\ near p s = S (near p t)
  /\ near q t = S (near q s) /\ near (third p q) s = near (third p q) t.
Proof.
  induction 1 as [p s t M (a & b & N & A & B & C) | p q s N Hp Hq].
  - pose proof (move_length _ _ M) as L.
    set (turn := fun c => if peg_dec p c then c else third p c).
    assert (T : forall c, exists k, near (turn c) (p :: s) = k + near c s
      /\ near (turn c) (p :: t) = k + near c t).
    { intros c. unfold turn. destruct (peg_dec p c) as [<-|D].
      - exists (2 ^ length s). cbn [near]. destruct (peg_dec p p); [|congruence].
        now rewrite <- L.
      - exists 0. destruct (third_ne p c D) as [E _]. cbn [near].
        destruct (peg_dec p (third p c)); [congruence|]. now rewrite third_third. }
    exists (turn a), (turn b). destruct (T a) as (ka & Sa & Ta), (T b) as (kb & Sb & Tb),
      (T (third a b)) as (kc & Sc & Tc).
    assert (turn a <> turn b /\ third (turn a) (turn b) = turn (third a b)) as [D ->]
      by (destruct p, a, b; cbn; split; congruence).
    split; [exact D|]. split; [lia|]. split; lia.
  - exists p, q. rewrite (bare p q s N Hp Hq). set (n := length s). pose proof (pow2_pos n).
    destruct (third_ne p q N) as [Np Nq]. cbn [near]. rewrite all_length.
    destruct (peg_dec p p), (peg_dec q q), (peg_dec q p), (peg_dec p q),
      (peg_dec p (third p q)), (peg_dec q (third p q)); try congruence.
    rewrite (third_third p q) by auto.
    replace (third q p) with (third p q) by now apply third_comm.
    replace (third q (third p q)) with p by (destruct p, q; cbn in *; congruence).
    pose proof (near_corner (third p q) n).
    assert (Z : forall c, c <> third p q -> near c (all (third p q) n) = 0).
    { intros c Nc. pose proof (near_sum (all (third p q) n)) as Sum. rewrite all_length in Sum.
      destruct p, q; cbn [third] in *; try congruence; destruct c; try congruence; lia. }
    rewrite (Z p), (Z q) by congruence. split; [exact N|]. split; [lia|]. split; lia.
Qed.

(** ** The side *)
Lemma on_the_way p q s : p <> q ->
  (near (third p q) s = 0 <-> exists m, m < 2 ^ length s /\ position (length s) p q m = s).
Proof.
  revert p q; induction s as [|h s IH]; intros p q N.
  - split; [exists 0; auto | reflexivity].
  - destruct (third_ne p q N) as [Np Nq]. pose proof (pow2_pos (length s)) as Pos.
    assert (P : third p (third p q) = q) by now apply third_third.
    assert (Q : third (third p q) q = p) by (destruct p, q; cbn in *; congruence).
    assert (R : third q (third p q) = p) by (destruct p, q; cbn in *; congruence).
    cbn [length near position]. rewrite Nat.pow_succ_r'. set (n := length s) in *. split.
    + destruct (peg_dec h (third p q)) as [->|Nh]; [lia|]. intros Z.
      destruct (peg_dec h p) as [->|Nhp].
      * destruct (IH p (third p q)) as [IH' _]; auto.
        destruct IH' as (m & B & E); [exact Z|]. exists m. split; [lia|].
        rewrite highest_bit_0 by auto. now f_equal.
      * assert (h = q) as -> by (destruct p, q, h; cbn in *; congruence).
        destruct (IH (third p q) q) as [IH' _]; auto. rewrite Q in IH'. rewrite R in Z.
        destruct IH' as (m & B & E); [exact Z|]. exists (2 ^ n + m). split; [lia|].
        rewrite highest_bit_1 by auto. f_equal. etransitivity; [|exact E].
        apply position_low. intros e L. now apply high_bit.
    + intros (m & B & E). destruct (lt_dec m (2 ^ n)) as [L|L].
      * rewrite highest_bit_0 in E by auto. injection E as <- E.
        destruct (peg_dec p (third p q)); [congruence|]. apply IH; eauto.
      * replace m with (2 ^ n + (m - 2 ^ n)) in E by lia.
        rewrite highest_bit_1 in E by lia. injection E as <- E.
        destruct (peg_dec q (third p q)); [congruence|]. rewrite R, <- Q at 1.
        apply IH; auto. exists (m - 2 ^ n). split; [lia|]. etransitivity; [|exact E].
        apply position_low. intros e Le. symmetry. apply high_bit; lia.
Qed.

Lemma position_differs n p q l m : p <> q -> l < 2 ^ n -> m < 2 ^ n ->
  position n p q l = position n p q m -> l = m.
Proof.
  revert p q l m; induction n as [|n IH]; intros p q l m N L M E; [simpl in *; lia|].
  destruct (third_ne p q N) as [Np Nq]. rewrite Nat.pow_succ_r' in *. cbn [position] in E.
  assert (H : forall k, k < 2 * 2 ^ n -> 2 ^ n <= k ->
    exists j, k = 2 ^ n + j /\ j < 2 ^ n) by (intros k ? ?; exists (k - 2 ^ n); lia).
  destruct (lt_dec l (2 ^ n)) as [Ll|Ll], (lt_dec m (2 ^ n)) as [Lm|Lm].
  - rewrite !highest_bit_0 in E by auto. injection E as E. apply (IH p (third p q)); auto.
  - destruct (H m) as (j & -> & J); try lia.
    rewrite highest_bit_0, highest_bit_1 in E by auto. injection E as E _. congruence.
  - destruct (H l) as (i & -> & I); try lia.
    rewrite highest_bit_1, highest_bit_0 in E by auto. injection E as E _. congruence.
  - destruct (H l) as (i & -> & I), (H m) as (j & -> & J); try lia.
    rewrite !highest_bit_1 in E by auto. injection E as E. f_equal. apply (IH (third p q) q); auto.
    rewrite <- (position_low n _ q (2 ^ n + i) i),
      <- (position_low n _ q (2 ^ n + j) j) by (intros; now apply high_bit).
    exact E.
Qed.

(** In the drawing, where each tower is at its corner, every state has a place of its own and a
    move goes to a neighboring place, the optimal solution passes 2^n states, all different, and
    these are exactly the states on the side from A to C. *)
Theorem optimal_solution_is_the_side : forall n, 1 <= n ->
  let at_corner p s := near p s = 2 ^ n - 1 in
  (forall p s, length s = n -> (at_corner p s <-> s = all p n))
  /\ (forall s, length s = n -> near P0 s + near P1 s + near P2 s = 2 ^ n - 1)
  /\ (forall s t, length s = n -> length t = n -> (forall c, near c s = near c t) -> s = t)
  /\ (forall s t, move s t -> exists p q, p <> q /\ near p s = S (near p t)
        /\ near q t = S (near q s) /\ near (third p q) s = near (third p q) t)
  /\ (forall s, length s = n -> (near P1 s = 0 <-> exists m, m < 2 ^ n /\ after_move n m = s))
  /\ (forall l m, l < 2 ^ n -> m < 2 ^ n -> after_move n l = after_move n m -> l = m).
Proof.
  intros n _ at_corner. split; [|split; [|split; [|split; [|split]]]].
  - intros p s L. split; [|intros ->; apply near_corner]. unfold at_corner. intros E.
    apply near_says_state; [now rewrite all_length|]. intros c.
    pose proof (near_sum s) as S1. pose proof (near_sum (all p n)) as S2.
    pose proof (near_corner p n) as K. rewrite all_length in S2. rewrite L in S1.
    destruct p, c; lia.
  - intros s <-. apply near_sum.
  - intros s t L M. apply near_says_state. congruence.
  - apply near_move.
  - intros s <-. apply (on_the_way P0 P2 s). congruence.
  - intros l m. apply position_differs. congruence.
Qed.
