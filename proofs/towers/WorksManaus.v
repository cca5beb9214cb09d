(** * Manaus, as the works say it
    The statements of the works on Manaus, by [Rules] and [Walks] alone: which regular states are
    [good] and which are [bad] ([largest_disc_outside_p2_decides],
    [good_exactly_when_its_mirror_is_bad]), that these are the two components ([two_components],
    [good_states_are_joined_to_the_goal], [regular_states_are_good_or_bad]), how many they are, the
    worst of them ([farthest_good_state]), the three parts of the graph ([parts_of_manaus]), and the
    algorithms, which read a state disc by disc ([word]). Each is carried over from words by
    [Bridge]. *)
From Coq Require Import List Arith Lia Bool Sorted Permutation.
From Manaus.towers Require Import ManausAlgorithms ManausCounts ManausParts.
From Manaus.towers Require Export Bridge.
Import ListNotations.

(** A good state: regular, and the goal can be reached from it. *)
Definition good (n : nat) (x : stacks) : Prop :=
  regular_state (Rules.manaus n) n x /\ reaches (step (Rules.manaus n)) x (goal P0 n).

(** A bad state: regular, and the goal cannot be reached from it. *)
Definition bad (n : nat) (x : stacks) : Prop :=
  regular_state (Rules.manaus n) n x /\ ~ reaches (step (Rules.manaus n)) x (goal P0 n).

(** ** In words *)
Lemma goal_word n : 2 <= n -> regular_word n (all P0 n).
Proof.
  intros L. split; [apply all_length|]. unfold regular.
  rewrite !count_other, all_length by congruence. lia.
Qed.

Lemma word_of_state n x : 2 <= n -> regular_state (Rules.manaus n) n x ->
  exists s, regular_word n s /\ piles s = x.
Proof. intros L. apply (manaus_in_words n L). Qed.

Lemma state_of_word n s : 2 <= n -> regular_word n s -> regular_state (Rules.manaus n) n (piles s).
Proof. intros L. apply (word_is_regular _ _ _ _ (manaus_in_words n L)). Qed.

Lemma regular_in_words s : 2 <= length s ->
  (regular_state (Rules.manaus (length s)) (length s) (piles s) <-> regular s).
Proof. intros L. symmetry. now apply capacities_of_manaus. Qed.

Lemma reaches_in_words n s t : 2 <= n -> regular_word n s -> regular_word n t ->
  (reaches (step (Rules.manaus n)) (piles s) (piles t) <-> reaches Manaus.manaus s t).
Proof. intros L. apply (reaches_on_stacks _ _ _ _ (manaus_in_words n L)). Qed.

Lemma goal_in_words n s : 2 <= n -> regular_word n s ->
  (reaches (step (Rules.manaus n)) (piles s) (goal P0 n) <-> Manaus.good s).
Proof.
  intros L R. rewrite goal_is_piles, reaches_in_words by auto using goal_word.
  destruct R as [<- _]. reflexivity.
Qed.

Lemma good_in_words n s : 2 <= n -> regular_word n s -> (good n (piles s) <-> Manaus.good s).
Proof.
  intros L R. unfold good. rewrite goal_in_words by auto. pose proof (state_of_word n s L R). tauto.
Qed.

Lemma bad_in_words n s : 2 <= n -> regular_word n s -> (bad n (piles s) <-> ~ Manaus.good s).
Proof.
  intros L R. unfold bad. rewrite goal_in_words by auto. pose proof (state_of_word n s L R). tauto.
Qed.

Lemma largest_is_on s p : 1 <= length s -> In (length s) (pile s p) -> exists t, s = p :: t.
Proof.
  destruct s as [|h t]; simpl length; [lia|]. intros _ I. exists t. f_equal.
  destruct (peg_dec h p) as [|N]; auto. rewrite pile_there in I by auto.
  apply pile_bound in I. lia.
Qed.

(** ** Which are good *)
(** @proves martins2024/lemma-2
    Every regular state with disc n on p1 is bad. *)
Theorem largest_on_p1_is_bad : forall n x, 2 <= n ->
  regular_state (Rules.manaus n) n x -> In n (on x P1) -> bad n x.
Proof.
  intros n x L R I. apply word_of_state in R as (s & W & <-); auto. apply bad_in_words; auto.
  rewrite on_piles in I. destruct W as [<- W].
  destruct (largest_is_on s P1) as [t ->]; [lia | exact I |]. now apply Manaus.largest_on_p1_is_bad.
Qed.

