(** * Hanoi, as the works say it
    The statements of the works on the states of Hanoi, by [Rules] and [Walks] alone: their number
    and their moves, what is perfect and what is irregular ([regular_or_irregular]), that every
    state can be reached ([connected]) and how far it is ([farthest_state]), and the triangles and
    snakes of the graph ([number_of_triangles], [number_of_disjoint_snakes]). Each is carried over
    from words by [Bridge]. *)
From Coq Require Import List Arith Lia Bool Sorted Permutation FinFun.
From Manaus.towers Require Export Bridge HanoiMoves Snakes Optimal.
From Manaus.graphs Require Import OrderAndSize.
Import ListNotations.

Lemma word_of_state n x : regular_state (hanoi n) n x -> exists s, length s = n /\ piles s = x.
Proof. apply regular_states_are_piles. Qed.

Lemma step_of_words n s t : length s = n -> length t = n ->
  (step (hanoi n) (piles s) (piles t) <-> move s t).
Proof. intros <- L. symmetry. now apply moves_are_moves_of_piles. Qed.

(** ** States *)
(** @proves martins2024/definition-1
    There are 3^n regular states of Hanoi. *)
Theorem number_of_regular_hanoi_states : forall n, number_is (regular_state (hanoi n) n) (3 ^ n).
Proof.
  intros n. destruct (number_of_states n) as (A & B & C).
  destruct (number_on_stacks _ _ _ _ (hanoi_in_words n) (fun _ => True) (3 ^ n))
    as (l & D & L & I).
  - exists (states n). split; auto. split; auto. intros s. rewrite C. unfold has_length. tauto.
  - exists l. split; auto. split; auto. intros x. rewrite I. tauto.
Qed.

(** A perfect state: regular, with all discs on one peg. *)
Definition perfect (n : nat) (x : stacks) : Prop :=
  regular_state (hanoi n) n x /\ exists p, forall q, q <> p -> on x q = [].

Lemma goal_is_regular p n : regular_state (hanoi n) n (goal p n).
Proof.
  rewrite goal_is_piles. apply regular_states_are_piles. exists (all p n). auto using all_length.
Qed.

Lemma goal_elsewhere p q n : q <> p -> on (goal p n) q = [].
Proof. destruct p, q; simpl; congruence. Qed.

Lemma goals_differ p q n : 1 <= n -> goal p n = goal q n -> p = q.
Proof. destruct n; [lia|]. intros _. destruct p, q; simpl; congruence. Qed.

(** @proves martins2024/definition-2
    For every n >= 1 there are exactly three perfect states, one for each peg; one is the goal. *)
Theorem three_perfect_states : forall n, 1 <= n ->
  (forall x, perfect n x <-> exists p, x = goal p n)
  /\ (forall p q, goal p n = goal q n -> p = q).
Proof.
  intros n L. split; [|intros p q; now apply goals_differ]. intros x. split.
  - intros [R [p E]]. apply word_of_state in R as (s & Ls & <-). exists p.
    rewrite goal_is_piles. f_equal. rewrite <- Ls. apply count_full.
    rewrite <- pile_count. pose proof (Permutation_length (pile_all s)) as P.
    rewrite !app_length, seq_length, <- !on_piles in P. rewrite <- on_piles.
    destruct p; [rewrite (E P1), (E P2) in P | rewrite (E P0), (E P2) in P
      | rewrite (E P0), (E P1) in P]; simpl in *; congruence || lia.
  - intros [p ->]. split; [apply goal_is_regular|]. exists p. intros q. apply goal_elsewhere.
Qed.

(** An arrangement is irregular where some disc lies on a smaller one, though the discs are ordered
    by size, or some peg holds more discs than it has room for. *)
Definition irregular (g : game) (x : stacks) : Prop :=
  (sized g = true /\ exists p upper d e lower, on x p = upper ++ d :: e :: lower /\ e < d)
  \/ exists p, room g p < length (on x p).

Lemma sorted_or_not (l : list nat) : NoDup l ->
  StronglySorted lt l \/ exists upper d e lower, l = upper ++ d :: e :: lower /\ e < d.
