(** * Grafts that give Hanoi, as the works say it
    The graph of Hanoi is that of the regular states of [Rules] and their moves ([hanoi_graph]); the
    piles of a word are an isomorphism between it and the graph of words, so what the algorithm
    returns is isomorphic to it ([grafts_give_hanoi]), and its three parts are the states with the
    largest disc on one peg ([three_copies_and_three_edges]). *)
From Coq Require Import List Arith Lia Bool.
From Manaus.towers Require Import Bridge.
From Manaus.graphs Require Import ManyGrafts.
From Manaus.graphs Require Export HanoiByGrafts.
Import ListNotations.

(** The graph of Hanoi with n discs: the regular states and their moves. *)
Definition hanoi_graph (n : nat) : graph stacks := {|
  vertex := regular_state (hanoi n) n;
  edge := fun x y => regular_state (hanoi n) n x /\ step (hanoi n) x y |}.

Lemma words_are_states n : isomorphism (ThreeGrafts.hanoi_graph n) (hanoi_graph n) piles.
Proof.
  destruct (hanoi_in_words n) as (_ & _ & R & M). unfold has_length in *.
  split; [|split; [|split]]; cbn.
  - intros s L. apply R. eauto.
  - intros s t L K. apply piles_one_to_one. congruence.
  - intros x X. now apply R in X.
  - intros s t L K. rewrite (M s t L K), R. split; intros [_ H]; split; eauto.
Qed.

Lemma states_are_words n : isomorphism (hanoi_graph n) (ThreeGrafts.hanoi_graph n) (word n).
Proof.
  destruct (words_are_states n) as (V & I & S & E).
  assert (W : forall s, length s = n -> word n (piles s) = s)
    by (intros s <-; apply word_of_its_piles).
  split; [|split; [|split]].
  - intros x X. apply S in X as (s & L & <-). now rewrite W.
  - intros x y X Y. apply S in X as (s & L & <-), Y as (t & K & <-). rewrite !W by auto. congruence.
  - intros s L. exists (piles s). auto.
  - intros x y X Y. apply S in X as (s & L & <-), Y as (t & K & <-). rewrite !W by auto.
    symmetry. now apply E.
Qed.

(** @proves martins2024/algorithm-14
    @proves martins2024graft/algorithm-1
    Whatever the algorithm returns for n >= 1, with any two vertices of degree 2, any perfect
    matching of C_6, any of its ends first and its edges in any order, is isomorphic to the graph
    of Hanoi with n discs. *)
Theorem grafts_give_hanoi : forall n A (G : graph A), returned n A G ->
  isomorphic G (hanoi_graph n).
Proof.
  intros n A G R. apply HanoiByGrafts.grafts_give_hanoi in R as [f F].
  exists (fun x => piles (f x)). eapply isomorphism_then; [exact F | apply words_are_states].
Qed.

(** @proves martins2024/figure-6.10
    @proves hanoi2012/graph-construction
    @corrects martins2024graft/section-3
    For every n, by the peg of the largest disc: the states of n + 1 discs with it on one peg have
    the moves of the others, so they form the graph of n discs; between two pegs p and q there is
    exactly one edge, the move of the largest disc above all others on the third peg. With no disc
    there is one state. *)
Theorem three_copies_and_three_edges : forall n,
  let state := regular_state (hanoi n) n in
  (forall x, regular_state (hanoi (S n)) (S n) x <-> exists p y, state y /\ x = on_disc (S n) p y)
  /\ (forall p x y, state x -> state y ->
        (step (hanoi (S n)) (on_disc (S n) p x) (on_disc (S n) p y) <-> step (hanoi n) x y))
  /\ (forall p q x y, p <> q -> state x -> state y ->
        (step (hanoi (S n)) (on_disc (S n) p x) (on_disc (S n) q y)
          <-> exists r, r <> p /\ r <> q /\ x = goal r n /\ y = goal r n))
  /\ (forall x, regular_state (hanoi 0) 0 x <-> x = ([], [], [])).
Proof.
  intros n state. destruct (HanoiByGrafts.three_copies_and_three_edges n) as (A & B & C & D).
  assert (W : forall x, state x <-> exists s, length s = n /\ piles s = x)
    by (intros x; apply regular_states_are_piles).
  assert (M : forall p q s t, length s = n -> length t = n ->
    (step (hanoi (S n)) (on_disc (S n) p (piles s)) (on_disc (S n) q (piles t))
      <-> move (p :: s) (q :: t))).
  { intros p q s t <- L. rewrite <- L at 3. rewrite <- !piles_on_disc. symmetry.
    apply (moves_are_moves_of_piles (p :: s) (q :: t)). simpl. now rewrite L. }
  split; [|split; [|split]].
  - intros x. rewrite regular_states_are_piles. split.
    + intros (s & L & <-). apply A in L as (p & t & -> & <-). exists p, (piles t).
      rewrite piles_on_disc. split; auto. apply W. eauto.
    + intros (p & y & Y & ->). apply W in Y as (t & <- & <-). exists (p :: t).
      rewrite piles_on_disc. auto.
  - intros p x y X Y. apply W in X as (s & L & <-), Y as (t & K & <-). rewrite M, B by auto.
    subst n. apply moves_are_moves_of_piles. congruence.
  - intros p q x y N X Y. apply W in X as (s & L & <-), Y as (t & K & <-).
    rewrite M, C by auto. destruct (third_ne p q N) as [Np Nq]. split.
    + intros [-> ->]. exists (third p q). rewrite goal_is_piles. auto.
    + intros (r & Rp & Rq & E & F). rewrite (third_only p q r) in E, F by auto.
      rewrite goal_is_piles in E, F.
      split; apply piles_one_to_one; auto; rewrite all_length; auto.
  - intros x. rewrite regular_states_are_piles. split.
    + intros (s & L & <-). apply D in L as ->. reflexivity.
    + intros ->. exists []. auto.
