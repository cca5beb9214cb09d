(** * Counting states
    All states of n discs in a list, each once, and the number of those with a property; the
    recursion takes the largest disc off. *)
From Coq Require Import List Arith Lia Bool FinFun.
From Manaus.towers Require Export States.
Import ListNotations.

(** All states of n discs. *)
Fixpoint states (n : nat) : list state :=
  match n with
  | 0 => [[]]
  | S m => map (cons P0) (states m) ++ map (cons P1) (states m) ++ map (cons P2) (states m)
  end.

(** The number of states of n discs with the property f. *)
Definition number (f : state -> bool) (n : nat) : nat := length (filter f (states n)).

Lemma states_are_all s n : In s (states n) <-> length s = n.
Proof.
  revert s; induction n as [|n IH]; intros s; simpl.
  - destruct s; simpl; intuition congruence.
  - rewrite !in_app_iff, !in_map_iff. split.
    + intros [(t & <- & I)|[(t & <- & I)|(t & <- & I)]]; simpl; f_equal; now apply IH.
    + destruct s as [|h t]; simpl; [lia|]. intros E; injection E; intros E'. apply IH in E'.
      destruct h; eauto.
Qed.

Lemma NoDup_join {A} (X Y : list A) :
  NoDup X -> NoDup Y -> (forall x, In x X -> ~ In x Y) -> NoDup (X ++ Y).
Proof.
  induction X as [|x X IH]; simpl; auto. intros DX DY N. inversion DX; subst. constructor.
  - rewrite in_app_iff. intros [|I]; [tauto | now apply (N x) in I; auto].
  - apply IH; auto.
Qed.

Lemma states_are_distinct n : NoDup (states n).
Proof.
  induction n as [|n IH]; simpl; [repeat constructor; auto|].
  assert (D : forall p, NoDup (map (cons p) (states n))).
  { intros; apply Injective_map_NoDup; auto. intros x y E; now injection E. }
  repeat apply NoDup_join; auto; intros x; rewrite ?in_app_iff, ?in_map_iff; firstorder congruence.
Qed.

Lemma number_ext f g n : (forall s, length s = n -> f s = g s) -> number f n = number g n.
Proof.
  intros E. unfold number. f_equal. apply filter_ext_in. intros s I. apply E.
  now apply states_are_all.
Qed.

(** The largest disc is on p0, p1 or p2. *)
Lemma number_split f n : number f (S n)
  = number (fun s => f (P0 :: s)) n + number (fun s => f (P1 :: s)) n
    + number (fun s => f (P2 :: s)) n.
Proof.
  unfold number; simpl.
  assert (H : forall p, length (filter f (map (cons p) (states n)))
      = length (filter (fun s => f (p :: s)) (states n))).
  { intros p. induction (states n) as [|s l IH]; simpl; auto. destruct (f (p :: s)); simpl; auto. }
  rewrite !filter_app, !app_length, !H. apply Nat.add_assoc.
Qed.

Lemma number_true n : number (fun _ => true) n = 3 ^ n.
Proof. induction n; auto. rewrite number_split, IHn, Nat.pow_succ_r'. lia. Qed.

Lemma number_false n : number (fun _ => false) n = 0.
Proof. unfold number. now induction (states n). Qed.

Lemma number_or f g n :
  (forall s, f s && g s = false) -> number (fun s => f s || g s) n = number f n + number g n.
Proof.
  intros D. unfold number. induction (states n) as [|s l IH]; auto. simpl. specialize (D s).
  destruct (f s), (g s); simpl in *; try congruence; lia.
Qed.

(** A state, as a property, is had by one. *)
Definition is (t s : state) : bool := if list_eq_dec peg_dec s t then true else false.

Lemma number_of_one t : number (is t) (length t) = 1.
Proof.
  induction t as [|p t IH]; auto. simpl length. rewrite number_split.
  assert (H : forall q, number (fun s => is (p :: t) (q :: s)) (length t)
      = if peg_dec q p then 1 else 0).
  { intros q. destruct (peg_dec q p) as [->|N].
    - rewrite <- IH. apply number_ext. intros s _. unfold is.
      destruct (list_eq_dec peg_dec s t), (list_eq_dec peg_dec (p :: s) (p :: t)); congruence.
    - rewrite <- (number_false (length t)). apply number_ext. intros s _. unfold is.
      destruct (list_eq_dec peg_dec (q :: s) (p :: t)); congruence. }
  rewrite !H. now destruct p.
Qed.

(** Hanoi on three pegs has 3^n states, which stand in the list [states n], each once. *)
Theorem number_of_states : forall n,
  length (states n) = 3 ^ n /\ NoDup (states n) /\ forall s, In s (states n) <-> length s = n.
Proof.
  intros n. split; [|split; [apply states_are_distinct | intros; apply states_are_all]].
  rewrite <- number_true. unfold number. induction (states n); simpl; congruence.
Qed.
