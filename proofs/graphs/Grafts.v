(** * Graphs and grafts
    A graph is a set of vertices with a relation between them. To graft Q, with two vertices v and
    w, on the edge ab of G is to take the edge out, to put Q beside it, and to make a and v one
    vertex and b and w another. The formula of the definition names the vertices and edges of the
    result; the text says how it comes about; both are the same graph. *)
From Coq Require Import List Arith Lia Bool.
Import ListNotations.

(** A graph: which are its vertices, and which of them are joined. *)
Record graph (A : Type) := { vertex : A -> Prop; edge : A -> A -> Prop }.
Arguments vertex {A}.
Arguments edge {A}.

(** Edges join vertices, both ways. *)
Definition proper {A} (G : graph A) : Prop :=
  (forall x y, edge G x y -> vertex G x /\ vertex G y) /\ (forall x y, edge G x y -> edge G y x).

(** Two graphs are isomorphic: a map carries the vertices of one to those of the other, each from
    exactly one, and edges to edges, both ways. *)
Definition isomorphism {A B} (G : graph A) (H : graph B) (f : A -> B) : Prop :=
  (forall x, vertex G x -> vertex H (f x))
  /\ (forall x y, vertex G x -> vertex G y -> f x = f y -> x = y)
  /\ (forall z, vertex H z -> exists x, vertex G x /\ f x = z)
  /\ (forall x y, vertex G x -> vertex G y -> (edge G x y <-> edge H (f x) (f y))).

(** Some map is an isomorphism. *)
Definition isomorphic {A B} (G : graph A) (H : graph B) : Prop := exists f, isomorphism G H f.

(** enx (Q, v, w, G, ab) by the formula: the vertices of G but a and b, and those of Q; the edges of
    Q; those that a has in G, but ab, from v; those that b has, but ab, from w; and those of G
    that meet neither a nor b. The vertices of G are marked [inl], those of Q [inr], so none is in
    both. *)
Definition enx {A B} (Q : graph B) (v w : B) (G : graph A) (a b : A) : graph (A + B) := {|
  vertex := fun x => match x with
    | inl x => vertex G x /\ x <> a /\ x <> b
    | inr x => vertex Q x
    end;
  edge := fun x y => match x, y with
    | inr x, inr y => edge Q x y
    | inl x, inl y => edge G x y /\ x <> a /\ x <> b /\ y <> a /\ y <> b
    | inl z, inr x | inr x, inl z =>
        z <> a /\ z <> b /\ ((x = v /\ edge G a z) \/ (x = w /\ edge G b z))
    end |}.

Lemma enx_proper {A B} (Q : graph B) v w (G : graph A) a b : proper Q -> proper G ->
  vertex Q v -> vertex Q w -> proper (enx Q v w G a b).
Proof.
  intros [Qv Qs] [Gv Gs] Vv Vw. split.
  - intros [x|x] [y|y]; cbn.
    + intros (E & H). apply Gv in E. tauto.
    + intros (Xa & Xb & [[-> E]|[-> E]]); apply Gv in E; tauto.
    + intros (Xa & Xb & [[-> E]|[-> E]]); apply Gv in E; tauto.
    + apply Qv.
  - intros [x|x] [y|y]; cbn; auto. intros (E & H). apply Gs in E. tauto.
Qed.

(** ** The text of the definition *)
(** The graphs G without ab and Q, side by side. *)
Definition beside_each_other {A B} (Q : graph B) (G : graph A) (a b : A) : graph (A + B) := {|
  vertex := fun x => match x with inl x => vertex G x | inr x => vertex Q x end;
  edge := fun x y => match x, y with
    | inr x, inr y => edge Q x y
    | inl x, inl y => edge G x y /\ ~ (x = a /\ y = b) /\ ~ (x = b /\ y = a)
    | _, _ => False
    end |}.