Proof.
  induction 1 as [|d l N D IH]; [left; constructor|].
  destruct IH as [S|(u & e & f & m & -> & L)]; [|right; exists (d :: u), e, f, m; auto].
  destruct l as [|e l]; [left; repeat constructor|].
  destruct (lt_eq_lt_dec d e) as [[L| ->]|L];
    [|destruct N; now left | right; now exists [], d, e, l].
  left. constructor; auto. inversion S as [|? ? _ F]. subst. constructor; auto.
  eapply Forall_impl; [|exact F]. intros z. simpl. lia.
Qed.

Lemma not_sorted u d e l : e < d -> ~ StronglySorted lt (u ++ d :: e :: l).
Proof.
  intros L. induction u as [|c u IH]; simpl; intros S; inversion S as [|? ? S' F]; subst; auto.
  inversion F. lia.
Qed.

Lemma NoDup_of_parts {A} (l m : list A) : NoDup (l ++ m) -> NoDup l /\ NoDup m.
Proof.
  induction l as [|a l IH]; simpl; intros D; [split; [constructor | auto]|].
  inversion D as [|? ? N D']; subst. destruct (IH D') as [Dl Dm]. split; auto.
  constructor; auto. intros I. apply N, in_or_app. auto.
Qed.

Lemma discs_of_a_peg_differ x n p :
  Permutation (on x P0 ++ on x P1 ++ on x P2) (seq 1 n) -> NoDup (on x p).
Proof.
  intros P. assert (D : NoDup (on x P0 ++ on x P1 ++ on x P2))
    by (apply (Permutation_NoDup (Permutation_sym P)), seq_NoDup).
  apply NoDup_of_parts in D as [D0 D]. apply NoDup_of_parts in D as [D1 D2]. now destruct p.
Qed.

Lemma on_each_peg (P Q : peg -> Prop) :
  (forall p, P p \/ Q p) -> (forall p, P p) \/ exists p, Q p.
Proof.
  intros H. destruct (H P0), (H P1), (H P2); eauto. left. intros []; auto.
Qed.

(** @proves martins2024/definition-3
    Every arrangement of the n discs is regular or irregular, never both: no rule is broken, or a
    disc lies on a smaller one or a peg is too full; in Hanoi, and in any game of [Rules]. *)
Theorem regular_or_irregular : forall g n x,
  Permutation (on x P0 ++ on x P1 ++ on x P2) (seq 1 n) ->
  (regular_state g n x \/ irregular g x) /\ ~ (regular_state g n x /\ irregular g x).
Proof.
  intros g n x P. split.
  - destruct (on_each_peg (fun p => length (on x p) <= room g p)
      (fun p => room g p < length (on x p))) as [R|F]; [intros p; lia | | right; now right].
    destruct (sized g) eqn:Z; [|left; split; auto; split; auto; congruence].
    destruct (on_each_peg (fun p => StronglySorted lt (on x p))
      (fun p => exists u d e l, on x p = u ++ d :: e :: l /\ e < d)) as [S|F].
    + intros p. apply sorted_or_not. eapply discs_of_a_peg_differ, P.
    + left. split; auto.
    + right. left. split; auto.
  - intros [(_ & S & R) [[Z (p & u & d & e & l & E & L)]|[p F]]].
    + specialize (S Z p). rewrite E in S. now apply not_sorted in S.
    + specialize (R p). lia.
Qed.

(** ** Moves *)
(** @supports martins2024/section-3.4/order-size
    @proves hanoi2012/lines-both-ways
    For every n the graph of Hanoi on three pegs has 3^n states and 3(3^n - 1)/2 lines, each of
    which stands in the list from one of its ends only; there is a move exactly where a line is, one
    each way. *)
Theorem order_and_size : forall n, number_is (regular_state (hanoi n) n) (3 ^ n)
  /\ exists lines, 2 * length lines = 3 * (3 ^ n - 1) /\ NoDup lines
  /\ (forall x y, In (x, y) lines -> ~ In (y, x) lines)
  /\ forall x y, regular_state (hanoi n) n x ->
       (step (hanoi n) x y <-> In (x, y) lines \/ In (y, x) lines).
Proof.
  intros n. split; [apply number_of_regular_hanoi_states|].
  destruct (OrderAndSize.order_and_size n) as (_ & L & D & One & All).
  set (f := fun e : state * state => (piles (fst e), piles (snd e))).
  assert (Len : forall s t, In (s, t) (edges n) -> length s = n /\ length t = n).
  { intros s t I. apply edges_in in I as [Ls M]. split; auto. rewrite <- Ls. symmetry.
    now apply move_length. }
  assert (In_f : forall s t, length s = n -> length t = n ->
    (In (piles s, piles t) (map f (edges n)) <-> In (s, t) (edges n))).
  { intros s t Ls Lt. rewrite in_map_iff. split; [|intros I; now exists (s, t)].
    intros ([a b] & E & I). injection E as Ea Eb. destruct (Len a b I).
    assert (a = s) by (apply piles_one_to_one; [congruence | now apply stacks_eq; intros p;
      rewrite !on_piles; destruct p]).
    assert (b = t) by (apply piles_one_to_one; [congruence | now apply stacks_eq; intros p;
      rewrite !on_piles; destruct p]). now subst. }
  exists (map f (edges n)). rewrite map_length. split; auto. split; [|split].
  - clear L One All In_f. induction D as [|[s t] l N D IH]; simpl; constructor.
    + intros I. apply in_map_iff in I as ([a b] & E & I). apply N.
      injection E as Ea0 Ea1 Ea2 Eb0 Eb1 Eb2.
      destruct (Len s t (or_introl eq_refl)), (Len a b (or_intror I)).
      replace s with a; [replace t with b; auto|]; apply pile_injective; try congruence;
        intros []; congruence.
    + apply IH. intros a b I. apply Len. now right.
  - intros x y I J. pose proof I as I'. apply in_map_iff in I' as ([s t] & E & I').
    injection E as <- <-. destruct (Len s t I'). apply In_f in I, J; auto. now apply One in I.
  - intros x y R. apply word_of_state in R as (s & Ls & <-).
    rewrite (step_from_a_word _ _ _ _ (hanoi_in_words n)) by auto. split.
    + intros (t & M & <-). assert (Lt : length t = n)
        by (rewrite <- Ls; symmetry; now apply move_length).
      rewrite !In_f by auto. now apply All.
    + intros H. assert (Y : exists t, length t = n /\ piles t = y).
      { destruct H as [H|H]; apply in_map_iff in H as ([a b] & E & I); destruct (Len a b I);
          apply (f_equal fst) in E as E1; apply (f_equal snd) in E as E2; simpl in E1, E2; eauto. }
      destruct Y as (t & Lt & <-). rewrite !In_f in H by auto. exists t. split; auto.
      now apply All.
Qed.

(** @proves martins2024/proposition-2
    A state of Hanoi has three moves, but two when all discs are on one peg. *)
Theorem moves_of_a_hanoi_state : forall n x, 1 <= n -> regular_state (hanoi n) n x ->
  ((exists p, x = goal p n) -> degree (step (hanoi n)) x 2)
  /\ ((forall p, x <> goal p n) -> degree (step (hanoi n)) x 3).
Proof.
  intros n x L R. apply word_of_state in R as (s & Ls & <-). rewrite <- Ls in L.
  destruct (HanoiMoves.moves_of_a_hanoi_state s L) as [Tower Other]. split.
  - intros [p E]. apply (degree_on_stacks _ _ _ _ (hanoi_in_words n)); auto. apply Tower.
    exists p. rewrite goal_is_piles in E. apply piles_one_to_one in E; [congruence|].
    now rewrite all_length.
  - intros N. apply (degree_on_stacks _ _ _ _ (hanoi_in_words n)); auto. apply Other.
    intros p E. apply (N p). rewrite goal_is_piles. congruence.
Qed.

(** @proves martins2024/lemma-1
    Between any two states there is a path. *)
Theorem connected : forall n x y,
  regular_state (hanoi n) n x -> regular_state (hanoi n) n y -> reaches (step (hanoi n)) x y.
Proof.
  intros n x y X Y. apply word_of_state in X as (s & Ls & <-), Y as (t & Lt & <-).
  apply (reaches_on_stacks _ _ _ _ (hanoi_in_words n)); auto. apply Hanoi.connected. congruence.
Qed.

(** @proves hanoi2012/states
    There are 3^n states, and every state can be reached from every other. *)
Theorem all_states_are_joined : forall n, number_is (regular_state (hanoi n) n) (3 ^ n)
  /\ forall x y, regular_state (hanoi n) n x -> regular_state (hanoi n) n y ->
       reaches (step (hanoi n)) x y.
Proof. split; [apply number_of_regular_hanoi_states | apply connected]. Qed.

Lemma distance_between_goals n p q : p <> q ->
  distance (step (hanoi n)) (goal p n) (goal q n) (2 ^ n - 1).
Proof.
  intros N. rewrite !goal_is_piles. apply (distance_on_stacks _ _ _ _ (hanoi_in_words n));
    try apply all_length. now apply tower_distance.
Qed.

(** @proves hanoi2012/max-distance
    No state is farther from all discs on C than 2^n - 1 moves, and all discs on A are that far. *)
Theorem farthest_state : forall n,
  (forall x, regular_state (hanoi n) n x ->
     exists k, distance (step (hanoi n)) x (goal P2 n) k /\ k <= 2 ^ n - 1)
  /\ distance (step (hanoi n)) (goal P0 n) (goal P2 n) (2 ^ n - 1).
Proof.
  intros n. split; [|apply distance_between_goals; congruence].
  intros x R. apply word_of_state in R as (s & Ls & <-).
  destruct (Hanoi.farthest_state n) as [H _]. destruct (H s Ls) as (k & D & B).
  exists k. split; auto. rewrite goal_is_piles.
  apply (distance_on_stacks _ _ _ _ (hanoi_in_words n)); auto. apply all_length.
Qed.

(** ** Triangles and snakes *)
(** Three states joined to each other. *)
Definition triangle (n : nat) (x y z : stacks) : Prop :=
  regular_state (hanoi n) n x
  /\ step (hanoi n) x y /\ step (hanoi n) y z /\ step (hanoi n) x z.

Lemma triangle_in_words n x y z : triangle n x y z <->
  exists s t u, length s = n /\ Triangles.triangle s t u /\ [x; y; z] = map piles [s; t; u].
Proof.
  split.
  - intros (R & A & B & C). apply word_of_state in R as (s & Ls & <-).
    apply (step_from_a_word _ _ _ _ (hanoi_in_words n)) in A as (t & A & <-); auto.
    assert (Lt : length t = n) by (rewrite <- Ls; symmetry; now apply move_length).
    apply (step_from_a_word _ _ _ _ (hanoi_in_words n)) in B as (u & B & <-); auto.
    assert (Lu : length u = n) by (rewrite <- Lt; symmetry; now apply move_length).
    exists s, t, u. split; auto. split; auto. split; auto. split; auto. now apply (step_of_words n).
  - intros (s & t & u & Ls & (A & B & C) & E). injection E as -> -> ->.
    pose proof (move_length _ _ A). pose proof (move_length _ _ C).
    split; [apply regular_states_are_piles; eauto|].
    repeat split; apply step_of_words; auto; congruence.
Qed.

Lemma NoDup_of_piles n l : NoDup l -> (forall s, In s l -> length s = n) -> NoDup (map piles l).
Proof.
  induction 1 as [|s l N D IH]; simpl; intros A; constructor; auto.
  intros J. apply in_map_iff in J as (t & U & J). apply N. rewrite (piles_one_to_one s t); auto.
  rewrite (A s), (A t); auto.
Qed.

Lemma corners_differ f : NoDup (corners f).
Proof.
  assert (I : forall p q : peg, f ++ [p] = f ++ [q] -> p = q)
    by (intros p q E; apply app_inj_tail in E; tauto).
  repeat constructor; simpl; intros H; repeat destruct H as [H|H]; auto; apply I in H; congruence.
Qed.

(** @proves martins2024/theorem-10
    For every n >= 1 there are 3^(n-1) triangles, and no two have a state in common: they stand in a
    list, of which all states are different, and every triangle is one of them, in some order. *)
Theorem number_of_triangles : forall n, 1 <= n -> exists l,
  length l = 3 ^ (n - 1) /\ NoDup (concat l)
  /\ (forall t, In t l -> exists x y z, t = [x; y; z] /\ triangle n x y z)
  /\ (forall x y z, triangle n x y z -> exists t, In t l /\ Permutation [x; y; z] t).
Proof.
  intros n L. destruct (Triangles.number_of_triangles n L) as ((A & B) & C & D & F).
  assert (Len : forall f, In f (states (n - 1)) -> length f = n - 1)
    by (intros f; apply states_are_all).
  exists (map (fun f => map piles (corners f)) (states (n - 1))). rewrite map_length.
  split; auto. split; [|split].
  - rewrite <- (map_map corners (map piles)), <- concat_map. apply (NoDup_of_piles n).
    + clear - B F. induction B as [|f l N B IH]; [constructor|]. cbn [map concat].
      apply NoDup_join; auto using corners_differ. intros x I J.
      apply in_concat in J as (c & J & K).
      apply in_map_iff in J as (g & <- & J). apply N. now rewrite (F f g x I K).
    + intros s I. apply in_concat in I as (c & J & K). apply in_map_iff in J as (f & <- & J).
      apply Len in J. simpl in K. destruct K as [<-|[<-|[<-|[]]]]; rewrite app_length; simpl; lia.
  - intros t I. apply in_map_iff in I as (f & <- & I). simpl. do 3 eexists. split; [reflexivity|].
    apply triangle_in_words. do 3 eexists. split; [|split; [apply C, I | reflexivity]].
    apply Len in I. rewrite app_length. simpl. lia.
  - intros x y z T. apply triangle_in_words in T as (s & t & u & Ls & T & E).
    destruct (D s t u Ls T) as (f & I & P). rewrite E. exists (map piles (corners f)).
    split; [apply in_map_iff; eauto | now apply Permutation_map].
Qed.

(** A snake A(T_6) in the graph of n discs: the states of the vertices 0 to 8, all different, with a
    move for each edge. *)
Definition snake_in (n : nat) (g : list stacks) : Prop :=
  length g = 9 /\ NoDup g /\ (forall x, In x g -> regular_state (hanoi n) n x)
  /\ forall i j x y, In (i, j) snake -> nth_error g i = Some x -> nth_error g j = Some y ->
       step (hanoi n) x y.

Lemma snake_of_words n g : Snakes.snake_in n g -> snake_in n (map piles g).
Proof.
  intros (L & D & A & M). split; [now rewrite map_length|].
  split; [now apply (NoDup_of_piles n)|]. split.
  - intros x I. apply in_map_iff in I as (s & <- & I). apply regular_states_are_piles. eauto.
  - intros i j x y I X Y. rewrite nth_error_map in X, Y.
    destruct (nth_error g i) as [s|] eqn:S; [|discriminate].
    destruct (nth_error g j) as [t|] eqn:T; [|discriminate].
    injection X as <-. injection Y as <-. pose proof (nth_error_In _ _ S) as Is.
    pose proof (nth_error_In _ _ T) as It. apply step_of_words; eauto.
Qed.

(** @corrects martins2024/theorem-11
    For every n >= 2 there are 3^(n-2) snakes A(T_6) in the graph of Hanoi that have no state in
    common, and there are never more. *)
Theorem number_of_disjoint_snakes : forall n, 2 <= n ->
  (exists l, length l = 3 ^ (n - 2) /\ (forall g, In g l -> snake_in n g) /\ NoDup (concat l))
  /\ (forall l, (forall g, In g l -> snake_in n g) -> NoDup (concat l) ->
        length l <= 3 ^ (n - 2)).
Proof.
  intros n L. split.
  - destruct (Snakes.number_of_disjoint_snakes n L) as [(l & E & S & D) _].
    exists (map (map piles) l). rewrite map_length. split; auto. split.
    + intros g I. apply in_map_iff in I as (h & <- & I). apply snake_of_words; auto.
    + rewrite <- concat_map. apply (NoDup_of_piles n); auto.
      intros s I. apply in_concat in I as (g & I & J). destruct (S g I) as (_ & _ & A & _). auto.
  - intros l S D. destruct (number_of_regular_hanoi_states n) as (all & _ & N & I).
    assert (B : length (concat l) <= length all).
    { apply NoDup_incl_length; auto. intros x J. apply in_concat in J as (g & G & J).
      destruct (S g G) as (_ & _ & A & _). apply I. auto. }
    rewrite N in B. replace (length (concat l)) with (9 * length l) in B.
    + replace n with (2 + (n - 2)) in B at 1 by lia. rewrite Nat.pow_add_r in B.
      change (3 ^ 2) with 9 in B. lia.
    + clear - S. induction l as [|g l IH]; [reflexivity|]. cbn [concat].
      rewrite app_length, <- IH; [|intros; apply S; now right].
      destruct (S g (or_introl eq_refl)) as [-> _]. simpl length. lia.
Qed.
