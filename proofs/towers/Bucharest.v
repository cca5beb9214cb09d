(** * Bucharest: the graph is a path
    With disc n on p0 the others go from p0 to p2; then disc n moves to p1, and they go back; then
    it moves to p2, and they go to p2 once more. So a state has a place on one long way, from 0 to
    3^n - 1 ([place]), and no two states have the same. A move leads from a place to one beside
    it, and between such places there is a move: the graph is a path, so its distances are
    differences. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.towers Require Export Piles Play.
Import ListNotations.

(** A move of Hanoi, between pegs that are beside each other. *)
Inductive bucharest_move : state -> state -> Prop :=
| smaller_goes p s t : bucharest_move s t -> bucharest_move (p :: s) (p :: t)
| largest_goes p q s :
    beside p q -> ~ In p s -> ~ In q s -> bucharest_move (p :: s) (q :: s).

(** The place of a state on the way. *)
Fixpoint place (s : state) : nat :=
  match s with
  | [] => 0
  | h :: t => let m := 3 ^ length t in
      match h with P0 => place t | P1 => m + (m - 1 - place t) | P2 => 2 * m + place t end
  end.

Lemma pow3_pos n : 1 <= 3 ^ n.
Proof. induction n; simpl; lia. Qed.

Lemma place_bound s : place s < 3 ^ length s.
Proof.
  induction s as [|h t IH]; simpl; [lia|]. pose proof (pow3_pos (length t)). destruct h; lia.
Qed.

Lemma place_all_P0 n : place (all P0 n) = 0.
Proof. induction n; simpl; auto. Qed.

Lemma place_all_P2 n : place (all P2 n) = 3 ^ n - 1.
Proof.
  induction n as [|n IH]; auto. simpl. fold (all P2 n). rewrite IH, all_length.
  pose proof (pow3_pos n). lia.
Qed.

Lemma place_injective s t : length s = length t -> place s = place t -> s = t.
Proof.
  revert t; induction s as [|h s IH]; intros [|g t] L E; simpl in L; try lia; auto.
  injection L as L. pose proof (place_bound s) as Bs. pose proof (place_bound t) as Bt.
  simpl in E. rewrite L in *.
  destruct h, g; try (f_equal; apply IH; auto; lia); exfalso; lia.
Qed.

Lemma place_surjective n k : k < 3 ^ n -> exists s, length s = n /\ place s = k.
Proof.
  revert k; induction n as [|n IH]; intros k B; [exists []; simpl in *; split; lia|].
  simpl in B. pose proof (pow3_pos n).
  destruct (lt_dec k (3 ^ n)) as [H0|H0]; [|destruct (lt_dec k (2 * 3 ^ n)) as [H1|H1]].
  - destruct (IH k H0) as (s & L & E). exists (P0 :: s). simpl. auto.
  - destruct (IH (2 * 3 ^ n - 1 - k)) as (s & L & E); [lia|].
    exists (P1 :: s). simpl. rewrite L, E. split; auto; lia.
  - destruct (IH (k - 2 * 3 ^ n)) as (s & L & E); [lia|].
    exists (P2 :: s). simpl. rewrite L, E. split; auto; lia.
Qed.

(** Two numbers of which one follows the other. *)
Definition next_to (a b : nat) : Prop := a = S b \/ b = S a.

Lemma bare_beside p q s : beside p q -> ~ In p s -> ~ In q s ->
  (p <> P2 /\ q <> P2 /\ s = all P2 (length s)) \/ (p <> P0 /\ q <> P0 /\ s = all P0 (length s)).
Proof.
  intros B Hp Hq. assert (N : p <> q) by (unfold beside in B; intuition congruence).
  pose proof (bare p q s N Hp Hq) as E. unfold beside in B.
  destruct p, q; simpl in E; intuition congruence.
Qed.

Lemma move_next_to s t : bucharest_move s t -> length s = length t /\ next_to (place s) (place t).
Proof.
  unfold next_to. induction 1 as [h s t M [L IH] | p q s B Hp Hq].
  - split; [simpl; auto|]. pose proof (place_bound s). pose proof (place_bound t).
    simpl. rewrite L in *. destruct h; lia.
  - split; [reflexivity|]. pose proof (pow3_pos (length s)).
    destruct (bare_beside p q s B Hp Hq) as [(Np & Nq & E)|(Np & Nq & E)]; unfold beside in B;
      rewrite E; simpl; rewrite all_length, ?place_all_P2, ?place_all_P0;
      destruct p, q; try congruence; intuition (try congruence; try lia).
Qed.

Lemma at_the_end s : place s = 3 ^ length s - 1 -> s = all P2 (length s).
Proof. intros E. apply place_injective; rewrite ?all_length, ?place_all_P2; auto. Qed.

Lemma at_the_start s : place s = 0 -> s = all P0 (length s).
Proof. intros E. apply place_injective; rewrite ?all_length, ?place_all_P0; auto. Qed.

Lemma beside_bare p q r n : beside p q -> r <> p -> r <> q ->
  bucharest_move (p :: all r n) (q :: all r n).
Proof. intros. apply largest_goes; auto using not_in_all. Qed.

Lemma crossing p q s t : length s = length t -> beside p q ->
  (p <> P2 /\ q <> P2 /\ place s = 3 ^ length s - 1 /\ place t = 3 ^ length s - 1)
  \/ (p <> P0 /\ q <> P0 /\ place s = 0 /\ place t = 0) ->
  bucharest_move (p :: s) (q :: t).
Proof.
  intros L B [(Np & Nq & Es & Et)|(Np & Nq & Es & Et)].
  - assert (s = t) by (apply place_injective; congruence). subst t.
    rewrite (at_the_end s Es). apply beside_bare; auto.
  - assert (s = t) by (apply place_injective; congruence). subst t.
    rewrite (at_the_start s Es). apply beside_bare; auto.
Qed.

Lemma next_to_move s t :
  length s = length t -> next_to (place s) (place t) -> bucharest_move s t.
Proof.
  unfold next_to. revert t; induction s as [|h s IH]; intros [|g t] L D; simpl in L; try lia.
  injection L as L. pose proof (place_bound s) as Bs. pose proof (place_bound t) as Bt.
  pose proof (pow3_pos (length s)). simpl in D. rewrite <- L in *.
  destruct h, g; try (apply smaller_goes, IH; auto; lia); try (exfalso; lia); apply crossing; auto;
    try (unfold beside; intuition congruence).
  - left. repeat split; try congruence; lia.
  - left. repeat split; try congruence; lia.
  - right. repeat split; try congruence; lia.
  - right. repeat split; try congruence; lia.
Qed.

(** The moves are those between places beside each other. *)
Theorem moves_are_between_neighboring_places : forall s t,
  bucharest_move s t <-> length s = length t /\ next_to (place s) (place t).
Proof.
  intros s t. split; [apply move_next_to | intros [L D]; now apply next_to_move].
Qed.

(** ** These are the moves of the game *)
Lemma peg_moved s t : move s t -> exists p q, p <> q
  /\ count p s = S (count p t) /\ count q t = S (count q s)
  /\ (beside p q -> bucharest_move s t) /\ (bucharest_move s t -> beside p q).
Proof.
  induction 1 as [h s t M (p & q & N & Cp & Cq & B & B') | p q s N Hp Hq].
  - exists p, q. split; auto. simpl.
    destruct (peg_dec h p), (peg_dec h q); repeat split; auto; try lia;
      try (intros; now apply smaller_goes, B); intros K; apply B'; inversion K; subst; auto;
      exfalso; eapply move_differs; eauto.
  - exists p, q. simpl. destruct (peg_dec p p), (peg_dec q p), (peg_dec q q), (peg_dec p q);
      try congruence. repeat split; auto; [intros B; now apply largest_goes|].
    intros K. inversion K as [h s' t' K' | p' q' s' B Hp' Hq']; subst; auto. congruence.
Qed.

Lemma bucharest_is_move s t : bucharest_move s t -> move s t.
Proof.
  induction 1 as [h s t M IH | p q s B Hp Hq]; [now apply smaller | apply largest; auto].
  unfold beside in B. intuition congruence.
Qed.

(** The pegs of a move are told by the numbers of discs on them. *)
Lemma same_pegs s t p q p' q' d : p <> q -> p' <> q' ->
  count p s = S (count p t) -> count q t = S (count q s) ->
  on (piles s) p' = d :: on (piles t) p' -> on (piles t) q' = d :: on (piles s) q' ->
  (forall r, r <> p' -> r <> q' -> on (piles t) r = on (piles s) r) -> p' = p /\ q' = q.
Proof.
  intros N N' Cp Cq Ep Eq Er.
  rewrite !on_piles in Ep, Eq. apply (f_equal (@length _)) in Ep, Eq.
  cbn [length] in Ep, Eq. rewrite !pile_count in Ep, Eq.
  assert (Z : forall r, r <> p' -> r <> q' -> count r t = count r s).
  { intros r Np Nq. specialize (Er r Np Nq). rewrite !on_piles in Er.
    now rewrite <- !pile_count, Er. }
  assert (P : p' = p).
  { destruct (peg_dec p p') as [|Np]; auto. exfalso.
    destruct (peg_dec p q') as [->|Nq]; [lia|]. specialize (Z p Np Nq). lia. }
  split; auto. destruct (peg_dec q q') as [|Nq]; auto. exfalso.
  assert (Np : q <> p') by congruence. specialize (Z q Np Nq). lia.
Qed.

(** The moves of Bucharest are those of the states of n discs. *)
Theorem moves_are_moves_of_bucharest : forall s t, length s = length t ->
  (bucharest_move s t <-> step (bucharest (length s)) (piles s) (piles t)).
Proof.
  intros s t L. split.
  - intros B. pose proof (bucharest_is_move s t B) as M.
    destruct (peg_moved s t M) as (p & q & N & Cp & Cq & _ & K).
    apply moves_are_moves_of_piles in M as (p' & q' & d & N' & Ep & Eq & Er & _ & S & R); auto.
    destruct (same_pegs s t p q p' q' d) as [-> ->]; auto.
    exists p, q, d. do 5 (split; auto).
  - intros (p' & q' & d & N' & Ep & Eq & Er & B & S & R).
    assert (M : move s t).
    { apply moves_are_moves_of_piles; auto. exists p', q', d. repeat (split; auto). }
    destruct (peg_moved s t M) as (p & q & N & Cp & Cq & K & _).
    destruct (same_pegs s t p q p' q' d) as [-> ->]; auto.
Qed.

(** ** The graph is a path *)
Lemma neighbors s : (forall t, bucharest_move s t -> length t = length s) ->
  (S (place s) < 3 ^ length s -> exists t, length t = length s /\ place t = S (place s)) /\
  (0 < place s -> exists t, length t = length s /\ place s = S (place t)).
Proof.
  intros _. pose proof (place_bound s). split; intros H0.
  - now apply place_surjective.
  - destruct (place_surjective (length s) (place s - 1)) as (t & L & E); [lia|].
    exists t. split; auto. lia.
Qed.

Lemma degree_of_place s : 1 <= length s ->
  degree bucharest_move s (if (place s =? 0) || (S (place s) =? 3 ^ length s) then 1 else 2).
Proof.
  intros L. destruct (neighbors s) as [Up Down];
    [intros t M; symmetry; now apply moves_are_between_neighboring_places|].
  pose proof (place_bound s) as B.
  assert (T : 3 <= 3 ^ length s) by (apply (Nat.pow_le_mono_r 3 1); lia).
  assert (Only : forall t u, length t = length s -> bucharest_move s u ->
      place u = place t -> u = t).
  { intros t u Lt M E. apply moves_are_between_neighboring_places in M as [Lu _].
    apply place_injective; congruence. }
  assert (Is : forall t, length t = length s -> next_to (place s) (place t) -> bucharest_move s t)
    by (intros; apply moves_are_between_neighboring_places; auto).
  destruct (place s =? 0) eqn:E0; [|destruct (S (place s) =? 3 ^ length s) eqn:E1]; simpl;
    rewrite ?Nat.eqb_eq, ?Nat.eqb_neq in *.
  - destruct Up as (t & Lt & Et); [lia|]. exists [t]. split; [repeat constructor; auto|].
    split; auto. intros u. split.
    + intros [<-|[]]. apply Is; auto. unfold next_to. lia.
    + intros M. left. symmetry. apply (Only t u); auto.
      apply moves_are_between_neighboring_places in M as [_ D]. unfold next_to in D. lia.
  - destruct Down as (t & Lt & Et); [lia|]. exists [t]. split; [repeat constructor; auto|].
    split; auto. intros u. split.
    + intros [<-|[]]. apply Is; auto. unfold next_to. lia.
    + intros M. left. symmetry. apply (Only t u); auto.
      apply moves_are_between_neighboring_places in M as [Lu D]. pose proof (place_bound u).
      rewrite <- Lu in *. unfold next_to in D. lia.
  - destruct Up as (t & Lt & Et); [lia|]. destruct Down as (v & Lv & Ev); [lia|].
    exists [t; v]. split.
    + repeat constructor; simpl; auto. intros [E|[]]. subst. lia.
    + split; auto. intros u. split.
      * intros [<-|[<-|[]]]; apply Is; auto; unfold next_to; lia.
      * intros M. pose proof M as M'.
        apply moves_are_between_neighboring_places in M' as [_ [D|D]].
        -- right. left. symmetry. apply (Only v u); auto. lia.
        -- left. symmetry. apply (Only t u); auto. lia.
Qed.

(** A state of Bucharest has two moves, but one when all discs are on p0 or all are on p2. *)
Theorem moves_of_a_bucharest_state : forall s, 1 <= length s ->
  (s = all P0 (length s) \/ s = all P2 (length s) -> degree bucharest_move s 1)
  /\ (s <> all P0 (length s) -> s <> all P2 (length s) -> degree bucharest_move s 2).
Proof.
  intros s L. pose proof (degree_of_place s L) as D. pose proof (pow3_pos (length s)). split.
  - intros E. destruct (_ || _) eqn:Z in D; auto. exfalso.
    apply orb_false_iff in Z as [Z0 Z2]. apply Nat.eqb_neq in Z0, Z2.
    destruct E as [E|E]; apply (f_equal place) in E; rewrite ?place_all_P0, ?place_all_P2 in E; lia.
  - intros N0 N2. destruct (_ || _) eqn:Z in D; auto. exfalso.
    apply orb_true_iff in Z as [Z|Z]; apply Nat.eqb_eq in Z.
    + apply N0, at_the_start, Z.
    + apply N2, at_the_end. lia.
Qed.

(** For every n the graph of Bucharest is the path with 3^n vertices: the states have the numbers
    0 to 3^n - 1, each one state, and there is a move exactly between two that follow each other. *)
Theorem bucharest_is_a_path : forall n,
  (forall s, length s = n -> place s < 3 ^ n)
  /\ (forall k, k < 3 ^ n -> exists s, length s = n /\ place s = k)
  /\ (forall s t, length s = n -> length t = n -> place s = place t -> s = t)
  /\ (forall s t, length s = n -> length t = n ->
        (bucharest_move s t <-> next_to (place s) (place t))).
Proof.
  intros n. split; [intros s <-; apply place_bound|]. split; [apply place_surjective|]. split.
  - intros s t Ls Lt. apply place_injective. congruence.
  - intros s t Ls Lt. rewrite moves_are_between_neighboring_places. intuition congruence.
Qed.
