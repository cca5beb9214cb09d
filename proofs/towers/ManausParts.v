(** * Manaus: its three parts
    With disc n on a peg the others move as they do in Hanoi, wherever the capacities allow it. So
    each part of the graph is the graph of Hanoi with a disc less, without the states that a
    capacity forbids; and with disc n on p2 it is Manaus with a disc less and one state more. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.towers Require Export ManausComponents.
Import ListNotations.

Lemma off2_exactly t : 1 <= length t -> (off2 t <-> t <> all P2 (length t)).
Proof.
  intros L. unfold off2. pose proof (count_max P2 t). split.
  - intros H0 E. rewrite E, count_all, all_length in H0. lia.
  - intros N. destruct (Nat.eq_dec (count P2 t) (length t)) as [E|];
      [now apply count_full in E | lia].
Qed.

Lemma not_full p t : count p t + 1 <= length t <-> t <> all p (length t).
Proof.
  pose proof (count_max p t). split.
  - intros H0 E. rewrite E, count_all, all_length in H0. lia.
  - intros N. destruct (Nat.eq_dec (count p t) (length t)) as [E|];
      [now apply count_full in E | lia].
Qed.

Lemma part_move h s t : move (h :: s) (h :: t) <-> move s t.
Proof.
  split; [|now apply smaller]. intros M. inversion M; subst; auto. congruence.
Qed.

(** Disc n left out, for n >= 3 the states of Manaus with disc n on p0 are those of Hanoi with n -
    1 discs but the tower on p2; with disc n on p1, those of Hanoi but the towers on p1 and on p2;
    with disc n on p2, those of Manaus with n - 1 discs and the tower on p1. In each part the
    moves are those of Hanoi between these states. *)
Theorem parts_of_manaus : forall t, 2 <= length t ->
  (regular (P0 :: t) <-> t <> all P2 (length t))
  /\ (regular (P1 :: t) <-> t <> all P2 (length t) /\ t <> all P1 (length t))
  /\ (regular (P2 :: t) <-> regular t \/ t = all P1 (length t))
  /\ forall h s, manaus (h :: s) (h :: t) <-> regular (h :: s) /\ regular (h :: t) /\ move s t.
Proof.
  intros t L. rewrite <- !not_full. unfold regular. simpl.
  pose proof (count_max P1 t). pose proof (count_max P2 t).
  split; [lia|]. split; [lia|]. split.
  - split; [|intros [R|E]; [lia|]].
    + intros [_ R]. destruct (Nat.eq_dec (count P1 t) (length t)) as [E|N]; [|lia].
      right. now apply count_full.
    + assert (C1 : count P1 t = length t) by (rewrite E at 1; apply count_all).
      assert (C2 : count P2 t = 0) by (rewrite E; apply count_other; congruence). lia.
  - intros h s. unfold manaus, within. rewrite part_move. unfold regular. simpl. tauto.
Qed.
