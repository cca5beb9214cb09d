(** * Algorithms that go by a rule, as the works say them
    An algorithm of these says of each move, from its number and the state, which instruction it may
    be (a [rule]). Followed from a state, such a rule leaves one play, that play is by the rules of
    the game, and it is the shortest: that is what the works claim, and what [solves] says, of
    stacks and by [Rules] alone. A rule of stacks that says what a rule of words says solves where
    that one does ([solves_in_words]). *)
From Coq Require Import List Arith Lia Bool.
From Manaus.towers Require Import Preference Oscillation WorksBucharest.
From Manaus.towers Require Export WorksSolution Colors TwoColumns.
Import ListNotations.

(** What is said of move m, in a state, and of the instruction that it is. *)
Definition rule : Type := nat -> stacks -> instruction -> Prop.

(** The instructions lead from x to y, and each, from number m on, is as the rule says. *)
Fixpoint follows (g : game) (r : rule) (m : nat) (l : list instruction) (x y : stacks) : Prop :=
  match l with
  | [] => x = y
  | i :: l => r m x i /\ exists z, carries g i x z /\ follows g r (S m) l z y
  end.

(** A play by the rule is a shortest one from x to y, and the rule allows no other of its length. *)
Definition solves (g : game) (r : rule) (x y : stacks) : Prop :=
  exists l, follows g r 1 l x y /\ shortest_play g l x y
    /\ forall k z, length k = length l -> follows g r 1 k x z -> k = l.

(** ** In words *)
(** The rules say the same of a state and of its word. *)
Definition same_rule (n : nat) (w : OtherMove.rule) (r : rule) : Prop :=
  forall m s i, length s = n -> (r m (piles s) i <-> w m s i).

Lemma length_after i s t : carry_out i s = Some t -> length t = length s.
Proof. intros C. symmetry. eapply move_length, carry_out_move, C. Qed.

Lemma follows_in_words n w r l : same_rule n w r -> forall m s y, length s = n ->
  (follows (hanoi n) r m l (piles s) y
    <-> exists t, OtherMove.follows w m l s /\ play l s = Some t /\ piles t = y).
Proof.
  intros Same. red in Same. induction l as [|i l IH]; intros m s y L; simpl.
  - split; [intros <-; eauto | intros (t & _ & E & <-); congruence].
  - rewrite Same by auto. split.
    + intros (R & z & C & F). apply instruction_from_a_word in C as (u & C & <-); auto.
      apply IH in F as (t & F & P & <-); [|apply length_after in C; congruence].
      exists t. rewrite C. split; eauto.
    + intros (t & (R & u & C & F) & P & <-). rewrite C in P. split; auto. exists (piles u).
      split; [apply instruction_from_a_word; eauto|].
      apply IH; [apply length_after in C; congruence | eauto].
Qed.

Lemma shortest_from_distance n p l s : length s = n -> play l s = Some (all p n) ->
  distance move s (all p n) (length l) -> shortest_play (hanoi n) l (piles s) (goal p n).
Proof.
  intros L P [_ B]. split; [now apply play_to_goal|]. intros k K. apply play_to_goal in K; auto.
  now apply B, play_walk.
Qed.

Lemma solves_in_words n w r p l s : same_rule n w r -> length s = n ->
  OtherMove.follows w 1 l s -> play l s = Some (all p n) ->
  distance move s (all p n) (length l) ->
  (forall k, length k = length l -> OtherMove.follows w 1 k s -> k = l) ->
  solves (hanoi n) r (piles s) (goal p n).
Proof.
  intros Same L F P D U. exists l. split; [|split].
  - apply (follows_in_words n w r l Same); auto. exists (all p n). rewrite goal_is_piles. auto.
  - now apply shortest_from_distance.
  - intros k z E K. apply (follows_in_words n w r k Same) in K as (t & K & _); auto.
Qed.

