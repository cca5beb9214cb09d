(** * Components
    Moves within parts join no two parts; each link of the largest disc joins the components of its
    two ends, or one that was one before. Of all states only the ends of links matter for that, so
    that whether a link joins two components is known from labels of the at most nine corners: the
    same label where they are in one component ([connect_is_right]). For more discs the labels of a
    type are those that the labels of its parts give; where that gives the same labels once, they
    stay the same, and the number of components is a sum over the parts, less the number of links
    that join two ([components_hold]). *)
From Coq Require Import List Arith Lia Bool Relations ZArith.
From Manaus.families Require Export Counts Ports Stacks.
Import ListNotations.
Open Scope nat_scope.

(** ** Labels *)
Definition trio (A : Type) : Type := A * A * A.
Definition at_peg {A} (x : trio A) (p : peg) : A :=
  let '(a, b, c) := x in match p with P0 => a | P1 => b | P2 => c end.
Definition by_peg {A} (f : peg -> A) : trio A := (f P0, f P1, f P2).

Lemma at_by_peg {A} (f : peg -> A) p : at_peg (by_peg f) p = f p.
Proof. now destruct p. Qed.

Lemma by_peg_ext {A} (f g : peg -> A) : (forall p, f p = g p) -> by_peg f = by_peg g.
Proof. intros H. unfold by_peg. now rewrite !H. Qed.

(** Of corner (j, k). *)
Definition label (L : trio (trio nat)) (j k : peg) : nat := at_peg (at_peg L j) k.

Definition by_corner (f : peg -> peg -> nat) : trio (trio nat) :=
  by_peg (fun j => by_peg (fun k => f j k)).

Lemma label_by_corner f j k : label (by_corner f) j k = f j k.
Proof. unfold label, by_corner. now rewrite !at_by_peg. Qed.

Definition relabel (old new : nat) (L : trio (trio nat)) : trio (trio nat) :=
  by_corner (fun j k => if label L j k =? old then new else label L j k).

(** The link from a to b, and how many links joined two components until then. *)
Definition add_link (S : trio (trio nat) * nat) (ab : peg * peg) : trio (trio nat) * nat :=
  let '(L, joins) := S in
  let '(a, b) := ab in
  let x := label L a (third a b) in
  let y := label L b (third a b) in
  if x =? y then S else (relabel y x L, Datatypes.S joins).

(** The number of the first peg k' where corner (k', k') has the label of (k, k). *)
Definition first_alike (L : trio (trio nat)) (k : peg) : nat :=
  if label L P0 P0 =? label L k k then 0 else if label L P1 P1 =? label L k k then 1 else 2.

(** The labels of the ports, and the number of links that join two components. *)
Definition joint (parts : peg -> trio nat) (link : peg -> peg -> bool) (is_port : peg -> bool)
  : trio nat * nat :=
  let '(L, joins) := fold_left add_link (filter (fun '(a, b) => link a b) (list_prod pegs pegs))
    (by_corner (fun j k => match j with P0 => 0 | P1 => 4 | P2 => 8 end + at_peg (parts j) k), 0) in
  (by_peg (fun k => if is_port k then first_alike L k else 3), joins).

Lemma first_alike_spec L k l :
  first_alike L k = first_alike L l <-> label L k k = label L l l.
Proof.
  unfold first_alike. split; [|now intros ->].
  destruct (Nat.eqb_spec (label L P0 P0) (label L k k)),
    (Nat.eqb_spec (label L P0 P0) (label L l l)),
    (Nat.eqb_spec (label L P1 P1) (label L k k)),
    (Nat.eqb_spec (label L P1 P1) (label L l l)); try congruence; destruct k, l; congruence.
Qed.

Lemma first_alike_small L k : first_alike L k < 3.
Proof. unfold first_alike. destruct (_ =? _); [|destruct (_ =? _)]; lia. Qed.

