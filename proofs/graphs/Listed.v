(** * Grafts that a program can make
    A graph as a list of vertices and a list of edges, each from one of its ends. The graft of such
    graphs can be computed, and so can the algorithm, which takes the first two vertices of degree 2
    that it finds. What is computed is the graft of the definition, and one of the graphs that the
    algorithm can return; it is printed for small n and compared with the program. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.graphs Require Export HanoiByGrafts ManyGrafts.
Import ListNotations.

Record listed (A : Type) := { vertices : list A; lines : list (A * A) }.
Arguments vertices {A}.
Arguments lines {A}.

(** The lists are those of a graph. *)
Definition lists {A} (L : listed A) (G : graph A) : Prop :=
  (forall x, vertex G x <-> In x (vertices L))
  /\ (forall x y, edge G x y <-> In (x, y) (lines L) \/ In (y, x) (lines L)).

Definition decidable (A : Type) := forall x y : A, {x = y} + {x <> y}.

(** ** One graft *)
Section Graft.
  Context {A B : Type} (dec : decidable A).

  Definition is_end (a b x : A) : bool :=
    if dec x a then true else if dec x b then true else false.
  Definition called (v w : B) (a b x : A) : A + B :=
    if dec x a then inr v else if dec x b then inr w else inl x.

  (** The vertices of G but a and b, and those of Q; the edges of Q; the edges of G but those
      between a and b, with a called v and b called w. *)
  Definition graft (Q : listed B) (v w : B) (G : listed A) (a b : A) : listed (A + B) := {|
    vertices := map inl (filter (fun x => negb (is_end a b x)) (vertices G))
      ++ map inr (vertices Q);
    lines := map (fun '(x, y) => (inr x, inr y)) (lines Q)
      ++ map (fun '(x, y) => (called v w a b x, called v w a b y))
           (filter (fun '(x, y) => negb (is_end a b x && is_end a b y)) (lines G)) |}.

  Lemma is_end_false a b x : is_end a b x = false <-> x <> a /\ x <> b.
  Proof. unfold is_end. destruct (dec x a), (dec x b); split; intuition congruence. Qed.

  Lemma called_other v w a b x : x <> a -> x <> b -> called v w a b x = inl x.
  Proof. unfold called. now destruct (dec x a), (dec x b). Qed.

  Lemma called_first v w a b : called v w a b a = inr v.
  Proof. unfold called. now destruct (dec a a). Qed.

  Lemma called_second v w a b : a <> b -> called v w a b b = inr w.
  Proof. unfold called. destruct (dec b a), (dec b b); congruence. Qed.

  Lemma in_lines Q v w G a b x y : In (x, y) (lines (graft Q v w G a b)) <->
    (exists x' y', In (x', y') (lines Q) /\ x = inr x' /\ y = inr y')
    \/ (exists x' y', In (x', y') (lines G) /\ (is_end a b x' = false \/ is_end a b y' = false)
          /\ x = called v w a b x' /\ y = called v w a b y').
  Proof.
    cbn [graft lines]. rewrite in_app_iff, !in_map_iff. split.
    - intros [([x' y'] & E & I)|([x' y'] & E & I)]; injection E as <- <-; [left; eauto|].
      apply filter_In in I as [I F]. right. exists x', y'. split; auto. split; auto.
      destruct (is_end a b x'), (is_end a b y'); auto.
    - intros [(x' & y' & I & -> & ->)|(x' & y' & I & F & -> & ->)].
      + left. now exists (x', y').
      + right. exists (x', y'). split; auto. apply filter_In. split; auto.
        destruct F as [-> | ->]; auto. now rewrite andb_false_r.
  Qed.

  Lemma lists_symmetric {T} (L : listed T) (G : graph T) : lists L G -> symmetric G.
  Proof. intros [_ E] x y. rewrite !E. tauto. Qed.

  Lemma computed_graft : forall (Q' : listed B) Q (v w : B) (G' : listed A) G (a b : A),
    a <> b -> lists Q' Q -> lists G' G -> lists (graft Q' v w G' a b) (enx Q v w G a b).
  Proof.
    intros Q' Q v w G' G a b N LQ LG.
    pose proof (lists_symmetric _ _ LQ) as SQ. pose proof (lists_symmetric _ _ LG) as SG.
    pose proof (enx_symmetric Q v w G a b SQ SG) as Sym.
    destruct LQ as [VQ EQ], LG as [VG EG]. split.
    - intros x. cbn [graft vertices]. rewrite in_app_iff, !in_map_iff. destruct x as [x|x]; cbn.
      + rewrite VG. split.
        * intros (I & Na & Nb). left. exists x. split; auto. apply filter_In. split; auto.
          now rewrite (proj2 (is_end_false a b x)).
        * intros [(y & E & I)|(y & E & _)]; [|discriminate]. injection E as ->.
          apply filter_In in I as [I F]. apply negb_true_iff, is_end_false in F. auto.
      + rewrite VQ. split; [eauto|]. intros [(y & E & _)|(y & E & I)]; [discriminate|].
        now injection E as ->.
    - assert (Back : forall x y, In (x, y) (lines (graft Q' v w G' a b)) ->
        edge (enx Q v w G a b) x y).
      { intros x y I. apply in_lines in I as [(x' & y' & I & -> & ->)|(x' & y' & I & F & -> & ->)].
        - cbn. apply EQ. auto.
        - assert (E : edge G x' y') by (apply EG; auto).
          rewrite !is_end_false in F. unfold called.
          destruct (dec x' a), (dec x' b), (dec y' a), (dec y' b); cbn; subst; try tauto;
            intuition auto. }
      intros x y. split; [|intros [I|I]; auto].
      assert (Cross : forall z q, edge (enx Q v w G a b) (inl z) (inr q) ->
        In (inr q, inl z) (lines (graft Q' v w G' a b))
        \/ In (inl z, inr q) (lines (graft Q' v w G' a b))).
      { intros z q (Na & Nb & [[-> E]|[-> E]]); apply EG in E as [I|I];
          [left|right|left|right]; apply in_lines; right;
          [exists a, z | exists z, a | exists b, z | exists z, b];
          rewrite !is_end_false, (called_other v w a b z), ?called_first, ?called_second by auto;
          intuition auto. }
      destruct x as [x|x], y as [y|y]; intros E.
      + destruct E as (E & Xa & Xb & Ya & Yb). apply EG in E as [I|I]; [left|right];
          apply in_lines; right; [exists x, y | exists y, x];
          rewrite !is_end_false, !called_other by auto; intuition auto.
      + apply Cross in E. tauto.
      + apply Sym, Cross in E. tauto.
      + apply EQ in E as [I|I]; [left|right]; apply in_lines; left; eauto.
  Qed.
End Graft.

(** @supports martins2024/definition-6
    @supports martins2024graft/definition-1
    The graft that is computed is that of the definition. *)
Theorem graft_is_computed {A B} (dec : decidable A) :
  forall (Q' : listed B) Q (v w : B) (G' : listed A) G (a b : A), a <> b ->
  lists Q' Q -> lists G' G -> lists (graft dec Q' v w G' a b) (enx Q v w G a b).
Proof. exact (computed_graft dec). Qed.

(** ** The algorithm *)
Definition sum_dec {A B} (a : decidable A) (b : decidable B) : decidable (A + B).
Proof. unfold decidable in *. decide equality. Defined.

Definition listed_K3 : listed nat := {|
  vertices := [0; 1; 2]; lines := [(0, 1); (0, 2); (1, 2)] |}.
Definition listed_C6 : listed nat := {|
  vertices := [0; 1; 2; 3; 4; 5]; lines := [(0, 1); (1, 2); (2, 3); (3, 4); (4, 5); (5, 0)] |}.

(** Three grafts on the edges 01, 23, 45. *)
Definition three {A} (dec : decidable A) (Q : listed A) (v w : A) : listed (((nat + A) + A) + A) :=
  let first := graft Nat.eq_dec Q v w listed_C6 0 1 in
  let dec1 := sum_dec Nat.eq_dec dec in
  let second := graft dec1 Q v w first (inl 2) (inl 3) in
  graft (sum_dec dec1 dec) Q v w second (inl (inl 4)) (inl (inl 5)).

Definition neighbors {A} (dec : decidable A) (L : listed A) (x : A) : list A :=
  nodup dec (flat_map (fun '(a, b) =>
    (if dec a x then [b] else []) ++ (if dec b x then [a] else [])) (lines L)).

(** The vertices of degree 2. *)
Definition corners {A} (dec : decidable A) (L : listed A) : list A :=
  nodup dec (filter (fun x => length (neighbors dec L x) =? 2) (vertices L)).

(** What the vertices are after n - 1 rounds, the first of K_3. *)
Fixpoint marks (n : nat) : Type :=
  match n with 0 => nat | S n => (((nat + marks n) + marks n) + marks n)%type end.

Fixpoint marks_dec (n : nat) : decidable (marks n) :=
  match n with
  | 0 => Nat.eq_dec
  | S n => sum_dec (sum_dec (sum_dec Nat.eq_dec (marks_dec n)) (marks_dec n)) (marks_dec n)
  end.

(** The graph after n rounds, for n + 1 discs. *)
Fixpoint rounds (n : nat) : listed (marks n) :=
  match n with
  | 0 => listed_K3
  | S n => match corners (marks_dec n) (rounds n) with
    | v :: w :: _ => three (marks_dec n) (rounds n) v w
    | _ => {| vertices := []; lines := [] |}
    end
  end.

Lemma K3_is_listed : lists listed_K3 K3.
Proof.
  split.
  - intros x. cbn. split; [destruct x as [|[|[|x]]]; auto; lia | intuition lia].
  - intros x y. cbn. split.
    + intros (X & Y & N). destruct x as [|[|[|x]]], y as [|[|[|y]]]; try lia; tauto.
    + intros [I|I]; repeat (destruct I as [I|I]; [injection I as <- <-; lia|]); destruct I.
Qed.

Lemma C6_is_listed : lists listed_C6 C6.
Proof.
  split.
  - intros x. cbn. split; [destruct x as [|[|[|[|[|[|x]]]]]]; auto 8; lia | intuition lia].
  - intros x y. cbn [vertices lines listed_C6 edge C6]. split.
    + intros (X & Y & N). destruct x as [|[|[|[|[|[|x]]]]]]; try lia;
        destruct y as [|[|[|[|[|[|y]]]]]]; try lia; cbn in N; try discriminate; cbn; tauto.
    + intros [I|I]; cbn in I; repeat (destruct I as [I|I];
        [injection I as <- <-; repeat split; lia|]); destruct I.
Qed.

Lemma three_is_computed {A} (dec : decidable A) L (Q : graph A) v w : lists L Q ->
  lists (three dec L v w) (three_grafts Q v w (by_six 0 2 4) (by_six 1 3 5)).
Proof.
  intros H. repeat (apply graft_is_computed; [discriminate | exact H |]). apply C6_is_listed.
Qed.

Lemma neighbors_are_counted {A} (dec : decidable A) L (G : graph A) x : lists L G ->
  degree (edge G) x (length (neighbors dec L x)).
Proof.
  intros [_ E]. exists (neighbors dec L x). split; [apply NoDup_nodup|]. split; auto.
  intros y. unfold neighbors. rewrite nodup_In, in_flat_map, E. split.
  - intros ([a b] & I & J). apply in_app_or in J as [J|J].
    + destruct (dec a x) as [->|]; [|destruct J]. destruct J as [<-|[]]. auto.
    + destruct (dec b x) as [->|]; [|destruct J]. destruct J as [<-|[]]. auto.
  - intros [I|I]; [exists (x, y) | exists (y, x)]; split; auto; apply in_or_app;
      destruct (dec x x); try congruence; simpl; auto.
Qed.

Lemma in_corners {A} (dec : decidable A) L (G : graph A) x : lists L G ->
  (In x (corners dec L) <-> vertex G x /\ degree (edge G) x 2).
Proof.
  intros H. unfold corners. rewrite nodup_In, filter_In, Nat.eqb_eq, (proj1 H x).
  pose proof (neighbors_are_counted dec L G x H) as D. split; intros [V K]; split; auto.
  - now rewrite K in D.
  - now apply (degree_unique (edge G) x).
Qed.

(** @supports martins2024/algorithm-14
    @supports martins2024graft/algorithm-1
    What is computed for n discs is one of the graphs that the algorithm can return. *)
Theorem algorithm_is_computed : forall n,
  exists G, returned (S n) (marks n) G /\ lists (rounds n) G.
Proof.
  induction n as [|n (Q & R & L)]; [exists K3; split; [constructor | apply K3_is_listed]|].
  destruct (two_corners _ _ Q R) as (v & w & N & Vv & Vw & Dv & Dw).
  assert (Iv : In v (corners (marks_dec n) (rounds n))) by now apply (in_corners _ _ Q).
  assert (Iw : In w (corners (marks_dec n) (rounds n))) by now apply (in_corners _ _ Q).
  cbn [rounds marks]. destruct (corners (marks_dec n) (rounds n)) as [|x [|y l]] eqn:C;
    [destruct Iv | simpl in *; intuition congruence |].
  assert (Nxy : x <> y).
  { assert (D : NoDup (x :: y :: l)) by (rewrite <- C; apply NoDup_nodup).
    inversion D as [|? ? H]; subst. simpl in H. intuition auto. }
  assert (Both : forall z, In z [x; y] -> vertex Q z /\ degree (edge Q) z 2).
  { intros z I. apply (in_corners (marks_dec n) (rounds n)); auto. rewrite C.
    destruct I as [<-|[<-|[]]]; simpl; auto. }
  destruct (Both x), (Both y); simpl; auto.
  exists (three_grafts Q x y (by_six 0 2 4) (by_six 1 3 5)).
  split; [constructor; auto; apply by_six_matches | now apply three_is_computed].
Qed.
