(** * Hanoi: the move of another disc is determined
    Disc 1 is on top of its peg, so another disc moves between the two other pegs, and of two
    discs on top only the smaller can go over the other. So one such move is possible in every
    state but those with all discs on one peg, and rules that only say when disc 1 moves, and
    where to, determine a play. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.towers Require Export MoveNumbers.
Import ListNotations.

Lemma carry_in_tower i x n t : carry_out i (all x n) = Some t -> disc_of i = 1.
Proof.
  destruct i as [[d p] q]. revert t; induction n as [|n IH]; intros t E; [discriminate|].
  change (all x (S n)) with (x :: all x n) in E. simpl in E. rewrite all_length in E.
  destruct (d =? S n) eqn:D.
  - apply Nat.eqb_eq in D. unfold disc_of. simpl. destruct (peg_dec x p) as [->|]; [|discriminate].
    destruct (peg_dec p q); [discriminate|].
    destruct (in_dec peg_dec p (all p n)) as [|N]; [discriminate|].
    destruct n; auto. exfalso. apply N. now left.
  - destruct (carry_out (d, p, q) (all x n)) eqn:C; [|discriminate]. exact (IH _ eq_refl).
Qed.

Lemma carry_cases i h s t : carry_out i (h :: s) = Some t ->
  (exists q, i = (S (length s), h, q) /\ h <> q /\ ~ In h s /\ ~ In q s)
  \/ exists u, carry_out i s = Some u /\ t = h :: u.
Proof.
  destruct i as [[d p] q]. simpl. destruct (d =? S (length s)) eqn:D.
  - apply Nat.eqb_eq in D. subst d.
    destruct (peg_dec h p) as [->|], (peg_dec p q), (in_dec peg_dec p s), (in_dec peg_dec q s);
      try discriminate. left. eauto.
  - destruct (carry_out (d, p, q) s) as [u|]; [|discriminate].
    intros E. injection E as <-. eauto.
Qed.

(** At most one move of another disc than disc 1 is possible. *)
Theorem other_move_is_unique : forall s i j t u, carry_out i s = Some t -> carry_out j s = Some u ->
  disc_of i <> 1 -> disc_of j <> 1 -> i = j.
Proof.
  induction s as [|h s IH]; intros i j t u Ei Ej Ni Nj; [destruct i as [[d p] q]; discriminate|].
  assert (X : forall q k v, h <> q -> ~ In h s -> ~ In q s -> carry_out k s = Some v ->
      disc_of k <> 1 -> False).
  { intros q k v N Hh Hq C D. rewrite (bare h q s N Hh Hq) in C. now apply carry_in_tower in C. }
  apply carry_cases in Ei as [(q & -> & N & Hh & Hq)|(a & Ca & ->)];
    apply carry_cases in Ej as [(r & -> & M & Gh & Gr)|(b & Cb & ->)].
  - f_equal. destruct s as [|x s]; [now destruct Ni|]. simpl in *.
    destruct (peg_dec q r) as [|D]; auto. exfalso.
    assert (Xh : x <> h) by (intros ->; tauto). assert (Xq : x <> q) by (intros ->; tauto).
    assert (Xr : x <> r) by (intros ->; tauto). clear - N M D Xh Xq Xr.
    destruct h, q, r, x; congruence.
  - destruct (X _ _ _ N Hh Hq Cb Nj).
  - destruct (X _ _ _ M Gh Gr Ca Ni).
  - eapply IH; eauto.
Qed.

(** In every state but those with all discs on one peg exactly one move of another disc than disc
    1 is possible. *)
Theorem other_move_is_determined : forall s, (forall p, s <> all p (length s)) ->
  exists i t, carry_out i s = Some t /\ disc_of i <> 1
    /\ forall j u, carry_out j s = Some u -> disc_of j <> 1 -> j = i.
Proof.
  intros s N. enough (E : exists i t, carry_out i s = Some t /\ disc_of i <> 1).
  { destruct E as (i & t & C & D). exists i, t. split; auto. split; auto.
    intros j u Cj Dj. eapply other_move_is_unique; eauto. }
  induction s as [|h s IH]; [destruct (N P0); reflexivity|].
  assert (T : (exists x, s = all x (length s)) \/ forall x, s <> all x (length s)).
  { destruct (list_eq_dec peg_dec s (all P0 (length s))); [left; eauto|].
    destruct (list_eq_dec peg_dec s (all P1 (length s))); [left; eauto|].
    destruct (list_eq_dec peg_dec s (all P2 (length s))); [left; eauto|].
    right. intros []; auto. }
  destruct T as [[x E]|O].
  - assert (D : h <> x) by (intros ->; apply (N x); simpl; f_equal; exact E).
    exists (S (length s), h, third h x), (third h x :: s).
    assert (C := carry_largest (length s) h (third h x)). rewrite third_third in C by auto.
    rewrite <- E in C. split; [apply C, not_eq_sym, third_ne; auto|].
    unfold disc_of. simpl. destruct s; [exfalso; apply (N h); reflexivity | simpl; lia].
  - destruct (IH O) as (i & t & C & D). exists i, (h :: t). split; auto.
    assert (P : play [i] (h :: s) = Some (h :: t)) by (apply play_above; simpl; now rewrite C).
    simpl in P. destruct i as [[d p] q]. simpl in *.
    destruct (d =? S (length s)); [|now rewrite C].
    destruct (peg_dec h p); [|discriminate]. destruct (peg_dec p q); [discriminate|].
    destruct (in_dec peg_dec p s); [discriminate|]. destruct (in_dec peg_dec q s); [discriminate|].
    exact P.
Qed.

(** ** Plays by a rule *)
(** What is said of move m, in a state, and of the instruction that it is. *)
Definition rule : Type := nat -> state -> instruction -> Prop.

(** Each instruction, from number m on, is as the rule says, and can be carried out. *)
Fixpoint follows (r : rule) (m : nat) (l : list instruction) (s : state) : Prop :=
  match l with
  | [] => True
  | i :: l => r m s i /\ exists t, carry_out i s = Some t /\ follows r (S m) l t
  end.

(** Disc k stands on p. *)
Definition stands (k : nat) (p : peg) (s : state) : Prop := nth_error (rev s) (k - 1) = Some p.

Lemma carry_out_stands k p q s t : carry_out (k, p, q) s = Some t -> stands k p s.
Proof.
  unfold stands. revert t; induction s as [|h s IH]; intros t C; [discriminate|].
  pose proof C as C'. apply carry_cases in C as [(r & E & N & Hh & Hr)|(u & C & ->)].
  - injection E as -> -> ->. simpl. rewrite Nat.sub_0_r, nth_error_app2; rewrite rev_length; auto.
    now rewrite Nat.sub_diag.
  - simpl. pose proof (IH u C) as S. rewrite nth_error_app1; auto.
    apply nth_error_Some. congruence.
Qed.

(** A solution that is played to its end follows what is true of each of its instructions. *)
Lemma follows_intro (r : rule) m l s t : play l s = Some t ->
  (forall k i u v, nth_error l k = Some i -> carry_out i u = Some v -> r (m + k) u i) ->
  follows r m l s.
Proof.
  revert m s; induction l as [|i l IH]; simpl; intros m s P H; auto.
  destruct (carry_out i s) as [u|] eqn:C; [|discriminate]. split.
  - specialize (H 0 i s u eq_refl C). now rewrite Nat.add_0_r in H.
  - exists u. split; auto. apply IH; auto. intros k j a b N Cj.
    replace (S m + k) with (m + S k) by lia. now apply (H (S k) j a b).
Qed.

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

(** What can follow a rule is one play only, where the rule leaves no choice. *)
Lemma follows_unique (r : rule) m l k s :
  (forall n u i j a b, r n u i -> r n u j -> carry_out i u = Some a -> carry_out j u = Some b ->
    i = j) ->
  length l = length k -> follows r m l s -> follows r m k s -> l = k.
Proof.
  intros U L F G. symmetry. apply (follows_same r r m l k s); auto.
  intros n u i j R Q [a A] [b B]. eauto.
Qed.

Lemma solution_play n : play (solution n) (all P0 n) = Some (all P2 n).
Proof. apply (hanoi_moves_play n P0 P2). congruence. Qed.

Lemma instruction_number n k d p q : nth_error (solution n) k = Some (d, p, q) ->
  first_one (S k) d /\ q = toward n d p.
Proof.
  intros N. pose proof (nth_error_In _ _ N) as I. split; [|now apply each_disc_goes_one_way].
  assert (B : k < length (solution n)) by (apply nth_error_Some; congruence).
  pose proof (hanoi_moves_length n P0 P2 P1) as L. fold (solution n) in L.
  apply (moves_first_one n); try lia. unfold moves_disc, discs. simpl. rewrite Nat.sub_0_r.
  now apply (map_nth_error disc_of) in N.
Qed.

(** Move m is of the disc whose number is the place of the first 1 of m, in its direction. *)
Definition by_binary (n : nat) : rule := fun m s i =>
  exists k p, first_one m k /\ stands k p s /\ i = (k, p, toward n k p).

(** For m = 1 to 2^n - 1, move the disc whose place is that of the lowest 1 of m, to the left if n
    - k is even, to the right if it is odd. The rule leaves no choice; it can be followed from all
    discs on A, each move by the rules of the game, and the discs end on C after the least number
    of moves. *)
Theorem binary_algorithm : forall n, 1 <= n ->
  follows (by_binary n) 1 (solution n) (all P0 n)
  /\ play (solution n) (all P0 n) = Some (all P2 n)
  /\ length (solution n) = 2 ^ n - 1
  /\ distance move (all P0 n) (all P2 n) (2 ^ n - 1)
  /\ (forall l, length l = 2 ^ n - 1 -> follows (by_binary n) 1 l (all P0 n) -> l = solution n).
Proof.
  intros n L. destruct (recursive_hanoi_is_optimal n L) as (P & T & D & _).
  assert (F : follows (by_binary n) 1 (solution n) (all P0 n)).
  { apply (follows_intro _ 1 _ _ _ P). intros k [[d p] q] u v N C.
    destruct (instruction_number n k d p q N) as [O ->]. exists d, p.
    split; auto. split; auto. now apply carry_out_stands in C. }
  split; auto. split; auto. split; auto. split; [now rewrite <- T|].
  intros l Ll Fl. apply (follows_unique (by_binary n) 1 _ _ (all P0 n)); auto; [|unfold solution;
    lia].
  intros m u i j a b (k & p & O & S & ->) (k' & p' & O' & S' & ->) _ _.
  assert (k = k') by (eapply first_one_unique; eauto). subst k'.
  unfold stands in *. congruence.
Qed.

(** Disc 1 moves every other time, to the right for even n and to the left for odd n; in between
    another disc does. *)
Definition by_turns (n : nat) : rule := fun m s i =>
  if Nat.odd m
  then exists p, stands 1 p s /\ i = (1, p, if Nat.even n then right_of p else left_of p)
  else disc_of i <> 1.

(** The algorithm of Buneman and Levy: disc 1 to the right for even n, to the left for odd n, then
    another disc, and so on. It leaves no choice; it can be followed from all discs on A, each
    move by the rules of the game, and it ends with all discs on C after the least number of
    moves. *)
Theorem buneman_levy : forall n, 1 <= n ->
  follows (by_turns n) 1 (solution n) (all P0 n)
  /\ play (solution n) (all P0 n) = Some (all P2 n)
  /\ length (solution n) = 2 ^ n - 1
  /\ distance move (all P0 n) (all P2 n) (2 ^ n - 1)
  /\ (forall l, length l = 2 ^ n - 1 -> follows (by_turns n) 1 l (all P0 n) -> l = solution n).
Proof.
  intros n L. destruct (recursive_hanoi_is_optimal n L) as (P & T & D & _).
  assert (F : follows (by_turns n) 1 (solution n) (all P0 n)).
  { apply (follows_intro _ 1 _ _ _ P). intros k [[d p] q] u v N C. unfold by_turns.
    destruct (instruction_number n k d p q N) as [O E]. change (1 + k) with (S k).
    destruct (Nat.odd (S k)) eqn:Z.
    - apply first_one_odd in Z. assert (d = 1) by (eapply first_one_unique; eauto). subst d.
      exists p. split; [now apply carry_out_stands in C|]. f_equal.
      apply disc_1_goes_one_way; auto. now apply nth_error_In in N.
    - unfold disc_of. simpl. intros ->. apply first_one_odd in O. congruence. }
  split; auto. split; auto. split; auto. split; [now rewrite <- T|].
  intros l Ll Fl. apply (follows_unique (by_turns n) 1 _ _ (all P0 n)); auto; [|unfold solution;
    lia].
  unfold by_turns. intros m u i j a b R Q Ci Cj. destruct (Nat.odd m).
  - destruct R as (p & S & ->), Q as (p' & S' & ->).
    assert (p = p') by (unfold stands in *; congruence). now subst p'.
  - eapply other_move_is_unique; eauto.
Qed.
