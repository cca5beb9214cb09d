(** * What a certificate proves
    From the tables of a certificate that are accepted, the claims on the stacks of discs:
    the numbers of states and moves ([certified_sizes]), of states by their degrees
    ([certified_degrees]), of components ([certified_components]), the worst case with its numbers
    ([certified_extremes]) and the sum of all distances ([certified_total]), for every n from that
    of the tables on, as terms of the sequences in the tables. For fewer discs the same numbers are
    computed from all states ([few_sizes], [few_degrees], [few_components], [few_extremes],
    [few_total]). *)
From Coq Require Import List Arith Lia Bool ZArith.
From Manaus.families Require Export Stacks ClosedForms Components Degrees Totals.
Import ListNotations.
Open Scope nat_scope.

(** The capacities of a family for n discs. *)
Definition room_of (t : type) (n : nat) : peg -> nat := capacity (capacities_at n t).

Section Certified.
Variable arc : peg -> peg -> bool.
Notation step t n := (family_step arc (room_of t n)).
Notation states t n := (family_state (room_of t n) n).

Theorem certified_sizes : forall K t row, counts_check arc K = true -> In (t, row) (c_types K) ->
  forall n, c_from K <= n -> exists order moves,
    Z.of_nat order = term (c_ring K) (column 0 row) n
    /\ Z.of_nat moves = term (c_ring K) (column 1 row) n
    /\ sizes (step t n) (states t n) order moves.
Proof.
  intros K t row H I n L. destruct (counts_hold arc K H n L t row I) as [O A].
  exists (order n (capacities_at n t)), (arcs arc n (capacities_at n t)).
  do 2 (split; auto). apply sizes_of_stacks.
Qed.

Theorem few_sizes : forall t n, exists order moves,
  Z.of_nat order = order_of n (capacities_at n t)
  /\ Z.of_nat moves = arcs_of arc n (capacities_at n t)
  /\ sizes (step t n) (states t n) order moves.
Proof.
  intros t n. exists (order n (capacities_at n t)), (arcs arc n (capacities_at n t)).
  rewrite order_of_spec, arcs_of_spec. do 2 (split; auto). apply sizes_of_stacks.
Qed.

Theorem certified_degrees : forall K t row, degrees_check arc K = true -> In (t, row) (c_types K) ->
  forall n, c_from K <= n -> exists d0 d1 d2 d3,
    Z.of_nat d0 = term (c_ring K) (column 2 row) n /\ Z.of_nat d1 = term (c_ring K) (column 3 row) n
    /\ Z.of_nat d2 = term (c_ring K) (column 4 row) n
    /\ Z.of_nat d3 = term (c_ring K) (column 5 row) n
    /\ degrees (step t n) (states t n) [d0; d1; d2; d3].
Proof.
  intros K t row H I n L. pose proof (degrees_hold arc K H n L t row I) as D.
  do 4 eexists. do 4 (split; [apply D; repeat constructor|]). apply degrees_of_stacks.
Qed.

Theorem few_degrees : forall t n, exists d0 d1 d2 d3,
  Z.of_nat d0 = degree_of arc 0 n (capacities_at n t)
  /\ Z.of_nat d1 = degree_of arc 1 n (capacities_at n t)
  /\ Z.of_nat d2 = degree_of arc 2 n (capacities_at n t)
  /\ Z.of_nat d3 = degree_of arc 3 n (capacities_at n t)
  /\ degrees (step t n) (states t n) [d0; d1; d2; d3].
Proof.
  intros t n. do 4 eexists. do 4 (split; [reflexivity|]). apply degrees_of_stacks.
Qed.

Theorem certified_components : forall K t row, components_check arc K = true ->
  In (t, row) (c_types K) -> forall n, c_from K <= n -> exists k,
    Z.of_nat k = term (c_ring K) (column 6 row) n /\ components (step t n) (states t n) k.
Proof.
  intros K t row H I n L. rewrite <- (components_hold arc K H n L t row I).
  apply components_of_stacks.
Qed.

Theorem few_components : forall t n, exists k,
  Z.of_nat k = components_of arc n (capacities_at n t) /\ components (step t n) (states t n) k.
Proof. intros t n. apply components_of_stacks. Qed.

