(** * Hanoi: turns in an optimal solution
    Two moves of disc 1 in a row are one move, or none; and after a move of another disc the only
    move of another disc takes it back. So in a shortest play, whatever its start and its end, the
    two kinds of moves take turns. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.towers Require Export OtherMove.
Import ListNotations.

Lemma disc_1_carried p q s t : carry_out (1, p, q) s = Some t ->
  exists f, s = f ++ [p] /\ t = f ++ [q] /\ p <> q.
Proof.
  revert t; induction s as [|h s IH]; intros t C; [discriminate|].
  pose proof C as C'. apply carry_cases in C as [(r & E & N & Hh & Hr)|(u & C & ->)].
  - injection E as L -> ->. destruct s as [|x s]; [|discriminate]. exists []. simpl in C'.
    destruct (peg_dec h h), (peg_dec h r); try discriminate. injection C' as <-. auto.
  - destruct (IH u C) as (f & -> & -> & N). now exists (h :: f).
Qed.

(** A move can be taken back. *)
Lemma carry_back d p q s t : carry_out (d, p, q) s = Some t -> carry_out (d, q, p) t = Some s.
Proof.
  revert t; induction s as [|h s IH]; intros t C; [discriminate|]. simpl in C.
  destruct (d =? S (length s)) eqn:D.
  - destruct (peg_dec h p) as [->|], (peg_dec p q), (in_dec peg_dec p s), (in_dec peg_dec q s);
      try discriminate.
    injection C as <-. simpl. rewrite D.
    destruct (peg_dec q q), (peg_dec q p), (in_dec peg_dec q s), (in_dec peg_dec p s);
      congruence.
  - destruct (carry_out (d, p, q) s) as [u|] eqn:Cu; [|discriminate]. injection C as <-.
    pose proof (carry_out_move _ _ _ Cu) as M. simpl.
    rewrite <- (move_length _ _ M), D. now rewrite (IH u eq_refl).
Qed.

(** Two moves of disc 1 are one move, or none. *)
Lemma disc_1_twice p q p' q' s t u : carry_out (1, p, q) s = Some t ->
  carry_out (1, p', q') t = Some u -> s = u \/ move s u.
Proof.
  intros C D. apply disc_1_carried in C as (f & -> & -> & N).
  apply disc_1_carried in D as (g & E & -> & M). apply app_inj_tail in E as [<- <-].
  destruct (peg_dec p q') as [->|K]; auto. right.
  clear - K. induction f; simpl; [apply largest; auto | now apply smaller].
Qed.

(** Two moves of other discs take each other back. *)
Lemma others_twice i j s t u : carry_out i s = Some t -> carry_out j t = Some u ->
  disc_of i <> 1 -> disc_of j <> 1 -> s = u.
Proof.
  intros C D Ni Nj. destruct i as [[d p] q]. apply carry_back in C.
  assert (E : j = (d, q, p)) by (eapply other_move_is_unique; eauto). congruence.
Qed.

(** A shortest play: none between the same states has fewer moves. *)
Definition shortest (l : list instruction) (s t : state) : Prop :=
  play l s = Some t /\ forall k, play k s = Some t -> length l <= length k.

Lemma move_instruction s t : move s t -> exists i, carry_out i s = Some t.
Proof.
  induction 1 as [p s t M [[[d a] b] C] | p q s N Hp Hq].
  - exists (d, a, b). pose proof (carry_out_bound _ _ _ C) as B. unfold disc_of in B.
    simpl in *. destruct (d =? S (length s)) eqn:D; [apply Nat.eqb_eq in D; lia|].
    now rewrite C.
  - exists (S (length s), p, q). simpl. rewrite Nat.eqb_refl.
    destruct (peg_dec p p), (peg_dec p q), (in_dec peg_dec p s), (in_dec peg_dec q s);
      congruence.
Qed.

Lemma shortest_no_detour a i j b s v t : shortest (a ++ i :: j :: b) s v ->
  play a s = Some t -> forall u w, carry_out i t = Some u -> carry_out j u = Some w ->
  t <> w /\ ~ move t w.
Proof.
  intros [P Least] A u w C D. rewrite play_app, A in P. cbn [play] in P. rewrite C, D in P. split.
  - intros ->. specialize (Least (a ++ b)). rewrite play_app, A in Least.
    specialize (Least P). rewrite !app_length in Least. simpl in Least. lia.
  - intros M. apply move_instruction in M as [k K]. specialize (Least (a ++ k :: b)).
    rewrite play_app, A in Least. cbn [play] in Least. rewrite K in Least. specialize (Least P).
    rewrite !app_length in Least. simpl in Least. lia.
Qed.

(** In a shortest play from any state, to all discs on C or to any other, of two moves in a row
    exactly one is of disc 1; and where another disc moves, no other move of such a disc is
    possible. *)
Theorem turns_alternate : forall l s v, shortest l s v ->
  forall a i j b, l = a ++ i :: j :: b -> (disc_of i = 1 <-> disc_of j <> 1).
Proof.
  intros l s v H a i j b ->. pose proof H as [P _]. rewrite play_app in P.
  destruct (play a s) as [t|] eqn:A; [|discriminate]. cbn [play] in P.
  destruct (carry_out i t) as [u|] eqn:C; [|discriminate].
  destruct (carry_out j u) as [w|] eqn:D; [|discriminate].
  destruct (shortest_no_detour a i j b s v t H A u w C D) as [N M].
  destruct i as [[d p] q], j as [[e p'] q']. unfold disc_of. simpl. split.
  - intros -> ->. destruct (disc_1_twice _ _ _ _ _ _ _ C D); auto.
  - intros Ne. destruct (Nat.eq_dec d 1) as [|Nd]; auto. destruct N.
    eapply others_twice; eauto.
Qed.

(** Where a play moves another disc than disc 1, that is the only possible move of such a disc. *)
Theorem the_turn_of_another_disc_is_forced : forall a i b s v,
  play (a ++ i :: b) s = Some v -> disc_of i <> 1 ->
  exists t, play a s = Some t
    /\ forall j u, carry_out j t = Some u -> disc_of j <> 1 -> j = i.
Proof.
  intros a i b s v P N. rewrite play_app in P. destruct (play a s) as [t|]; [|discriminate].
  exists t. split; auto. cbn [play] in P. destruct (carry_out i t) as [w|] eqn:C; [|discriminate].
  intros j u D M. eapply other_move_is_unique; eauto.
Qed.
