(** * What is claimed of a family of towers
    The rules of [towers/Rules.v] with other capacities and other pairs of pegs: a disc goes from
    p to q where [arc p q] says so. For the games of that file these are the same states and moves
    ([family_state_is_regular], [family_step_is_step]). Claimed are the numbers of states and moves
    ([sizes]), how many states have so many moves ([degrees]), in how many components they are
    ([components]), and for a goal the most moves that are needed, how many states can reach it and
    how many need that many ([extremes]), and how many moves all need together ([total_distance]).
    A reader has to trust these definitions, a page of text, beside those of [Rules] and [Walks]. *)
From Coq Require Import List Arith Bool Permutation Relations Sorted.
From Manaus.towers Require Export Rules.
Import ListNotations.

(** Each of the discs 1 to n once, no disc on a smaller one, and no peg too full. *)
Definition family_state (room : peg -> nat) (n : nat) (x : stacks) : Prop :=
  Permutation (on x P0 ++ on x P1 ++ on x P2) (seq 1 n)
  /\ (forall p, StronglySorted lt (on x p))
  /\ forall p, length (on x p) <= room p.

(** The top disc d of a peg p goes to another peg q, as the digraph lets it. *)
Definition family_step (arc : peg -> peg -> bool) (room : peg -> nat) (x y : stacks) : Prop :=
  exists p q d, p <> q /\ arc p q = true
    /\ on x p = d :: on y p /\ on y q = d :: on x q
    /\ (forall r, r <> p -> r <> q -> on y r = on x r)
    /\ (forall e, hd_error (on x q) = Some e -> d < e)
    /\ length (on y q) <= room q.

