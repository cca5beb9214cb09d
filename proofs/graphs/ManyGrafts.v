(** * Grafts on a matching
    Copies of Q are grafted on the edges of a matching of G, one after another. Each graft leaves
    the other edges alone, so it finds its edge, whenever its turn comes. Two grafts that follow
    each other can change places: only the marks of the two copies differ. So every order gives
    the same graph, up to isomorphism. *)
From Coq Require Import List Arith Lia Bool Permutation.
From Manaus.graphs Require Export Grafts.
Import ListNotations.

(** A matching: edges of G, of which no two have an end in common. The first end of each is the
    one that meets v. *)
Definition ends {A} (M : list (A * A)) : list A := flat_map (fun '(a, b) => [a; b]) M.
Definition matching {A} (G : graph A) (M : list (A * A)) : Prop :=
  NoDup (ends M) /\ forall a b, In (a, b) M -> edge G a b.

(** The loop: R is G; for each edge ab of M, R becomes enx (Q, v, w, R, ab). With each graft the
    vertices get a further mark; [name] is what a vertex of G is called in R. *)
Fixpoint marked (B T : Type) {A} (M : list (A * A)) : Type :=
  match M with [] => T | _ :: M => marked B (T + B) M end.

(** What the loop returns. *)
Fixpoint grafts {A B T} (Q : graph B) (v w : B) (R : graph T) (name : A -> T)
    (M : list (A * A)) : graph (marked B T M) :=
  match M with
  | [] => R
  | (a, b) :: M => grafts Q v w (enx Q v w R (name a) (name b)) (fun x => inl (name x)) M
  end.

(** enx (Q, v, w, G, M), with the edges of M in an order. *)
Definition enx_all {A B} (Q : graph B) (v w : B) (G : graph A) (M : list (A * A)) :=
  grafts Q v w G (fun x => x) M.

(** What a vertex of G is called in what the loop returns, if no graft meets it. *)
Fixpoint kept {A B T} (name : A -> T) (M : list (A * A)) : A -> marked B T M :=
  match M with [] => name | _ :: M => kept (fun x => inl (name x)) M end.

(** Each graft finds its edge in R when its turn comes. *)
Fixpoint each_finds_its_edge {A B T} (Q : graph B) (v w : B) (R : graph T) (name : A -> T)
    (M : list (A * A)) : Prop :=
  match M with
  | [] => True
  | (a, b) :: M => edge R (name a) (name b)
      /\ each_finds_its_edge Q v w (enx Q v w R (name a) (name b)) (fun x => inl (name x)) M
  end.

(** ** Isomorphisms *)
Lemma isomorphism_then {A B C} (G : graph A) (H : graph B) (K : graph C) f g :
  isomorphism G H f -> isomorphism H K g -> isomorphism G K (fun x => g (f x)).
Proof.
  intros (V & I & S & E) (V' & I' & S' & E'). split; [|split; [|split]].
  - auto.
  - intros x y X Y F. apply I, I'; auto.
  - intros z Z. destruct (S' z Z) as (y & Y & <-). destruct (S y Y) as (x & X & <-). eauto.
  - intros x y X Y. rewrite E by auto. apply E'; auto.
Qed.

Lemma isomorphism_same {A} (G : graph A) : isomorphism G G (fun x => x).
Proof. split; [|split; [|split]]; eauto. intros; tauto. Qed.

(** A graft on graphs that are isomorphic gives graphs that are isomorphic. *)
Definition beside {A A' B} (f : A -> A') (x : A + B) : A' + B :=
  match x with inl x => inl (f x) | inr x => inr x end.

Lemma graft_of_isomorphic {A A' B} (Q : graph B) v w (G : graph A) (H : graph A') f a b :
  isomorphism G H f -> vertex G a -> vertex G b ->
  isomorphism (enx Q v w G a b) (enx Q v w H (f a) (f b)) (beside f).
Proof.
  intros (V & I & S & E) Va Vb.
  assert (N : forall x y, vertex G x -> vertex G y -> (x <> y <-> f x <> f y)).
  { intros x y X Y. split; intros D F; apply D; [now apply I | congruence]. }
  split; [|split; [|split]].
  - intros [x|x]; cbn; auto. intros (X & Xa & Xb).
    split; [auto | split; [apply (N x a) | apply (N x b)]; auto].
  - intros [x|x] [y|y] X Y F; cbn in *; try discriminate; injection F as F; f_equal; auto.
    apply I; tauto.
  - intros [z|z] Z; cbn in Z.
    + destruct Z as (Z & Za & Zb). destruct (S z Z) as (x & X & <-). exists (inl x). cbn.
      split; [|reflexivity]. split; [auto | split; [apply (N x a) | apply (N x b)]; auto].
    + exists (inr z). auto.
  - intros [x|x] [y|y] X Y; cbn in *; try tauto.
    + rewrite E, !N by tauto. tauto.
    + rewrite !N, <- !E by tauto. tauto.
    + rewrite !N, <- !E by tauto. tauto.
Qed.

Definition symmetric {A} (G : graph A) : Prop := forall x y, edge G x y -> edge G y x.

Lemma enx_symmetric {A B} (Q : graph B) v w (G : graph A) a b :
  symmetric Q -> symmetric G -> symmetric (enx Q v w G a b).
Proof.
  intros Qs Gs [x|x] [y|y]; cbn; auto. intros (E & H). apply Gs in E. tauto.
Qed.

(** ** Two grafts change places *)
Definition swap_copies {A B} (x : (A + B) + B) : (A + B) + B :=
  match x with
  | inl (inl x) => inl (inl x)
  | inl (inr x) => inr x
  | inr x => inl (inr x)
  end.

Lemma two_grafts_change_places {A B} (Q : graph B) v w (G : graph A) a b c d :
  symmetric G -> a <> c -> a <> d -> b <> c -> b <> d ->
  isomorphism (enx Q v w (enx Q v w G a b) (inl c) (inl d))
    (enx Q v w (enx Q v w G c d) (inl a) (inl b)) swap_copies.
Proof.
  intros Gs Nac Nad Nbc Nbd. pose proof (Gs a c). pose proof (Gs c a). pose proof (Gs a d).
  pose proof (Gs d a). pose proof (Gs b c). pose proof (Gs c b). pose proof (Gs b d).
  pose proof (Gs d b). split; [|split; [|split]].
  - intros [[x|x]|x]; cbn; intuition congruence.
  - intros [[x|x]|x] [[y|y]|y] _ _; cbn; congruence.
  - intros [[z|z]|z] Z; [exists (inl (inl z)) | exists (inr z) | exists (inl (inr z))]; cbn in *;
      intuition congruence.
  - intros [[x|x]|x] [[y|y]|y] _ _; cbn; intuition congruence.
Qed.

(** ** Any order *)
(** What the loop needs of the edges that wait: no end twice, and the ends are vertices of R under
    names of which no two are the same. *)
Definition waiting {A T} (R : graph T) (name : A -> T) (M : list (A * A)) : Prop :=
  NoDup (ends M) /\ (forall x, In x (ends M) -> vertex R (name x))
  /\ (forall x y, In x (ends M) -> In y (ends M) -> name x = name y -> x = y).

Lemma still_waiting {A B T} (Q : graph B) v w (R : graph T) (name : A -> T) a b M :
  waiting R name ((a, b) :: M) ->
  waiting (enx Q v w R (name a) (name b)) (fun x => inl (name x)) M.
Proof.
  intros (D & V & I). cbn in *. apply NoDup_cons_iff in D as [Da D].
  apply NoDup_cons_iff in D as [Db D]. cbn in Da. split; [exact D | split].
  - intros x X. cbn. repeat split; auto; intros F; apply I in F; subst; tauto.
  - intros x y X Y F. injection F as F. apply I; auto.
Qed.

Lemma grafts_of_isomorphic {A B} (Q : graph B) v w (M : list (A * A)) :
  forall T T' (R : graph T) (R' : graph T') name name' f,
  isomorphism R R' f -> waiting R name M -> (forall x, f (name x) = name' x) ->
  exists g, isomorphism (grafts Q v w R name M) (grafts Q v w R' name' M) g
    /\ forall x, g (kept name M x) = kept name' M x.
Proof.
  induction M as [|[a b] M IH]; intros T T' R R' name name' f Iso W F; cbn; [now exists f|].
  apply (IH _ _ _ _ _ _ (beside f)).
  - rewrite <- !F. destruct W as (_ & V & _). apply graft_of_isomorphic; auto; apply V; cbn; auto.
  - now apply still_waiting.
  - intros x. cbn. now rewrite F.
Qed.

Lemma ends_permuted {A} (M M' : list (A * A)) :
  Permutation M M' -> Permutation (ends M) (ends M').
Proof. apply Permutation_flat_map. Qed.

Lemma grafts_in_any_order {A B} (Q : graph B) v w (M M' : list (A * A)) : symmetric Q ->
  Permutation M M' -> forall T (R : graph T) name, symmetric R -> waiting R name M ->
  exists f, isomorphism (grafts Q v w R name M) (grafts Q v w R name M') f
    /\ forall x, f (kept name M x) = kept name M' x.
Proof.
  intros Qs. induction 1 as [|[a b] M M' P IH|[c d] [a b] M|M M' M'' P IH P' IH'];
    intros T R name Rs W; cbn.
  - exists (fun x => x). split; [apply isomorphism_same | auto].
  - apply IH; [now apply enx_symmetric | now apply still_waiting].
  - destruct W as (D & V & I). cbn in D, I. assert (N : name a <> name c /\ name a <> name d
      /\ name b <> name c /\ name b <> name d).
    { apply NoDup_cons_iff in D as [Da D]. apply NoDup_cons_iff in D as [Db D]. cbn in Da, Db.
      repeat split; intros F; apply I in F; subst; tauto. }
    apply (grafts_of_isomorphic _ _ _ _ _ _ _ _ _ _ swap_copies).
    + apply two_grafts_change_places; tauto.
    + apply (still_waiting Q v w _ (fun x => inl (name x)) c d),
        (still_waiting Q v w _ name a b). now split.
    + reflexivity.
  - assert (W' : waiting R name M').
    { destruct W as (D & V & I). pose proof (ends_permuted _ _ P) as E. split; [|split].
      - now apply (Permutation_NoDup E).
      - intros x X. apply V. now apply (Permutation_in _ (Permutation_sym E)).
      - intros x y X Y. apply I; now apply (Permutation_in _ (Permutation_sym E)). }
    destruct (IH T R name Rs W) as (f & F & K). destruct (IH' T R name Rs W') as (g & G & K').
    exists (fun x => g (f x)). split; [eapply isomorphism_then; eauto|]. intros x. now rewrite K.
Qed.

(** A vertex that is kept stays a vertex, and two of them are joined as they were in G, where none
    of the edges between them is in M. *)
Lemma kept_vertices_stay {A B} (Q : graph B) v w (M : list (A * A)) :
  forall T (R : graph T) name x y, (forall u, In u (ends M) -> name u <> name x) ->
  (forall u, In u (ends M) -> name u <> name y) ->
  (vertex (grafts Q v w R name M) (kept name M x) <-> vertex R (name x))
  /\ (edge (grafts Q v w R name M) (kept name M x) (kept name M y) <-> edge R (name x) (name y)).
Proof.
  induction M as [|[a b] M IH]; intros T R name x y X Y; cbn; [tauto|].
  destruct (IH _ (enx Q v w R (name a) (name b)) (fun u => inl (name u)) x y) as [V E];
    [intros u U F; injection F; apply X; cbn; auto
    | intros u U F; injection F; apply Y; cbn; auto |].
  rewrite V, E. cbn. pose proof (X a (or_introl eq_refl)).
  pose proof (X b (or_intror (or_introl eq_refl))). pose proof (Y a (or_introl eq_refl)).
  pose proof (Y b (or_intror (or_introl eq_refl))).
  intuition congruence.
Qed.

Lemma edges_wait {A B} (Q : graph B) v w (M : list (A * A)) : forall T (R : graph T) name,
  waiting R name M -> (forall a b, In (a, b) M -> edge R (name a) (name b)) ->
  each_finds_its_edge Q v w R name M.
Proof.
  induction M as [|[a b] M IH]; intros T R name W E; cbn; auto.
  split; [apply E; cbn; auto|]. apply IH; [now apply still_waiting|].
  intros c d J. cbn. split; [apply E; cbn; auto|]. destruct W as (D & _ & I). cbn in D, I.
  apply NoDup_cons_iff in D as [Da D]. apply NoDup_cons_iff in D as [Db D]. cbn in Da.
  assert (C : In c (ends M) /\ In d (ends M))
    by (split; apply in_flat_map; exists (c, d); cbn; auto).
  repeat split; intros F; apply I in F; subst; tauto.
Qed.

Lemma matching_waits {A} (G : graph A) M :
  proper G -> matching G M -> waiting G (fun x => x) M.
Proof.
  intros [P _] [D E]. split; [exact D | split; [|auto]].
  intros x X. apply in_flat_map in X as ([a b] & J & X). apply E, P in J. cbn in X.
  destruct X as [<-|[<-|[]]]; tauto.
Qed.

(** @proves martins2024/algorithm-13
    @proves martins2024graft/definition-1
    For all graphs Q with two vertices v and w, all graphs G and all matchings M of G, in any order
    of M each graft finds its edge, and any two orders return the same graph, up to isomorphism. The
    vertices of G that no edge of M meets stay, joined to each other as in G, and the isomorphism
    leaves them where they are. *)
Theorem grafts_on_a_matching : forall A B (Q : graph B) (v w : B) (G : graph A) M M',
  proper Q -> proper G -> vertex Q v -> vertex Q w -> matching G M -> Permutation M M' ->
  let unmet x := vertex G x /\ ~ In x (ends M) in
  each_finds_its_edge Q v w G (fun x => x) M
  /\ (exists f, isomorphism (enx_all Q v w G M) (enx_all Q v w G M') f
       /\ forall x, unmet x -> f (kept (fun x => x) M x) = kept (fun x => x) M' x)
  /\ forall x y, unmet x -> unmet y -> let stays := kept (fun x => x) M in
       vertex (enx_all Q v w G M) (stays x)
       /\ (edge (enx_all Q v w G M) (stays x) (stays y) <-> edge G x y).
Proof.
  intros A B Q v w G M M' [_ Qs] PG _ _ Mm P unmet. pose proof (matching_waits G M PG Mm) as W.
  split; [|split].
  - apply edges_wait; [exact W | apply Mm].
  - destruct (grafts_in_any_order Q v w M M' Qs P A G (fun x => x)) as (f & F & K); eauto.
    exact (proj2 PG).
  - intros x y [X Nx] [Y Ny] stays.
    destruct (kept_vertices_stay Q v w M A G (fun x => x) x y) as [V E];
      [intros u U <-; auto | intros u U <-; auto |]. split; [now apply V | exact E].
Qed.
