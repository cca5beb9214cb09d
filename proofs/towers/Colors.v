(** * Hanoi: disc 1 by the colors
    Of the two pegs to which disc 1 could go, one has an even disc or base on top and one an odd one
    ([Positions]), since it is on its way between two pegs of the other parity. So the colors leave
    no choice, and the play that follows them is the optimal solution. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.towers Require Export Positions.
Import ListNotations.

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
      rewrite E, F; [exists (q :: f) | exists (p :: f)]; exists p', q'; split; [|split| |split];
      auto.
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
    { clearbody k. clear - E. revert k E.
      induction (solution n) as [|x l IH]; intros [|k] E; try discriminate.
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

(** Disc 1 onto a disc or base of another color, then another disc, and so on. Disc 1 has one
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
