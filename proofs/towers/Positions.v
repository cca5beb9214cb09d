(** * Hanoi: where the discs stand after m moves
    Algorithm 1 takes n + 1 discs from p to q in two halves: while bit n of m is 0 the largest disc
    stands on p and the others are on their way from p to the third peg; when it is 1, on q, and
    they are on their way from the third peg to q. So the bits of m, from the highest on, say where
    the discs stand. By the same induction the two pegs between which the discs 1 to k go have on
    top of the larger ones something of the other parity than k, the third peg something of the
    same, if the bases count as the discs n + 1, n + 2 and n + 3. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.towers Require Export OtherMove.
Import ListNotations.

(** The state after move m of the n discs that go from p to q; only the bits 0 to n - 1 count. *)
Fixpoint position (n : nat) (p q : peg) (m : nat) : state :=
  match n with
  | 0 => []
  | S k => if Nat.testbit m k then q :: position k (third p q) q m
           else p :: position k p (third p q) m
  end.

Lemma position_length n p q m : length (position n p q m) = n.
Proof. revert p q; induction n; intros; simpl; auto. destruct (Nat.testbit m n); simpl; auto. Qed.

Lemma position_low n p q m k : (forall e, e < n -> Nat.testbit m e = Nat.testbit k e) ->
  position n p q m = position n p q k.
Proof.
  revert p q; induction n as [|n IH]; intros p q E; auto. cbn [position]. rewrite (E n) by lia.
  destruct (Nat.testbit k n); f_equal; apply IH; intros; apply E; lia.
Qed.

Lemma highest_bit_0 n m : m < 2 ^ n -> Nat.testbit m n = false.
Proof. intros B. now rewrite Nat.testbit_eqb, Nat.div_small. Qed.

Lemma highest_bit_1 n k : k < 2 ^ n -> Nat.testbit (2 ^ n + k) n = true.
Proof.
  intros B. rewrite Nat.testbit_eqb. replace (2 ^ n + k) with (k + 1 * 2 ^ n) by lia.
  rewrite Nat.div_add, Nat.div_small by (auto; lia). reflexivity.
Qed.

Lemma position_play n p q m : p <> q -> m < 2 ^ n ->
  play (firstn m (hanoi_moves n p q (third p q))) (all p n) = Some (position n p q m).
Proof.
  revert p q m; induction n as [|n IH]; intros p q m N B.
  - simpl in B. replace m with 0 by lia. reflexivity.
  - rewrite hanoi_moves_step. set (r := third p q) in *. destruct (third_ne p q N) as [Np Nq].
    assert (P : third p r = q) by (apply third_third; auto).
    assert (Q : third r q = p) by (unfold r; destruct p, q; simpl in *; congruence).
    pose proof (hanoi_moves_length n p r q) as L. cbn [position]. fold r.
    change (all p (S n)) with (p :: all p n). rewrite firstn_app.
    destruct (lt_dec m (2 ^ n)) as [H|H].
    + rewrite highest_bit_0 by auto. replace (m - length (hanoi_moves n p r q)) with 0 by lia.
      cbn [firstn]. rewrite app_nil_r. apply play_above. rewrite <- P at 1. apply IH; auto.
    + rewrite Nat.pow_succ_r' in B. set (k := m - 2 ^ n).
      replace m with (2 ^ n + k) by (unfold k; lia). assert (K : k < 2 ^ n) by (unfold k; lia).
      rewrite highest_bit_1, firstn_all2 by (auto; lia).
      replace (2 ^ n + k - length (hanoi_moves n p r q)) with (S k) by lia. cbn [firstn].
      rewrite play_app. rewrite (play_above p _ _ (all r n))
        by (rewrite <- P at 1; apply hanoi_moves_play; auto).
      cbn [play]. unfold r at 1. rewrite carry_largest by auto. fold r. apply play_above.
      rewrite (position_low n r q (2 ^ n + k) k) by (intros; now apply high_bit).
      rewrite <- Q at 1. apply IH; auto.
Qed.

(** The state after move m of the optimal solution. *)
Definition after_move (n m : nat) : state := position n P0 P2 m.

Lemma after_move_play n m : m < 2 ^ n ->
  play (firstn m (solution n)) (all P0 n) = Some (after_move n m).
Proof. intros B. apply (position_play n P0 P2 m); [congruence | auto]. Qed.

(** ** What lies on top *)
(** The bases of A, B and C count as the discs n + 1, n + 2 and n + 3. *)
Definition base (n : nat) (p : peg) : nat :=
  match p with P0 => n + 1 | P1 => n + 2 | P2 => n + 3 end.

(** What is on top of each peg when the discs d, d - 1, ... have been put where s says, on top of
    b. *)
Fixpoint tops (b : peg -> nat) (d : nat) (s : state) : peg -> nat :=
  match s with
  | [] => b
  | h :: t => tops (fun r => if peg_dec r h then d else b r) (pred d) t
  end.

(** The discs 1 to n are on their way from p to q on top of b, at move m. *)
Definition underway (b : peg -> nat) (n : nat) (p q : peg) (m : nat) : Prop :=
  p <> q /\ (forall r, n < b r)
  /\ Nat.odd (b p + n) = true /\ Nat.odd (b q + n) = true /\ Nat.odd (b (third p q) + n) = false
  /\ b (if Nat.testbit m n then q else p) = S n /\ b (if Nat.testbit m n then p else q) <> S n.

Lemma odd_move a n : Nat.odd (a + S n) = negb (Nat.odd (a + n)).
Proof. now rewrite Nat.add_succ_r, Nat.odd_succ, <- Nat.negb_odd. Qed.

Lemma odd_self n : Nat.odd (S n + n) = true.
Proof. rewrite Nat.odd_spec. exists n. lia. Qed.

Lemma underway_next b n p q m : underway b (S n) p q m ->
  let one := Nat.testbit m n in
  underway (fun r => if peg_dec r (if one then q else p) then S n else b r) n
    (if one then third p q else p) (if one then q else third p q) m.
Proof.
  intros (N & A & Op & Oq & Er & _) one. rewrite odd_move in Op, Oq, Er.
  apply negb_true_iff in Op, Oq. apply negb_false_iff in Er. destruct (third_ne p q N) as [Np Nq].
  assert (At : b (third p q) <> S n) by (specialize (A (third p q)); lia).
  assert (T : third (third p q) q = p) by (destruct p, q; simpl in *; congruence).
  unfold underway. fold one. destruct one.
  - rewrite T. split; auto. split; [intros r; specialize (A r); destruct (peg_dec r q); lia|].
    destruct (peg_dec (third p q) q), (peg_dec q q), (peg_dec p q); try congruence.
    rewrite odd_self. auto.
  - rewrite third_third by auto. split; auto.
    split; [intros r; specialize (A r); destruct (peg_dec r p); lia|].
    destruct (peg_dec (third p q) p), (peg_dec p p), (peg_dec q p); try congruence.
    rewrite odd_self. auto.
Qed.

Lemma underway_down b n p q m pre h t : underway b n p q m -> position n p q m = pre ++ h :: t ->
  exists p' q', underway (tops b n pre) (S (length t)) p' q' m
    /\ h = if Nat.testbit m (length t) then q' else p'.
Proof.
  revert b n p q; induction pre as [|x pre IH]; intros b n p q U E.
  - pose proof (f_equal (@length _) E) as L. rewrite position_length in L. simpl in L, E.
    exists p, q. subst n. split; auto. cbn [position] in E.
    destruct (Nat.testbit m (length t)); injection E; congruence.
  - destruct n as [|n]; [discriminate|]. pose proof (underway_next b n p q m U) as V.
    cbn [position] in E. cbn [tops pred]. cbv zeta in V.
    destruct (Nat.testbit m n); injection E as <- E; eapply IH; eauto.
Qed.

Lemma underway_start n m : 1 <= n -> m < 2 ^ n -> underway (base n) n P0 P2 m.
Proof.
  intros L B. unfold underway. rewrite highest_bit_0 by auto. split; [congruence|].
  split; [intros []; simpl; lia|]. simpl third. unfold base.
  split; [rewrite Nat.odd_spec; exists n; lia|].
  split; [rewrite Nat.odd_spec; exists (n + 1); lia|].
  split; [|lia]. rewrite <- Nat.negb_even. apply negb_false_iff, Nat.even_spec.
  exists (n + 1). lia.
Qed.

(** After move m disc k lies on disc k + 1 exactly if the bits k and k + 1 of m agree; where they
    do not, it is on the only other peg whose top disc or base has another parity. So disc n is on
    C if bit n is 1, and on A if it is 0. (The larger discs stand as [pre] says; bit k, counted
    from 1, is [testbit m (k - 1)].) *)
Theorem walsh_positions : forall n m, 1 <= n -> m <= 2 ^ n - 1 -> exists s,
  play (firstn m (solution n)) (all P0 n) = Some s
  /\ (forall pre h t, s = pre ++ h :: t ->
        let k := S (length t) in
        let top := tops (base n) n pre in
        (top h = S k <-> Nat.testbit m (k - 1) = Nat.testbit m k)
        /\ (Nat.testbit m (k - 1) <> Nat.testbit m k ->
              forall r, r = h <-> top r <> S k /\ Nat.odd (top r + k) = true))
  /\ forall h t, s = h :: t -> h = if Nat.testbit m (n - 1) then P2 else P0.
Proof.
  intros n m L B. pose proof (pow2_pos n). assert (B' : m < 2 ^ n) by lia.
  exists (after_move n m). split; [now apply after_move_play|]. split.
  - intros pre h t E k top. unfold after_move in E.
    destruct (underway_down (base n) n P0 P2 m pre h t) as (p & q & U & H0); auto;
      [now apply underway_start|].
    fold top in U. replace (S (length t)) with k in U by reflexivity.
    replace (k - 1) with (length t) by (unfold k; lia).
    destruct U as (N & _ & Op & Oq & Er & Same & Other).
    assert (T : forall r, r <> p -> r <> q -> r = third p q) by (intros; now apply third_only).
    destruct (Nat.testbit m (length t)), (Nat.testbit m k); cbn iota in *; subst h;
      (split; [split; congruence|]); intros D; try congruence; intros r;
      (split; [intros ->; auto|]); intros [A O]; destruct (peg_dec r p), (peg_dec r q); subst;
      try congruence; rewrite (T r) in O by auto; congruence.
  - intros h t E. unfold after_move in E. destruct n as [|n]; [lia|]. cbn [position] in E.
    replace (S n - 1) with n by lia. destruct (Nat.testbit m n); injection E; congruence.
Qed.

(** At no time of the optimal solution does a disc lie on a disc, or on a base, of its own color:
    disc 1 is never put on a disc of its own color, and no other disc is. *)
Theorem no_contact_of_one_color : forall n m s pre h t, 1 <= n -> m <= 2 ^ n - 1 ->
  play (firstn m (solution n)) (all P0 n) = Some s -> s = pre ++ h :: t ->
  Nat.odd (tops (base n) n pre h) = negb (Nat.odd (S (length t))).
Proof.
  intros n m s pre h t L B P E. pose proof (pow2_pos n). assert (B' : m < 2 ^ n) by lia.
  rewrite (after_move_play n m B') in P. injection P as <-. unfold after_move in E.
  destruct (underway_down (base n) n P0 P2 m pre h t) as (p & q & U & H0); auto;
    [now apply underway_start|].
  destruct U as (_ & _ & Op & Oq & _). rewrite Nat.odd_add in Op, Oq.
  assert (O : xorb (Nat.odd (tops (base n) n pre h)) (Nat.odd (S (length t))) = true)
    by (rewrite H0; now destruct (Nat.testbit m (length t))).
  destruct (Nat.odd (tops (base n) n pre h)), (Nat.odd (S (length t))); simpl in *; congruence.
Qed.
