(** * Sperner's lemma

    A triangulation is given by its triangles, as triples of points, and by the three sides of the
    large triangle, as lists of points from corner to corner.  What is used of it is that an edge of
    the sides is in one triangle and every other edge in two or none.  Edges with the labels 0 and 1
    are counted twice, by triangles and along the sides: a triangle has an odd number of them just
    if it has all three labels, and the side from v0 to v1 has an odd number, the others none. *)
From Coq Require Import List Arith Lia Bool.
Import ListNotations.

(** A triangle is its three corners; points are numbers. *)
Definition triangle : Type := (nat * nat * nat)%type.

(** An edge is an unordered pair: the smaller point first. *)
Definition edge (x y : nat) : nat * nat := (Nat.min x y, Nat.max x y).
Definition edges (t : triangle) : list (nat * nat) :=
  let '(x, y, z) := t in [edge x y; edge y z; edge x z].

(** The edges along a list of points. *)
Fixpoint along (points : list nat) : list (nat * nat) :=
  match points with
  | x :: (y :: _) as rest => edge x y :: along rest
  | _ => []
  end.

(** Edges can be told apart. *)
Definition edge_eq : forall a b : nat * nat, {a = b} + {a <> b}.
Proof. decide equality; apply Nat.eq_dec. Defined.

(** Triangles that meet edge to edge and cover the large triangle: the edges along its sides are
    different and each in one triangle; every other edge is in two triangles or in none. *)
Definition triangulation (triangles : list triangle) (boundary : list (nat * nat)) : Prop :=
  NoDup boundary /\
  forall e, let n := count_occ edge_eq (flat_map edges triangles) e in
            (In e boundary -> n = 1) /\ (~ In e boundary -> n = 0 \/ n = 2).

(** A side from a corner to another, its points in the labels of the two corners. *)
Definition side (label : nat -> nat) (a b : nat) (points : list nat) : Prop :=
  label (hd 0 points) = a /\ label (last points 0) = b /\ points <> [] /\
  Forall (fun x => label x = a \/ label x = b) points.

(** A triangle with all three labels. *)
Definition multicolored (label : nat -> nat) (t : triangle) : bool :=
  let '(x, y, z) := t in
  let l := [label x; label y; label z] in
  existsb (Nat.eqb 0) l && existsb (Nat.eqb 1) l && existsb (Nat.eqb 2) l.

(** ** Edges with the labels 0 and 1 *)

(** An edge with the labels 0 and 1. *)
Definition door (label : nat -> nat) (e : nat * nat) : bool :=
  let (x, y) := e in
  ((label x =? 0) && (label y =? 1)) || ((label x =? 1) && (label y =? 0)).

(** How many of them a list has. *)
Definition doors (label : nat -> nat) (l : list (nat * nat)) : nat :=
  length (filter (door label) l).

Lemma door_of_edge : forall label x y,
  door label (edge x y) = ((label x =? 0) && (label y =? 1)) ||
                          ((label x =? 1) && (label y =? 0)).
Proof.
  intros label x y. unfold edge. destruct (Nat.le_ge_cases x y) as [H|H].
  - rewrite Nat.min_l, Nat.max_r by exact H. reflexivity.
  - rewrite Nat.min_r, Nat.max_l by exact H. simpl.
    destruct (label x) as [|[|]], (label y) as [|[|]]; reflexivity.
Qed.

Lemma doors_app : forall label l m, doors label (l ++ m) = doors label l + doors label m.
Proof. intros label l m. unfold doors. rewrite filter_app, app_length. reflexivity. Qed.

(** A triangle has an odd number of doors just if it has all three labels. *)
Lemma doors_of_a_triangle : forall label x y z,
  label x <= 2 -> label y <= 2 -> label z <= 2 ->
  Nat.odd (doors label (edges (x, y, z))) = multicolored label (x, y, z).
