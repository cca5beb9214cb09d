(** * Manaus: good and bad states
    The pegs hold at most n, n - 1 and n - 2 discs. The largest disc outside p2 decides: with it
    on p0 the state is on the side of p0, on p1 on that of p1, and each disc above it in size, all
    on p2, changes the side. No move changes it ([side_move]), because the moves that would need
    p2 too full. So a state on the side of p1 never reaches the goal; and on the side of p0 the
    shortest way of Hanoi never breaks a capacity ([roomy_walk]), so that it is the shortest way
    of Manaus as well. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.towers Require Export Hanoi.
Import ListNotations.

(** A regular state: at most n - 1 discs on p1, and at most n - 2 on p2. *)
Definition regular (s : state) : Prop := count P1 s + 1 <= length s /\ count P2 s + 2 <= length s.

(** A move of Manaus leads from a regular state to a regular one. *)
Definition manaus : state -> state -> Prop := within regular move.

(** A good state: all discs can be brought to p0. *)
Definition good (s : state) : Prop := reaches manaus s (all P0 (length s)).

(** The side of a state, true for p0: what algorithm 10 finds, disc by disc from the largest on. *)
Fixpoint side (s : state) : bool :=
  match s with [] => true | P0 :: _ => true | P1 :: _ => false | P2 :: t => negb (side t) end.

Definition peg_of (b : bool) : peg := if b then P0 else P1.

Lemma manaus_back s t : manaus s t -> manaus t s.
Proof. apply within_back, move_back. Qed.

(** Room on p2 as in Manaus; p1 may hold all. *)
Definition roomy (s : state) : Prop := count P2 s + 2 <= length s.

Lemma regular_roomy s : regular s -> roomy s.
Proof. unfold regular, roomy; tauto. Qed.

Lemma regular_length s : regular s -> 2 <= length s.
Proof. unfold regular; lia. Qed.

(** ** The side does not change *)
Lemma side_all_P0 n : side (all P0 n) = true.
Proof. now destruct n. Qed.

Lemma side_all_P1 n : 1 <= n -> side (all P1 n) = false.
Proof. destruct n; [lia | auto]. Qed.

Lemma side_move s t : move s t -> roomy s -> roomy t -> side s = side t.
Proof.
  unfold roomy. induction 1 as [p s t M IH | p q s N Hp Hq]; simpl; intros Hs Ht.
  - destruct p; auto. simpl in *. rewrite IH; auto; lia.
  - rewrite (bare p q s N Hp Hq) in *. rewrite all_length in *.
    destruct p, q; simpl in *; try congruence;
      rewrite ?count_all, ?count_other in * by congruence; try lia;
      (destruct s; simpl in *; [lia | auto]).
Qed.

Lemma side_walk k s t : walk (within roomy move) k s t -> side s = side t.
Proof. apply walk_invariant. intros u v (U & V & M). now apply side_move. Qed.

Lemma manaus_roomy k s t : walk manaus k s t -> walk (within roomy move) k s t.
Proof. apply walk_weaken. intros u v (U & V & M). repeat split; auto using regular_roomy. Qed.

(** ** Shortest ways of Hanoi respect the capacities *)
(** To p0 or p1 they do not pass the corner of p2, unless they begin there. *)
Definition off2 (s : state) : Prop := count P2 s + 1 <= length s.

Lemma off2_on p u : p <> P2 -> off2 (p :: u).
Proof.
  intros N; unfold off2; simpl. pose proof (count_max P2 u).
  destruct (peg_dec p P2); [congruence | lia].
Qed.

Lemma off2_tower r n : r <> P2 -> 1 <= n -> off2 (all r n).
Proof. intros R L. unfold off2. rewrite count_other, all_length by auto. lia. Qed.

Lemma off2_under u : off2 u -> off2 (P2 :: u).
Proof. unfold off2; simpl; lia. Qed.

(** Above a disc on p0 or p1 the others may do what they like. *)
Lemma off2_above p k s t : p <> P2 -> walk move k s t ->
  walk (within off2 move) k (p :: s) (p :: t).
Proof. intros N. apply walk_map. intros. repeat split; auto using off2_on, smaller. Qed.

Lemma off2_walk s j : j <> P2 -> off2 s -> walk (within off2 move) (far s j) s (all j (length s)).
Proof.
  revert j; induction s as [|h t IH]; intros j J Hs; [unfold off2 in Hs; simpl in Hs; lia|].
  simpl. pose proof (pow2_pos (length t)).
  destruct (peg_dec h j) as [->|N]; [apply off2_above; auto; apply far_walk|].
  destruct (third_ne h j N) as [Nh Nj].
  replace (2 ^ length t + far t (third h j))
    with (far t (third h j) + (1 + (2 ^ length t - 1))) by lia.
  assert (T : h = P2 -> off2 t) by (intros ->; unfold off2 in *; simpl in *; lia).
  assert (N2 : h = P2 -> third h j <> P2) by (intros ->; destruct j; simpl; congruence).
  assert (B : off2 (h :: all (third h j) (length t))).
  { destruct (peg_dec h P2) as [E|E]; [|now apply off2_on]. rewrite E at 1.
    apply off2_under, off2_tower; auto. specialize (T E). unfold off2 in T. lia. }
  eapply walk_trans; [|eapply walk_trans; [apply walk_one; repeat split;
    [exact B | | apply largest_over, N] |]].
  - destruct (peg_dec h P2) as [E|E]; [|apply off2_above; auto; apply far_walk].
    specialize (IH _ (N2 E) (T E)). rewrite E in *. revert IH. apply (walk_map (cons P2)).
    intros u v (U & V & M). repeat split; auto using off2_under, smaller.
  - now apply off2_on.
  - apply off2_above; auto. now apply tower_walk.
Qed.

Lemma roomy_on p u : p <> P2 -> off2 u -> roomy (p :: u).
Proof. intros N; unfold roomy, off2; simpl. destruct (peg_dec p P2); [congruence | lia]. Qed.

Lemma roomy_under u : roomy u -> roomy (P2 :: u).
Proof. unfold roomy; simpl. lia. Qed.

Lemma off2_of_roomy p t : p <> P2 -> roomy (p :: t) -> off2 t.
Proof. unfold roomy, off2; simpl. destruct (peg_dec p P2); [congruence | lia]. Qed.

Lemma roomy_above p k s t : p <> P2 ->
  walk (within off2 move) k s t -> walk (within roomy move) k (p :: s) (p :: t).
Proof.
  intros N. apply walk_map. intros u v (U & V & M). repeat split; auto using roomy_on, smaller. Qed.

(** With room on p2 they keep that room, to the peg of the state's side. *)
Lemma roomy_walk s : roomy s ->
  walk (within roomy move) (far s (peg_of (side s))) s (all (peg_of (side s)) (length s)).
Proof.
  induction s as [|h t IH]; intros Hs; [unfold roomy in Hs; simpl in Hs; lia|].
  destruct h; [simpl | simpl |].
  - apply roomy_above; [congruence|].
    apply off2_walk; [congruence | apply (off2_of_roomy P0); congruence].
  - apply roomy_above; [congruence|].
    apply off2_walk; [congruence | apply (off2_of_roomy P1); congruence].
  - assert (R : roomy t) by (unfold roomy in *; simpl in *; lia). specialize (IH R).
    set (j := peg_of (side t)) in *. change (side (P2 :: t)) with (negb (side t)).
    set (i := peg_of (negb (side t))).
    assert (L : 2 <= length t) by (unfold roomy in R; lia). pose proof (pow2_pos (length t)).
    assert (I2 : i <> P2) by (unfold i; destruct (side t); simpl; congruence).
    assert (J2 : j <> P2) by (unfold j; destruct (side t); simpl; congruence).
    assert (N : j <> i) by (unfold i, j; destruct (side t); simpl; congruence).
    assert (E : far (P2 :: t) i = far t j + (1 + (2 ^ length t - 1)))
      by (unfold i, j; destruct (side t); simpl; lia).
    rewrite E. apply walk_trans with (P2 :: all j (length t));
      [|eapply walk_trans; [apply walk_one; repeat split; [| | apply (largest P2 i)] |]].
    + revert IH. apply (walk_map (cons P2)). intros u v (U & V & M).
      repeat split; auto using roomy_under, smaller.
    + unfold roomy; simpl. rewrite all_length, count_other by congruence. lia.
    + apply roomy_on; auto. apply off2_tower; auto. lia.
    + congruence.
    + apply not_in_all. congruence.
    + apply not_in_all. congruence.
    + apply roomy_above; auto. pose proof (off2_walk (all j (length t)) i I2) as W.
      rewrite far_all, all_length in W by auto. apply W, off2_tower; auto. lia.
Qed.

(** ** What follows *)
Lemma side_true_regular s : roomy s -> side s = true -> regular s.
Proof.
  intros R E; split; auto. pose proof (count_max P1 s).
  destruct (le_lt_dec (count P1 s + 1) (length s)); auto.
  unfold roomy in R. rewrite (count_full P1 s), side_all_P1 in E by lia. congruence.
Qed.

(** A state on the side of p0 needs as many moves as in Hanoi: the distance without a search. *)
Theorem distance_on_the_side_of_p0 : forall s, regular s -> side s = true ->
  distance manaus s (all P0 (length s)) (far s P0).
Proof.
  intros s R E; split.
  - pose proof (roomy_walk s (regular_roomy s R)) as W. rewrite E in W; simpl in W.
    remember (all P0 (length s)) as e. clear Heqe R. revert E.
    induction W as [|k s t u (S & T & M) W IH]; intros E; [apply here|].
    pose proof (side_move s t M S T) as D.
    eapply go; [|apply IH; congruence]. repeat split; auto; apply side_true_regular; congruence.
  - intros k W. apply far_bound. revert W. apply walk_weaken. now intros u v (_ & _ & M).
Qed.

(** Algorithm 10 is right: a regular state is good exactly when its side is that of p0. *)
Theorem good_exactly_on_the_side_of_p0 : forall s, regular s -> (good s <-> side s = true).
Proof.
  intros s R; split.
  - intros [k W]. apply manaus_roomy, side_walk in W. rewrite W. apply side_all_P0.
  - intros E. exists (far s P0). now apply distance_on_the_side_of_p0.
Qed.

(** Every regular state with disc n on p1 is bad. *)
Theorem largest_on_p1_is_bad : forall t, regular (P1 :: t) -> ~ good (P1 :: t).
Proof. intros t R G. apply good_exactly_on_the_side_of_p0 in G; auto. discriminate. Qed.

(** Every regular state with disc n on p0 is good. *)
Theorem largest_on_p0_is_good : forall t, regular (P0 :: t) -> good (P0 :: t).
Proof. intros t R. now apply good_exactly_on_the_side_of_p0. Qed.

(** The discs n, n - 1, ..., i + 1, m of them, stand on p2, and disc i on p, which is p0 or p1: the
    state is good exactly when m = n - i is even and p is p0, or m is odd and p is p1. With m = 0,
    disc n itself is on p0 or p1. *)
Theorem largest_disc_outside_p2_decides : forall m p t, p <> P2 -> regular (all P2 m ++ p :: t) ->
  (good (all P2 m ++ p :: t) <-> (Nat.even m = true /\ p = P0) \/ (Nat.odd m = true /\ p = P1)).
Proof.
  intros m p t N R. rewrite good_exactly_on_the_side_of_p0 by exact R. clear R.
  assert (S : side (all P2 m ++ p :: t)
      = if Nat.even m then side (p :: t) else negb (side (p :: t))).
  { induction m as [|m IH]; auto.
    change (side (all P2 (S m) ++ p :: t)) with (negb (side (all P2 m ++ p :: t))).
    rewrite IH, Nat.even_succ, <- Nat.negb_even.
    destruct (Nat.even m); simpl; auto using negb_involutive. }
  rewrite S, <- Nat.negb_even. destruct (Nat.even m), p; simpl; intuition congruence.
Qed.
