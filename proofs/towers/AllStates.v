(** * All states of a game, computed
    A list of the regular states of each of the five games, which is complete: what is compared with
    the program's own states, moves and goals. *)
From Coq Require Import List Arith Lia Bool Sorted.
From Manaus.towers Require Export Piles Arrangements.
Import ListNotations.

(** No peg holds more than it may. *)
Definition has_room (g : game) (x : stacks) : bool :=
  forallb (fun p => length (on x p) <=? room g p) pegs.

(** The regular states of a game with n discs. *)
Definition all_states (g : game) (n : nat) : list stacks :=
  filter (has_room g) (if sized g then map piles (states n) else arrangements n).

Lemma has_room_spec g x : has_room g x = true <-> forall p, length (on x p) <= room g p.
Proof.
  unfold has_room. rewrite forallb_forall. split.
  - intros H p. apply Nat.leb_le, H, in_pegs.
  - intros H p _. apply Nat.leb_le, H.
Qed.

(** The list is complete, for every game and every n. *)
Theorem all_states_are_regular_states : forall g n x,
  In x (all_states g n) <-> regular_state g n x.
Proof.
  intros g n x. unfold all_states. rewrite filter_In, has_room_spec. unfold regular_state.
  destruct (sized g).
  - rewrite in_map_iff. split.
    + intros [(s & <- & I) R]. apply states_are_all in I as <-. split; [apply pile_all|].
      split; auto. intros _ p. rewrite on_piles. apply pile_sorted.
    + intros (P & S & R). split; auto.
      destruct (sorted_arrangement_is_piles n x (S eq_refl) P) as (s & L & E).
      exists s. split; auto. now apply states_are_all.
  - rewrite arrangements_in. unfold flat. intuition congruence.
Qed.