(** A goal on a peg that holds all discs, and the shape whose only exit it is. *)
Definition goal_shape (g : peg) (S : shape) : bool :=
  port (s_type S) g && everywhere (fun k => match offset S k with
    | None => differ k g
    | Some e => negb (differ k g) && no_terms e
    end).

Lemma goal_has_room g S n : goal_shape g S = true -> n <= capacity (capacities_at n (s_type S)) g.
Proof.
  intros G. apply andb_true_iff in G as [P _]. rewrite capacity_at. unfold port in P.
  destruct (kind_on (s_type S) g) as [[|d]|r]; try discriminate. simpl. lia.
Qed.

(** Then the distances out are those to the goal. *)
Lemma out_is_distance C g S n s z : goal_shape g S = true ->
  (out arc C n S s z <-> (length s = n /\ fits (capacities_at n (s_type S)) s)
    /\ exists d, Z.of_nat d = z
      /\ distance (tower_move arc (capacities_at n (s_type S))) s (all g n) d).
Proof.
  intros H. pose proof (goal_has_room g S n H) as Room. apply andb_true_iff in H as [_ G].
  set (c := capacities_at n (s_type S)) in *. unfold out. fold c. unfold state_of. fold c.
  rewrite (distance_out_same arc c n _ (only_exit g)); [|intros k].
  - now rewrite distance_to_one by auto.
  - pose proof (everywhere_spec _ G k) as H. cbv beta in H. unfold only_exit, differ in *.
    destruct (offset S k) as [e|], (peg_dec k g); simpl in *; try discriminate; auto.
    now rewrite term_none.
Qed.

Lemma extremes_of_shape C W g S n : shape_at arc C W n S -> goal_shape g S = true ->
  exists worst reachable farthest,
    Z.of_nat worst = term (d_ring C) (s_worst S) n
    /\ Z.of_nat reachable = term (w_ring W) (s_reach S) n
    /\ Z.of_nat farthest = term (w_ring W) (s_farthest S) n
    /\ extremes (step (s_type S) n) (states (s_type S) n) (goal g n) worst reachable farthest.