(** @proves martins2024/lemma-3
    Every regular state with disc n on p0 is good. *)
Theorem largest_on_p0_is_good : forall n x, 2 <= n ->
  regular_state (Rules.manaus n) n x -> In n (on x P0) -> good n x.
Proof.
  intros n x L R I. apply word_of_state in R as (s & W & <-); auto. apply good_in_words; auto.
  rewrite on_piles in I. destruct W as [<- W].
  destruct (largest_is_on s P0) as [t ->]; [lia | exact I |].
  now apply Manaus.largest_on_p0_is_good.
Qed.

Lemma larger_on_p2 s i p : In i (pile s p) -> (forall d, i < d <= length s -> In d (pile s P2)) ->
  exists t, s = all P2 (length s - i) ++ p :: t.
Proof.
  induction s as [|h s IH]; [intros []|]. intros I A. pose proof (pile_bound _ _ _ I) as B.
  cbn [length] in *. destruct (Nat.eq_dec i (S (length s))) as [->|N].
  - rewrite Nat.sub_diag. apply (largest_is_on (h :: s)); [simpl; lia | exact I].
  - destruct (largest_is_on (h :: s) P2) as [u E]; [simpl; lia | apply A; simpl; lia |].
    injection E as -> ->. destruct IH as [t E].
    + apply in_pile_of_smaller in I; [exact I | lia].
    + intros d D. apply (in_pile_of_smaller d P2 u P2); [lia|]. apply A. lia.
    + exists t. replace (S (length u) - i) with (S (length u - i)) by lia. simpl. now f_equal.
Qed.

(** @proves martins2024/theorem-4
    With i the largest disc outside p2: the state is good exactly when n - i is even and disc i is
    on p0, or n - i is odd and disc i is on p1. With i = n, disc n itself is on p0 or p1. *)
Theorem largest_disc_outside_p2_decides : forall n i p x, 2 <= n ->
  regular_state (Rules.manaus n) n x ->
  p <> P2 -> In i (on x p) -> (forall d, i < d <= n -> In d (on x P2)) ->
  (good n x <-> (Nat.even (n - i) = true /\ p = P0) \/ (Nat.odd (n - i) = true /\ p = P1)).
Proof.
  intros n i p x L R N I A. apply word_of_state in R as (s & W & <-); auto.
  rewrite good_in_words by auto. rewrite on_piles in *. destruct W as [<- W].
  destruct (larger_on_p2 s i p I A) as [t E]. rewrite E in W. rewrite E at 1.
  now apply Manaus.largest_disc_outside_p2_decides.
Qed.

Lemma pile_of_mirror s p : pile (map swap s) (swap p) = pile s p.
Proof.
  induction s as [|h s IH]; auto. cbn [map pile length]. rewrite IH, map_length.
  destruct h, p; reflexivity.
Qed.

Lemma piles_of_mirror s : piles (map swap s) = (pile s P1, pile s P0, pile s P2).
Proof.
  unfold piles. rewrite <- (pile_of_mirror s P0), <- (pile_of_mirror s P1),
    <- (pile_of_mirror s P2). reflexivity.
Qed.