(** As [solves_in_words], from all discs on A to all on C. *)
Lemma solution_solves n w r : same_rule n w r -> 1 <= n ->
  OtherMove.follows w 1 (solution n) (all P0 n) ->
  (forall l, length l = 2 ^ n - 1 -> OtherMove.follows w 1 l (all P0 n) -> l = solution n) ->
  solves (hanoi n) r (goal P0 n) (goal P2 n).
Proof.
  intros Same L F U. destruct (Optimal.recursive_hanoi_is_optimal n L) as (P & E & D & _).
  rewrite (goal_is_piles P0). apply (solves_in_words n w r P2 (solution n)); auto.
  - apply all_length.
  - unfold solution. rewrite E. auto.
Qed.

Lemma stands_in_pile k p s : 1 <= k -> (In k (pile s p) <-> stands k p s).
Proof.
  intros K. unfold stands. split.
  - intros I. apply disc_in_a_word in I as (pre & t & -> & L).
    rewrite rev_app_distr. simpl. rewrite <- app_assoc, nth_error_app2; rewrite rev_length; [|lia].
    now rewrite L, Nat.sub_diag.
  - intros E. apply nth_error_split in E as (a & b & E & L).
    apply (f_equal (@rev _)) in E. rewrite rev_involutive, rev_app_distr in E. simpl in E.
    rewrite <- app_assoc in E. simpl in E. subst s. rewrite <- (rev_length a) in L.
    clear - K L. induction (rev b) as [|x u IH].
    + simpl app. rewrite pile_here, in_app_iff. simpl. lia.
    + cbn [app]. apply in_pile_of_smaller; auto. rewrite app_length. simpl. lia.
Qed.

(** ** By the number of the move *)
(** Move m is of the disc whose number is the place of the first 1 of m, in its direction. *)
Definition by_binary (n : nat) : rule := fun m x i => exists k p, first_one m k /\ In k (on x p)
  /\ i = (k, p, if Nat.even (n - k) then left_of p else right_of p).

(** @proves hanoi2012/binary-algorithm
    For m = 1 to 2^n - 1, move the disc whose place is that of the lowest 1 of m, to the left if n
    - k is even, to the right if it is odd. The rule leaves no choice; it can be followed from all
    discs on A, each move by the rules of the game, and the discs end on C after the least number
    of moves. *)
Theorem binary_algorithm : forall n, 1 <= n ->
  solves (hanoi n) (by_binary n) (goal P0 n) (goal P2 n).
Proof.
  intros n L. destruct (OtherMove.binary_algorithm n L) as (F & _ & _ & _ & U).
  apply (solution_solves n (OtherMove.by_binary n)); auto. intros m s i _.
  split; intros (k & p & O & I & E); exists k, p; rewrite ?on_piles in *; pose proof O as (K & _);
    split; auto; split; auto; now apply stands_in_pile.
Qed.

(** ** Disc 1 and the others in turn *)
(** Disc 1 moves every other time, to the right for even n and to the left for odd n; in between
    another disc does. *)
Definition by_turns (n : nat) : rule := fun m x i =>
  if Nat.odd m
  then exists p, In 1 (on x p) /\ i = (1, p, if Nat.even n then right_of p else left_of p)
  else disc_of i <> 1.

(** @proves hanoi2012/buneman-levy
    The algorithm of Buneman and Levy: disc 1 to the right for even n, to the left for odd n, then
    another disc, and so on. It leaves no choice; it can be followed from all discs on A, each
    move by the rules of the game, and it ends with all discs on C after the least number of
    moves. *)
Theorem buneman_levy : forall n, 1 <= n ->
  solves (hanoi n) (by_turns n) (goal P0 n) (goal P2 n).
Proof.
  intros n L. destruct (OtherMove.buneman_levy n L) as (F & _ & _ & _ & U).
  apply (solution_solves n (OtherMove.by_turns n)); auto. intros m s i _.
  unfold by_turns, OtherMove.by_turns. destruct (Nat.odd m); [|reflexivity].
  split; intros (p & I & E); exists p; rewrite ?on_piles in *; split; auto;
    now apply stands_in_pile.
Qed.

