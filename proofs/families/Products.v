(** * Products of sequences
    A sequence is a sum of the first values, each times a sequence of its own; so the product of
    two is the sum over a matrix, that of the products of their first values. Where the matrices of
    later products, each times a factor, add up to none, the product has that recurrence
    ([product_spec]), and no root is asked for. *)
From Coq Require Import List Arith Lia Bool ZArith.
From Manaus.families Require Export Sequences.
Import ListNotations.
Open Scope Z_scope.

(** Matrices by their rows; those that are not written are 0. *)
Definition rows : Type := list terms.

Fixpoint add_rows (M N : rows) : rows :=
  match M, N with [], N => N | M, [] => M | r :: M, s :: N => add_terms r s :: add_rows M N end.
Definition scale_rows (c : Z) (M : rows) : rows := map (scale_terms c) M.
Definition outer (a b : terms) : rows := map (fun p => scale_terms p b) a.

Section Products.
Variables x y : recurrence.

(** The sum over a matrix. *)
Definition sum_at (M : rows) (n : nat) : Z := term x (map (fun r => term y r n) M) n.

(** The products from some n on, each times its factor. *)
Fixpoint products (c : list Z) (a b : terms) : rows :=
  match c with
  | [] => []
  | k :: c => add_rows (scale_rows k (outer a b)) (products c (shift_terms x a) (shift_terms y b))
  end.

Definition product (z : recurrence) (a b : terms) : terms :=
  map (fun i => term x a (start z + i) * term y b (start z + i)) (seq 0 (length (factors z))).

Definition product_check (z : recurrence) (a b : terms) : bool :=
  let m := length (factors z) in
  (start x <=? start z)%nat && (start y <=? start z)%nat && (1 <=? m)%nat
  && forallb no_terms (add_rows (outer (shift_by x m a) (shift_by y m b))
       (scale_rows (-1) (products (factors z) a b))).

Lemma sum_at_add M N n : sum_at (add_rows M N) n = sum_at M n + sum_at N n.
Proof.
  unfold sum_at. rewrite <- term_add. f_equal. revert N. induction M as [|r M IH]; intros [|s N];
    cbn [add_rows map add_terms]; auto. now rewrite term_add, IH.
Qed.

Lemma sum_at_scale c M n : sum_at (scale_rows c M) n = c * sum_at M n.
Proof.
  unfold sum_at. rewrite <- term_scale. f_equal. unfold scale_rows, scale_terms at 2.
  rewrite !map_map. apply map_ext. intros r. apply term_scale.
Qed.

Lemma sum_at_outer a b n : sum_at (outer a b) n = term x a n * term y b n.
Proof.
  unfold sum_at, outer. rewrite map_map, Z.mul_comm, <- term_scale. f_equal.
  apply map_ext. intros p. rewrite term_scale. ring.
Qed.

Lemma sum_at_none M n : forallb no_terms M = true -> sum_at M n = 0.
Proof.
  intros H. apply term_none. induction M as [|r M IH]; auto. cbn [forallb] in H.
  apply andb_true_iff in H as [R H]. cbn [map no_terms forallb]. rewrite term_none by auto.
  now apply IH.
Qed.

Lemma sum_at_products c : forall a b n, (start x <= n)%nat -> (start y <= n)%nat ->
  sum_at (products c a b) n = weighted c (fun k => term x a k * term y b k) n.
Proof.
  induction c as [|k c IH]; intros a b n X Y; cbn [products weighted];
    [unfold sum_at; simpl; apply term_nil|].
  rewrite sum_at_add, sum_at_scale, sum_at_outer, IH by auto. f_equal.
  rewrite <- weighted_later. apply weighted_ext. intros i _. rewrite !term_shift by lia. auto.
Qed.

Theorem product_spec : forall z a b n, product_check z a b = true -> (start z <= n)%nat ->
  term z (product z a b) n = term x a n * term y b n.
Proof.
  unfold product_check. intros z a b n H L. rewrite !andb_true_iff, !Nat.leb_le in H.
  destruct H as [[[X Y] P] H]. symmetry. revert n L.
  apply (recurrence_determines (factors z) (fun k => term x a k * term y b k)); auto.
  - intros k L. apply (sum_at_none _ k) in H.
    rewrite sum_at_add, sum_at_scale, sum_at_outer, sum_at_products in H by lia.
    rewrite !term_shift_by in H by lia. lia.
  - intros k L. apply term_recurs; lia.
  - intros i I. pose proof (entry_shift_by z (product z a b) i 0 I) as E. simpl in E.
    rewrite <- E. unfold product, entry.
    set (f := fun i => term x a (start z + i) * term y b (start z + i)).
    rewrite (nth_indep _ 0 (f 0%nat)) by (rewrite map_length, seq_length; auto).
    now rewrite (map_nth f), seq_nth.
Qed.
End Products.
