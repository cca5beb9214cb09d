(** * Hanoi: how far it is
    The distance of a state to a tower on peg j has a recursion: where the largest disc is on j
    already, only the others count; otherwise they must first form a tower on the third peg, the
    largest disc moves, and they need 2^m - 1 moves more. That so many moves are enough is clear by
    following the recursion. That fewer are not is so because the recursion's value falls by one at
    the most with every move ([far_move]). *)
From Coq Require Import List Arith Lia Bool.
From Manaus.towers Require Export States.
Import ListNotations.

(** The recursion. *)
Fixpoint far (s : state) (j : peg) : nat :=
  match s with
  | [] => 0
  | h :: t => if peg_dec h j then far t j else 2 ^ length t + far t (third h j)
  end.

Lemma far_there j n : far (all j n) j = 0.
Proof. induction n; simpl; auto. destruct (peg_dec j j); [auto | congruence]. Qed.

Lemma far_all i j n : i <> j -> far (all i n) j = 2 ^ n - 1.
Proof.
  revert i j; induction n as [|n IH]; intros i j N; simpl; auto.
  destruct (peg_dec i j); [congruence|].
  fold (all i n). rewrite all_length, IH; [|now apply not_eq_sym, third_ne].
  pose proof (pow2_pos n); lia.
Qed.

Lemma far_at_most s j : far s j <= 2 ^ length s - 1.
Proof.
  revert j; induction s as [|h t IH]; intros j; simpl; auto.
  pose proof (pow2_pos (length t)). destruct (peg_dec h j).
  - specialize (IH j); lia.
  - specialize (IH (third h j)); lia.
Qed.

(** One move comes nearer by one at the most. *)
Lemma far_move s t : move s t -> forall j, far s j <= S (far t j).
Proof.
  induction 1 as [p s t M IH | p q s N Hp Hq]; intros j.
  - simpl. rewrite (move_length _ _ M).
    destruct (peg_dec p j); [apply IH|]. specialize (IH (third p j)); lia.
  - rewrite (bare p q s N Hp Hq) at 1 2. set (n := length s). simpl. rewrite all_length.
    pose proof (pow2_pos n). destruct (third_ne p q N) as [Np Nq].
    destruct (peg_dec p j) as [->|Npj], (peg_dec q j) as [->|Nqj]; try congruence.
    + rewrite (far_all (third j q) j n) by auto. lia.
    + rewrite (far_all (third p j) j n) by auto. rewrite far_there. lia.
    + assert (j = third p q) by (apply third_only; auto). subst j.
      rewrite !far_all by (destruct p, q; simpl in *; congruence). lia.
Qed.

Lemma far_bound k s j : walk move k s (all j (length s)) -> far s j <= k.
Proof.
  apply (potential_bound (fun u => far u j)); [intros; now apply far_move | apply far_there].
Qed.

(** Between two pegs a tower goes in 2^n - 1 moves. *)
Lemma tower_walk n i j : i <> j -> walk move (2 ^ n - 1) (all i n) (all j n).
Proof.
  revert i j; induction n as [|n IH]; intros i j N; [apply here|].
  destruct (third_ne i j N) as [Ni Nj]. simpl. pose proof (pow2_pos n).
  replace (2 ^ n + (2 ^ n + 0) - 1) with ((2 ^ n - 1) + (1 + (2 ^ n - 1))) by lia.
  eapply walk_trans; [apply walk_above, (IH i (third i j)); auto|].
  eapply walk_trans; [apply walk_one, largest_over, N | apply walk_above, IH; auto].
Qed.

(** Every state walks to every peg in [far] moves. *)
Lemma far_walk s j : walk move (far s j) s (all j (length s)).
Proof.
  revert j; induction s as [|h t IH]; intros j; simpl; [apply here|].
  destruct (peg_dec h j) as [->|N]; [apply walk_above; auto|].
  destruct (third_ne h j N) as [Nh Nj]. pose proof (pow2_pos (length t)).
  replace (2 ^ length t + far t (third h j))
    with (far t (third h j) + (1 + (2 ^ length t - 1))) by lia.
  eapply walk_trans; [apply walk_above, IH|].
  eapply walk_trans; [apply walk_one, largest_over, N | apply walk_above, tower_walk; auto].
Qed.

(** The distance without a search. *)
Theorem distance_to_a_peg : forall s j, distance move s (all j (length s)) (far s j).
Proof. intros s j. split; [apply far_walk | intros l; apply far_bound]. Qed.

(** The fewest moves of a tower to another peg. *)
Theorem tower_distance : forall n i j, i <> j -> distance move (all i n) (all j n) (2 ^ n - 1).
Proof.
  intros n i j N. rewrite <- (far_all i j n N). rewrite <- (all_length i n) at 2.
  apply distance_to_a_peg.
Qed.

(** Between any two states there is a path. *)
Theorem connected : forall s t, length s = length t -> reaches move s t.
Proof.
  intros s t L. exists (far s P0 + far t P0). eapply walk_trans; [apply far_walk|].
  rewrite L. apply walk_back; [apply move_back | apply far_walk].
Qed.

(** No state is farther from all discs on C than 2^n - 1 moves, and all discs on A are that far. *)
Theorem farthest_state : forall n,
  (forall s, length s = n -> exists k, distance move s (all P2 n) k /\ k <= 2 ^ n - 1)
  /\ distance move (all P0 n) (all P2 n) (2 ^ n - 1).
Proof.
  intros n. split; [|apply tower_distance; congruence].
  intros s <-. exists (far s P2). split; [apply distance_to_a_peg | apply far_at_most].
Qed.