(** @proves martins2024/theorem-6
    A state X/Y/Z other than 1..n// is good exactly when Y/X/Z is a bad state. *)
Theorem good_exactly_when_its_mirror_is_bad : forall n a b c, 2 <= n ->
  regular_state (Rules.manaus n) n (a, b, c) -> (a, b, c) <> goal P0 n ->
  (good n (a, b, c) <-> bad n (b, a, c)).
Proof.
  intros n a b c L R N. apply word_of_state in R as (s & W & E); auto.
  assert (M : (b, a, c) = piles (map swap s))
    by (rewrite piles_of_mirror; now injection E as <- <- <-).
  rewrite <- E in N |- *. rewrite M, good_in_words by auto. destruct W as [Ls W].
  assert (Ns : s <> all P0 (length s)) by (intros F; apply N; rewrite goal_is_piles; congruence).
  rewrite (ManausComponents.good_exactly_when_its_mirror_is_bad s W Ns).
  assert (V : regular_word n (map swap s))
    by (split; [now rewrite map_length | now apply swap_regular]).
  rewrite bad_in_words by auto. destruct V. tauto.
Qed.

(** ** Two components *)
Lemma reaches_back n x y : 2 <= n -> regular_state (Rules.manaus n) n x ->
  reaches (step (Rules.manaus n)) x y ->
  regular_state (Rules.manaus n) n y /\ reaches (step (Rules.manaus n)) y x.
Proof.
  intros L R [k W]. pose proof (regular_after_a_walk _ _ _ _ _ R W) as Q. split; auto.
  apply word_of_state in R as (s & Hs & <-), Q as (t & Ht & <-); auto. exists k.
  apply (walk_on_stacks _ _ _ _ (manaus_in_words n L)) in W; auto.
  apply (walk_on_stacks _ _ _ _ (manaus_in_words n L)); auto.
  apply walk_back; auto using manaus_back.
Qed.

Lemma reaches_trans {A} (step : A -> A -> Prop) x y z :
  reaches step x y -> reaches step y z -> reaches step x z.
Proof. intros [k W] [l V]. exists (k + l). eapply walk_trans; eauto. Qed.

Lemma goal_is_regular n : 2 <= n -> regular_state (Rules.manaus n) n (goal P0 n).
Proof. intros L. rewrite goal_is_piles. apply state_of_word; auto using goal_word. Qed.

(** @proves martins2024/definition-4
    The good states are the component of the goal: what can be reached from it; and from a good
    state just the good ones can be reached. *)
Theorem good_states_are_joined_to_the_goal : forall n, 2 <= n ->
  (forall x, good n x <-> reaches (step (Rules.manaus n)) (goal P0 n) x)
  /\ forall x, good n x -> forall y, good n y <-> reaches (step (Rules.manaus n)) x y.
Proof.
  intros n L. assert (C : forall x, good n x <-> reaches (step (Rules.manaus n)) (goal P0 n) x).
  { intros x. split; [intros [R G]; now apply reaches_back in G|].
    intros G. now apply reaches_back in G; [|auto|apply goal_is_regular]. }
  split; auto. intros x G y. rewrite C. apply C in G as G'. destruct G as [R G].
  split; intros H; eauto using reaches_trans.
Qed.

Lemma pile_over_tower p m s q :
  pile (all p m ++ s) q = pile s q ++ if peg_dec p q then seq (S (length s)) m else [].
Proof.
  induction m as [|m IH]; [now destruct (peg_dec p q); rewrite app_nil_r|].
  change (all p (S m)) with (p :: all p m). cbn [app pile length]. rewrite IH, <- app_assoc.
  f_equal. destruct (peg_dec p q); auto. rewrite seq_S, app_length, all_length. do 2 f_equal. lia.
Qed.

Lemma hub_on_stacks n : piles (bad_hub n) = ([1], seq 2 (n - 1), []).
Proof. unfold piles, bad_hub. now rewrite !pile_over_tower. Qed.

Lemma hub_word n : 2 <= n -> regular_word n (bad_hub n).
Proof.
  intros L. split; [|now apply hub_regular]. unfold bad_hub. rewrite app_length, all_length.
  simpl. lia.
Qed.

Lemma bad_means_joined_to_the_hub n x : 2 <= n -> regular_state (Rules.manaus n) n x ->
  (bad n x <-> reaches (step (Rules.manaus n)) x ([1], seq 2 (n - 1), [])).
Proof.
  intros L R. apply word_of_state in R as (s & W & <-); auto.
  rewrite bad_in_words, <- hub_on_stacks, reaches_in_words by auto using hub_word.
  destruct W as [Ls W], (hub_word n L) as [Lh H].
  rewrite same_component, good_exactly_on_the_side_of_p0 by (auto; congruence).
  assert (F : side (bad_hub n) = false) by (unfold bad_hub; destruct n as [|[|n]]; auto; lia).
  rewrite F. apply not_true_iff_false.
Qed.

(** @proves martins2024/definition-5
    Good and bad states partition the regular ones: each is one of them, and never both; and the bad
    ones are what can be reached from one of them, 1/2..n/. *)
Theorem regular_states_are_good_or_bad : forall n, 2 <= n ->
  (forall x, regular_state (Rules.manaus n) n x -> (good n x \/ bad n x) /\ ~ (good n x /\ bad n x))
  /\ forall x, bad n x <-> reaches (step (Rules.manaus n)) ([1], seq 2 (n - 1), []) x.
Proof.
  intros n L. split.
  - intros x R. split; [|intros [[_ G] [_ B]]; auto].
    apply word_of_state in R as (s & W & <-); auto. rewrite good_in_words, bad_in_words by auto.
    destruct W as [_ W]. rewrite good_exactly_on_the_side_of_p0 by auto.
    destruct (side s); [left | right]; congruence.
  - assert (H : regular_state (Rules.manaus n) n ([1], seq 2 (n - 1), []))
      by (rewrite <- hub_on_stacks; apply state_of_word; auto using hub_word).
    intros x. split.
    + intros B. destruct B as [R B']. apply reaches_back; auto.
      now apply bad_means_joined_to_the_hub; [|auto|split].
    + intros G. apply reaches_back in G as [R G]; auto. now apply bad_means_joined_to_the_hub.
Qed.

(** @proves martins2024/theorem-5
    For every n >= 2 there are exactly two components: a regular state x and a regular state y, not
    joined, such that every regular state is joined to one of them. *)
Theorem two_components : forall n, 2 <= n -> exists x y,
  regular_state (Rules.manaus n) n x /\ regular_state (Rules.manaus n) n y
  /\ ~ reaches (step (Rules.manaus n)) x y
  /\ forall z, regular_state (Rules.manaus n) n z ->
       reaches (step (Rules.manaus n)) z x \/ reaches (step (Rules.manaus n)) z y.
Proof.
  intros n L. destruct (regular_states_are_good_or_bad n L) as [D B].
  assert (H : bad n ([1], seq 2 (n - 1), [])) by (apply B; exists 0; constructor).
  exists (goal P0 n), ([1], seq 2 (n - 1), []). split; [now apply goal_is_regular|].
  split; [apply H|]. split.
  - intros G. apply reaches_back in G as [_ G]; auto using goal_is_regular. now apply H.
  - intros z R. destruct (D z R) as [[G|Z] _]; [left; apply G | right].
    now apply bad_means_joined_to_the_hub.
Qed.

(** ** How many *)
Lemma number_in_words n (f : state -> bool) (P : stacks -> Prop) : 2 <= n ->
  (forall s, length s = n -> (f s = true <-> regular s /\ P (piles s))) ->
  number_is (fun x => regular_state (Rules.manaus n) n x /\ P x) (number f n).
Proof.
  intros L F. apply (number_on_stacks _ _ _ _ (manaus_in_words n L)).
  exists (filter f (states n)). split; [apply NoDup_filter, states_are_distinct|].
  split; [reflexivity|]. intros s. rewrite filter_In, states_are_all. unfold regular_word.
  specialize (F s). tauto.
Qed.

(** @proves martins2024/theorem-8
    @corrects martins2024/section-5.3/order-sentence
    For every n >= 2 there are 3^n - 2(n + 1) regular states. *)
Theorem number_of_regular_states : forall n, 2 <= n ->
  number_is (regular_state (Rules.manaus n) n) (3 ^ n - 2 * (n + 1)).
Proof.
  intros n L. destruct (ManausCounts.number_of_regular_states n L) as [<- S].
  destruct (number_in_words n regularb (fun _ => True) L) as (l & D & E & I).
  - intros s _. rewrite S. tauto.
  - exists l. split; auto. split; auto. intros x. rewrite I. tauto.
Qed.

(** @proves martins2024/theorem-9
    For every n >= 2 there are floor(3^n / 2) - n good states. *)
Theorem number_of_good_states : forall n, 2 <= n -> number_is (good n) (3 ^ n / 2 - n).
Proof.
  intros n L. destruct (ManausCounts.number_of_good_states n L) as [<- S].
  apply number_in_words; auto. intros s E. rewrite S. pose proof (goal_in_words n s L) as G.
  unfold regular_word in G. tauto.
Qed.

(** @proves martins2024/corollary-2
    For every n >= 2 there are floor(3^n / 2) - (n + 1) bad states. *)
Theorem number_of_bad_states : forall n, 2 <= n -> number_is (bad n) (3 ^ n / 2 - (n + 1)).
Proof.
  intros n L. destruct (ManausCounts.number_of_bad_states n L) as [<- S].
  apply number_in_words; auto. intros s E. rewrite S. pose proof (goal_in_words n s L) as G.
  unfold regular_word in G. tauto.
Qed.

(** ** The worst *)
(** 2/1/3..n for even n, 1/2/3..n for odd n. *)
Definition farthest (n : nat) : stacks :=
  if Nat.even n then ([2], [1], seq 3 (n - 2)) else ([1], [2], seq 3 (n - 2)).

Lemma farthest_on_stacks n : piles (ManausWorst.farthest n) = farthest n.
Proof.
  unfold piles, farthest, ManausWorst.farthest. rewrite !pile_over_tower.
  now destruct (Nat.even n).
Qed.

(** @proves martins2024/theorem-7
    Each good state has a distance to 1..n//, which is 2^n - 3 at the most and is that for one state
    only: 2/1/3..n for even n, 1/2/3..n for odd n, which is a good state with n discs. *)
Theorem farthest_good_state : forall n, 2 <= n ->
  (forall x, good n x -> exists k, distance (step (Rules.manaus n)) x (goal P0 n) k
     /\ k <= 2 ^ n - 3 /\ (k = 2 ^ n - 3 <-> x = farthest n))
  /\ good n (farthest n).
Proof.
  intros n L. destruct (ManausWorst.farthest_good_state n L) as (F & Lf & Rf & Gf).
  assert (W : regular_word n (ManausWorst.farthest n)) by now split.
  rewrite <- farthest_on_stacks. split; [|now apply good_in_words].
  intros x G. pose proof G as [R _]. apply word_of_state in R as (s & Ws & <-); auto.
  apply good_in_words in G; auto. pose proof Ws as [Ls Rs].
  destruct (F s Ls Rs G) as (k & D & B & E). exists k. split.
  - rewrite goal_is_piles.
    apply (distance_on_stacks _ _ _ _ (manaus_in_words n L)); auto using goal_word.
  - split; auto. rewrite E. split; [now intros -> | apply piles_one_to_one; congruence].
Qed.

(** ** Three parts *)
(** @corrects martins2024/lemma-4
    Disc n left out, for n >= 3 the states of Manaus with disc n on p0 are those of Hanoi with n -
    1 discs but the tower on p2; with disc n on p1, those of Hanoi but the towers on p1 and on p2;
    with disc n on p2, those of Manaus with n - 1 discs and the tower on p1. In each part the
    moves are those of Hanoi between these states. *)
Theorem parts_of_manaus : forall n, 3 <= n ->
  let part p y := regular_state (Rules.manaus n) n (on_disc n p y) in
  (forall x p, regular_state (Rules.manaus n) n x -> In n (on x p) ->
     exists y, regular_state (hanoi (n - 1)) (n - 1) y /\ x = on_disc n p y)
  /\ forall y, regular_state (hanoi (n - 1)) (n - 1) y ->
    (part P0 y <-> y <> goal P2 (n - 1))
    /\ (part P1 y <-> y <> goal P2 (n - 1) /\ y <> goal P1 (n - 1))
    /\ (part P2 y <-> regular_state (Rules.manaus (n - 1)) (n - 1) y \/ y = goal P1 (n - 1))
    /\ forall p z, regular_state (hanoi (n - 1)) (n - 1) z -> part p y -> part p z ->
         (step (Rules.manaus n) (on_disc n p y) (on_disc n p z) <-> step (hanoi (n - 1)) y z).
Proof.
  intros n L part. assert (L2 : 2 <= n) by lia. assert (L1 : 2 <= n - 1) by lia. split.
  - intros x p R I. apply word_of_state in R as (s & W & <-); auto. rewrite on_piles in I.
    destruct W as [Ls _]. rewrite <- Ls in I.
    destruct (largest_is_on s p) as [t ->]; [lia | exact I |]. exists (piles t). simpl in Ls. split.
    + apply regular_states_are_piles. exists t. split; [lia | auto].
    + rewrite piles_on_disc. f_equal. exact Ls.
  - intros y Y. apply regular_states_are_piles in Y as (t & Lt & <-).
    assert (G : forall p, piles t = goal p (n - 1) <-> t = all p (length t)).
    { intros p. rewrite goal_is_piles, Lt. split; [|congruence].
      apply piles_one_to_one. now rewrite all_length. }
    assert (Q : forall p u, length u = n - 1 -> part p (piles u) <-> regular (p :: u)).
    { intros p u Lu. unfold part. replace n with (length (p :: u)) by (simpl; lia).
      change (on_disc (length (p :: u)) p (piles u)) with (on_disc (S (length u)) p (piles u)).
      rewrite <- piles_on_disc, regular_in_words by (simpl; lia). reflexivity. }
    destruct (ManausParts.parts_of_manaus t ltac:(lia)) as (A & B & C & _).
    rewrite !G, !Q by auto. split; [exact A|]. split; [exact B|]. split.
    + rewrite C, <- Lt, regular_in_words by lia. reflexivity.
    + intros p z Z. apply regular_states_are_piles in Z as (u & Lu & <-). rewrite !Q by auto.
      intros Rt Ru.
      replace (on_disc n p (piles t)) with (piles (p :: t))
        by (rewrite piles_on_disc; f_equal; lia).
      replace (on_disc n p (piles u)) with (piles (p :: u))
        by (rewrite piles_on_disc; f_equal; lia).
      destruct (manaus_in_words n L2) as (_ & _ & _ & M).
      rewrite <- M by (split; auto; simpl; lia).
      rewrite <- Lt, <- moves_are_moves_of_piles by congruence.
      unfold Manaus.manaus, within. rewrite part_move. tauto.
Qed.

(** ** The algorithms *)
(** @proves martins2024/algorithm-10
    For every regular state of n >= 2 discs algorithm 10 says whether it is good; it looks at the
    discs from n downwards, at the latest disc 2 decides, and for some state it does. *)
Theorem eh_bom_is_right : forall n, 2 <= n ->
  (forall x, regular_state (Rules.manaus n) n x ->
     (eh_bom (word n x) P0 P1 P2 = true <-> good n x) /\ 2 <= decider (word n x))
  /\ exists x, regular_state (Rules.manaus n) n x /\ decider (word n x) = 2.
Proof.
  intros n L. destruct (ManausAlgorithms.eh_bom_is_right n L) as [A (s & Ls & R & D)]. split.
  - intros x X. apply word_of_state in X as (t & W & <-); auto. rewrite good_in_words by auto.
    destruct W as [<- Rt]. rewrite word_of_its_piles. now apply A.
  - exists (piles s). split; [apply state_of_word; now try split|].
    now rewrite <- Ls, word_of_its_piles.
Qed.

Lemma play_in_manaus n l s t : 2 <= n -> length s = n -> play l s = Some t ->
  path Manaus.manaus s (trace l s) t -> plays (Rules.manaus n) l (piles s) (piles t).
Proof.
  intros L. revert s; induction l as [|i l IH]; simpl; intros s Ls P T.
  - injection P as <-. constructor.
  - destruct (carry_out i s) as [u|] eqn:C; [|discriminate].
    inversion T as [|? ? ? ? M T']; subst. pose proof M as (Rs & Ru & Mv).
    apply in_turn with (piles u); [|apply IH; auto; symmetry; now apply move_length].
    destruct (manaus_in_words (length s) L) as (_ & K & _ & H).
    assert (Ws : regular_word (length s) s) by now split. apply H in M; eauto.
    destruct M as (p & q & d & M). apply carry_out_carries in C.
    now rewrite (one_instruction _ _ _ _ _ _ C M).
Qed.

(** @corrects martins2024/algorithm-11
    Algorithm 11 with line 6 as its text has it, a disc on p0 already staying there: every good
    state is brought to p0, each move by the rules, in the least number of moves. *)
Theorem solucao_manaus_is_optimal : forall n x, 2 <= n -> good n x ->
  let l := gather n (word n x) P0 in
  plays (Rules.manaus n) l x (goal P0 n)
  /\ distance (step (Rules.manaus n)) x (goal P0 n) (length l).
Proof.
  intros n x L G l. pose proof G as [R _]. apply word_of_state in R as (s & W & <-); auto.
  apply good_in_words in G; auto. pose proof W as [Ls Rs]. unfold l.
  replace (word n (piles s)) with s by (rewrite <- Ls; symmetry; apply word_of_its_piles).
  destruct (ManausAlgorithms.solucao_manaus_is_optimal n s Ls Rs G) as (P & T & D).
  rewrite goal_is_piles. split; [now apply play_in_manaus|].
  apply (distance_on_stacks _ _ _ _ (manaus_in_words n L)); auto using goal_word.
Qed.

(** @corrects martins2024/algorithm-12
    Algorithm 12: where algorithm 10 says yes, algorithm 11 so repaired brings all discs to p0 by
    the rules in the least number of moves; where it says no, no play does. *)
Theorem manaus_is_right : forall n x, 2 <= n -> regular_state (Rules.manaus n) n x ->
  let l := gather n (word n x) P0 in
  if eh_bom (word n x) P0 P1 P2
  then plays (Rules.manaus n) l x (goal P0 n)
       /\ distance (step (Rules.manaus n)) x (goal P0 n) (length l)
  else ~ reaches (step (Rules.manaus n)) x (goal P0 n).
Proof.
  intros n x L R l. destruct (eh_bom_is_right n L) as [A _]. destruct (A x R) as [B _].
  destruct (eh_bom (word n x) P0 P1 P2).
  - now apply solucao_manaus_is_optimal, B.
  - intros G. assert (H : good n x) by now split. apply B in H. discriminate.
Qed.