(** The digraph with these arcs. *)
Definition among (l : list (peg * peg)) (p q : peg) : bool :=
  existsb (fun '(a, b) => if peg_dec a p then if peg_dec b q then true else false else false) l.

(** The number of states, and that of moves, each way. *)
Definition sizes {A : Type} (step : A -> A -> Prop) (state : A -> Prop) (order moves : nat)
  : Prop :=
  number_is state order /\ number_is (fun '(x, y) => state x /\ step x y) moves.

(** How many states have 0, 1, 2, ... moves; none has as many as the list is long, or more. *)
Definition degrees {A : Type} (step : A -> A -> Prop) (state : A -> Prop) (l : list nat) : Prop :=
  forall k, number_is (fun x => state x /\ number_is (step x) k) (nth k l 0).

(** By moves between states, forwards and backwards. *)
Definition connected {A : Type} (step : A -> A -> Prop) (state : A -> Prop) : A -> A -> Prop :=
  clos_refl_sym_trans A (fun x y => state x /\ step x y).

(** One of each class of states stands in a list of that length. *)
Definition classes {A : Type} (same : A -> A -> Prop) (state : A -> Prop) (k : nat) : Prop :=
  exists l, NoDup l /\ length l = k /\ (forall x, In x l -> state x)
    /\ (forall x y, In x l -> In y l -> same x y -> x = y)
    /\ forall x, state x -> exists y, In y l /\ same x y.

(** The number of components: nothing leads from one to another, along moves or against them. *)
Definition components {A : Type} (step : A -> A -> Prop) (state : A -> Prop) (k : nat) : Prop :=
  classes (connected step state) state k.

(** The most moves that a state needs to the goal, where it can reach it; how many states can reach
    it; and how many need that many moves. *)
Definition extremes {A : Type} (step : A -> A -> Prop) (state : A -> Prop) (goal : A)
  (worst reachable farthest : nat) : Prop :=
  (exists x, state x /\ distance step x goal worst)
  /\ (forall x k, state x -> distance step x goal k -> k <= worst)
  /\ number_is (fun x => state x /\ reaches step x goal) reachable
  /\ number_is (fun x => state x /\ distance step x goal worst) farthest.

(** The distances of all states that can reach the goal, added up. *)
Definition total_distance {A : Type} (step : A -> A -> Prop) (state : A -> Prop) (goal : A)
  (total : nat) : Prop :=
  exists l, NoDup (map fst l) /\ (forall x k, In (x, k) l <-> state x /\ distance step x goal k)
    /\ list_sum (map snd l) = total.

(** ** The games of the works *)
(** Where discs go in a game. *)
Definition arcs_of_game (g : game) (p q : peg) : bool := negb (linear g) || besideb p q.

Theorem family_state_is_regular : forall g n x, sized g = true ->
  (family_state (room g) n x <-> regular_state g n x).
Proof. intros g n x S. unfold family_state, regular_state. rewrite S. tauto. Qed.

Theorem family_step_is_step : forall g x y, sized g = true ->
  (family_step (arcs_of_game g) (room g) x y <-> step g x y).
Proof.
  intros g x y S. unfold family_step, step, carries, arcs_of_game. rewrite S.
  split; intros (p & q & d & N & H); exists p, q, d; split; auto;
    pose proof (besideb_spec p q N) as B; destruct (linear g), (besideb p q); simpl in *;
    intuition congruence.
Qed.

(** ** Claims are carried over *)
Lemma number_is_same {A} (P Q : A -> Prop) k :
  (forall x, P x <-> Q x) -> number_is P k -> number_is Q k.
Proof. intros H (l & N & L & I). exists l. do 2 (split; auto). intros x. now rewrite I. Qed.

Lemma classes_same {A} (same same' : A -> A -> Prop) (P Q : A -> Prop) k :
  (forall x y, same x y <-> same' x y) -> (forall x, P x <-> Q x) ->
  classes same P k -> classes same' Q k.
Proof.
  intros S H (l & N & L & I & D & C). exists l. do 2 (split; auto). split; [|split].
  - intros x X. now apply H, I.
  - intros x y X Y Z. apply D; auto. now apply S.
  - intros x X. apply H in X. destruct (C x X) as (y & Y & Z). exists y. split; auto. now apply S.
Qed.

Lemma number_is_once {A} (P : A -> Prop) k l : number_is P k -> number_is P l -> k = l.
Proof.
  intros (a & Na & <- & Ia) (b & Nb & <- & Ib).
  apply Nat.le_antisymm; apply NoDup_incl_length; auto; intros x X; [now apply Ib, Ia|].
  now apply Ia, Ib.
Qed.

Lemma family_step_same arc arc' room room' x y :
  (forall p q, p <> q -> arc p q = arc' p q) -> (forall p, room p = room' p) ->
  (family_step arc room x y <-> family_step arc' room' x y).
Proof.
  intros A R. unfold family_step. split; intros (p & q & d & N & H); exists p, q, d; split; auto;
    rewrite A, R in * || rewrite <- A, <- R in *; auto; tauto.
Qed.

Lemma family_state_same room room' n x :
  (forall p, room p = room' p) -> (family_state room n x <-> family_state room' n x).
Proof.
  intros R. unfold family_state. split; intros (P & O & H); do 2 (split; auto);
    intros p; specialize (H p); congruence.
Qed.

Section Same.
Context {A : Type} (step step' : A -> A -> Prop) (state state' : A -> Prop).
Context (same_state : forall x, state x <-> state' x).
Context (same_step : forall x y, step x y <-> step' x y).

Lemma same_walk k x y : walk step k x y <-> walk step' k x y.
Proof. split; apply walk_weaken; apply same_step. Qed.

Lemma same_distance x y k : distance step x y k <-> distance step' x y k.
Proof.
  unfold distance. rewrite same_walk. split; intros [W B]; split; auto; intros l L; apply B;
    now apply same_walk.
Qed.

Lemma sizes_same order moves : sizes step state order moves -> sizes step' state' order moves.
Proof.
  intros [O M]. split; [revert O | revert M]; apply number_is_same; auto.
  intros [x y]. now rewrite same_state, same_step.
Qed.

Lemma degrees_same l : degrees step state l -> degrees step' state' l.
Proof.
  intros D k. specialize (D k). revert D. apply number_is_same. intros x. rewrite same_state.
  split; intros [X N]; split; auto; revert N; apply number_is_same; intros y; now rewrite same_step.
Qed.

Lemma components_same k : components step state k -> components step' state' k.
Proof.
  apply classes_same; auto.
  assert (W : forall (s s' : A -> A -> Prop) (t t' : A -> Prop), (forall x, t x -> t' x) ->
    (forall x y, s x y -> s' x y) -> forall x y, connected s t x y -> connected s' t' x y).
  { intros s s' t t' T S x y C. induction C as [x y [X M]|x|x y _ IH|x y z _ IH _ IH'].
    - apply rst_step. auto.
    - apply rst_refl.
    - now apply rst_sym.
    - now apply rst_trans with y. }
  intros x y. split; apply W; try apply same_state; apply same_step.
Qed.

Lemma extremes_same goal e c f :
  extremes step state goal e c f -> extremes step' state' goal e c f.
Proof.
  intros ((x & X & D) & B & R & F). split; [|split; [|split]].
  - exists x. rewrite <- same_state, <- same_distance. auto.
  - intros y k Y K. apply same_state in Y. apply same_distance in K. eauto.
  - revert R. apply number_is_same. intros y. rewrite same_state.
    split; intros [H [k K]]; split; auto; exists k; now apply same_walk.
  - revert F. apply number_is_same. intros y. now rewrite same_state, same_distance.
Qed.

Lemma total_same goal t : total_distance step state goal t -> total_distance step' state' goal t.
Proof.
  intros (l & N & I & E). exists l. split; auto. split; auto. intros x k.
  now rewrite I, same_state, same_distance.
Qed.
End Same.

(** By a one to one map of states that keeps the moves. *)
Section Map.
Context {A B : Type} (f : A -> B) (step : A -> A -> Prop) (step' : B -> B -> Prop).
Context (state : A -> Prop) (state' : B -> Prop).
Context (onto : forall y, state' y <-> exists x, state x /\ f x = y).
Context (one_to_one : forall x y, state x -> state y -> f x = f y -> x = y).
Context (closed : forall x y, state x -> step x y -> state y).
Context (closed' : forall x y, state' x -> step' x y -> state' y).
Context (same : forall x y, state x -> state y -> (step x y <-> step' (f x) (f y))).

Lemma mapped_state x : state x -> state' (f x).
Proof. intros H. apply onto. eauto. Qed.

Lemma mapped_walk k x y : state x -> state y -> (walk step k x y <-> walk step' k (f x) (f y)).
Proof.
  revert x. induction k as [|k IH]; intros x X Y; split; intros W.
  - inversion W. apply here.
  - assert (E : f x = f y) by now inversion W. rewrite (one_to_one x y); auto. apply here.
  - inversion W as [|? ? z ? M W']; subst. assert (Z : state z) by eauto.
    eapply go; [apply same; eauto | now apply IH].
  - inversion W as [|? ? v ? M W']; subst. assert (V : state' v) by eauto using mapped_state.
    apply onto in V as (z & Z & <-). eapply go; [apply same; eauto | now apply IH].
Qed.

Lemma mapped_distance k x y :
  state x -> state y -> (distance step x y k <-> distance step' (f x) (f y) k).
Proof.
  intros X Y. unfold distance. rewrite mapped_walk by auto.
  split; intros [W L]; split; auto; intros l K; apply L; now apply mapped_walk.
Qed.

Lemma once_mapped l : (forall x, In x l -> state x) -> NoDup l -> NoDup (map f l).
Proof.
  intros S N. induction N as [|x l X N IH]; simpl; constructor; auto using in_cons.
  intros J. apply in_map_iff in J as (z & E & J). apply X.
  rewrite <- (one_to_one z x); auto using in_eq, in_cons.
Qed.

Lemma mapped_number (P : A -> Prop) (Q : B -> Prop) k :
  (forall x, P x -> state x) -> (forall y, Q y -> state' y) ->
  (forall x, state x -> (P x <-> Q (f x))) -> number_is P k -> number_is Q k.
Proof.
  intros HP HQ PQ (l & N & L & I). exists (map f l). rewrite map_length. split; [|split; auto].
  - apply once_mapped; auto. intros x X. apply HP. now apply I.
  - intros y. rewrite in_map_iff. split.
    + intros (x & <- & J). apply I in J. apply PQ; auto.
    + intros H. pose proof (HQ y H) as S. apply onto in S as (x & X & <-). exists x. split; auto.
      apply I. now apply PQ.
Qed.

Lemma connected_states {T} (s : T -> T -> Prop) (t : T -> Prop) x y :
  (forall x y, t x -> s x y -> t y) -> connected s t x y -> x = y \/ (t x /\ t y).
Proof.
  intros K C. induction C as [x y [X M]|x|x y _ IH|x y z _ IH _ IH']; eauto.
  - destruct IH; [left; congruence | tauto].
  - destruct IH as [<-|[X Y]], IH' as [<-|[Y' Z]]; auto.
Qed.

Lemma mapped_connected x y : state x -> state y ->
  (connected step state x y <-> connected step' state' (f x) (f y)).
Proof.
  intros X Y. split.
  - intros C. clear X Y. induction C as [x y [X M]|x|x y _ IH|x y z _ IH _ IH'].
    + apply rst_step. split; [now apply mapped_state | apply same; eauto].
    + apply rst_refl.
    + now apply rst_sym.
    + now apply rst_trans with (f y).
  - remember (f x) as u eqn:U. remember (f y) as v eqn:V. intros C. revert x y X Y U V.
    induction C as [u v [_ M]|u|u v C IH|u w v C IH C' IH']; intros x y X Y -> V; subst.
    + apply rst_step. split; auto. apply same; auto.
    + rewrite (one_to_one x y); auto. apply rst_refl.
    + apply rst_sym. now apply IH.
    + assert (W : state' w).
      { destruct (connected_states step' state' _ _ closed' C) as [<-|[_ W]]; auto.
        now apply mapped_state. }
      apply onto in W as (z & Z & <-). apply rst_trans with z; [now apply IH | now apply IH'].
Qed.

Lemma components_mapped k : components step state k -> components step' state' k.
Proof.
  intros (l & N & L & I & D & C). exists (map f l). rewrite map_length.
  split; [now apply once_mapped|]. split; auto. split; [|split].
  - intros y Y. apply in_map_iff in Y as (x & <- & X). auto using mapped_state.
  - intros u v U V E. apply in_map_iff in U as (x & <- & X). apply in_map_iff in V as (y & <- & Y).
    f_equal. apply D; auto. apply mapped_connected; auto.
  - intros u U. apply onto in U as (x & X & <-). destruct (C x X) as (y & Y & E).
    exists (f y). split; [now apply in_map|]. apply mapped_connected; auto.
Qed.

Lemma mapped_degree x k : state x -> number_is (step x) k -> number_is (step' (f x)) k.
Proof.
  intros X. apply mapped_number; eauto using mapped_state.
Qed.

Lemma extremes_mapped goal e c h : state goal ->
  extremes step state goal e c h -> extremes step' state' (f goal) e c h.
Proof.
  intros G ((x & X & D) & L & R & F). split; [|split; [|split]].
  - exists (f x). split; [now apply mapped_state | now apply mapped_distance].
  - intros y k Y K. apply onto in Y as (z & Z & <-). apply mapped_distance in K; eauto.
  - revert R. apply mapped_number; [tauto | tauto|]. intros y Y. unfold reaches.
    split; intros [H [k K]]; (split; [now auto using mapped_state|]); exists k;
      now apply mapped_walk.
  - revert F. apply mapped_number; [tauto | tauto|]. intros y Y. rewrite mapped_distance by auto.
    pose proof (mapped_state y Y). tauto.
Qed.

Lemma total_mapped goal t : state goal ->
  total_distance step state goal t -> total_distance step' state' (f goal) t.
Proof.
  intros G (l & N & I & E). exists (map (fun '(x, k) => (f x, k)) l). split; [|split].
  - replace (map fst _) with (map f (map fst l))
      by (rewrite !map_map; apply map_ext; now intros [x k]).
    apply once_mapped; auto. intros x X.
    apply in_map_iff in X as ([y k] & <- & X). now apply I in X.
  - intros y k. rewrite in_map_iff. split.
    + intros ([x m] & K & X). injection K as <- ->. apply I in X as [X D].
      split; [now apply mapped_state | now apply mapped_distance].
    + intros [Y D]. apply onto in Y as (x & X & <-). exists (x, k). split; auto. apply I.
      split; auto. now apply mapped_distance.
  - rewrite map_map, <- E. f_equal. apply map_ext. now intros [x k].
Qed.
End Map.