(** Disc 1 from p to a peg q whose top disc or base is even, as disc 1 is odd. *)
Definition onto_another_color (n : nat) (x : stacks) (p q : peg) : Prop :=
  In 1 (on x p) /\ q <> p /\ Nat.even (beneath n x 1 q) = true.

(** Every other move, the first among them, disc 1 goes onto another color; in between another disc
    moves. *)
Definition by_color (n : nat) : rule := fun m x i =>
  if Nat.odd m then exists p q, i = (1, p, q) /\ onto_another_color n x p q else disc_of i <> 1.

(** The same, and disc 1 has no other peg to go to. *)
Definition by_only_color (n : nat) : rule := fun m x i =>
  by_color n m x i /\ forall p q r, i = (1, p, q) -> onto_another_color n x p r -> r = q.

Lemma color_in_words n s p q : length s = n -> (onto_another_color n (piles s) p q
  <-> exists f, s = f ++ [p] /\ Colors.onto_another_color n f p q).
Proof.
  intros L. unfold onto_another_color, Colors.onto_another_color. rewrite on_piles. split.
  - intros (I & N & E). destruct (disc_in_a_word s 1 p I) as (f & t & Es & Lt).
    destruct t; [|discriminate]. exists f. split; auto. split; auto.
    now rewrite (beneath_in_words n s 1 p f [] L I Es eq_refl) in E.
  - intros (f & Es & N & E). assert (I : In 1 (pile s p)).
    { apply stands_in_pile; auto. subst s. unfold stands. now rewrite rev_app_distr. }
    split; auto. split; auto. now rewrite (beneath_in_words n s 1 p f [] L I Es eq_refl).
Qed.

Lemma same_by_color n : same_rule n (Colors.by_color n) (by_color n).
Proof.
  intros m s i L. unfold by_color, Colors.by_color. destruct (Nat.odd m); [|reflexivity]. split.
  - intros (p & q & E & C). apply color_in_words in C as (f & Es & C); eauto 6.
  - intros (f & p & q & Es & E & C). exists p, q. split; auto. apply color_in_words; eauto.
Qed.

Lemma same_by_only_color n : same_rule n (Colors.by_only_color n) (by_only_color n).
Proof.
  intros m s i L. unfold by_only_color, Colors.by_only_color. rewrite (same_by_color n m s i L).
  split; intros [B O]; split; auto.
  - intros f p q r Es E C. apply (O p q r E). apply color_in_words; eauto.
  - intros p q r E C. apply color_in_words in C as (f & Es & C); eauto.
Qed.

(** @proves hanoi2012/colour-algorithm
    Disc 1 onto a disc or base of another color, then another disc, and so on. Disc 1 has one
    choice each time. The rule can be followed from all discs on A, each move by the rules of the
    game, it ends with all discs on C after the least number of moves, and whoever follows it
    plays this solution. *)
Theorem color_algorithm : forall n, 1 <= n ->
  solves (hanoi n) (by_color n) (goal P0 n) (goal P2 n)
  /\ exists l, follows (hanoi n) (by_only_color n) 1 l (goal P0 n) (goal P2 n).
Proof.
  intros n L. destruct (Colors.color_algorithm n L) as (F & P & _ & _ & U). split.
  - apply (solution_solves n (Colors.by_color n)); auto using same_by_color.
    revert F. generalize 1, (all P0 n). clear. induction (solution n) as [|i l IH]; simpl; auto.
    intros m s ([B _] & t & C & F). split; auto. exists t. auto.
  - exists (solution n). rewrite (goal_is_piles P0).
    apply (follows_in_words n _ _ _ (same_by_only_color n)); [apply all_length|].
    exists (all P2 n). rewrite goal_is_piles. auto.
Qed.

(** @corrects martins2024/algorithm-5
    @proves hanoi2012/worst-iterative
    Disc 1 from p0 by p1 to p2, another disc, disc 1 from p2 by p1 to p0, another disc, and so on:
    the rule leaves no choice, under the rules of Hanoi and so under those of Bucharest. It can be
    followed from all discs on p0 for 3^n - 1 moves, each by the rules of Bucharest, which end
    with all on p2; in Bucharest no way is shorter, and in Hanoi it is the worst solution. *)