(** To make vertices one is to give them one name: x and y are one where [name] says the same. *)
Definition made_one {A B} (G : graph A) (name : A -> B -> Prop) : graph B := {|
  vertex := fun z => exists x, vertex G x /\ name x z;
  edge := fun z z' => exists x x', edge G x x' /\ name x z /\ name x' z' |}.

(** a is called v, and b is called w; every other vertex keeps its name. *)
Definition a_is_v_b_is_w {A B} (v w : B) (a b : A) (x z : A + B) : Prop :=
  match x with
  | inl x => (x = a /\ z = inr v) \/ (x = b /\ z = inr w) \/ (x <> a /\ x <> b /\ z = inl x)
  | inr _ => z = x
  end.

(** @proves martins2024/definition-6
    @proves martins2024graft/definition-1
    The graph of the formula is G without ab, united with Q, with a and v made one vertex and b and
    w another: vertices and edges are the same, for all graphs G with an edge ab and all graphs Q
    with two vertices v and w. *)
Theorem formula_is_text : forall A B (Q : graph B) (v w : B) (G : graph A) (a b : A),
  proper G -> (forall x, ~ edge G x x) ->
  vertex Q v -> vertex Q w -> v <> w -> edge G a b ->
  let text := made_one (beside_each_other Q G a b) (a_is_v_b_is_w v w a b) in
  (forall x, vertex (enx Q v w G a b) x <-> vertex text x)
  /\ (forall x y, edge (enx Q v w G a b) x y <-> edge text x y).
Proof.
  intros A B Q v w G a b [Pv Ps] Loop Vv Vw N Eab text.
  assert (Nab : a <> b) by (intros ->; now apply (Loop b)). split.
  - intros [x|x]; cbn; split.
    + intros (V & Na & Nb). exists (inl x). cbn. tauto.
    + intros ([y|y] & V & M); cbn in *; [|discriminate].
      destruct M as [[_ M]|[[_ M]|(Na & Nb & M)]]; try discriminate. injection M as ->. auto.
    + intros V. exists (inr x). cbn. auto.
    + intros ([y|y] & V & M); cbn in *; [|now injection M as ->].
      destruct M as [[_ M]|[[_ M]|(_ & _ & M)]]; try discriminate; injection M as ->; auto.
  - intros x y. split.
    + destruct x as [x|x], y as [y|y]; cbn.
      * intros (E & Xa & Xb & Ya & Yb). exists (inl x), (inl y). cbn. tauto.
      * intros (Xa & Xb & [[-> E]|[-> E]]); apply Ps in E.
        -- exists (inl x), (inl a). cbn. intuition congruence.
        -- exists (inl x), (inl b). cbn. intuition congruence.
      * intros (Ya & Yb & [[-> E]|[-> E]]).
        -- exists (inl a), (inl y). cbn. intuition congruence.
        -- exists (inl b), (inl y). cbn. intuition congruence.
      * intros E. exists (inr x), (inr y). cbn. auto.
    + intros (x' & y' & E & Mx & My).
      destruct x' as [x'|x'], y' as [y'|y']; cbn in E, Mx, My; try tauto.
      * destruct E as (E & N1 & N2).
        destruct Mx as [[-> ->]|[[-> ->]|(Xa & Xb & ->)]],
          My as [[-> ->]|[[-> ->]|(Ya & Yb & ->)]]; cbn; try (apply Loop in E); try tauto;
          repeat split; auto.
      * subst. exact E.
Qed.

(** @proves martins2024/definition-6/iff
    @proves martins2024/figure-6.4
    In G without ab, united with Q, with a and v made one vertex and b and w another, the vertices
    that a and b have become are joined exactly if v and w are joined in Q: the edge ab is gone. *)
Theorem merged_vertices_are_joined_as_in_Q :
  forall A B (Q : graph B) (v w : B) (G : graph A) (a b : A),
  proper G -> (forall x, ~ edge G x x) ->
  vertex Q v -> vertex Q w -> v <> w -> edge G a b ->
  let text := made_one (beside_each_other Q G a b) (a_is_v_b_is_w v w a b) in
  edge text (inr v) (inr w) <-> edge Q v w.
Proof.
  intros A B Q v w G a b P Loop Vv Vw N Eab text.
  destruct (formula_is_text A B Q v w G a b P Loop Vv Vw N Eab) as [_ E].
  symmetry. apply (E (inr v) (inr w)).
Qed.