Qed.

Lemma degree_of_word n x k : degree (edge (hanoi_graph n)) x k -> vertex (hanoi_graph n) x ->
  degree (edge (ThreeGrafts.hanoi_graph n)) (word n x) k.
Proof.
  intros (l & D & L & I) X. destruct (states_are_words n) as (V & J & S & E).
  assert (A : forall y, In y l -> vertex (hanoi_graph n) y).
  { intros y Y. apply I in Y as [R M]. eapply regular_after_a_move; eauto. }
  exists (map (word n) l). rewrite map_length. split; [|split; auto].
  - clear - D A J. induction D as [|y l N D IH]; simpl; constructor.
    + intros K. apply in_map_iff in K as (z & F & K). apply N.
      rewrite (J y z); auto using in_eq, in_cons.
    + apply IH. intros; apply A; now right.
  - intros t. rewrite in_map_iff. split.
    + intros (y & <- & Y). apply E; auto. now apply I.
    + intros Y. assert (T : vertex (ThreeGrafts.hanoi_graph n) t)
        by (destruct Y as [Ls M]; cbn; rewrite <- Ls; symmetry; now apply move_length).
      destruct (S t T) as (y & Vy & <-). exists y. split; auto. apply I. now apply E.
Qed.

(** @proves martins2024/figure-6.5
    @proves martins2024graft/figure-4
    For every n >= 1 the graph of Hanoi with n + 1 discs is the graft of three copies of that with n
    discs, at any two of its vertices of degree 2, on a perfect matching of C_6. *)
Theorem hanoi_is_three_grafts : forall n v w a b, 1 <= n -> v <> w ->
  vertex (hanoi_graph n) v -> vertex (hanoi_graph n) w ->
  degree (edge (hanoi_graph n)) v 2 -> degree (edge (hanoi_graph n)) w 2 -> perfect_matching a b ->
  isomorphic (three_grafts (hanoi_graph n) v w a b) (hanoi_graph (S n)).
Proof.
  intros n v w a b L N Vv Vw Dv Dw M.
  destruct (grafts_give_the_next n _ (hanoi_graph n) v w a b) as (f & I & _); auto.
  - exists (word n). apply states_are_words.
  - intros x y [R E]. eapply regular_after_a_move; eauto.
  - exists (fun x => piles (f x)). eapply isomorphism_then; [exact I | apply words_are_states].
Qed.

(** @corrects martins2024graft/section-3
    Some isomorphism brings each of the three copies to the states with the largest disc on one peg.
    An edge between two copies is one of C_6 that no graft replaces, and these edges are brought to
    the moves of the largest disc, which are all of this form. *)
Theorem edges_that_stay_move_the_largest : forall n A (Q : graph A) v w a b, returned n A Q ->
  v <> w -> vertex Q v -> vertex Q w -> degree (edge Q) v 2 -> degree (edge Q) w 2 ->
  perfect_matching a b -> let G := three_grafts Q v w a b in
  exists f, isomorphism G (hanoi_graph (S n)) f
  /\ (forall p x, vertex Q x -> In (S n) (on (f (copy p x)) p))
  /\ forall p q x y, p <> q -> vertex Q x -> vertex Q y ->
       (edge G (copy p x) (copy q y) <-> exists s r, x = corner v w s /\ y = corner v w r
          /\ edge C6 (end_of a b p s) (end_of a b q r))
       /\ (edge G (copy p x) (copy q y) <-> exists r, r <> p /\ r <> q
             /\ f (copy p x) = on_disc (S n) p (goal r n)
             /\ f (copy q y) = on_disc (S n) q (goal r n)).
Proof.
  intros n A Q v w a b R N Vv Vw Dv Dw M G.
  destruct (HanoiByGrafts.edges_that_stay_move_the_largest n A Q v w a b R N Vv Vw Dv Dw M)
    as (f & I & C & E).
  assert (Ln : forall p x, vertex Q x -> length (f (copy p x)) = S n).
  { intros p x X. destruct I as (V & _). apply V, vertices_of_grafts; eauto. }
  exists (fun x => piles (f x)).
  split; [eapply isomorphism_then; [exact I | apply words_are_states]|]. split.
  - intros p x X. destruct (C p x) as [s F]. specialize (Ln p x X). rewrite F in *. simpl in Ln.
    rewrite on_piles, pile_here, in_app_iff. right. left. exact Ln.
  - intros p q x y Npq X Y. destruct (E p q x y Npq X Y) as [E1 E2]. split; [exact E1|].
    destruct (third_ne p q Npq) as [Np Nq].
    assert (T : forall h, piles (h :: all (third p q) n) = on_disc (S n) h (goal (third p q) n))
      by (intros h; rewrite piles_on_disc, all_length, goal_is_piles; reflexivity).
    unfold G. rewrite E2. split.
    + intros [-> ->]. exists (third p q). auto.
    + intros (r & Rp & Rq & Fp & Fq). rewrite (third_only p q r), <- T in Fp, Fq by auto.
      split; apply piles_one_to_one; auto; rewrite Ln by auto; simpl; now rewrite all_length.
Qed.