Proof.
  intros label x y z Hx Hy Hz. unfold doors, multicolored, edges. cbn [filter].
  rewrite !door_of_edge.
  destruct (label x) as [|[|[|]]], (label y) as [|[|[|]]], (label z) as [|[|[|]]];
    try lia; reflexivity.
Qed.

Lemma doors_of_triangles : forall label triangles,
  (forall x y z, In (x, y, z) triangles -> label x <= 2 /\ label y <= 2 /\ label z <= 2) ->
  Nat.odd (doors label (flat_map edges triangles)) =
  Nat.odd (length (filter (multicolored label) triangles)).
Proof.
  intros label triangles H. induction triangles as [|[[x y] z] rest IH]; [reflexivity|].
  cbn [flat_map]. rewrite doors_app, Nat.odd_add, IH by (intros; apply H; right; assumption).
  destruct (H x y z (or_introl eq_refl)) as (Hx & Hy & Hz).
  rewrite doors_of_a_triangle by assumption. cbn [filter].
  destruct (multicolored label (x, y, z)); cbn [length]; [|apply xorb_false_l].
  rewrite Nat.odd_succ, <- Nat.negb_odd. apply xorb_true_l.
Qed.

(** ** The sides *)

(** Along a side with the labels 0 and 1 the doors are the changes of label. *)
Lemma doors_along : forall label points, points <> [] ->
  Forall (fun x => label x = 0 \/ label x = 1) points ->
  Nat.odd (doors label (along points)) = negb (label (hd 0 points) =? label (last points 0)).
Proof.
  intros label points Hne Hl. induction Hl as [|x rest Hx Hl IH]; [congruence|].
  destruct rest as [|y rest]; [simpl; rewrite Nat.eqb_refl; reflexivity|].
  specialize (IH ltac:(discriminate)).
  change (along (x :: y :: rest)) with ([edge x y] ++ along (y :: rest)).
  rewrite doors_app, Nat.odd_add, IH.
  change (last (x :: y :: rest) 0) with (last (y :: rest) 0). cbn [hd].
  assert (Hy : label y = 0 \/ label y = 1) by (inversion Hl; assumption).
  assert (Hlast : label (last (y :: rest) 0) = 0 \/ label (last (y :: rest) 0) = 1).
  { rewrite Forall_forall in Hl. apply Hl. clear. revert y.
    induction rest as [|z rest IH]; intros y; [left; reflexivity|right; apply IH]. }
  unfold doors. cbn [filter]. rewrite door_of_edge.
  destruct Hx as [->| ->], Hy as [->| ->], Hlast as [->| ->]; reflexivity.
Qed.

(** A side without one of the labels 0 and 1 has no doors. *)
Lemma no_doors_along : forall label missing points, missing <= 1 ->
  Forall (fun x => label x <> missing) points -> doors label (along points) = 0.
Proof.
  intros label missing points Hm Hl. induction Hl as [|x rest Hx Hl IH]; [reflexivity|].
  destruct rest as [|y rest]; [reflexivity|].
  change (along (x :: y :: rest)) with ([edge x y] ++ along (y :: rest)).
  rewrite doors_app, IH. inversion Hl as [|? ? Hy _]; subst.
  unfold doors. cbn [filter]. rewrite door_of_edge. destruct missing as [|[|]]; [| |lia];
    destruct (label x) as [|[|]], (label y) as [|[|]]; simpl; congruence || reflexivity.
Qed.

(** ** Counting twice *)

(** Where every element occurs an even number of times, so do those with a property. *)
Lemma even_occurrences : forall (p : nat * nat -> bool) n l, length l <= n ->
  (forall e, Nat.even (count_occ edge_eq l e) = true) ->
  Nat.even (length (filter p l)) = true.
