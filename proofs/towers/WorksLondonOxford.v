(** * London and Oxford, as the works say it
    The numbers of states, and what the two recursions from any state do, by [Rules] alone. Both
    games are of stacks from the beginning, for no order says how discs lie on a peg. *)
From Coq Require Import List Arith Lia Bool Permutation Factorial.
From Manaus.towers Require Import Arrangements.
From Manaus.towers Require Export RandomStart.
Import ListNotations.

(** @proves martins2024/theorem-2
    Oxford with n discs has (n + 1)(n + 2)/2 n! regular states. *)
Theorem number_of_oxford_states : forall n,
  number_is (regular_state (oxford n) n) ((n + 1) * (n + 2) / 2 * fact n).
Proof.
  intros n. destruct (Arrangements.number_of_oxford_states n) as (L & D & I).
  exists (arrangements n). auto.
Qed.

(** @proves martins2024/theorem-1
    London with n >= 2 discs, with the capacities n, n - 1 and n - 2, has ((n + 1)(n + 2)/2 - 4) n!
    regular states. *)
Theorem number_of_london_states : forall n, 2 <= n ->
  number_is (regular_state (london n) n) (((n + 1) * (n + 2) / 2 - 4) * fact n).
Proof.
  intros n B. destruct (Arrangements.number_of_london_states n B) as (L & D & I).
  exists (london_states n). auto.
Qed.

(** The pegs of an instruction. *)
Definition pegs_of (i : instruction) : peg * peg := let '(_, p, q) := i in (p, q).

Lemma tops_are_a_play g l x y :
  play_tops g l x = Some y -> exists k, map pegs_of k = l /\ plays g k x y.
Proof.
  revert x; induction l as [|[p q] l IH]; simpl; intros x P.
  - injection P as <-. exists []. split; [auto | constructor].
  - destruct (on x p) as [|d u] eqn:E; [discriminate|].
    destruct (may g d x p q) eqn:M; [|discriminate]. apply IH in P as (k & <- & P).
    exists ((d, p, q) :: k). split; auto. eapply in_turn; [|exact P].
    apply may_spec in M as (N & B & S & R). unfold carries.
    rewrite put_same, put_other, put_same by auto. repeat (split; auto).
    intros r Np Nq. now rewrite !put_other.
Qed.

(** @corrects martins2024/algorithm-7
    For n >= 3, with p0[0] the base of p0, an end at n = 0, the discs in place left alone, and an
    end of a call after its inner call, algorithm 7 brings every state of London to 1, ..., n on
    p0, each move by the rules: no peg is full when a disc goes to it. *)
Theorem london_recursion : forall n x, 3 <= n -> regular_state (london n) n x ->
  exists l, map pegs_of l = fst (londres n x) /\ plays (london n) l x (goal P0 n).
Proof.
  intros n x L R. apply tops_are_a_play. now apply RandomStart.london_recursion.
Qed.

(** @corrects martins2024/algorithm-9
    With the same additions algorithm 9 brings every state of Oxford, version 2, to 1, ..., n on
    p0, each move by the rules. *)
Theorem oxford_recursion : forall n x, regular_state (oxford n) n x ->
  exists l, map pegs_of l = fst (oxford_random n x) /\ plays (oxford n) l x (goal P0 n).
Proof.
  intros n x R. apply tops_are_a_play. now apply RandomStart.oxford_recursion.
Qed.