Theorem oscillation : forall n, 1 <= n ->
  let l := bucharest_moves n P0 P1 P2 in
  let by_sweeps : rule := fun m _ => in_sweeps m in
  follows (hanoi n) by_sweeps 1 l (goal P0 n) (goal P2 n)
  /\ shortest_play (bucharest n) l (goal P0 n) (goal P2 n) /\ length l = 3 ^ n - 1
  /\ forall k x, length k = 3 ^ n - 1 -> follows (hanoi n) by_sweeps 1 k (goal P0 n) x -> k = l.
Proof.
  intros n L l r. destruct (Oscillation.oscillation n L) as (F & P & _ & _ & _ & U).
  assert (Same : same_rule n by_sweeps r) by (intros m s i _; reflexivity).
  split; [|split; [|split]].
  - rewrite (goal_is_piles P0). apply (follows_in_words n by_sweeps r l Same);
      [apply all_length|]. exists (all P2 n). rewrite goal_is_piles. auto.
  - apply recursive_bucharest_is_optimal.
  - apply recursive_bucharest_is_optimal.
  - intros k x E K. rewrite (goal_is_piles P0) in K.
    apply (follows_in_words n by_sweeps r k Same) in K as (t & K & _); [|apply all_length]. auto.
Qed.

(** ** By a table *)
(** By the lowest row of the table whose letters differ. *)
Definition by_table (n : nat) : rule := fun _ x i =>
  lowest_unequal (table (word n x)) = Some i.

(** @proves hanoi2012/any-start-table
    From every state: move by the lowest row of the table whose letters differ, fill in again from
    that row downwards (the rows above stay as they are), and so on. Each move is by the rules,
    the letters are all C exactly when all discs are on C, and that is so after the least number of
    moves. *)
Theorem table_is_optimal : forall n x, regular_state (hanoi n) n x ->
  solves (hanoi n) (by_table n) x (goal P2 n)
  /\ (lowest_unequal (table (word n x)) = None <-> x = goal P2 n)
  /\ forall i y, carries (hanoi n) i x y ->
       firstn (n - disc_of i) (table (word n x)) = firstn (n - disc_of i) (table (word n y)).
Proof.
  intros n x R. apply word_of_state in R as (s & Ls & <-).
  destruct (TwoColumns.table_is_optimal s) as (l & F & P & D & U & N & K). rewrite Ls in P, D.
  assert (W : forall t, length t = n -> word n (piles t) = t)
    by (intros t <-; apply word_of_its_piles). split; [|split].
  - apply (solves_in_words n TwoColumns.by_table (by_table n) P2 l); auto.
    intros m t i Lt. unfold by_table. now rewrite W.
  - rewrite W, N, goal_is_piles, Ls by auto. split; [congruence|].
    apply piles_one_to_one. now rewrite all_length.
  - intros i y C. apply instruction_from_a_word in C as (t & C & <-); auto.
    rewrite !W by (auto; apply length_after in C; congruence). rewrite <- Ls. eauto.
Qed.

(** ** By preference *)
(** The top disc of a peg, disc 1 left out, and 0 for an empty peg. *)
Definition top (x : stacks) (p : peg) : nat := hd 0 (filter (fun d => 1 <? d) (on x p)).

(** A move of disc 1 to the one of the two other pegs that it prefers. *)
Definition to_the_preferred (x : stacks) (i : instruction) : Prop :=
  exists p q r, In 1 (on x p) /\ i = (1, p, q) /\ q <> p /\ r <> p /\ r <> q
    /\ preferred (top x q) (top x r).

(** The instructions lead from x to y, where i was the last before them: after a move of disc 1
    another disc moves, and after any other move disc 1 goes to the peg that it prefers. *)
Fixpoint takes_turns (n : nat) (i : instruction) (l : list instruction) (x y : stacks) : Prop :=
  match l with
  | [] => x = y
  | k :: l => (if disc_of i =? 1 then disc_of k <> 1 else to_the_preferred x k)
      /\ exists z, carries (hanoi n) k x z /\ takes_turns n k l z y
  end.