Proof.
  intros p. induction n as [|n IH]; intros l Hn Heven.
  - destruct l; [reflexivity|simpl in Hn; lia].
  - destruct l as [|x rest]; [reflexivity|].
    assert (Hin : In x rest).
    { apply (count_occ_In edge_eq). pose proof (Heven x) as H. simpl in H.
      destruct (edge_eq x x) as [_|]; [|congruence].
      destruct (count_occ edge_eq rest x); [discriminate|lia]. }
    apply in_split in Hin as (l1 & l2 & ->).
    assert (Hp : Nat.even (length (filter p (l1 ++ l2))) = true).
    { apply IH.
      - simpl in Hn. rewrite app_length in *. simpl in Hn. lia.
      - intros e. specialize (Heven e). simpl in Heven. rewrite count_occ_app in *.
        simpl in Heven. destruct (edge_eq x e); [|exact Heven].
        rewrite <- Nat.even_succ_succ, <- Heven. f_equal. lia. }
    simpl. rewrite filter_app in *. simpl. rewrite app_length in *.
    destruct (p x); simpl; rewrite ?app_length; simpl; [|exact Hp].
    rewrite Nat.add_succ_r. exact Hp.
Qed.

Lemma doors_twice : forall label triangles boundary, triangulation triangles boundary ->
  Nat.odd (doors label (flat_map edges triangles)) = Nat.odd (doors label boundary).
