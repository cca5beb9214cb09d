(** * Hanoi: which disc moves when, and where to
    Algorithm 1 for n + 1 discs is itself for n discs, the move of disc n + 1, and itself for n
    discs again, with the pegs exchanged so that every disc goes the other way round. So the disc
    of move m is the place of the lowest 1 of m, and each disc always goes round in one direction.
    Since the shortest solution is one only ([Optimal]), this is said of every optimal solution. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.towers Require Export Optimal.
Import ListNotations.

(** The optimal solution: n discs from A = p0 to C = p2. *)
Definition solution (n : nat) : list instruction := hanoi_moves n P0 P2 P1.

(** The discs that move, one after another. *)
Definition discs (n : nat) : list nat := map disc_of (solution n).

(** Move m, the first being 1. *)
Definition move_number (n m : nat) : option instruction := nth_error (solution n) (m - 1).

(** Disc k makes move m. *)
Definition moves_disc (n m k : nat) : Prop := nth_error (discs n) (m - 1) = Some k.

(** The first 1 of m in binary, from the right, has place d; the last bit has place 1. *)
Definition first_one (m d : nat) : Prop :=
  1 <= d /\ Nat.testbit m (d - 1) = true /\ forall e, e < d - 1 -> Nat.testbit m e = false.

Lemma discs_step n p q r : map disc_of (hanoi_moves n p q r) = discs n.
Proof.
  unfold discs, solution. revert p q r. enough (H : forall p q r p' q' r',
    map disc_of (hanoi_moves n p q r) = map disc_of (hanoi_moves n p' q' r')) by auto.
  induction n as [|n IH]; intros; auto. rewrite !hanoi_moves_step, !map_app. cbn [map].
  f_equal; [apply IH|]. f_equal. apply IH.
Qed.

Lemma discs_succ n : discs (S n) = discs n ++ S n :: discs n.
Proof.
  unfold discs at 1, solution. rewrite hanoi_moves_step, map_app. cbn [map].
  rewrite !discs_step. reflexivity.
Qed.

Lemma discs_length n : length (discs n) + 1 = 2 ^ n.
Proof. unfold discs, solution. rewrite map_length. apply hanoi_moves_length. Qed.

Lemma discs_bound n k : In k (discs n) -> 1 <= k <= n.
Proof. intros I. apply in_map_iff in I as (i & <- & I). now apply small_discs in I. Qed.

(** ** Binary *)
Lemma high_bit n m e : e < n -> m < 2 ^ n -> Nat.testbit (2 ^ n + m) e = Nat.testbit m e.
Proof.
  intros E B. rewrite <- (Nat.mod_pow2_bits_low (2 ^ n
    + m) n e), <- (Nat.mod_pow2_bits_low m n e) by auto.
  f_equal. replace (2 ^ n + m) with (m + 1 * 2 ^ n) by lia. apply Nat.mod_add. lia.
Qed.

Lemma first_one_power n : first_one (2 ^ n) (S n).
Proof.
  split; [lia|]. replace (S n - 1) with n by lia. split; [apply Nat.pow2_bits_true|].
  intros e E. apply Nat.pow2_bits_false. lia.
Qed.

Lemma first_one_high n m d : d <= n -> m < 2 ^ n -> first_one m d -> first_one (2 ^ n + m) d.
Proof.
  intros D B (D1 & One & Zero). split; auto. split; [rewrite high_bit; auto; lia|].
  intros e E. rewrite high_bit; auto; lia.
Qed.

Lemma first_one_unique m c d : first_one m c -> first_one m d -> c = d.
Proof.
  intros (C1 & C & Cz) (D1 & D & Dz). destruct (lt_eq_lt_dec c d) as [[L|]|L]; auto; exfalso.
  - rewrite Dz in C by lia. discriminate.
  - rewrite Cz in D by lia. discriminate.
Qed.

(** The halves of the numbers below 2^(n+1). *)
Lemma moves_disc_halves n m k : 1 <= m -> m < 2 ^ S n -> (moves_disc (S n) m k <->
  (m < 2 ^ n /\ moves_disc n m k) \/ (m = 2 ^ n /\ k = S n)
  \/ (2 ^ n < m /\ moves_disc n (m - 2 ^ n) k)).
Proof.
  intros L B. unfold moves_disc. rewrite discs_succ. pose proof (discs_length n) as D.
  destruct (lt_eq_lt_dec m (2 ^ n)) as [[H|H]|H].
  - rewrite nth_error_app1 by lia. intuition lia.
  - rewrite nth_error_app2 by lia. replace (m - 1 - length (discs n)) with 0 by lia. simpl.
    split; [intros E; injection E; intuition lia | intros [?|[[_ ->]|?]]; [lia | auto | lia]].
  - rewrite nth_error_app2 by lia.
    replace (m - 1 - length (discs n)) with (S (m - 2 ^ n - 1)) by lia. simpl. intuition lia.
Qed.

Lemma moves_first_one n m k : 1 <= m -> m < 2 ^ n -> moves_disc n m k -> first_one m k.
Proof.
  revert m; induction n as [|n IH]; intros m L B M; [simpl in B; lia|].
  apply moves_disc_halves in M as [[H M]|[[-> ->]|[H M]]]; auto.
  - apply first_one_power.
  - replace m with (2 ^ n + (m - 2 ^ n)) by lia. rewrite Nat.pow_succ_r' in B.
    apply first_one_high; [| lia | apply IH; auto; lia].
    apply nth_error_In, discs_bound in M. lia.
Qed.

Lemma some_disc_moves n m : 1 <= m -> m < 2 ^ n -> exists k, moves_disc n m k.
Proof.
  intros L B. unfold moves_disc. pose proof (discs_length n).
  destruct (nth_error (discs n) (m - 1)) as [k|] eqn:E; [eauto|].
  apply nth_error_None in E. lia.
Qed.

(** Move m of the optimal solution is of the disc whose number is the place of the first 1 of m. *)
Theorem disc_is_place_of_first_one : forall n m k,
  1 <= n -> 1 <= m <= 2 ^ n - 1 -> (moves_disc n m k <-> first_one m k).
Proof.
  intros n m k _ [L B]. split; [apply moves_first_one; lia|]. intros F.
  destruct (some_disc_moves n m) as [c M]; try lia.
  pose proof (moves_first_one n m c L ltac:(lia) M) as C.
  now rewrite (first_one_unique m k c F C).
Qed.

Lemma first_one_odd m : first_one m 1 <-> Nat.odd m = true.
Proof.
  unfold first_one. change (1 - 1) with 0. rewrite Nat.bit0_odd.
  split; [tauto|]. intros O. repeat split; auto. intros; lia.
Qed.

(** Disc 1 makes the moves 1, 3, 5, ... and no others. *)
Theorem disc_1_makes_the_odd_moves : forall n m, 1 <= n -> 1 <= m <= 2 ^ n - 1 ->
  (moves_disc n m 1 <-> Nat.odd m = true).
Proof. intros n m L B. rewrite disc_is_place_of_first_one by auto. apply first_one_odd. Qed.

(** ** How often a disc moves, and how far apart *)
(** The q-th move of disc k, from q = 0 on, has the number 2^(k-1) (2q + 1). *)
Lemma moves_of_disc n m k : 1 <= k -> k <= n -> 1 <= m -> m < 2 ^ n ->
  (moves_disc n m k <-> exists q, q < 2 ^ (n - k) /\ m = 2 ^ (k - 1) * (2 * q + 1)).
Proof.
  intros K. revert m; induction n as [|n IH]; intros m B L M; [lia|].
  rewrite moves_disc_halves by auto. destruct (Nat.eq_dec k (S n)) as [->|N].
  - replace (S n - S n) with 0 by lia. replace (S n - 1) with n by lia. split.
    + intros [[H X]|[[-> _]|[H X]]]; [| exists 0; simpl; lia |];
        apply nth_error_In, discs_bound in X; lia.
    + intros (q & Q & ->). simpl in Q. replace q with 0 by lia. right. left. split; lia.
  - assert (E : 2 ^ n = 2 ^ (k - 1) * (2 * 2 ^ (n - k))).
    { replace (2 * 2 ^ (n - k)) with (2 ^ (S (n - k))) by apply Nat.pow_succ_r'.
      rewrite <- Nat.pow_add_r. f_equal. lia. }
    assert (D : 2 ^ (S n - k) = 2 * 2 ^ (n - k))
      by (replace (S n - k) with (S (n - k)) by lia; apply Nat.pow_succ_r').
    rewrite Nat.pow_succ_r' in M. pose proof (pow2_pos (k - 1)) as P. split.
    + intros [[H X]|[[_ ?]|[H X]]]; [| lia |].
      * apply IH in X as (q & Q & ->); try lia. exists q. split; lia.
      * apply IH in X as (q & Q & X); try lia. exists (2 ^ (n - k) + q). split; [lia|].
        replace m with (2 ^ n + (m - 2 ^ n)) by lia. rewrite X, E. lia.
    + intros (q & Q & ->). destruct (lt_dec q (2 ^ (n - k))) as [H|H].
      * left. split; [rewrite E; nia|]. apply IH; try lia; [rewrite E; nia | eauto].
      * right. right. assert (G : 2 ^ n < 2 ^ (k - 1) * (2 * q + 1)) by (rewrite E; nia).
        split; auto. apply IH; try lia. exists (q - 2 ^ (n - k)). split; [lia|]. rewrite E. nia.
Qed.

Lemma disc_count n k : 1 <= k -> k <= n ->
  count_occ Nat.eq_dec (discs n) k = 2 ^ (n - k).
Proof.
  intros K. induction n as [|n IH]; intros B; [lia|].
  rewrite discs_succ, count_occ_app. cbn [count_occ].
  destruct (Nat.eq_dec (S n) k) as [<-|N].
  - replace (S n - S n) with 0 by lia.
    assert (Z : count_occ Nat.eq_dec (discs n) (S n) = 0).
    { apply count_occ_not_In. intros I. apply discs_bound in I. lia. }
    rewrite Z. reflexivity.
  - rewrite IH by lia. replace (S n - k) with (S (n - k)) by lia. rewrite Nat.pow_succ_r'. lia.
Qed.

(** Disc k moves 2^(n - k) times, all discs together 2^n - 1 times. *)
Theorem number_of_moves_of_disc_k : forall n, 1 <= n ->
  (forall k, 1 <= k <= n -> count_occ Nat.eq_dec (discs n) k = 2 ^ (n - k))
  /\ length (discs n) = 2 ^ n - 1.
Proof.
  intros n _. split; [intros k [A B]; now apply disc_count|]. pose proof (discs_length n). lia.
Qed.

(** Disc k makes the moves 2^(k-1) (2q + 1) for q = 0 to 2^(n-k) - 1: 2^(k-1) - 1 moves stand before
    the first, 2^k - 1 between each and the next, and 2^(k-1) - 1 after the last. *)
Theorem moves_of_disc_k : forall n k, 1 <= k <= n ->
  let number q := 2 ^ (k - 1) * (2 * q + 1) in
  (forall m, 1 <= m <= 2 ^ n - 1 ->
    (moves_disc n m k <-> exists q, q < 2 ^ (n - k) /\ m = number q))
  /\ number 0 - 1 = 2 ^ (k - 1) - 1
  /\ (forall q, number (S q) - number q - 1 = 2 ^ k - 1)
  /\ 2 ^ n - 1 - number (2 ^ (n - k) - 1) = 2 ^ (k - 1) - 1.
Proof.
  intros n k [K B] number. split; [intros m [L M]; apply moves_of_disc; lia|].
  assert (E : 2 ^ k = 2 ^ (k - 1) * 2).
  { rewrite Nat.mul_comm, <- Nat.pow_succ_r'. f_equal. lia. }
  assert (F : 2 ^ n = 2 ^ (k - 1) * (2 * 2 ^ (n - k))).
  { replace (2 * 2 ^ (n - k)) with (2 ^ (S (n - k))) by apply Nat.pow_succ_r'.
    rewrite <- Nat.pow_add_r. f_equal. lia. }
  pose proof (pow2_pos (k - 1)). pose proof (pow2_pos (n - k)). unfold number.
  split; [lia|]. split; [intros q; rewrite E; nia|]. rewrite F. nia.
Qed.

(** ** Directions *)
(** To the left, with A to the right of C: A to C, C to B, B to A. *)
Definition left_of (p : peg) : peg := match p with P0 => P2 | P2 => P1 | P1 => P0 end.
Definition right_of (p : peg) : peg := match p with P0 => P1 | P1 => P2 | P2 => P0 end.

(** Disc k goes to the left where n - k is even, to the right where it is odd. *)
Definition toward (n k : nat) (p : peg) : peg := if Nat.even (n - k) then left_of p else right_of p.

Lemma directions n p q i : p <> q -> In i (hanoi_moves n p q (third p q)) ->
  let '(k, a, b) := i in b = if eqb (Nat.even (n - k)) (if peg_dec q
    (left_of p) then true else false)
                             then left_of a else right_of a.
Proof.
  revert p q; induction n as [|n IH]; intros p q N; [intros []|].
  rewrite hanoi_moves_step, in_app_iff. destruct i as [[k a] b].
  assert (S : forall x y, x <> y ->
      (if peg_dec y (left_of x) then true else false)
      = negb (if peg_dec q (left_of p) then true else false) ->
      In (k, a, b) (hanoi_moves n x y (third x y)) ->
      b = if eqb (Nat.even (S n - k)) (if peg_dec q (left_of p) then true else false)
          then left_of a else right_of a).
  { intros x y D T I. pose proof (small_discs _ _ _ _ _ I) as K. unfold disc_of in K. simpl in K.
    specialize (IH x y D I). simpl in IH. rewrite IH, T.
    replace (S n - k) with (S (n - k)) by lia. rewrite Nat.even_succ, <- Nat.negb_even.
    destruct (Nat.even (n - k)), (peg_dec q (left_of p)); reflexivity. }
  intros [I|[I|I]].
  - apply (S p (third p q)); [apply not_eq_sym, third_ne; auto | |].
    + destruct p, q; simpl; congruence.
    + replace (third p (third p q)) with q by (symmetry; apply third_third; auto). exact I.
  - injection I as <- <- <-. rewrite Nat.sub_diag. simpl.
    destruct p, q; simpl; congruence.
  - apply (S (third p q) q); [apply third_ne; auto | |].
    + destruct p, q; simpl; congruence.
    + replace (third (third p q) q) with p by (destruct p, q; simpl; congruence). exact I.
Qed.

(** All moves of disc k go to the left if n - k is even, to the right if it is odd. *)
Theorem each_disc_goes_one_way : forall n k p q,
  In (k, p, q) (solution n) -> q = toward n k p.
Proof.
  intros n k p q I. pose proof (directions n P0 P2 (k, p, q)) as D. simpl in D.
  rewrite (D ltac:(congruence) I). unfold toward. now destruct (Nat.even (n - k)).
Qed.

(** Every move of disc 1 goes to the right for even n, to the left for odd n. *)
Theorem disc_1_goes_one_way : forall n p q, 1 <= n -> In (1, p, q) (solution n) ->
  q = if Nat.even n then right_of p else left_of p.
Proof.
  intros n p q L I. apply each_disc_goes_one_way in I. rewrite I. unfold toward.
  destruct n as [|n]; [lia|]. replace (S n - 1) with n by lia.
  rewrite Nat.even_succ, <- Nat.negb_even. now destruct (Nat.even n).
Qed.

Lemma filter_disc_above n k p q r : n < k ->
  filter (fun i => disc_of i =? k) (hanoi_moves n p q r) = [].
Proof.
  intros L. pose proof (small_discs n p q r) as B.
  induction (hanoi_moves n p q r) as [|i l IH]; auto. simpl.
  destruct (disc_of i =? k) eqn:E; [|apply IH; intros; apply B; now right].
  apply Nat.eqb_eq in E. specialize (B i (or_introl eq_refl)). lia.
Qed.

Lemma filter_disc_top n p q r :
  filter (fun i => disc_of i =? S n) (hanoi_moves (S n) p q r) = [(S n, p, q)].
Proof.
  rewrite hanoi_moves_step, filter_app, filter_disc_above by lia. cbn [filter app].
  unfold disc_of at 1. cbn [fst]. now rewrite Nat.eqb_refl, filter_disc_above by lia.
Qed.

(** Disc n moves once, from A to C, which is left; disc n - 1 moves from A to B and from B to C,
    which is right. *)
Theorem the_two_largest_discs : forall n, 2 <= n ->
  filter (fun i => disc_of i =? n) (solution n) = [(n, P0, P2)]
  /\ filter (fun i => disc_of i =? n - 1) (solution n) = [(n - 1, P0, P1); (n - 1, P1, P2)]
  /\ left_of P0 = P2 /\ right_of P0 = P1 /\ right_of P1 = P2.
Proof.
  intros n L. destruct n as [|[|n]]; try lia. unfold solution. split; [apply filter_disc_top|].
  replace (S (S n) - 1) with (S n) by lia. rewrite hanoi_moves_step, filter_app.
  rewrite filter_disc_top. cbn [filter]. unfold disc_of at 1. cbn [fst].
  replace (S (S n) =? S n) with false by (symmetry; apply Nat.eqb_neq; lia).
  now rewrite filter_disc_top.
Qed.
