(** * Closed forms of sequences
    Powers of n times powers of numbers, [[b^n (c0 + c1 n + ...)]], added up: where such a sum has
    the first values and the recurrence of a sequence, it is that sequence ([has_form_spec]). That
    it has the recurrence is an identity of polynomials for each base alone. *)
From Coq Require Import List Arith Lia Bool ZArith.
From Manaus.families Require Export Sequences.
Import ListNotations.
Open Scope Z_scope.

(** A polynomial by its coefficients, the constant first, and its value. *)
Fixpoint poly (p : list Z) (x : Z) : Z := match p with [] => 0 | a :: p => a + x * poly p x end.

Definition piece (b : Z) (p : list Z) (n : nat) : Z := b ^ Z.of_nat n * poly p (Z.of_nat n).

(** The bases, each with its polynomial. *)
Definition form : Type := list (Z * list Z).

Fixpoint form_value (f : form) (n : nat) : Z :=
  match f with [] => 0 | (b, p) :: f => piece b p n + form_value f n end.

Fixpoint add_poly (p q : list Z) : list Z :=
  match p, q with [], q => q | p, [] => p | a :: p, b :: q => (a + b) :: add_poly p q end.

Definition scale_poly (c : Z) (p : list Z) : list Z := map (Z.mul c) p.

(** The polynomial at x + 1. *)
Fixpoint poly_later (p : list Z) : list Z :=
  match p with
  | [] => []
  | a :: p => let q := poly_later p in add_poly [a] (add_poly q (0 :: q))
  end.

Definition later (b : Z) (p : list Z) : list Z := scale_poly b (poly_later p).

Fixpoint later_by (b : Z) (k : nat) (p : list Z) : list Z :=
  match k with O => p | S k => later_by b k (later b p) end.

Fixpoint weighted_poly (b : Z) (c p : list Z) : list Z :=
  match c with [] => [] | a :: c => add_poly (scale_poly a p) (weighted_poly b c (later b p)) end.

Definition piece_recurs (c : list Z) (b : Z) (p : list Z) : bool :=
  forallb (Z.eqb 0)
    (add_poly (later_by b (length c) p) (scale_poly (-1) (weighted_poly b c p))).

Definition has_form (x : recurrence) (e : terms) (times : Z) (f : form) : bool :=
  (1 <=? length (factors x))%nat
  && forallb (fun i => times * entry e i =? form_value f (start x + i))
    (seq 0 (length (factors x)))
  && forallb (fun '(b, p) => piece_recurs (factors x) b p) f.

Lemma poly_add p : forall q x, poly (add_poly p q) x = poly p x + poly q x.
Proof. induction p as [|a p IH]; intros [|b q] x; simpl; try lia. rewrite IH. ring. Qed.

Lemma poly_scale c p x : poly (scale_poly c p) x = c * poly p x.
Proof.
  unfold scale_poly. induction p as [|a p IH]; cbn [map poly]; [ring|]. rewrite IH. ring.
Qed.

Lemma poly_later_spec p x : poly (poly_later p) x = poly p (x + 1).
Proof.
  induction p as [|a p IH]; cbn [poly_later]; auto. rewrite !poly_add. cbn [poly].
  rewrite IH. ring.
Qed.

Lemma piece_add b p q n : piece b (add_poly p q) n = piece b p n + piece b q n.
Proof. unfold piece. rewrite poly_add. ring. Qed.

Lemma piece_scale b c p n : piece b (scale_poly c p) n = c * piece b p n.
Proof. unfold piece. rewrite poly_scale. ring. Qed.

Lemma piece_later b p n : piece b (later b p) n = piece b p (S n).
Proof.
  unfold piece, later. rewrite poly_scale, poly_later_spec, Nat2Z.inj_succ, Z.pow_succ_r by lia.
  unfold Z.succ. ring.
Qed.

Lemma piece_later_by b k : forall p n, piece b (later_by b k p) n = piece b p (n + k).
Proof.
  induction k as [|k IH]; intros p n; cbn [later_by]; [f_equal; lia|].
  rewrite IH, piece_later. f_equal. lia.
Qed.

Lemma piece_weighted b c : forall p n, piece b (weighted_poly b c p) n = weighted c (piece b p) n.
Proof.
  induction c as [|a c IH]; intros p n; cbn [weighted_poly weighted];
    [unfold piece; cbn [poly]; ring|].
  rewrite piece_add, piece_scale, IH, <- weighted_later. f_equal. apply weighted_ext.
  intros i _. apply piece_later.
Qed.

Lemma piece_recurs_spec c b p n :
  piece_recurs c b p = true -> piece b p (n + length c) = weighted c (piece b p) n.
Proof.
  intros H. rewrite <- piece_later_by, <- piece_weighted.
  enough (K : piece b (add_poly (later_by b (length c) p)
    (scale_poly (-1) (weighted_poly b c p))) n = 0)
    by (rewrite piece_add, piece_scale in K; lia).
  unfold piece_recurs in H. unfold piece. generalize (Z.of_nat n) at 2. revert H.
  generalize (add_poly (later_by b (length c) p) (scale_poly (-1) (weighted_poly b c p))).
  intros q H x. enough (poly q x = 0) by nia. induction q as [|a q IH]; auto.
  cbn [forallb poly] in *. apply andb_true_iff in H as [A H]. apply Z.eqb_eq in A.
  rewrite IH by auto. lia.
Qed.

Lemma weighted_add c f g : forall n,
  weighted c (fun i => f i + g i) n = weighted c f n + weighted c g n.
Proof. induction c as [|a c IH]; intros n; cbn [weighted]; [ring|]. rewrite IH. ring. Qed.

(** A sequence, so many times, is the form that its first values and its recurrence have. *)
Theorem has_form_spec : forall x e times f n, has_form x e times f = true ->
  (start x <= n)%nat -> times * term x e n = form_value f n.
Proof.
  intros x e times f n H L. unfold has_form in H.
  rewrite !andb_true_iff, Nat.leb_le, !forallb_forall in H. destruct H as [[P F] R].
  set (m := length (factors x)) in *.
  assert (V : forall k, form_value f (k + m) = weighted (factors x) (form_value f) k).
  { intros k. clear F. induction f as [|[b p] f IH]; cbn [form_value].
    - rewrite (weighted_ext _ _ (fun _ => 0 * 0) k) by auto. rewrite weighted_scale. ring.
    - rewrite IH by (intros; apply R; now right).
      pose proof (piece_recurs_spec (factors x) b p k (R (b, p) (or_introl eq_refl))) as E.
      fold m in E. now rewrite E, <- weighted_add. }
  apply (recurrence_determines (factors x) (fun k => times * term x e k) (form_value f) (start x));
    auto.
  - intros k Lk. fold m. unfold m. rewrite term_recurs by lia. now rewrite weighted_scale.
  - intros i I. fold m in I. specialize (F i ltac:(apply in_seq; lia)). apply Z.eqb_eq in F.
    rewrite <- F. f_equal. exact (eq_sym (entry_shift_by x e i 0 I)).
Qed.
