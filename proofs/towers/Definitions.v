(** * Regular and perfect states
    The regular states of Hanoi are the piles of the states of n discs, which are counted; the
    perfect ones have all discs on one peg, in order. *)
From Coq Require Import List Arith Lia Bool Sorted Permutation.
From Manaus.towers Require Export AllStates.
Import ListNotations.

(** A perfect state: regular, with all discs on one peg. *)
Definition perfect (n : nat) (x : stacks) : Prop :=
  regular_state (hanoi n) n x /\ exists p, forall q, q <> p -> on x q = [].

(** @proves martins2024/definition-1
    The regular states of Hanoi stand in a list of 3^n, each once. *)
Theorem number_of_regular_hanoi_states : forall n, exists l,
  length l = 3 ^ n /\ NoDup l /\ forall x, In x l <-> regular_state (hanoi n) n x.
Proof.
  intros n. destruct (number_of_states n) as (A & B & C). exists (map piles (states n)).
  rewrite map_length. split; auto. split.
  - assert (I : forall s t, In s (states n) -> In t (states n) -> piles s = piles t -> s = t).
    { intros s t Is It E. apply C in Is, It. apply pile_injective; [congruence|].
      intros p. now rewrite <- !on_piles, E. }
    clear A C. induction B as [|s l N B IH]; simpl; constructor.
    + intros J. apply in_map_iff in J as (t & E & J). apply N.
      rewrite (I s t); simpl; auto.
    + apply IH. intros; apply I; simpl; auto.
  - intros x. rewrite regular_states_are_piles, in_map_iff.
    split; intros (s & H0 & H1); exists s; split; auto; now apply C.
Qed.

Lemma perfect_is_a_tower n x : perfect n x <-> exists p, x = piles (all p n).
Proof.
  split.
  - intros [R [p E]]. apply regular_states_are_piles in R as (s & L & <-). exists p.
    replace (all p n) with s; auto. rewrite <- L. apply count_full.
    rewrite <- pile_count, <- on_piles.
    pose proof (Permutation_length (pile_all s)) as P. rewrite !app_length, seq_length in P.
    rewrite <- !on_piles in P. destruct p.
    + rewrite (E P1), (E P2) in P by congruence. simpl in *. lia.
    + rewrite (E P0), (E P2) in P by congruence. simpl in *. lia.
    + rewrite (E P0), (E P1) in P by congruence. simpl in *. lia.
  - intros [p ->]. split; [apply regular_states_are_piles; exists (all p n);
      auto using all_length|].
    exists p. intros q N. rewrite on_piles. apply pile_empty, not_in_all. auto.
Qed.

(** @proves martins2024/definition-2
    For every n >= 1 there are exactly three perfect states, one for each peg; one is the goal. *)
Theorem three_perfect_states : forall n, 1 <= n ->
  (forall x, perfect n x <-> In x (map (fun p => piles (all p n)) pegs))
  /\ NoDup (map (fun p => piles (all p n)) pegs)
  /\ piles (all P2 n) = goal P2 n.
Proof.
  intros n L. split; [|split].
  - intros x. rewrite perfect_is_a_tower, in_map_iff. split; intros [p H0]; exists p.
    + split; auto. apply in_pegs.
    + now symmetry.
  - assert (I : forall p q, piles (all p n) = piles (all q n) -> p = q).
    { intros p q E. destruct (peg_dec p q) as [|N]; auto. exfalso.
      apply (f_equal (fun x => length (on x p))) in E.
      rewrite !on_piles, !pile_count, count_all, count_other in E by auto. lia. }
    apply FinFun.Injective_map_NoDup; [exact I|]. repeat constructor; simpl; intuition congruence.
  - assert (E : forall m, pile (all P2 m) P2 = seq 1 m).
    { induction m as [|m IH]; auto. change (all P2 (S m)) with (P2 :: all P2 m).
      rewrite pile_here, IH, all_length, seq_S. reflexivity. }
    assert (Z : forall p, p <> P2 -> pile (all P2 n) p = [])
      by (intros p N; apply pile_empty, not_in_all; auto).
    unfold piles, goal. rewrite E, !Z by congruence. reflexivity.
Qed.

Lemma stacks_dec (x y : stacks) : {x = y} + {x <> y}.
Proof. repeat decide equality. Qed.

(** @proves martins2024/definition-3
    Every arrangement of the discs is regular or irregular, never both. *)
Theorem regular_or_irregular : forall n x, Permutation (on x P0 ++ on x P1 ++ on x P2) (seq 1 n) ->
  (regular_state (hanoi n) n x \/ ~ regular_state (hanoi n) n x)
  /\ ~ (regular_state (hanoi n) n x /\ ~ regular_state (hanoi n) n x).
Proof.
  intros n x _. split; [|tauto]. rewrite <- all_states_are_regular_states.
  destruct (in_dec stacks_dec x (all_states (hanoi n) n)); auto.
Qed.

(** ** Oxford, version 1 *)
(** One disc after another goes from p0 to p2. *)
Lemma one_after_another n l c : length l + length c <= n ->
  walk (step (oxford n)) (length l) (l, [], c) ([], [], rev l ++ c).
Proof.
  revert c; induction l as [|d l IH]; intros c L; [apply here|]. simpl in L.
  apply go with (l, [], d :: c).
  - exists P0, P2, d. simpl. repeat split; auto; try congruence; try discriminate.
    + intros r N M. destruct r; auto; congruence.
    + lia.
  - simpl rev. rewrite <- app_assoc. apply IH. simpl. lia.
Qed.

(** @proves martins2024/algorithm-8
    Moving the top disc of p0 to p2 for i = 1 to n brings all discs to p2 in n moves by the rules of
    Oxford, in the opposite order; and no play that empties p0 and p1 is shorter. *)
Theorem oxford_version_1 : forall n,
  walk (step (oxford n)) n (goal P0 n) ([], [], rev (seq 1 n))
  /\ forall k x, walk (step (oxford n)) k (goal P0 n) x -> on x P0 = [] -> on x P1 = [] -> n <= k.
Proof.
  intros n. split.
  - pose proof (one_after_another n (seq 1 n) []) as W. rewrite seq_length, app_nil_r in W.
    apply W. simpl. lia.
  - intros k x W E _. rewrite <- (seq_length n 1).
    change (seq 1 n) with (on (goal P0 n) P0).
    apply (potential_bound (fun y => length (on y P0)) (step (oxford n)) k (goal P0 n) x); auto.
    + intros u v (p & q & d & N & Ep & Eq & Er & _).
      destruct (peg_dec P0 p) as [<-|Np]; [rewrite Ep; simpl; lia|].
      destruct (peg_dec P0 q) as [<-|Nq]; [rewrite Eq; simpl; lia|]. rewrite (Er P0) by auto. lia.
    + now rewrite E.
Qed.
