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
  split; [rewrite Nat.odd_spec; exists n; lia|]. split; [rewrite Nat.odd_spec; exists (n + 1); lia|].
  split; [|lia]. rewrite <- Nat.negb_even. apply negb_false_iff, Nat.even_spec.
  exists (n + 1). lia.
Qed.

(** @proves hanoi2012/walsh-positions
    After move m disc k lies on disc k + 1 exactly if the bits k and k + 1 of m agree; where they
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

(** @corrects hanoi2012/no-same-parity-contact
    At no time of the optimal solution does a disc lie on a disc, or on a base, of its own color:
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

(** ** Disc 1 by the colors *)
(** A play by a rule that leaves no choice is followed by no other play of a laxer one. *)
Lemma follows_same (r r' : rule) m l k s :
  (forall n u i j, r n u i -> r' n u j -> (exists a, carry_out i u = Some a) ->
    (exists b, carry_out j u = Some b) -> i = j) ->
  length l = length k -> follows r m l s -> follows r' m k s -> k = l.
Proof.
  intros U. revert m k s; induction l as [|i l IH]; intros m [|j k] s L F G; simpl in L; try lia;
    auto.
  destruct F as [R (t & C & F)], G as [Q (u & D & G)].
  assert (i = j) by (eapply U; eauto). subst j. rewrite C in D. injection D as <-.
  f_equal. apply (IH (S m) k t); auto.
Qed.

(** Disc 1 from p to a peg q whose top disc or base is even, as disc 1 is odd; the others stand as f
    says. *)
Definition onto_another_color (n : nat) (f : state) (p q : peg) : Prop :=
  q <> p /\ Nat.even (tops (base n) n f q) = true.

(** Every other move, the first among them, disc 1 goes onto another color; in between another disc
    moves. *)
Definition by_color (n : nat) : rule := fun m s i =>
  if Nat.odd m
  then exists f p q, s = f ++ [p] /\ i = (1, p, q) /\ onto_another_color n f p q
  else disc_of i <> 1.

(** The same, and disc 1 has no other peg to go to. *)
Definition by_only_color (n : nat) : rule := fun m s i =>
  by_color n m s i
  /\ forall f p q r, s = f ++ [p] -> i = (1, p, q) -> onto_another_color n f p r -> r = q.

Lemma position_of_disc_1 b n p q j : underway b (S n) p q (2 * j) -> exists f p' q',
  position (S n) p q (2 * j) = f ++ [p'] /\ position (S n) p q (2 * j + 1) = f ++ [q']
  /\ underway (tops b (S n) f) 1 p' q' (2 * j).
Proof.
  revert b p q; induction n as [|n IH]; intros b p q U.
  - exists [], p, q. cbn [position]. rewrite Nat.testbit_even_0, Nat.testbit_odd_0.
    split; [|split]; auto.
  - pose proof (underway_next b (S n) p q (2 * j) U) as V. cbv zeta in V.
    remember (S n) as k. cbn [position]. subst k.
    assert (H0 : Nat.testbit (2 * j + 1) (S n) = Nat.testbit (2 * j) (S n))
      by (rewrite Nat.testbit_odd_succ, Nat.testbit_even_succ; auto; lia).
    rewrite H0.
    destruct (Nat.testbit (2 * j) (S n)); destruct (IH _ _ _ V) as (f & p' & q' & E & F & W);
      rewrite E, F; [exists (q :: f) | exists (p :: f)]; exists p', q'; split; [|split| |split]; auto.
Qed.

Lemma larger_discs (f : state) p : (1 =? S (length (f ++ [p]))) = false.
Proof. rewrite app_length, Nat.add_comm. reflexivity. Qed.

Lemma carry_disc_1 f p q : p <> q -> carry_out (1, p, q) (f ++ [p]) = Some (f ++ [q]).
Proof.
  intros N. induction f as [|x f IH].
  - simpl. destruct (peg_dec p p), (peg_dec p q); congruence.
  - cbn [app carry_out]. rewrite larger_discs, IH. reflexivity.
Qed.

Lemma firstn_S_nth {A} (l : list A) k i : nth_error l k = Some i ->
  firstn (S k) l = firstn k l ++ [i].
Proof.
  revert l; induction k as [|k IH]; intros [|x l] E; simpl in *; try discriminate.
  - now injection E as ->.
  - f_equal. now apply IH.
Qed.

(** The state before each instruction of the solution, and after it. *)
Lemma around n k i : nth_error (solution n) k = Some i ->
  S k < 2 ^ n /\ carry_out i (after_move n k) = Some (after_move n (S k)).
Proof.
  intros E. assert (B : S k < 2 ^ n).
  { pose proof (hanoi_moves_length n P0 P2 P1) as L.
    assert (K : k < length (solution n)) by (apply nth_error_Some; congruence).
    unfold solution in K. lia. }
  split; auto. pose proof (after_move_play n (S k) B) as P. rewrite (firstn_S_nth _ _ _ E) in P.
  rewrite play_app, after_move_play in P by lia. cbn [play] in P.
  destruct (carry_out i (after_move n k)); congruence.
Qed.

Lemma stands_last f p q : stands 1 q (f ++ [p]) -> q = p.
Proof. unfold stands. rewrite rev_app_distr. simpl. congruence. Qed.

Lemma follows_around (r : rule) n :
  (forall k i, nth_error (solution n) k = Some i -> r (S k) (after_move n k) i) ->
  follows r 1 (solution n) (all P0 n).
Proof.
  intros H. enough (F : forall j, j <= length (solution n) ->
      follows r (S (length (solution n) - j)) (skipn (length (solution n) - j) (solution n))
        (after_move n (length (solution n) - j))).
  { specialize (F (length (solution n)) (le_n _)). rewrite Nat.sub_diag in F.
    replace (all P0 n) with (after_move n 0); [exact F|].
    pose proof (after_move_play n 0) as P. pose proof (pow2_pos n).
    specialize (P ltac:(lia)). simpl in P. congruence. }
  induction j as [|j IH]; intros J.
  - rewrite Nat.sub_0_r, skipn_all. exact I.
  - set (k := length (solution n) - S j). specialize (IH ltac:(lia)).
    replace (length (solution n) - j) with (S k) in IH by (unfold k; lia).
    destruct (nth_error (solution n) k) as [i|] eqn:E;
      [|apply nth_error_None in E; unfold k in E; lia].
    assert (Sk : skipn k (solution n) = i :: skipn (S k) (solution n)).
    { clearbody k. clear - E. revert k E. induction (solution n) as [|x l IH]; intros [|k] E; try discriminate.
      - now injection E as ->.
      - exact (IH k E). }
    rewrite Sk. split; [now apply H|]. exists (after_move n (S k)). split; [|exact IH].
    now apply around.
Qed.

Lemma solution_by_color n k i : 1 <= n -> nth_error (solution n) k = Some i ->
  by_only_color n (S k) (after_move n k) i.
Proof.
  intros L E. destruct (around n k i E) as [B C].
  destruct i as [[d p] q]. destruct (instruction_number n k d p q E) as [O _].
  unfold by_only_color, by_color. destruct (Nat.odd (S k)) eqn:Z.
  - assert (d = 1) by (eapply first_one_unique; eauto; now apply first_one_odd). subst d.
    rewrite Nat.odd_succ in Z. apply Nat.even_spec in Z as [j ->].
    destruct n as [|n]; [lia|]. unfold after_move in *.
    destruct (position_of_disc_1 (base (S n)) n P0 P2 j) as (f & x & y & Ex & Ey & U);
      [apply underway_start; lia|].
    replace (S (2 * j)) with (2 * j + 1) in C by lia. rewrite Ex, Ey in C. rewrite Ex.
    assert (p = x) by (apply carry_out_stands in C; now apply stands_last in C). subst x.
    destruct U as (N & _ & Op & Oq & Er & _).
    rewrite Nat.odd_add in Op, Oq, Er. change (Nat.odd 1) with true in *.
    rewrite xorb_true_r in Op, Oq, Er. rewrite Nat.negb_odd in Op, Oq, Er.
    assert (Q : q = y).
    { pose proof (carry_out_move _ _ _ C) as M. destruct (peg_dec p q) as [->|D].
      - exfalso. clear - C. induction f as [|h f IH].
        + simpl in C. destruct (peg_dec q q); congruence.
        + cbn [app carry_out] in C. rewrite larger_discs in C.
          destruct (carry_out (1, q, q) (f ++ [q])); [|discriminate].
          injection C as ->. now apply IH.
      - rewrite carry_disc_1 in C by auto. injection C as C. apply app_inj_tail in C. tauto. }
    subst y. split.
    + exists f, p, q. repeat split; auto.
    + intros f' p' q' r F I [Nr Ev]. injection I as <- <-. apply app_inj_tail in F as [<- _].
      destruct (peg_dec r q); auto. rewrite (third_only p q r) in Ev by auto. congruence.
  - assert (D : d <> 1).
    { intros ->. apply first_one_odd in O. congruence. }
    split; [exact D|]. intros f x y r _ I _. injection I as I _ _. congruence.
Qed.

(** @proves hanoi2012/colour-algorithm
    Disc 1 onto a disc or base of another color, then another disc, and so on. Disc 1 has one
    choice each time. The rule can be followed from all discs on A, each move by the rules of the
    game, it ends with all discs on C after the least number of moves, and whoever follows it
    plays this solution. *)
Theorem color_algorithm : forall n, 1 <= n ->
  follows (by_only_color n) 1 (solution n) (all P0 n)
  /\ play (solution n) (all P0 n) = Some (all P2 n)
  /\ length (solution n) = 2 ^ n - 1
  /\ distance move (all P0 n) (all P2 n) (2 ^ n - 1)
  /\ (forall l, length l = 2 ^ n - 1 -> follows (by_color n) 1 l (all P0 n) -> l = solution n).
Proof.
  intros n L. destruct (recursive_hanoi_is_optimal n L) as (P & T & D & _).
  assert (F : follows (by_only_color n) 1 (solution n) (all P0 n))
    by (apply follows_around; intros; now apply solution_by_color).
  split; auto. split; auto. split; auto. split; [now rewrite <- T|]. intros l Ll Fl.
  apply (follows_same (by_only_color n) (by_color n) 1 _ _ (all P0 n)); auto;
    [|unfold solution; lia].
  intros m u i j [R Only] Q [a Ca] [b Cb]. unfold by_color in *. destruct (Nat.odd m).
  - destruct R as (f & p & q & E & I & A), Q as (f' & p' & q' & E' & I' & A').
    rewrite E in E'. apply app_inj_tail in E' as [<- <-]. rewrite I, I'.
    now rewrite (Only f p q q' E I A').
  - eapply other_move_is_unique; eauto.
Qed.
