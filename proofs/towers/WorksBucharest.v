(** * Bucharest, as the works say it
    The statements of the works on Bucharest, by [Rules] and [Walks] alone: its graph is a path
    ([bucharest_is_a_path]), which the recursive algorithm goes along from end to end
    ([recursive_bucharest_is_optimal]); the same play is the worst solution of Hanoi
    ([worst_solution_visits_all]). Each is carried over from words by [Bridge]. *)
From Coq Require Import List Arith Lia Bool QArith.
From Manaus.towers Require Import WorstSolution.
From Manaus.towers Require Export Bridge Planarity BucharestAlgorithms.
Import ListNotations.
Open Scope nat_scope.

Lemma word_of_state n x : regular_state (bucharest n) n x -> exists s, length s = n /\ piles s = x.
Proof. apply (bucharest_in_words n). Qed.

Lemma state_of_word n s : length s = n -> regular_state (bucharest n) n (piles s).
Proof. intros L. apply (word_is_regular _ _ _ _ (bucharest_in_words n)). exact L. Qed.

Lemma step_of_words n s t : length s = n -> length t = n ->
  (step (bucharest n) (piles s) (piles t) <-> bucharest_move s t).
Proof. intros <- L. symmetry. now apply moves_are_moves_of_bucharest. Qed.

(** @proves martins2024/proposition-2
    @proves martins2024/proposition-3
    A state of Bucharest has two moves, but one when all discs are on p0 or all are on p2. *)
Theorem moves_of_a_bucharest_state : forall n x, 1 <= n -> regular_state (bucharest n) n x ->
  (x = goal P0 n \/ x = goal P2 n -> degree (step (bucharest n)) x 1)
  /\ (x <> goal P0 n -> x <> goal P2 n -> degree (step (bucharest n)) x 2).
Proof.
  intros n x L R. apply word_of_state in R as (s & <- & <-).
  destruct (Bucharest.moves_of_a_bucharest_state s L) as [One Two].
  assert (G : forall p, piles s = goal p (length s) <-> s = all p (length s)).
  { intros p. rewrite goal_is_piles. split; [|congruence].
    apply piles_one_to_one. now rewrite all_length. }
  rewrite !G. split; intros; apply (degree_on_stacks _ _ _ _ (bucharest_in_words (length s))); auto;
    reflexivity.
Qed.

(** @proves martins2024/proposition-3
    For every n the graph of Bucharest is the path with 3^n vertices: the states have the numbers
    0 to 3^n - 1, each one state, and there is a move exactly between two that follow each other. *)
Theorem bucharest_is_a_path : forall n, exists number : stacks -> nat,
  let state := regular_state (bucharest n) n in
  (forall x, state x -> number x < 3 ^ n)
  /\ (forall k, k < 3 ^ n -> exists x, state x /\ number x = k)
  /\ (forall x y, state x -> state y -> number x = number y -> x = y)
  /\ (forall x y, state x -> state y -> (step (bucharest n) x y <->
        number x = S (number y) \/ number y = S (number x))).
Proof.
  intros n. exists (fun x => place (word n x)). intros state.
  destruct (Bucharest.bucharest_is_a_path n) as (A & B & C & D).
  assert (P : forall s, length s = n -> word n (piles s) = s)
    by (intros s <-; apply word_of_its_piles).
  split; [|split; [|split]].
  - intros x X. apply word_of_state in X as (s & Ls & <-). rewrite P; auto.
  - intros k K. destruct (B k K) as (s & Ls & E). exists (piles s). rewrite P by auto.
    split; auto. now apply state_of_word.
  - intros x y X Y. apply word_of_state in X as (s & Ls & <-), Y as (t & Lt & <-).
    rewrite !P by auto. intros E. f_equal. auto.
  - intros x y X Y. apply word_of_state in X as (s & Ls & <-), Y as (t & Lt & <-).
    rewrite !P, step_of_words by auto. now apply D.
Qed.

