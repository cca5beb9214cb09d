(** * States and moves of Hanoi
    A state says the peg of each disc, the largest disc first: [[P2; P0]] has disc 2 on p2 and
    disc 1 on p0. No order within a peg has to be said, for size decides it. Discs that share no
    peg with a smaller one may move; so either the largest disc moves, and then all the others lie
    on the third peg, or a smaller one does, and then the largest might as well not be there. That
    is the induction of almost all that follows. That these are the rules of the game is proved in
    [Rules]. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.towers Require Export Walks.
Import ListNotations.

(** The three pegs. *)
Inductive peg := P0 | P1 | P2.

(** Pegs can be told apart. *)
Definition peg_dec (p q : peg) : {p = q} + {p <> q}.
Proof. decide equality. Defined.

(** Move disc d from p to q. *)
Definition instruction : Type := nat * peg * peg.

(** The disc of an instruction. *)
Definition disc_of (i : instruction) : nat := fst (fst i).

(** A word: the peg of each disc, the largest disc first. *)
Notation state := (list peg).

(** A move: the largest disc goes from p to q, both bare of smaller discs, or a smaller disc
    moves. *)
Inductive move : state -> state -> Prop :=
| smaller p s t : move s t -> move (p :: s) (p :: t)
| largest p q s : p <> q -> ~ In p s -> ~ In q s -> move (p :: s) (q :: s).

(** All n discs on one peg. *)
Definition all (p : peg) (n : nat) : state := repeat p n.

(** The peg that is neither of two. *)
Definition third (p q : peg) : peg :=
  match p, q with
  | P0, P1 | P1, P0 => P2
  | P0, P2 | P2, P0 => P1
  | P1, P2 | P2, P1 => P0
  | _, _ => p
  end.

(** The number of discs on a peg. *)
Notation count p s := (count_occ peg_dec s p).

Lemma third_ne p q : p <> q -> third p q <> p /\ third p q <> q.
Proof. destruct p, q; simpl; split; congruence. Qed.

Lemma third_only p q r : p <> q -> r <> p -> r <> q -> r = third p q.
Proof. destruct p, q, r; simpl; congruence. Qed.

Lemma third_comm p q : p <> q -> third p q = third q p.
Proof. destruct p, q; simpl; congruence. Qed.

Lemma third_third p q : p <> q -> third p (third p q) = q.
Proof. destruct p, q; simpl; congruence. Qed.

Lemma all_length p n : length (all p n) = n.
Proof. apply repeat_length. Qed.

Lemma not_in_all p r n : r <> p -> ~ In p (all r n).
Proof. intros H I. apply repeat_spec in I. congruence. Qed.

(** Where the two pegs of a move are bare of smaller discs, all these are on the third. *)
Lemma bare p q s : p <> q -> ~ In p s -> ~ In q s -> s = all (third p q) (length s).
Proof.
  intros N; induction s as [|x s IH]; simpl; auto; intros Hp Hq.
  unfold all in *; simpl; f_equal; [|apply IH; tauto]. apply third_only; auto.
Qed.

(** The largest disc moves above a tower on the third peg. *)
Lemma largest_over p q n : p <> q -> move (p :: all (third p q) n) (q :: all (third p q) n).
Proof. intros N. destruct (third_ne p q N). apply largest; auto using not_in_all. Qed.

Lemma move_length s t : move s t -> length s = length t.
Proof. induction 1; simpl; auto. Qed.

Lemma walk_length k s t : walk move k s t -> length s = length t.
Proof. apply walk_invariant. exact move_length. Qed.

Lemma move_back s t : move s t -> move t s.
Proof. induction 1; [now apply smaller | apply largest; auto]. Qed.

Lemma move_differs s t : move s t -> s <> t.
Proof. induction 1; intros E; injection E; auto. Qed.

(** Smaller discs walk above a disc that stands still. *)
Lemma walk_above p k s t : walk move k s t -> walk move k (p :: s) (p :: t).
Proof. apply walk_map. intros. now apply smaller. Qed.

Lemma count_all p n : count p (all p n) = n.
Proof. unfold all; induction n; simpl; auto. destruct (peg_dec p p); [lia | congruence]. Qed.

Lemma count_other p q n : p <> q -> count p (all q n) = 0.
Proof.
  unfold all; intros; induction n; simpl; auto. destruct (peg_dec q p); [congruence | auto]. Qed.

Lemma count_max p s : count p s <= length s.
Proof. induction s as [|x s IH]; simpl; [lia | destruct (peg_dec x p); lia]. Qed.

Lemma count_full p s : count p s = length s -> s = all p (length s).
Proof.
  unfold all; induction s as [|x s IH]; simpl; auto. pose proof (count_max p s).
  destruct (peg_dec x p); intros; [subst; f_equal; apply IH; lia | lia].
Qed.

Lemma pow2_pos n : 1 <= 2 ^ n.
Proof. induction n; simpl; lia. Qed.