Proof.
  intros (A & B & (m & Em & R) & (f & Ef & F)) G. pose proof (goal_has_room g S n G) as Room.
  pose proof (fun s z => out_is_distance C g S n s z G) as X.
  set (t := s_type S) in *. set (c := capacities_at n t) in *.
  destruct A as (s & A). apply X in A as (I & e & E & D). rewrite <- E in *.
  exists e, m, f. do 3 (split; auto). apply extremes_of_stacks; auto.
  split; [eauto|]. split; [|split].
  - intros u k U K. assert (O : out arc C n S u (Z.of_nat k)) by (apply X; eauto).
    apply B in O. lia.
  - revert R. apply number_is_same. intros u. split.
    + intros (z & O). apply X in O as (U & d & _ & W' & _). split; auto. now exists d.
    + intros (U & k & K). destruct (shortest arc c u _ k (proj2 U) K) as (d & H).
      exists (Z.of_nat d). apply X. eauto.
  - revert F. apply number_is_same. intros u. rewrite X. split.
    + intros (U & d & E' & H). split; auto. now replace e with d by lia.
    + intros (U & H). eauto.
Qed.

Theorem certified_extremes : forall C W g q S, distances_check arc C = true ->
  shapes_check arc C W = true -> nth_error (w_shapes W) q = Some S -> goal_shape g S = true ->
  forall n, d_from C <= n -> exists worst reachable farthest,
    Z.of_nat worst = term (d_ring C) (s_worst S) n
    /\ Z.of_nat reachable = term (w_ring W) (s_reach S) n
    /\ Z.of_nat farthest = term (w_ring W) (s_farthest S) n
    /\ extremes (step (s_type S) n) (states (s_type S) n) (goal g n) worst reachable farthest.
Proof.
  intros C W g q S D H E G n L. apply (extremes_of_shape C W); auto.
  apply shapes_hold; auto. eapply nth_error_In; eauto.
Qed.

Lemma total_of_shape C g S n z : goal_shape g S = true -> has_total (out arc C n S) z ->
  exists total, Z.of_nat total = z
    /\ total_distance (step (s_type S) n) (states (s_type S) n) (goal g n) total.
Proof.
  intros G (l & N & I & <-). pose proof (fun s z => out_is_distance C g S n s z G) as X.
  assert (P : forall s x, In (s, x) l -> Z.of_nat (Z.to_nat x) = x).
  { intros s x J. apply I, X in J as (_ & d & <- & _). lia. }
  exists (list_sum (map (fun '(_, x) => Z.to_nat x) l)). split.
  - clear N I. unfold add_up. induction l as [|[s x] l IH]; auto.
    cbn [map list_sum fold_right snd]. rewrite Nat2Z.inj_add. f_equal.
    + apply (P s). now left.
    + apply IH. intros t y J. apply (P t). now right.
  - apply total_of_stacks; [now apply goal_has_room|].
    exists (map (fun '(s, x) => (s, Z.to_nat x)) l). split; [|split].
    + rewrite map_map. erewrite map_ext; [exact N | now intros [s x]].
    + intros s k. rewrite in_map_iff. split.
      * intros ([t x] & E & J). injection E as -> <-. apply I, X in J as (W & d & <- & D).
        rewrite Nat2Z.id. auto.
      * intros (W & D). exists (s, Z.of_nat k). rewrite Nat2Z.id. split; auto. apply I, X. eauto.
    + rewrite map_map. f_equal. apply map_ext. now intros [s x].
Qed.

Theorem certified_total : forall C W V g q S, distances_check arc C = true ->
  shapes_check arc C W = true -> totals_check arc C W V = true ->
  nth_error (w_shapes W) q = Some S -> goal_shape g S = true ->
  forall n, d_from C <= n -> exists total,
    Z.of_nat total = term (t_ring V) (total_terms V q) n
    /\ total_distance (step (s_type S) n) (states (s_type S) n) (goal g n) total.
Proof.
  intros C W V g q S D H T E G n L. apply (total_of_shape C); auto.
  now apply (totals_hold arc C W).
Qed.

(** ** Fewer discs *)
Definition at_once (n : nat) : recurrence := {| start := n; factors := [1%Z] |}.

Definition few_distances (n rounds : nat) : distances :=
  {| d_from := n; d_rounds := rounds; d_ring := at_once n; d_chains := []; d_types := [] |}.

Definition few_shape (t : type) (g : peg) (worst reachable farthest : Z) : shape :=
  {| s_type := t; s_offsets := map (exit_at g) pegs; s_potentials := []; s_children := [];
     s_worst := [worst]; s_reach := [reachable]; s_farthest := [farthest] |}.

(** The numbers, by a table of the distances of all states. *)
Definition few_check (t : type) (g : peg) (n rounds : nat) (worst reachable farthest : Z) : bool :=
  goal_shape g (few_shape t g worst reachable farthest)
  && shape_base_check arc (few_distances n rounds) {| w_ring := at_once n; w_shapes := [] |}
       (few_shape t g worst reachable farthest).

Theorem few_extremes : forall t g n rounds worst reachable farthest,
  few_check t g n rounds worst reachable farthest = true -> exists e m f,
    Z.of_nat e = worst /\ Z.of_nat m = reachable /\ Z.of_nat f = farthest
    /\ extremes (step t n) (states t n) (goal g n) e m f.
Proof.
  intros t g n rounds e m f H. apply andb_true_iff in H as [G B].
  apply shape_at_base in B. simpl in B.
  destruct (extremes_of_shape _ _ g _ n B G) as (e' & m' & f' & H).
  exists e', m', f'. revert H. simpl. unfold term. simpl. rewrite Nat.sub_diag. auto.
Qed.

Definition few_total_check (t : type) (g : peg) (n rounds : nat) (total : Z) : bool :=
  goal_shape g (few_shape t g 0 0 0)
  && total_base_check arc (few_distances n rounds) (few_shape t g 0 0 0) total.

Theorem few_total : forall t g n rounds total, few_total_check t g n rounds total = true ->
  exists k, Z.of_nat k = total /\ total_distance (step t n) (states t n) (goal g n) k.
Proof.
  intros t g n rounds total H. apply andb_true_iff in H as [G B].
  apply total_at_base in B. exact (total_of_shape _ g _ n total G B).
Qed.
End Certified.

(** ** In other words *)
(** The claims for capacities that are written as such, and for the games of the works. *)
Section OtherWords.
Variables (arc : peg -> peg -> bool) (t : type) (n : nat).
Notation step := (family_step arc (room_of t n)).
Notation states := (family_state (room_of t n) n).

Section Family.
Variable room : peg -> nat.
Context (same_room : forall p, room_of t n p = room p).

Lemma family_extremes goal e m f : extremes step states goal e m f ->
  extremes (family_step arc room) (family_state room n) goal e m f.
Proof.
  apply extremes_same; intros; [now apply family_state_same | now apply family_step_same].
Qed.

Lemma family_sizes order moves : sizes step states order moves ->
  sizes (family_step arc room) (family_state room n) order moves.
Proof.
  apply sizes_same; intros; [now apply family_state_same | now apply family_step_same].
Qed.

Lemma family_degrees l : degrees step states l ->
  degrees (family_step arc room) (family_state room n) l.
Proof.
  apply degrees_same; intros; [now apply family_state_same | now apply family_step_same].
Qed.

Lemma family_components k : components step states k ->
  components (family_step arc room) (family_state room n) k.
Proof.
  apply components_same; intros; [now apply family_state_same | now apply family_step_same].
Qed.

Lemma family_total_distance goal k : total_distance step states goal k ->
  total_distance (family_step arc room) (family_state room n) goal k.
Proof.
  apply total_same; intros; [now apply family_state_same | now apply family_step_same].
Qed.
End Family.

Section Game.
Variable g : game.
Context (is_sized : sized g = true).
Context (same_arcs : forall p q, p <> q -> arc p q = arcs_of_game g p q).
Context (same_room : forall p, room_of t n p = room g p).

Lemma game_states x : states x <-> regular_state g n x.
Proof. rewrite <- family_state_is_regular by auto. now apply family_state_same. Qed.

Lemma game_steps x y : step x y <-> Rules.step g x y.
Proof. rewrite <- family_step_is_step by auto. now apply family_step_same. Qed.

Lemma game_extremes goal e m f : extremes step states goal e m f ->
  extremes (Rules.step g) (regular_state g n) goal e m f.
Proof. apply extremes_same; [apply game_states | apply game_steps]. Qed.

Lemma game_sizes order moves : sizes step states order moves ->
  sizes (Rules.step g) (regular_state g n) order moves.
Proof. apply sizes_same; [apply game_states | apply game_steps]. Qed.

Lemma game_degrees l : degrees step states l -> degrees (Rules.step g) (regular_state g n) l.
Proof. apply degrees_same; [apply game_states | apply game_steps]. Qed.

Lemma game_components k : components step states k ->
  components (Rules.step g) (regular_state g n) k.
Proof. apply components_same; [apply game_states | apply game_steps]. Qed.

Lemma game_total_distance goal k : total_distance step states goal k ->
  total_distance (Rules.step g) (regular_state g n) goal k.
Proof. apply total_same; [apply game_states | apply game_steps]. Qed.
End Game.
End OtherWords.

(** Capacities that are written, and arcs of a game, are those of the type and the digraph. *)
Ltac same_rooms := intros []; cbv -[Nat.sub]; lia.
Ltac same_arcs := intros [] [] N; reflexivity || congruence.

(** The value of a closed form, in other words. *)
Ltac same_value := unfold form_value, piece, poly; rewrite ?Z.pow_1_l by lia; ring.

(** A number by its closed form, or by a recurrence of its own, from k places on. *)
Lemma by_form k x e times f n q z : Z.of_nat q = term x e n ->
  has_form (from_later x k) (shift_by x k e) times f = true -> start x + k <= n ->
  form_value f n = z -> (times * Z.of_nat q = z)%Z.
Proof. intros -> H L <-. rewrite <- (term_from_later x k) by auto. now apply has_form_spec. Qed.

Lemma by_plain_form k x e f n q z : Z.of_nat q = term x e n ->
  has_form (from_later x k) (shift_by x k e) 1 f = true -> start x + k <= n ->
  form_value f n = z -> Z.of_nat q = z.
Proof. intros E H L V. rewrite <- (by_form k x e 1 f n q z); auto. now rewrite Z.mul_1_l. Qed.

Lemma by_recurrence k x e y f n q : Z.of_nat q = term x e n ->
  has_recurrence (from_later x k) (shift_by x k e) y f = true -> start x + k <= n ->
  Z.of_nat q = term y f n.
Proof.
  intros -> H L. rewrite <- (term_from_later x k) by auto. now apply has_recurrence_spec.
Qed.