Lemma top_in_words f p r : top (piles (f ++ [p])) r = Preference.top f r.
Proof.
  unfold top, Preference.top. rewrite on_piles.
  pose proof (tops_are_smallest_larger (fun _ => 0) f [p] r) as T.
  rewrite app_length, Nat.add_comm in T. symmetry. exact T.
Qed.

Lemma preferred_in_words s i :
  to_the_preferred (piles s) i <-> Preference.to_the_preferred s i.
Proof.
  split.
  - intros (p & q & r & I & -> & N & Np & Nq & P). rewrite on_piles in I.
    destruct (disc_in_a_word s 1 p I) as (f & [|t u] & -> & Lt); [|discriminate].
    rewrite !top_in_words in P. exists f, p, q. rewrite <- (third_only p q r) by auto. auto.
  - intros (f & p & q & -> & -> & N & P). destruct (third_ne p q) as [Np Nq]; auto.
    exists p, q, (third p q). rewrite !top_in_words. split; [|auto 6]. rewrite on_piles.
    apply stands_in_pile; auto. unfold stands. now rewrite rev_app_distr.
Qed.

Lemma takes_turns_in_words n l : forall i s y, length s = n -> (takes_turns n i l (piles s) y
  <-> exists t, Preference.takes_turns i l s /\ play l s = Some t /\ piles t = y).
Proof.
  induction l as [|k l IH]; intros i s y L; simpl.
  - split; [intros <-; eauto | intros (t & _ & E & <-); congruence].
  - assert (Same : (if disc_of i =? 1 then disc_of k <> 1 else to_the_preferred (piles s) k)
      <-> (if disc_of i =? 1 then disc_of k <> 1 else Preference.to_the_preferred s k))
      by (destruct (disc_of i =? 1); [reflexivity | apply preferred_in_words]).
    rewrite Same. clear Same. split.
    + intros (R & z & C & F). apply instruction_from_a_word in C as (u & C & <-); auto.
      apply IH in F as (t & F & P & <-); [|apply length_after in C; congruence].
      exists t. rewrite C. split; eauto.
    + intros (t & (R & u & C & F) & P & <-). rewrite C in P. split; auto. exists (piles u).
      split; [apply instruction_from_a_word; eauto|].
      apply IH; [apply length_after in C; congruence | eauto].
Qed.

(** @proves hanoi2012/disc1-preference
    From every state in which not all discs are on C: the first move by the table; then, after a
    move of disc 1, another disc, and after any other move disc 1 onto the smallest even disc, else
    to an empty peg, else onto the largest odd disc. Each move is by the rules and the only one that
    the rule allows, and all discs are on C after the least number of moves. *)
Theorem disc_1_by_preference : forall n x, regular_state (hanoi n) n x -> x <> goal P2 n ->
  exists i z l, lowest_unequal (table (word n x)) = Some i /\ carries (hanoi n) i x z
  /\ takes_turns n i l z (goal P2 n) /\ shortest_play (hanoi n) (i :: l) x (goal P2 n)
  /\ forall k y, length k = length l -> takes_turns n i k z y -> k = l.
Proof.
  intros n x R N. apply word_of_state in R as (s & Ls & <-).
  assert (Ns : s <> all P2 (length s)) by (intros E; apply N; rewrite goal_is_piles; congruence).
  destruct (Preference.disc_1_by_preference s Ns) as (i & t & l & F & C & T & P & D & U).
  assert (Lt : length t = n) by (apply length_after in C; congruence). rewrite Ls in P, D.
  exists i, (piles t), l. rewrite <- Ls at 1. rewrite word_of_its_piles. split; auto.
  split; [apply instruction_from_a_word; eauto|]. split; [|split].
  - apply takes_turns_in_words; auto. exists (all P2 n). rewrite goal_is_piles. auto.
  - apply shortest_from_distance; auto. simpl. now rewrite C.
  - intros k y E K. apply takes_turns_in_words in K as (u & K & _); auto.
Qed.
