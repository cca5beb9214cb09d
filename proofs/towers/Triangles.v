(** * Hanoi: the triangles
    Three states that are joined to each other differ in disc 1 only: with two of them different in
    the largest disc all others stand on the third peg, so a state joined to both would need them
    elsewhere, unless there are no others. So there is a triangle for each place of the other discs,
    and no state lies in two. *)
From Coq Require Import List Arith Lia Bool Permutation.
From Manaus.towers Require Export Counting.
Import ListNotations.

(** Three states joined to each other. *)
Definition triangle (s t u : state) : Prop := move s t /\ move t u /\ move s u.

(** The three states with the discs 2 to n as f says. *)
Definition corners (f : state) : list state := [f ++ [P0]; f ++ [P1]; f ++ [P2]].

Lemma disc_1_moves f p q : p <> q -> move (f ++ [p]) (f ++ [q]).
Proof. intros N. induction f; simpl; [apply largest; auto | now apply smaller]. Qed.

Lemma other_heads h g a u : move (h :: a) (g :: a) -> h <> g ->
  move (h :: a) u -> move (g :: a) u -> a = [] /\ exists k, u = [k] /\ k <> h /\ k <> g.
Proof.
  intros M N Mh Mg. inversion M as [|? ? ? _ Hh Hg]; subst; [congruence|].
  inversion Mh as [? ? v Mv | ? k ? Nk Kh Kk]; subst.
  - exfalso. inversion Mg; subst; [congruence|]. now apply move_differs in Mv.
  - inversion Mg as [? ? v Mv | ? ? ? Ng Kg _]; subst; [now apply move_differs in Mv|].
    destruct a as [|x a]; [eauto|]. exfalso. simpl in *.
    assert (x <> h) by (intros ->; tauto). assert (x <> g) by (intros ->; tauto).
    assert (x <> k) by (intros ->; tauto). destruct x, h, g, k; congruence.
Qed.

Lemma same_tails h g a b : h <> g -> move (h :: a) (g :: b) -> a = b.
Proof. intros N M. inversion M; subst; congruence. Qed.

Lemma tail_move h a b : move (h :: a) (h :: b) -> move a b.
Proof. intros M. inversion M; subst; auto. congruence. Qed.

Lemma three_pegs h g k : h <> g -> k <> h -> k <> g ->
  Permutation [[h]; [g]; [k]] [[P0]; [P1]; [P2]].
Proof.
  intros A B C. apply NoDup_Permutation.
  - repeat constructor; simpl; intuition congruence.
  - repeat constructor; simpl; intuition congruence.
  - intros x. simpl. destruct h, g, k; intuition congruence.
Qed.

Lemma triangle_corners s t u : triangle s t u ->
  exists f, S (length f) = length s /\ Permutation [s; t; u] (corners f).
Proof.
  revert t u; induction s as [|h a IH]; intros t u (M & N & O); [inversion M|].
  destruct t as [|g b]; [inversion M|]. destruct u as [|k c]; [inversion N|].
  destruct (peg_dec h g) as [<-|Hg].
  - destruct (peg_dec h k) as [<-|Hk].
    + apply tail_move in M, N, O. destruct (IH b c) as (f & L & P); [repeat split; auto|].
      exists (h :: f). split; [simpl; auto|].
      apply (Permutation_map (cons h)) in P. exact P.
    + pose proof (same_tails h k b c Hk N). pose proof (same_tails h k a c Hk O). subst.
      now apply move_differs in M.
  - pose proof (same_tails h g a b Hg M). subst b.
    destruct (other_heads h g a (k :: c) M Hg O N) as (-> & x & E & Xh & Xg).
    injection E as -> ->. exists []. split; auto. now apply three_pegs.
Qed.

Lemma corners_disjoint f g x : In x (corners f) -> In x (corners g) -> f = g.
Proof.
  assert (C : forall f, In x (corners f) -> exists p, x = f ++ [p])
    by (simpl; intros e [<-|[<-|[<-|[]]]]; eauto).
  intros I J. apply C in I as [p E], J as [q F]. subst. now apply app_inj_tail in F.
Qed.

(** For every n >= 1 the triangles are the corners of the 3^(n-1) states of the discs 2 to n: each
    of these gives a triangle, there are no others, and no two have a state in common. *)
Theorem number_of_triangles : forall n, 1 <= n ->
  (length (states (n - 1)) = 3 ^ (n - 1) /\ NoDup (states (n - 1)))
  /\ (forall f, In f (states (n - 1)) -> triangle (f ++ [P0]) (f ++ [P1]) (f ++ [P2]))
  /\ (forall s t u, length s = n -> triangle s t u ->
        exists f, In f (states (n - 1)) /\ Permutation [s; t; u] (corners f))
  /\ (forall f g x, In x (corners f) -> In x (corners g) -> f = g).
Proof.
  intros n L. destruct (number_of_states (n - 1)) as (A & B & C). split; auto. split; [|split].
  - intros f _. repeat split; apply disc_1_moves; congruence.
  - intros s t u Ls T. destruct (triangle_corners s t u T) as (f & Lf & P).
    exists f. split; auto. apply C. lia.
  - apply corners_disjoint.
Qed.