Lemma joint_ext parts parts' link link' is_port is_port' :
  (forall p, parts p = parts' p) -> (forall a b, link a b = link' a b) ->
  (forall p, is_port p = is_port' p) -> joint parts link is_port = joint parts' link' is_port'.
Proof.
  intros P K Q. unfold joint. rewrite (filter_ext _ (fun '(a, b) => link' a b))
    by (intros [a b]; apply K).
  replace (by_corner (fun j k => _ + at_peg (parts j) k))
    with (by_corner (fun j k => match j with P0 => 0 | P1 => 4 | P2 => 8 end
      + at_peg (parts' j) k))
    by (apply by_peg_ext; intros j; apply by_peg_ext; intros k; now rewrite P).
  destruct (fold_left _ _ _) as [L m]. f_equal. apply by_peg_ext. intros p. now rewrite Q.
Qed.

(** ** One more pair *)
(** What is in one class if x and y are. *)
Definition merge {A} (Q : A -> A -> Prop) (x y u v : A) : Prop :=
  Q u v \/ (Q u x /\ Q y v) \/ (Q u y /\ Q x v).

Lemma merge_equivalence {A} (Q : A -> A -> Prop) x y :
  equivalence A Q -> equivalence A (merge Q x y).
Proof.
  intros [R T S]. unfold merge. split.
  - intros u. left. apply R.
  - intros u v w [A1|[[A1 A2]|[A1 A2]]] [B1|[[B1 B2]|[B1 B2]]]; eauto 7.
  - intros u v [H|[[H K]|[H K]]]; eauto 7.
Qed.

Lemma merge_none {A} (Q : A -> A -> Prop) x y u v :
  equivalence A Q -> Q x y -> (Q u v <-> merge Q x y u v).
Proof. intros [R T S] H. unfold merge. split; auto. intros [K|[[K L]|[K L]]]; eauto. Qed.

(** Two classes become one. *)
Lemma merge_classes {A} (Q : A -> A -> Prop) (P : A -> Prop) x y k : equivalence A Q ->
  P x -> P y -> ~ Q x y -> classes Q P k ->
  exists m, k = S m /\ classes (merge Q x y) P m.
Proof.
  intros [R T S] X Y N (l & D & <- & I & U & C).
  destruct (C x X) as (rx & Ix & Rx). destruct (C y Y) as (ry & Iy & Ry).
  apply in_split in Iy as (l1 & l2 & ->). exists (length (l1 ++ l2)).
  split; [rewrite !app_length; simpl; lia|]. exists (l1 ++ l2).
  apply NoDup_remove in D as [D F].
  assert (G : forall u, In u (l1 ++ l2) -> In u (l1 ++ ry :: l2))
    by (intros u; rewrite !in_app_iff; simpl; tauto).
  assert (H : forall u, In u (l1 ++ l2) -> ~ Q y u).
  { intros u Iu E. apply F. rewrite <- (U u ry); auto; [apply in_elt|].
    apply T with y; auto. }
  split; auto. split; auto. split; [auto|]. split.
  - intros u v Iu Iv [E|[[_ E]|[E _]]]; [apply U; auto | now apply H in E |].
    apply S, H in E; tauto.
  - intros u Pu. destruct (C u Pu) as (v & Iv & E). apply in_app_iff in Iv.
    destruct Iv as [Iv|[<-|Iv]]; [exists v; rewrite in_app_iff; unfold merge; auto | |
      exists v; rewrite in_app_iff; unfold merge; auto].
    exists rx. split.
    + apply in_app_iff in Ix as [Ix|[Ex|Ix]]; [apply in_app_iff; auto | | apply in_app_iff; auto].
      subst. destruct N. eauto.
    + right. right. split; auto. apply T with ry; auto.
Qed.

Section Components.
Variable arc : peg -> peg -> bool.

Definition word (n : nat) (c : capacities) (s : state) : Prop := length s = n /\ fits c s.
Notation tied n c := (connected (tower_move arc c) (word n c)).

Lemma tied_equivalence n c : equivalence state (tied n c).
Proof.
  split; [intros x; apply rst_refl | intros x y z; apply rst_trans | intros x y; apply rst_sym].
Qed.

(** ** One tower, by its parts *)
Fixpoint connect (n : nat) (c : capacities) : trio nat * Z :=
  match n with
  | 0 => ((0, 0, 0), 1%Z)
  | S m =>
      let parts := by_peg (fun p => if holds c p then connect m (less c p) else ((0, 0, 0), 0%Z)) in
      let '(ports, joins) := joint (fun p => fst (at_peg parts p)) (link arc m c)
        (fun k => S m <=? capacity c k) in
      (ports, (sum_of (fun p => snd (at_peg parts p)) - Z.of_nat joins)%Z)
  end.

Definition connect_right (n : nat) (c : capacities) : Prop :=
  (forall k, n <= capacity c k -> at_peg (fst (connect n c)) k < 3)
  /\ (forall k l, n <= capacity c k -> n <= capacity c l ->
    (at_peg (fst (connect n c)) k = at_peg (fst (connect n c)) l <-> tied n c (all k n) (all l n)))
  /\ exists k, Z.of_nat k = snd (connect n c) /\ classes (tied n c) (word n c) k.

Section Step.
Variables (n : nat) (c : capacities).
Context (below : forall p, holds c p = true -> connect_right n (less c p)).

(** In one part and in one component of it. *)
Definition in_part (u v : state) : Prop :=
  match u, v with
  | a :: s, b :: t => a = b /\ tied n (less c a) s t
  | [], [] => True
  | _, _ => False
  end.

Lemma in_part_equivalence : equivalence state in_part.
Proof.
  split.
  - intros [|a s]; simpl; auto. split; auto. apply rst_refl.
  - intros [|a s] [|b t] [|d u]; simpl; try tauto. intros [-> A] [-> B]. split; auto.
    now apply rst_trans with t.
  - intros [|a s] [|b t]; simpl; try tauto. intros [-> A]. split; auto. now apply rst_sym.
Qed.

Lemma word_cons a s : word (S n) c (a :: s) <-> 1 <= capacity c a /\ word n (less c a) s.
Proof.
  unfold word. rewrite fits_cons. simpl. split; [intros [L F] | intros (H & L & F)];
    repeat split; try tauto; lia.
Qed.

Lemma in_part_tied u v : word (S n) c u -> in_part u v -> tied (S n) c u v.
Proof.
  destruct u as [|a s], v as [|b t]; simpl; try tauto; [intros; apply rst_refl|].
  intros W [<- T]. apply word_cons in W as [H _].
  induction T as [s t [X M]|s|s t _ IH|s t u _ IH _ IH'].
  - apply rst_step. split; [now apply word_cons | now apply move_by_largest; auto].
  - apply rst_refl.
  - now apply rst_sym.
  - now apply rst_trans with (a :: t).
Qed.

Lemma holds_at p : holds c p = true <-> 1 <= capacity c p.
Proof. apply Nat.leb_le. Qed.

(** The components of the parts together. *)
Lemma classes_of_parts : exists k,
  Z.of_nat k = sum_of (fun p => if holds c p then snd (connect n (less c p)) else 0%Z)
  /\ classes in_part (word (S n) c) k.
Proof.
  assert (H : forall p, exists l, NoDup l
    /\ Z.of_nat (length l) = (if holds c p then snd (connect n (less c p)) else 0%Z)
    /\ (forall s, In s l -> 1 <= capacity c p /\ word n (less c p) s)
    /\ (forall s t, In s l -> In t l -> tied n (less c p) s t -> s = t)
    /\ forall s, 1 <= capacity c p -> word n (less c p) s ->
        exists t, In t l /\ tied n (less c p) s t).
  { intros p. destruct (holds c p) eqn:E.
    - destruct (below p E) as (_ & _ & k & <- & l & N & <- & I & D & C).
      exists l. repeat split; auto; try (now apply I). now apply holds_at.
    - exists []. repeat split; auto; try constructor; try contradiction.
      intros s Hp. apply holds_at in Hp. congruence. }
  destruct (H P0) as (l0 & N0 & E0 & I0 & D0 & C0), (H P1) as (l1 & N1 & E1 & I1 & D1 & C1),
    (H P2) as (l2 & N2 & E2 & I2 & D2 & C2).
  exists (length (map (cons P0) l0 ++ map (cons P1) l1 ++ map (cons P2) l2)).
  rewrite !app_length, !map_length. split; [unfold sum_of; lia|].
  exists (map (cons P0) l0 ++ map (cons P1) l1 ++ map (cons P2) l2).
  assert (J : forall (p : peg) l u, In u (map (cons p) l) <-> exists s, u = p :: s /\ In s l).
  { intros p l u. rewrite in_map_iff. split; intros (s & A & B); eauto. }
  split; [|split; [now rewrite !app_length, !map_length|split; [|split]]].
  - apply once_together; [now apply once_above | apply once_together; try now apply once_above |].
    + intros u A B. apply J in A as (s & -> & _). apply J in B as (t & E & _). discriminate.
    + intros u A B. apply J in A as (s & -> & _). apply in_app_iff in B as [B|B];
        apply J in B as (t & E & _); discriminate.
  - intros u. rewrite !in_app_iff, !J. intros [(s & -> & X)|[(s & -> & X)|(s & -> & X)]];
      apply word_cons; auto.
  - intros u v. rewrite !in_app_iff, !J.
    intros [(s & -> & X)|[(s & -> & X)|(s & -> & X)]] [(t & -> & Y)|[(t & -> & Y)|(t & -> & Y)]]
      [E T]; try discriminate; f_equal; auto.
  - intros [|[] s] W; [now destruct W| | |]; apply word_cons in W as [R W];
      [destruct (C0 s R W) as (t & X & T) | destruct (C1 s R W) as (t & X & T)
      | destruct (C2 s R W) as (t & X & T)];
      [exists (P0 :: t) | exists (P1 :: t) | exists (P2 :: t)]; simpl; split; auto;
      rewrite !in_app_iff, !J; eauto 7.
Qed.

(** What is known when some links are counted. *)
Record counted (L : trio (trio nat)) (joins total : nat) (Q : state -> state -> Prop) : Prop := {
  same_class : equivalence state Q;
  in_one_part : forall u v, in_part u v -> Q u v;
  by_moves : forall u v, word (S n) c u -> word (S n) c v -> Q u v -> tied (S n) c u v;
  by_labels : forall j k i l, corner n c j k -> corner n c i l ->
    (label L j k = label L i l <-> Q (j :: all k n) (i :: all l n));
  so_many : exists k, k + joins = total /\ classes Q (word (S n) c) k
}.

Lemma corner_word j k : corner n c j k -> word (S n) c (j :: all k n).
Proof.
  intros [H K]. apply word_cons. split; auto. split; [apply all_length | now apply fits_all].
Qed.

Lemma link_spec a b : link arc n c a b = true <-> a <> b /\ arc a b = true
  /\ corner n c a (third a b) /\ corner n c b (third a b).
Proof.
  unfold link, corner, holds. rewrite !andb_true_iff, differ_spec, !Nat.leb_le, !capacity_less.
  destruct (peg_dec a b) as [|N]; [intuition congruence|]. destruct (third_ne a b N).
  destruct (peg_dec a (third a b)), (peg_dec b (third a b)); try congruence. tauto.
Qed.

Lemma link_tied a b : link arc n c a b = true ->
  tied (S n) c (a :: all (third a b) n) (b :: all (third a b) n).
Proof.
  intros H. apply link_spec in H as (N & A & Ca & Cb). apply rst_step.
  split; [now apply corner_word|]. apply move_by_largest; [apply Ca|]. right.
  rewrite all_length. repeat split; auto. apply Cb.
Qed.

Lemma add_link_counted a b L joins total Q : link arc n c a b = true -> counted L joins total Q ->
  counted (fst (add_link (L, joins) (a, b))) (snd (add_link (L, joins) (a, b))) total
    (merge Q (a :: all (third a b) n) (b :: all (third a b) n)).
Proof.
  intros K [E O M La (k & Ek & N)]. pose proof (link_tied a b K) as T.
  pose proof K as Ks. apply link_spec in Ks as (Ne & _ & Ca & Cb).
  set (x := a :: all (third a b) n) in *. set (y := b :: all (third a b) n) in *.
  pose proof (corner_word a _ Ca) as Wx. pose proof (corner_word b _ Cb) as Wy.
  fold x in Wx. fold y in Wy. pose proof E as [R Tr S].
  assert (M' : forall u v, word (Datatypes.S n) c u -> word (Datatypes.S n) c v ->
    merge Q x y u v -> tied (Datatypes.S n) c u v).
  { destruct (tied_equivalence (Datatypes.S n) c) as [_ T1 S1].
    intros u v U V [H|[[H H']|[H H']]]; auto; [apply (T1 u x v) | apply (T1 u y v)]; auto;
      [apply (T1 x y v) | apply (T1 y x v)]; auto. }
  pose proof (La a (third a b) b (third a b) Ca Cb) as Lab. fold x y in Lab.
  unfold add_link. destruct (Nat.eqb_spec (label L a (third a b)) (label L b (third a b))) as [H|H].
  - apply Lab in H. split; auto using merge_equivalence.
    + intros u v I. left. auto.
    + intros j l i m Cj Ci. cbn [fst]. rewrite La by auto. now apply merge_none.
    + exists k. split; auto. revert N. apply classes_same; [|tauto]. intros u v.
      now apply merge_none.
  - split; auto using merge_equivalence.
    + intros u v I. left. auto.
    + intros j l i m Cj Ci. cbn [fst]. unfold relabel. rewrite !label_by_corner.
      pose proof (La j l i m Cj Ci) as L1. pose proof (La j l b (third a b) Cj Cb) as L2.
      pose proof (La i m b (third a b) Ci Cb) as L3. pose proof (La j l a (third a b) Cj Ca) as L4.
      pose proof (La i m a (third a b) Ci Ca) as L5. fold x y in L2, L3, L4, L5. unfold merge.
      destruct (Nat.eqb_spec (label L j l) (label L b (third a b))) as [E1|E1],
        (Nat.eqb_spec (label L i m) (label L b (third a b))) as [E2|E2].
      * split; auto. intros _. left. apply L1. congruence.
      * split.
        { intros E3. right. right. split; [now apply L2|]. apply S, L5. congruence. }
        { intros [Z|[[Z Z']|[Z Z']]].
          - apply L1 in Z. congruence.
          - apply L4 in Z. congruence.
          - apply S, L5 in Z'. congruence. }
      * split.
        { intros E3. right. left. split; [now apply L4|]. apply S. now apply L3. }
        { intros [Z|[[Z Z']|[Z Z']]].
          - apply L1 in Z. congruence.
          - now apply L4 in Z.
          - apply L2 in Z. congruence. }
      * split.
        { intros E3. left. now apply L1. }
        { intros [Z|[[Z Z']|[Z Z']]].
          - now apply L1 in Z.
          - apply S, L3 in Z'. congruence.
          - apply L2 in Z. congruence. }
    + destruct (merge_classes Q (word (Datatypes.S n) c) x y k) as (m & -> & C); auto.
      { intros Z. apply H. now apply Lab. }
      exists m. split; auto. cbn [snd]. lia.
Qed.

Lemma links_counted l : forall L joins total Q, counted L joins total Q ->
  (forall a b, In (a, b) l -> link arc n c a b = true) -> exists Q',
  counted (fst (fold_left add_link l (L, joins))) (snd (fold_left add_link l (L, joins))) total Q'
  /\ (forall u v, Q u v -> Q' u v)
  /\ forall a b, In (a, b) l -> Q' (a :: all (third a b) n) (b :: all (third a b) n).
Proof.
  induction l as [|[a b] l IH]; intros L joins total Q C H; cbn [fold_left].
  - exists Q. split; [exact C|]. split; [auto | intros a b []].
  - pose proof (add_link_counted a b L joins total Q (H a b (or_introl eq_refl)) C) as C'.
    destruct (add_link (L, joins) (a, b)) as [L' joins'] eqn:E. cbn [fst snd] in C'.
    destruct (IH L' joins' total _ C') as (Q' & D & I & J); [auto using in_cons|].
    exists Q'. split; auto. split; [intros u v K; apply I; now left|].
    intros x y [X|X]; [|now apply J]. injection X as -> ->. apply I. right. left.
    destruct C as [[R _ _] _ _ _ _]. split; apply R.
Qed.

(** With all links counted, the classes are the components. *)
Lemma moves_counted L joins total Q : counted L joins total Q ->
  (forall a b, link arc n c a b = true -> Q (a :: all (third a b) n) (b :: all (third a b) n)) ->
  forall u v, tied (S n) c u v -> Q u v.
Proof.
  intros [[R T S] O _ _ _] H u v D.
  induction D as [u v [[W F] M]|u|u v _ IH|u v w _ IH _ IH']; eauto.
  destruct u as [|a s]; [discriminate|]. pose proof (tower_move_length _ _ _ _ M) as E.
  destruct v as [|b t]; [discriminate|]. simpl in W. injection W as W.
  apply fits_cons in F as [Ha F].
  apply move_by_largest in M as [[<- M]|(N & A & Hb & <- & K)]; auto.
  - apply O. split; auto. apply rst_step. now split.
  - rewrite K, W. apply H, link_spec. rewrite W in K. rewrite K in F. apply fits_all in F.
    destruct (third_ne a b N). rewrite capacity_less in F. unfold corner.
    rewrite !capacity_less. destruct (peg_dec a (third a b)); [congruence|].
    destruct (peg_dec b (third a b)); [congruence | auto].
Qed.

Lemma connect_next : connect_right (S n) c.
Proof.
  set (parts := by_peg (fun p => if holds c p then connect n (less c p) else ((0, 0, 0), 0%Z))).
  set (L := by_corner (fun j k => match j with P0 => 0 | P1 => 4 | P2 => 8 end
    + at_peg (fst (at_peg parts j)) k)).
  set (l := filter (fun '(a, b) => link arc n c a b) (list_prod pegs pegs)).
  assert (P : forall p, holds c p = true -> at_peg parts p = connect n (less c p)).
  { intros p H. unfold parts. now rewrite at_by_peg, H. }
  assert (I : forall a b, In (a, b) l <-> link arc n c a b = true).
  { intros a b. unfold l. rewrite filter_In. enough (In (a, b) (list_prod pegs pegs)) by tauto.
    apply in_prod; apply in_pegs. }
  destruct classes_of_parts as (k & Ek & Ck).
  assert (B : counted L 0 k in_part).
  { split; auto using in_part_equivalence.
    - intros u v U _. now apply in_part_tied.
    - intros j a i b [Hj Ka] [Hi Kb]. unfold L. rewrite !label_by_corner. apply holds_at in Hj, Hi.
      rewrite !P by auto. destruct (below j Hj) as (Sj & Tj & _). destruct (below i Hi) as (Si & _).
      pose proof (Sj a Ka). pose proof (Si b Kb). simpl. split.
      + intros E. assert (j = i) by (destruct j, i; auto; lia). subst i. split; auto.
        apply Tj; auto. destruct j; lia.
      + intros [<- T]. f_equal. now apply Tj.
    - exists k. split; auto. }
  destruct (links_counted l L 0 k _ B) as (Q & C & Le & J); [intros; now apply I|].
  assert (M : forall u v, tied (S n) c u v -> Q u v).
  { apply (moves_counted _ _ _ _ C). intros a b K. apply J. now apply I. }
  assert (Tw : forall p, corner n c p p <-> S n <= capacity c p).
  { intros p. unfold corner. rewrite capacity_less. destruct (peg_dec p p); [lia | congruence]. }
  unfold connect_right. cbn [connect]. fold parts. unfold joint. fold L l.
  destruct (fold_left add_link l (L, 0)) as [L' joins] eqn:F. cbn [fst snd] in *.
  destruct C as [E O By La (m & Em & Cm)]. split; [|split].
  - intros p H. rewrite at_by_peg. rewrite (proj2 (Nat.leb_le _ _) H). apply first_alike_small.
  - intros p q Hp Hq. rewrite !at_by_peg.
    rewrite (proj2 (Nat.leb_le _ _) Hp), (proj2 (Nat.leb_le _ _) Hq), first_alike_spec.
    apply Tw in Hp, Hq. rewrite La by auto. change (all p (S n)) with (p :: all p n).
    change (all q (S n)) with (q :: all q n). split; [|apply M].
    apply By; now apply corner_word.
  - exists m. split.
    + transitivity (Z.of_nat k - Z.of_nat joins)%Z; [lia|]. rewrite Ek. f_equal. unfold sum_of.
      unfold parts. rewrite !at_by_peg. now destruct (holds c P0), (holds c P1), (holds c P2).
    + destruct Cm as (r & N & Lr & Ir & D & Cv). exists r. do 3 (split; auto). split.
      * intros u v U V T. apply D; auto.
      * intros u U. destruct (Cv u U) as (v & V & T). exists v. auto.
Qed.
End Step.

Theorem connect_is_right : forall n c, connect_right n c.
Proof.
  induction n as [|n IH]; intros c.
  - unfold connect_right. cbn [connect fst snd]. split; [destruct k; simpl; lia|]. split.
    + intros [] [] _ _; simpl; split; auto; intros _; apply rst_refl.
    + exists 1. split; auto. exists [[]]. repeat split; auto.
      * repeat constructor; auto.
      * destruct H as [<-|[]]. auto.
      * destruct H as [<-|[]]. intros p. unfold discs. simpl. lia.
      * intros x y [<-|[]] [<-|[]]; auto.
      * intros s [E _]. destruct s; [|discriminate]. exists []. split; [now left | apply rst_refl].
  - apply connect_next. intros. apply IH.
Qed.

Lemma alike_link n c d a b : alike (S n) c d -> link arc n c a b = link arc n d a b.
Proof.
  intros H. unfold link. rewrite (alike_holds n c d a H), (alike_holds n c d b H).
  specialize (H (third a b)). f_equal. destruct (Nat.leb_spec n (capacity c (third a b))),
    (Nat.leb_spec n (capacity d (third a b))); auto; lia.
Qed.

Lemma alike_connect n : forall c d, alike n c d -> connect n c = connect n d.
Proof.
  induction n as [|n IH]; intros c d H; auto. cbn [connect].
  rewrite (by_peg_ext _ (fun p => if holds d p then connect n (less d p) else ((0, 0, 0), 0%Z)))
    by (intros p; rewrite (alike_holds n c d p H); destruct (holds d p); auto using alike_less).
  erewrite joint_ext; [reflexivity | reflexivity | intros; now apply alike_link |].
  intros p. specialize (H p). cbv beta.
  destruct (Nat.leb_spec (S n) (capacity c p)), (Nat.leb_spec (S n) (capacity d p)); auto; lia.
Qed.

(** ** For every n *)
Definition components_of (n : nat) (c : capacities) : Z := snd (connect n c).

(** The labels of the ports of all types for [c_from] discs. *)
Definition port_labels (C : counts) : list (type * trio nat) :=
  map (fun '(t, _) => (t, fst (connect (c_from C) (capacities_at (c_from C) t)))) (c_types C).

Definition part_labels (l : list (type * trio nat)) (t : type) (p : peg) : trio nat :=
  if has_part t p then match lookup (part t p) l with Some x => x | None => (0, 0, 0) end
  else (0, 0, 0).

Definition joint_of (l : list (type * trio nat)) (t : type) : trio nat * nat :=
  joint (part_labels l t) (linked arc t) (port t).

Definition same_labels (x y : trio nat) : bool :=
  forallb (fun p => at_peg x p =? at_peg y p) pegs.

(** The labels of the parts give those of a type, for one more disc. *)
Definition labels_stay (l : list (type * trio nat)) : bool :=
  forallb (fun '(t, x) => same_labels (fst (joint_of l t)) x
    && forallb (fun p => negb (has_part t p)
      || match lookup (part t p) l with Some _ => true | None => false end) pegs) l.

(** Column 6. *)
Definition components_check (C : counts) : bool :=
  let l := port_labels C in
  table_check C && labels_stay l
  && count_check C 6 (fun t => components_of (c_from C) (capacities_at (c_from C) t))
       (fun t => - Z.of_nat (snd (joint_of l t)))%Z.

Lemma same_labels_spec x y : same_labels x y = true -> x = y.
Proof.
  unfold same_labels. destruct x as [[a b] c], y as [[d e] f]. simpl.
  rewrite !andb_true_iff, !Nat.eqb_eq. intros (-> & -> & -> & _). auto.
Qed.

Section EveryNumber.
Variable C : counts.
Notation l := (port_labels C).
Notation from := (c_from C).
Context (table : table_check C = true) (stay : labels_stay l = true).

Lemma joint_at n t : (forall u x, In (u, x) l -> fst (connect n (capacities_at n u)) = x) ->
  (exists x, In (t, x) l) -> from <= n ->
  connect (S n) (capacities_at (S n) t) = (fst (joint_of l t),
    (sum_of (fun p => if holds (capacities_at (S n) t) p
      then components_of n (less (capacities_at (S n) t) p) else 0)
      - Z.of_nat (snd (joint_of l t)))%Z).
Proof.
  intros IH (x & I) L. pose proof (table_check_spec C table) as (P & _ & _ & La).
  assert (Lt : late from t = true).
  { apply in_map_iff in I as ([u r] & E & I). injection E as -> _. eauto. }
  unfold labels_stay in stay. rewrite forallb_forall in stay. specialize (stay _ I).
  apply andb_true_iff in stay as [_ Ls]. rewrite forallb_forall in Ls.
  cbn [connect]. set (c := capacities_at (S n) t).
  rewrite (joint_ext _ (part_labels l t) _ (linked arc t) _ (port t)).
  - fold (joint_of l t). destruct (joint_of l t) as [ports joins]. cbn [fst snd]. do 2 f_equal.
    unfold sum_of. rewrite !at_by_peg. unfold components_of.
    now destruct (holds c P0), (holds c P1), (holds c P2).
  - intros p. rewrite at_by_peg. unfold part_labels. unfold c.
    rewrite (has_part_spec from) by auto. destruct (has_part t p) eqn:Hp; auto.
    specialize (Ls p (in_pegs p)). rewrite Hp in Ls. simpl in Ls.
    destruct (lookup (part t p) l) as [y|] eqn:Y; [|discriminate]. apply lookup_in in Y.
    rewrite <- (IH _ _ Y). f_equal. apply alike_connect, part_alike.
    now rewrite (has_part_spec from).
  - intros a b. unfold c. now rewrite (linked_spec arc from).
  - intros p. apply eq_true_iff_eq. rewrite Nat.leb_le. apply (port_spec from); auto.
Qed.

Lemma labels_hold n : from <= n -> forall t x, In (t, x) l ->
  fst (connect n (capacities_at n t)) = x.
Proof.
  intros L. induction L as [|n L IH]; intros t x I.
  - apply in_map_iff in I as ([u r] & E & I). now injection E as -> <-.
  - rewrite (joint_at n t) by eauto. cbn [fst].
    pose proof stay as H. unfold labels_stay in H. rewrite forallb_forall in H. specialize (H _ I).
    apply andb_true_iff in H as [H _]. now apply same_labels_spec.
Qed.
End EveryNumber.

Theorem components_hold : forall C, components_check C = true -> forall n, c_from C <= n ->
  forall t row, In (t, row) (c_types C) ->
  components_of n (capacities_at n t) = term (c_ring C) (column 6 row) n.
Proof.
  unfold components_check. intros C H. rewrite !andb_true_iff in H. destruct H as [[T S] H].
  apply (count_holds C 6 components_of
    (fun t => - Z.of_nat (snd (joint_of (port_labels C) t)))%Z); auto.
  - intros n c d A. unfold components_of. f_equal. now apply alike_connect.
  - intros n t row I L. unfold components_of at 1. rewrite (joint_at C T S); auto.
    + intros u x J. now apply (labels_hold C T S).
    + eexists. apply in_map_iff. exists (t, row). auto.
Qed.

(** ** On stacks of discs *)
Theorem components_of_stacks : forall n c, exists k, Z.of_nat k = components_of n c
  /\ components (family_step arc (capacity c)) (family_state (capacity c) n) k.
Proof.
  intros n c. destruct (connect_is_right n c) as (_ & _ & k & E & K). exists k. split; auto.
  apply (components_mapped piles (tower_move arc c) (family_step arc (capacity c)) (word n c)).
  - apply family_states_are_piles.
  - apply words_one_to_one.
  - apply words_closed.
  - apply family_step_keeps.
  - apply words_same.
  - exact K.
Qed.
End Components.
