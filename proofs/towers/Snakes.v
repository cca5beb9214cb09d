(** * Hanoi: triangular snakes
    The alternate triangular snake A(T_6) has nine vertices, as many as the graph of two discs, in
    which it lies: a way through its three triangles. So there is one for each place of the discs 3
    to n, and these have no state in common. More snakes without a common state there are not: each
    takes 9 of the 3^n states. *)
From Coq Require Import List Arith Lia Bool FinFun.
From Manaus.towers Require Export Triangles.
Import ListNotations.

(** The alternate triangular snake A(T_6): the path of the vertices 0 to 5, with the vertices 6, 7
    and 8 joined to both ends of its first, third and fifth edge. *)
Definition snake : list (nat * nat) :=
  [(0, 1); (1, 2); (2, 3); (3, 4); (4, 5); (0, 6); (1, 6); (2, 7); (3, 7); (4, 8); (5, 8)].

(** A snake in the graph of n discs: the states of the vertices 0 to 8, all different, with a move
    for each edge. *)
Definition snake_in (n : nat) (g : list state) : Prop :=
  length g = 9 /\ NoDup g /\ (forall s, In s g -> length s = n)
  /\ forall i j s t, In (i, j) snake -> nth_error g i = Some s -> nth_error g j = Some t ->
       move s t.

(** Snakes that have no state in common: all of their states are different. *)
Definition disjoint (l : list (list state)) : Prop := NoDup (concat l).

(** The snake through the nine states of the discs 1 and 2, the others standing as f says. *)
Definition way : list state :=
  [[P0; P1]; [P0; P2]; [P1; P2]; [P1; P0]; [P2; P0]; [P2; P1]; [P0; P0]; [P1; P1]; [P2; P2]].
Definition block (f : state) : list state := map (fun s => f ++ s) way.

Lemma move_beneath f s t : move s t -> move (f ++ s) (f ++ t).
Proof. intros M. induction f; simpl; auto. now apply smaller. Qed.

Lemma way_is_all s : In s way <-> length s = 2.
Proof.
  unfold way. simpl. split; [intuition (subst; auto)|].
  destruct s as [|p [|q [|]]]; simpl; try lia. intros _. destruct p, q; intuition congruence.
Qed.

Lemma way_is_snake : snake_in 2 way.
Proof.
  split; [auto|]. split; [|split; [intros s I; now apply way_is_all|]].
  - unfold way. repeat constructor; simpl; intuition congruence.
  - intros i j s t I. unfold snake in I.
    repeat (destruct I as [E|I]; [injection E as <- <-; simpl; intros Es Et;
      injection Es as <-; injection Et as <-;
      first [apply smaller, largest; simpl; intuition congruence
            | apply largest; simpl; intuition congruence]|]).
    destruct I.
Qed.

Lemma block_is_snake f : snake_in (length f + 2) (block f).
Proof.
  destruct way_is_snake as (L & D & A & M). unfold block. split; [now rewrite map_length|].
  split; [|split].
  - apply Injective_map_NoDup; auto. intros s t E. now apply app_inv_head in E.
  - intros s I. apply in_map_iff in I as (t & <- & I). rewrite app_length. f_equal. auto.
  - intros i j s t I Ei Ej. rewrite nth_error_map in Ei, Ej.
    destruct (nth_error way i) as [a|] eqn:Ea; [|discriminate].
    destruct (nth_error way j) as [b|] eqn:Eb; [|discriminate].
    injection Ei as <-. injection Ej as <-. apply move_beneath. eauto.
Qed.

Lemma in_block f s : In s (block f) <-> exists t, s = f ++ t /\ length t = 2.
Proof.
  unfold block. rewrite in_map_iff. split; intros (t & A & B); exists t; split; auto;
    now apply way_is_all.
Qed.

Lemma blocks_are_disjoint l k : NoDup l -> (forall f, In f l -> length f = k) ->
  disjoint (map block l).
Proof.
  unfold disjoint. induction 1 as [|f l N D IH]; intros L; [constructor|]. cbn [map concat].
  apply NoDup_join.
  - destruct (block_is_snake f) as (_ & B & _). exact B.
  - apply IH. intros g I. apply L. now right.
  - intros s I J. apply in_concat in J as (b & J & K). apply in_map_iff in J as (g & <- & J).
    apply in_block in I as (t & -> & Lt). apply in_block in K as (u & E & Lu). apply N.
    assert (F : f = g); [|now rewrite F].
    assert (Lf : length f = length g) by (rewrite (L f), (L g); simpl; auto).
    clear - E Lf. revert g Lf E. induction f as [|x f IH]; intros [|y g] Lf E; simpl in *;
      try lia; auto. injection E as -> E. f_equal. apply IH; auto.
Qed.

Lemma concat_length_9 l n : (forall g, In g l -> snake_in n g) -> length (concat l) = 9 * length l.
Proof.
  induction l as [|g l IH]; intros A; [reflexivity|]. cbn [concat]. rewrite app_length, IH.
  - destruct (A g (or_introl eq_refl)) as [Lg _]. simpl length. lia.
  - intros; apply A. now right.
Qed.

(** For every n >= 2 there are 3^(n-2) snakes A(T_6) in the graph of Hanoi that have no state in
    common, and there are never more. *)
Theorem number_of_disjoint_snakes : forall n, 2 <= n ->
  (exists l, length l = 3 ^ (n - 2) /\ (forall g, In g l -> snake_in n g) /\ disjoint l)
  /\ (forall l, (forall g, In g l -> snake_in n g) -> disjoint l -> length l <= 3 ^ (n - 2)).
Proof.
  intros n L. split.
  - destruct (number_of_states (n - 2)) as (A & B & C). exists (map block (states (n - 2))).
    split; [now rewrite map_length|]. split.
    + intros g I. apply in_map_iff in I as (f & <- & I). apply C in I.
      replace n with (length f + 2) by lia. apply block_is_snake.
    + apply blocks_are_disjoint with (n - 2); auto. intros f. apply C.
  - intros l A D. destruct (number_of_states n) as (N & _ & C).
    assert (B : length (concat l) <= length (states n)).
    { apply NoDup_incl_length; auto. intros s I. apply in_concat in I as (g & Ig & I).
      destruct (A g Ig) as (_ & _ & G & _). apply C. auto. }
    rewrite (concat_length_9 l n A), N in B. replace n with (2 + (n - 2)) in B at 1 by lia.
    rewrite Nat.pow_add_r in B. change (3 ^ 2) with 9 in B. lia.
Qed.
