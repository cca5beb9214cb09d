(** * Playing a list of instructions
    An algorithm says which disc to move from which peg to which: a list of instructions. To play it
    is to carry them out one after another; the play stops where one breaks a rule. What is played
    to its end is a walk by the rules. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.towers Require Export Hanoi.
Import ListNotations.

(** Disc d stands on p, and neither p nor q has a smaller one. *)
Fixpoint carry_out (i : instruction) (s : state) : option state :=
  match s with
  | [] => None
  | h :: t => let '(d, p, q) := i in
      if d =? S (length t) then
        if peg_dec h p then if peg_dec p q then None
        else if in_dec peg_dec p t then None else if in_dec peg_dec q t then None
        else Some (q :: t) else None
      else option_map (cons h) (carry_out i t)
  end.

Fixpoint play (l : list instruction) (s : state) : option state :=
  match l with
  | [] => Some s
  | i :: l => match carry_out i s with None => None | Some t => play l t end
  end.

Lemma carry_out_move i s t : carry_out i s = Some t -> move s t.
Proof.
  destruct i as [[d p] q]. revert t; induction s as [|h s IH]; simpl; intros t E; [discriminate|].
  destruct (d =? S (length s)).
  - destruct (peg_dec h p), (peg_dec p q), (in_dec peg_dec p s), (in_dec peg_dec q s);
      try discriminate.
    injection E as <-. subst. now apply largest.
  - destruct (carry_out (d, p, q) s); [|discriminate]. injection E as <-. now apply smaller, IH.
Qed.

Lemma play_walk l s t : play l s = Some t -> walk move (length l) s t.
Proof.
  revert s; induction l as [|i l IH]; simpl; intros s E.
  - injection E as <-. apply here.
  - destruct (carry_out i s) as [u|] eqn:C; [|discriminate]. eapply go; eauto using carry_out_move.
Qed.

Lemma play_app l k s : play (l ++ k) s = match play l s with None => None | Some t => play k t end.
Proof.
  revert s; induction l as [|i l IH]; simpl; intros s; auto. destruct (carry_out i s); auto. Qed.

Lemma carry_out_bound i s t : carry_out i s = Some t -> disc_of i <= length s.
Proof.
  destruct i as [[d p] q]. revert t; induction s as [|h s IH]; simpl; intros t E; [discriminate|].
  destruct (d =? S (length s)) eqn:D; [apply Nat.eqb_eq in D; unfold disc_of; simpl; lia|].
  destruct (carry_out (d, p, q) s) as [u|]; [|discriminate]. specialize (IH u eq_refl). lia.
Qed.

(** A larger disc that stands still does not matter. *)
Lemma play_above h l s t : play l s = Some t -> play l (h :: s) = Some (h :: t).
Proof.
  revert s; induction l as [|i l IH]; cbn [play]; intros s E; [congruence|].
  destruct (carry_out i s) as [u|] eqn:C; [|discriminate].
  assert (A : carry_out i (h :: s) = Some (h :: u)).
  { pose proof (carry_out_bound i s u C) as B. destruct i as [[d p] q].
    unfold disc_of in B. simpl in *. destruct (d =? S (length s)) eqn:D.
    - apply Nat.eqb_eq in D. lia.
    - now rewrite C. }
  rewrite A. auto.
Qed.

(** The largest disc goes over the others, which stand on the third peg. *)
Lemma carry_largest n p q : p <> q ->
  carry_out (S n, p, q) (p :: all (third p q) n) = Some (q :: all (third p q) n).
Proof.
  intros N. destruct (third_ne p q N) as [Np Nq]. simpl. rewrite all_length, Nat.eqb_refl.
  destruct (peg_dec p p), (peg_dec p q); try congruence.
  destruct (in_dec peg_dec p (all (third p q) n)) as [I|]; [now apply not_in_all in I; auto|].
  destruct (in_dec peg_dec q (all (third p q) n)) as [I|]; [now apply not_in_all in I; auto|].
  reflexivity.
Qed.