Proof.
  intros label triangles boundary [Hdup Hcount].
  assert (H : Nat.even (doors label (flat_map edges triangles ++ boundary)) = true).
  { apply even_occurrences with (n := length (flat_map edges triangles ++ boundary)); [lia|].
    intros e. rewrite count_occ_app. destruct (Hcount e) as [Hin Hnot].
    destruct (in_dec edge_eq e boundary) as [Hb|Hb].
    - rewrite (Hin Hb), (proj1 (NoDup_count_occ' edge_eq boundary) Hdup e Hb). reflexivity.
    - rewrite (proj1 (count_occ_not_In edge_eq boundary e) Hb).
      destruct (Hnot Hb) as [->| ->]; reflexivity. }
  rewrite doors_app, Nat.even_add in H. rewrite <- !Nat.negb_even.
  apply eqb_prop in H. rewrite H. reflexivity.
Qed.

(** @corrects carvalho2013/lemma-1.2.1-sperner
    Where triangles meet edge to edge: with the labels 0, 1 and 2, and only those of its ends on
    each side, the number of triangles with three labels is odd, and so there is one. *)
Theorem sperner_lemma : forall (label : nat -> nat) (triangles : list triangle)
  (side01 side12 side20 : list nat),
  (forall x y z, In (x, y, z) triangles -> label x <= 2 /\ label y <= 2 /\ label z <= 2) ->
  triangulation triangles (along side01 ++ along side12 ++ along side20) ->
  side label 0 1 side01 -> side label 1 2 side12 -> side label 2 0 side20 ->
  Nat.odd (length (filter (multicolored label) triangles)) = true /\
  exists t, In t triangles /\ multicolored label t = true.
Proof.
  intros label triangles s01 s12 s20 Hlabels Ht (H0 & H1 & Hne & Hs01) (_ & _ & _ & Hs12)
    (_ & _ & _ & Hs20).
  assert (Hodd : Nat.odd (length (filter (multicolored label) triangles)) = true).
  { rewrite <- doors_of_triangles by exact Hlabels. rewrite (doors_twice _ _ _ Ht).
    rewrite !doors_app, (no_doors_along label 0 s12), (no_doors_along label 1 s20), Nat.add_0_r.
    - rewrite doors_along by assumption. rewrite H0, H1. reflexivity.
    - lia.
    - eapply Forall_impl; [|exact Hs20]. simpl. lia.
    - lia.
    - eapply Forall_impl; [|exact Hs12]. simpl. lia. }
  split; [exact Hodd|].
  destruct (filter (multicolored label) triangles) as [|t rest] eqn:He; [discriminate|].
  exists t. apply filter_In. rewrite He. left. reflexivity.
Qed.

(** The steps from label a to label b along a list of points. *)
Fixpoint steps (label : nat -> nat) (a b : nat) (points : list nat) : nat :=
  match points with
  | x :: (y :: _) as rest =>
      Nat.b2n ((label x =? a) && (label y =? b)) + steps label a b rest
  | _ => 0
  end.

Lemma steps_along : forall label points, points <> [] ->
  Forall (fun x => label x = 0 \/ label x = 1) points ->
  doors label (along points) = steps label 0 1 points + steps label 1 0 points /\
  steps label 0 1 points + label (hd 0 points) = steps label 1 0 points + label (last points 0).
Proof.
  intros label points Hne Hl. induction Hl as [|x rest Hx Hl IH]; [congruence|].
  destruct rest as [|y rest]; [split; reflexivity|].
  destruct (IH ltac:(discriminate)) as [IH1 IH2].
  change (along (x :: y :: rest)) with ([edge x y] ++ along (y :: rest)).
  change (last (x :: y :: rest) 0) with (last (y :: rest) 0).
  change (steps label 0 1 (x :: y :: rest)) with
    (Nat.b2n ((label x =? 0) && (label y =? 1)) + steps label 0 1 (y :: rest)).
  change (steps label 1 0 (x :: y :: rest)) with
    (Nat.b2n ((label x =? 1) && (label y =? 0)) + steps label 1 0 (y :: rest)).
  rewrite doors_app, IH1. cbn [hd] in *. unfold doors. cbn [filter]. rewrite door_of_edge.
  assert (Hy : label y = 0 \/ label y = 1) by (inversion Hl; assumption).
  destruct Hx as [Ex|Ex], Hy as [Ey|Ey]; rewrite Ex, Ey in *; simpl length; simpl Nat.b2n; lia.
Qed.

(** @corrects carvalho2013/sperner-degrees
    With alpha steps from 0 to 1 and beta from 1 to 0 along the side from v0 to v1, the degree of
    the outer point is alpha + beta = 2 alpha - 1 = 2 beta + 1. *)
Theorem degree_of_the_outside : forall (label : nat -> nat) (side01 side12 side20 : list nat),
  side label 0 1 side01 -> side label 1 2 side12 -> side label 2 0 side20 ->
  let alpha := steps label 0 1 side01 in
  let beta := steps label 1 0 side01 in
  doors label (along side01 ++ along side12 ++ along side20) = alpha + beta /\
  alpha + beta = 2 * beta + 1 /\ alpha + beta + 1 = 2 * alpha.
Proof.
  intros label s01 s12 s20 (H0 & H1 & Hne & Hs01) (_ & _ & _ & Hs12) (_ & _ & _ & Hs20) alpha beta.
  destruct (steps_along label s01 Hne Hs01) as [Hd Hs]. rewrite H0, H1 in Hs.
  rewrite !doors_app, (no_doors_along label 0 s12), (no_doors_along label 1 s20), Hd;
    unfold alpha, beta; try lia.
  - eapply Forall_impl; [|exact Hs20]. simpl. lia.
  - eapply Forall_impl; [|exact Hs12]. simpl. lia.
Qed.

(** @corrects carvalho2013/sperner-degrees
    A triangle has 0, 1 or 2 edges with the labels 0 and 1, and one just if it has three labels. *)
Theorem degrees_of_triangles : forall (label : nat -> nat) (x y z : nat),
  label x <= 2 -> label y <= 2 -> label z <= 2 ->
  doors label (edges (x, y, z)) <= 2 /\
  (doors label (edges (x, y, z)) = 1 <-> multicolored label (x, y, z) = true).
Proof.
  intros label x y z Hx Hy Hz. unfold doors, multicolored, edges. cbn [filter].
  rewrite !door_of_edge.
  destruct (label x) as [|[|[|]]], (label y) as [|[|[|]]], (label z) as [|[|[|]]];
    try lia; simpl; repeat split; try lia; try discriminate; auto.
Qed.
