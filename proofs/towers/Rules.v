(** * The rules of the five games
    The games as the works tell them: numbered discs on three pegs, a move takes the top disc of a
    peg to another one. They differ in whether a disc may lie on a smaller one, in the pegs
    between which a disc may go, and in how many discs a peg holds. These definitions, a page of
    text, are what a reader has to trust; [moves] computes with them, and the moves that it finds
    are compared with the program's own. *)
From Coq Require Import List Arith Lia Bool Sorted Permutation.
From Manaus.towers Require Export States.
Import ListNotations.

(** The discs on p0, p1 and p2, the top disc first. *)
Definition stacks : Type := list nat * list nat * list nat.

(** The discs on a peg. *)
Definition on (x : stacks) (p : peg) : list nat :=
  match x, p with (a, _, _), P0 => a | (_, b, _), P1 => b | (_, _, c), P2 => c end.

(** What a game asks for. *)
Record game := {
  sized : bool;  (** no disc lies on a smaller one *)
  linear : bool;  (** a disc goes to a peg beside its own only *)
  room : peg -> nat  (** the number of discs that a peg holds *)
}.

(** Room for a, b and c discs on p0, p1 and p2. *)
Definition rooms (a b c : nat) (p : peg) : nat := match p with P0 => a | P1 => b | P2 => c end.

(** The five games. *)
Definition hanoi (n : nat) : game := {| sized := true; linear := false; room := rooms n n n |}.
Definition bucharest (n : nat) : game := {| sized := true; linear := true; room := rooms n n n |}.
Definition oxford (n : nat) : game := {| sized := false; linear := false; room := rooms n n n |}.
Definition london (n : nat) : game :=
  {| sized := false; linear := false; room := rooms n (n - 1) (n - 2) |}.
Definition manaus (n : nat) : game :=
  {| sized := true; linear := false; room := rooms n (n - 1) (n - 2) |}.

(** p0 and p1 are beside each other, and so are p1 and p2. *)
Definition beside (p q : peg) : Prop := (p = P1 /\ q <> P1) \/ (p <> P1 /\ q = P1).

(** A regular state with n discs: each of the discs 1 to n once, by the rules. *)
Definition regular_state (g : game) (n : nat) (x : stacks) : Prop :=
  Permutation (on x P0 ++ on x P1 ++ on x P2) (seq 1 n)
  /\ (sized g = true -> forall p, StronglySorted lt (on x p))
  /\ forall p, length (on x p) <= room g p.

(** An instruction is carried out: disc d, the top one of peg p, goes to another peg q. *)
Definition carries (g : game) (i : instruction) (x y : stacks) : Prop :=
  let '(d, p, q) := i in p <> q
    /\ on x p = d :: on y p /\ on y q = d :: on x q
    /\ (forall r, r <> p -> r <> q -> on y r = on x r)
    /\ (linear g = true -> beside p q)
    /\ (sized g = true -> forall e, hd_error (on x q) = Some e -> d < e)
    /\ length (on y q) <= room g q.

(** A move. *)
Definition step (g : game) (x y : stacks) : Prop := exists p q d, carries g (d, p, q) x y.

(** Instructions that are carried out one after another lead from x to y. *)
Inductive plays (g : game) : list instruction -> stacks -> stacks -> Prop :=
| at_rest x : plays g [] x x
| in_turn i l x y z : carries g i x y -> plays g l y z -> plays g (i :: l) x z.

(** A play from x to y than which none is shorter. *)
Definition shortest_play (g : game) (l : list instruction) (x y : stacks) : Prop :=
  plays g l x y /\ forall k, plays g k x y -> length l <= length k.

(** The goal: all discs on one peg, in order. *)
Definition goal (p : peg) (n : nat) : stacks :=
  match p with P0 => (seq 1 n, [], []) | P1 => ([], seq 1 n, []) | P2 => ([], [], seq 1 n) end.

(** ** The moves, computed *)
Definition besideb (p q : peg) : bool :=
  match p, q with P0, P2 | P2, P0 => false | _, _ => true end.

Definition may (g : game) (d : nat) (x : stacks) (p q : peg) : bool :=
  negb (if peg_dec p q then true else false)
  && (negb (linear g) || besideb p q)
  && (negb (sized g) || match on x q with [] => true | e :: _ => d <? e end)
  && (length (on x q) <? room g q).

(** The stacks with another list on a peg. *)
Definition put (x : stacks) (p : peg) (l : list nat) : stacks :=
  match x, p with (a, b, c), P0 => (l, b, c) | (a, b, c), P1 => (a, l, c)
    | (a, b, c), P2 => (a, b, l) end.

Definition pegs : list peg := [P0; P1; P2].

(** What the top disc of p can do. *)
Definition moves_from (g : game) (x : stacks) (p : peg) : list stacks :=
  match on x p with
  | [] => []
  | d :: l => map (fun q => put (put x p l) q (d :: on x q)) (filter (may g d x p) pegs)
  end.

Definition moves (g : game) (x : stacks) : list stacks := flat_map (moves_from g x) pegs.

Lemma besideb_spec p q : p <> q -> (besideb p q = true <-> beside p q).
Proof. unfold beside. destruct p, q; simpl; intuition congruence. Qed.

Lemma may_spec g d x p q : may g d x p q = true <->
  p <> q /\ (linear g = true -> beside p q)
  /\ (sized g = true -> forall e, hd_error (on x q) = Some e ->
    d < e) /\ length (on x q) < room g q.
Proof.
  unfold may. rewrite !andb_true_iff, Nat.ltb_lt, !orb_true_iff, !negb_true_iff.
  destruct (peg_dec p q) as [|N]; [intuition congruence|]. rewrite besideb_spec by auto.
  assert (S : match on x q with [] => true | e :: _ => d <? e end = true
      <-> forall e, hd_error (on x q) = Some e -> d < e).
  { destruct (on x q) as [|e l]; simpl; [intuition congruence|]. rewrite Nat.ltb_lt.
    split; [intros H f E; injection E; lia | auto]. }
  rewrite S. destruct (linear g), (sized g); intuition congruence.
Qed.

Lemma put_same x p l : on (put x p l) p = l.
Proof. destruct x as [[a b] c], p; auto. Qed.

Lemma put_other x p l r : r <> p -> on (put x p l) r = on x r.
Proof. destruct x as [[a b] c], p, r; simpl; congruence. Qed.

Lemma stacks_eq x y : (forall p, on x p = on y p) -> x = y.
Proof.
  destruct x as [[a b] c], y as [[d e] f]. intros H.
  pose proof (H P0). pose proof (H P1). pose proof (H P2). simpl in *. congruence.
Qed.

Lemma in_pegs p : In p pegs.
Proof. destruct p; simpl; auto. Qed.

(** The moves that are computed are the moves of the game. *)
Theorem moves_are_steps : forall g x y, In y (moves g x) <-> step g x y.
Proof.
  intros g x y. unfold moves, step, carries. rewrite in_flat_map. split.
  - intros (p & _ & I). unfold moves_from in I. destruct (on x p) as [|d l] eqn:E; [destruct I|].
    apply in_map_iff in I as (q & <- & I). apply filter_In in I as [_ M].
    apply may_spec in M as (N & L & S & R). exists p, q, d.
    rewrite put_same, put_other, put_same by auto. simpl. repeat split; auto.
    intros r Np Nq. now rewrite !put_other.
  - intros (p & q & d & N & Ep & Eq & Er & L & S & R). exists p. split; [apply in_pegs|].
    unfold moves_from. rewrite Ep. apply in_map_iff. exists q. split.
    + apply stacks_eq. intros r. destruct (peg_dec r q) as [->|Nq]; [now rewrite put_same|].
      rewrite put_other by auto. destruct (peg_dec r p) as [->|Np]; [now rewrite put_same|].
      rewrite put_other by auto. symmetry. auto.
    + apply filter_In. split; [apply in_pegs|]. apply may_spec. repeat split; auto.
      rewrite Eq in R. exact R.
Qed.
