(** * Bucharest: the graph is planar
    A graph is planar if it can be drawn with points for vertices and straight lines for edges, so
    that lines meet in the points of common vertices only. The states of Bucharest stand on a line
    at the places 0 to 3^n - 1, and each edge is the stretch between two places that follow each
    other. Two such stretches have a point in common only if they are the same, or the end of one
    is the beginning of the other. *)
From Coq Require Import List Arith Lia QArith Lqa.
From Manaus.towers Require Export Bucharest.
Import ListNotations.
Open Scope nat_scope.

(** ** Drawings *)
(** A point of the plane. Rational points are enough: where two lines between rational points meet,
    they have a rational point in common. *)
Definition point : Type := Q * Q.

(** Equal coordinates; a rational number can be written in several ways. *)
Definition same_point (x y : point) : Prop := (fst x == fst y /\ snd x == snd y)%Q.

(** The point z lies on the straight line from x to y. *)
Definition on_line (x y z : point) : Prop :=
  exists r, (0 <= r <= 1 /\ fst z == (1 - r) * fst x + r * fst y
    /\ snd z == (1 - r) * snd x + r * snd y)%Q.

(** Different vertices are different points; a line meets no vertex but its ends; and a point of
    two lines is an end of both, unless they are of the same edge. *)
Definition drawing {A : Type} (V : A -> Prop) (E : A -> A -> Prop) (f : A -> point) : Prop :=
  (forall a b, V a -> V b -> same_point (f a) (f b) -> a = b)
  /\ (forall a b c, V a -> V b -> V c -> E a b -> on_line (f a) (f b) (f c) -> c = a \/ c = b)
  /\ (forall a b c d z, V a -> V b -> V c -> V d -> E a b -> E c d ->
        on_line (f a) (f b) z -> on_line (f c) (f d) z ->
        (c = a /\ d = b) \/ (c = b /\ d = a)
        \/ exists e, (e = a \/ e = b) /\ (e = c \/ e = d) /\ same_point z (f e)).

(** Some map to points is a drawing. *)
Definition planar {A : Type} (V : A -> Prop) (E : A -> A -> Prop) : Prop :=
  exists f, drawing V E f.

(** ** The states on a line *)
Definition at_number (k : nat) : Q := inject_Z (Z.of_nat k).
Definition on_the_line (s : state) : point := (at_number (place s), 0%Q).

Lemma at_number_le j k : (at_number j <= at_number k)%Q -> j <= k.
Proof. unfold at_number. rewrite <- Zle_Qle. lia. Qed.

Lemma at_number_succ k : (at_number (S k) == at_number k + 1)%Q.
Proof. unfold at_number. rewrite Nat2Z.inj_succ, <- Z.add_1_r, inject_Z_plus. reflexivity. Qed.

Lemma at_number_eq j k : (at_number j == at_number k)%Q -> j = k.
Proof.
  intros E. apply Nat.le_antisymm; apply at_number_le; rewrite E; apply Qle_refl.
Qed.

(** The stretch of an edge begins at the lower place, and is of length 1. *)
Lemma stretch s t z : next_to (place s) (place t) ->
  on_line (on_the_line s) (on_the_line t) z ->
  let m := Nat.min (place s) (place t) in
  (at_number m <= fst z <= at_number (S m))%Q /\ (snd z == 0)%Q
  /\ ((place s = m /\ place t = S m) \/ (place s = S m /\ place t = m)).
Proof.
  intros N (r & R & X & Y) m. unfold on_the_line in *. cbn [fst snd] in *.
  pose proof (at_number_succ m) as Sm.
  assert (Z : (snd z == 0)%Q) by (rewrite Y; ring).
  clear Y. apply or_comm in N. destruct N as [N|N].
  - assert (P : place s = m /\ place t = S m) by (unfold m; lia). destruct P as [Ps Pt].
    rewrite Ps, Pt, Sm in X. rewrite Sm. split; [|split; [exact Z | auto]].
    assert (W : (fst z == at_number m + r)%Q) by (rewrite X; ring). lra.
  - assert (P : place s = S m /\ place t = m) by (unfold m; lia). destruct P as [Ps Pt].
    rewrite Ps, Pt, Sm in X. rewrite Sm. split; [|split; [exact Z | auto]].
    assert (W : (fst z == at_number m + 1 - r)%Q) by (rewrite X; ring). lra.
Qed.

Lemma on_the_line_drawing n :
  drawing (fun s => length s = n) bucharest_move on_the_line.
Proof.
  assert (I : forall s t, length s = n -> length t = n -> place s = place t -> s = t)
    by (intros s t Ls Lt; apply place_injective; congruence).
  assert (N : forall s t, bucharest_move s t -> next_to (place s) (place t))
    by (intros s t M; now apply moves_are_between_neighboring_places in M).
  split; [|split].
  - intros s t Ls Lt [E _]. apply I; auto. now apply at_number_eq.
  - intros s t u Ls Lt Lu M Z. apply N in M.
    destruct (stretch s t _ M Z) as ([Low High] & _ & P). simpl in Low, High.
    apply at_number_le in Low, High.
    assert (C : place u = place s \/ place u = place t) by lia. destruct C; auto.
  - intros s t u v z Ls Lt Lu Lv M K Zs Zu. apply N in M, K.
    destruct (stretch s t z M Zs) as ([Low High] & Y & P).
    destruct (stretch u v z K Zu) as ([Low' High'] & _ & P').
    set (m := Nat.min (place s) (place t)) in *. set (k := Nat.min (place u) (place v)) in *.
    assert (A : m <= S k) by (apply at_number_le; lra).
    assert (B : k <= S m) by (apply at_number_le; lra).
    assert (C : k = m \/ k = S m \/ m = S k) by lia. destruct C as [C|[C|C]].
    + assert (D : (place u = place s /\ place v = place t)
        \/ (place u = place t /\ place v = place s)) by lia.
      destruct D as [[D F]|[D F]]; [left | right; left]; auto.
    + right. right. rewrite C in *.
      assert (Z : (fst z == at_number (S m))%Q) by lra.
      assert (X : exists e, (e = s \/ e = t) /\ place e = S m /\ length e = n)
        by (destruct P as [[_ P]|[P _]]; eauto).
      destruct X as (e & Es & Pe & Le). exists e. split; auto. split.
      * destruct P' as [[P' _]|[_ P']]; [left | right]; apply I; congruence.
      * split; simpl; [now rewrite Pe | exact Y].
    + right. right. rewrite C in *.
      assert (Z : (fst z == at_number (S k))%Q) by lra.
      assert (X : exists e, (e = u \/ e = v) /\ place e = S k /\ length e = n)
        by (destruct P' as [[_ P']|[P' _]]; eauto).
      destruct X as (e & Es & Pe & Le). exists e. split; [|split; auto].
      * destruct P as [[P _]|[_ P]]; [left | right]; apply I; congruence.
      * split; simpl; [now rewrite Pe | exact Y].
Qed.

(** For every n the graph of Bucharest is planar. *)
Theorem bucharest_is_planar : forall n, planar (fun s => length s = n) bucharest_move.
Proof. intros n. exists on_the_line. apply on_the_line_drawing. Qed.