Lemma drawing_carried {A B} (g : A -> B) (V : A -> Prop) (E : A -> A -> Prop) (V' : B -> Prop)
    (E' : B -> B -> Prop) (f : A -> point) (f' : B -> point) :
  (forall y, V' y -> exists x, V x /\ g x = y) -> (forall x, V x -> f' (g x) = f x) ->
  (forall x y, V x -> V y -> E' (g x) (g y) -> E x y) -> drawing V E f -> drawing V' E' f'.
Proof.
  intros On F M (D & L & C). split; [|split].
  - intros a b Va Vb S. apply On in Va as (x & X & <-), Vb as (y & Y & <-).
    rewrite !F in S by auto. f_equal. auto.
  - intros a b c Va Vb Vc Eab S.
    apply On in Va as (x & X & <-), Vb as (y & Y & <-), Vc as (z & Z & <-).
    rewrite !F in S by auto. destruct (L x y z); auto; [left | right]; congruence.
  - intros a b c d z Va Vb Vc Vd Eab Ecd S T.
    apply On in Va as (x & X & <-), Vb as (y & Y & <-), Vc as (u & U & <-), Vd as (w & W & <-).
    rewrite !F in S, T by auto.
    destruct (C x y u w z) as [[-> ->]|[[-> ->]|(e & Ee & Eu & P)]]; auto.
    right. right. exists (g e). assert (V e) by (destruct Ee as [-> | ->]; auto).
    rewrite F by auto. split; [|split; auto]; [destruct Ee | destruct Eu]; subst; auto.
Qed.

(** @proves martins2024/proposition-3
    For every n the graph of Bucharest is planar. *)
Theorem bucharest_is_planar : forall n,
  planar (regular_state (bucharest n) n) (step (bucharest n)).
Proof.
  intros n. exists (fun x => on_the_line (word n x)).
  apply (drawing_carried piles (fun s => length s = n) bucharest_move _ _ on_the_line).
  - apply word_of_state.
  - intros s <-. now rewrite word_of_its_piles.
  - intros s t Ls Lt. now apply step_of_words.
  - apply on_the_line_drawing.
Qed.

(** ** The algorithm *)
Lemma plays_between_neighbors n l x y : plays (hanoi n) l x y ->
  (forall d p q, In (d, p, q) l -> beside p q) -> plays (bucharest n) l x y.
Proof.
  induction 1 as [|[[d p] q] l x y z C P IH]; intros B; [constructor|].
  apply in_turn with y; [|apply IH; intros; eapply B; right; eauto].
  destruct C as (N & Ep & Eq & Er & _ & T & R). repeat (split; auto).
  intros _. apply (B d). now left.
Qed.

(** @corrects martins2024/algorithm-6
    @proves martins2024/table-4.2
    With three recursive calls algorithm 6 brings n discs from p0 to p2, each move by the rules of
    Bucharest, in 3^n - 1 moves; and no way is shorter. *)
Theorem recursive_bucharest_is_optimal : forall n,
  shortest_play (bucharest n) (bucharest_moves n P0 P1 P2) (goal P0 n) (goal P2 n)
  /\ length (bucharest_moves n P0 P1 P2) = 3 ^ n - 1.
Proof.
  intros n. destruct (BucharestAlgorithms.recursive_bucharest_is_optimal n) as (P & B & L & M).
  split; auto. rewrite !goal_is_piles. split.
  - apply plays_between_neighbors; auto. apply play_on_stacks; auto using all_length.
  - intros k K. rewrite L. apply M, (walk_on_stacks _ _ _ _ (bucharest_in_words n));
      auto using play_is_walk; apply all_length.
Qed.

(** ** The worst solution of Hanoi *)
Lemma state_after_some_moves l s t : play l s = Some t -> forall m, m <= length l -> exists u,
  play (firstn m l) s = Some u /\ nth_error (s :: trace l s) m = Some u.
Proof.
  revert s; induction l as [|i l IH]; intros s P m M.
  - simpl in M. exists s. replace m with 0 by lia. auto.
  - destruct m as [|m]; [exists s; auto|]. cbn [play] in P. cbn [firstn play trace nth_error].
    destruct (carry_out i s) as [u|]; [|discriminate]. apply IH; auto. simpl in M. lia.
Qed.

(** @proves hanoi2012/worst-recursive
    The recursive worst algorithm goes by the rules from all discs on A to all on C, in 3^n - 1
    moves, through all states, each once: every state is the one after just one number of moves. *)
Theorem worst_solution_visits_all : forall n, 1 <= n ->
  let l := bucharest_moves n P0 P1 P2 in
  plays (hanoi n) l (goal P0 n) (goal P2 n) /\ length l = 3 ^ n - 1
  /\ forall x, regular_state (hanoi n) n x -> exists m, m <= 3 ^ n - 1
       /\ plays (hanoi n) (firstn m l) (goal P0 n) x
       /\ forall k, k <= 3 ^ n - 1 -> plays (hanoi n) (firstn k l) (goal P0 n) x -> k = m.
Proof.
  intros n L l. destruct (WorstSolution.worst_solution_visits_all n L) as (P & T & E & D & A).
  fold l in P, T, E, D, A.
  assert (Ll : length l = 3 ^ n - 1) by (rewrite <- E; symmetry; now apply trace_path in P).
  assert (S : forall m s, length s = n -> m <= length l ->
    (plays (hanoi n) (firstn m l) (goal P0 n) (piles s)
      <-> nth_error (all P0 n :: trace l (all P0 n)) m = Some s)).
  { intros m s Ls M. rewrite goal_is_piles, play_on_stacks by (auto using all_length).
    destruct (state_after_some_moves l _ _ P m M) as (u & -> & ->). reflexivity. }
  split; [|split; auto].
  - rewrite !goal_is_piles. apply play_on_stacks; auto using all_length.
  - intros x X. apply regular_states_are_piles in X as (s & Ls & <-). pose proof Ls as I.
    apply A in I. apply In_nth_error in I as [m I].
    assert (B : m <= length l).
    { assert (m < length (all P0 n :: trace l (all P0 n))) by (apply nth_error_Some; congruence).
      simpl in *. lia. }
    exists m. split; [lia|]. split; [now apply S|]. intros k K Q. apply S in Q; auto; [|lia].
    apply (proj1 (NoDup_nth_error _) D); [|congruence]. apply nth_error_Some. congruence.
Qed.
