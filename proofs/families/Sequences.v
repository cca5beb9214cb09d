(** * Sequences by their recurrences
    All that is counted here follows a linear recurrence with whole coefficients, so that its first
    values are the sequence. Two such sequences are equal if these are ([equal_terms_spec]). None
    of one is negative if a chain says so ([nonnegative_spec]): take some multiple of each term from
    the next one, again and again, until what is left has a recurrence without negative
    coefficients; then go back, one induction a step. Roots that are no fractions need no more
    than that, for no root is ever computed. *)
From Coq Require Import List Arith Lia Bool ZArith.
Import ListNotations.
Open Scope Z_scope.

(** The term m places on is the sum of the m terms before it, each times its factor; from [start]
    on, where the first values stand. *)
Record recurrence := { start : nat; factors : list Z }.

(** The first values; those that are not written are 0. *)
Definition terms : Type := list Z.

Definition entry (e : terms) (i : nat) : Z := nth i e 0.

Fixpoint dot (c : list Z) (e : terms) : Z :=
  match c with [] => 0 | a :: c => a * hd 0 e + dot c (tl e) end.

(** The m values that begin one place later. *)
Definition shift_terms (x : recurrence) (e : terms) : terms :=
  let m := length (factors x) in
  map (fun i => if (S i <? m)%nat then entry e (S i) else dot (factors x) e) (seq 0 m).

Fixpoint shift_by (x : recurrence) (k : nat) (e : terms) : terms :=
  match k with O => e | S k => shift_by x k (shift_terms x e) end.

(** The term for n. *)
Definition term (x : recurrence) (e : terms) (n : nat) : Z := entry (shift_by x (n - start x) e) 0.

Fixpoint add_terms (e f : terms) : terms :=
  match e, f with [], f => f | e, [] => e | a :: e, b :: f => (a + b) :: add_terms e f end.

Definition scale_terms (c : Z) (e : terms) : terms := map (Z.mul c) e.
Definition no_terms (e : terms) : bool := forallb (Z.eqb 0) e.
Definition constant (x : recurrence) (c : Z) : terms := repeat c (length (factors x)).
Definition equal_terms (e f : terms) : bool := no_terms (add_terms e (scale_terms (-1) f)).

(** Constants follow the recurrence. *)
Definition constants_recur (x : recurrence) (from : nat) : bool :=
  (start x <=? from)%nat && (1 <=? length (factors x))%nat
  && (fold_right Z.add 0 (factors x) =? 1).

(** ** Sums and multiples, term by term *)
Lemma entry_nil i : entry [] i = 0.
Proof. now destruct i. Qed.

Lemma entry_add e : forall f i, entry (add_terms e f) i = entry e i + entry f i.
Proof. unfold entry. induction e; intros [|b f] [|i]; cbn [add_terms nth]; try lia. apply IHe. Qed.

Lemma entry_scale c e : forall i, entry (scale_terms c e) i = c * entry e i.
Proof. unfold entry, scale_terms. induction e; intros [|i]; cbn [map nth]; try lia. apply IHe. Qed.

Lemma hd_entry e : hd 0 e = entry e 0.
Proof. now destruct e. Qed.

Lemma entry_tl e i : entry (tl e) i = entry e (S i).
Proof. destruct e; [rewrite entry_nil|]; now destruct i. Qed.

Lemma dot_linear c : forall a b e f g, (forall i, entry g i = a * entry e i + b * entry f i) ->
  dot c g = a * dot c e + b * dot c f.
Proof.
  induction c as [|d c IH]; intros a b e f g H; cbn [dot]; [lia|]. rewrite !hd_entry, H.
  rewrite (IH a b (tl e) (tl f) (tl g)); [ring|]. intros i. rewrite !entry_tl. apply H.
Qed.

Lemma entry_shift x e i : let m := length (factors x) in entry (shift_terms x e) i =
  if (i <? m)%nat then (if (S i <? m)%nat then entry e (S i) else dot (factors x) e) else 0.
Proof.
  intros m. unfold entry at 1, shift_terms. fold m.
  set (f := fun i => if (S i <? m)%nat then entry e (S i) else dot (factors x) e).
  destruct (Nat.ltb_spec i m).
  - rewrite (nth_indep _ 0 (f 0%nat)) by (rewrite map_length, seq_length; auto).
    now rewrite (map_nth f), seq_nth.
  - apply nth_overflow. now rewrite map_length, seq_length.
Qed.

Lemma shift_linear x k : forall a b e f g,
  (forall i, entry g i = a * entry e i + b * entry f i) -> forall i,
  entry (shift_by x k g) i = a * entry (shift_by x k e) i + b * entry (shift_by x k f) i.
Proof.
  induction k as [|k IH]; intros a b e f g H i; cbn [shift_by]; auto. apply IH. intros j.
  rewrite !entry_shift, (dot_linear (factors x) a b e f g H), H.
  destruct (j <? _)%nat; [destruct (S j <? _)%nat|]; ring.
Qed.

Lemma term_add x e f n : term x (add_terms e f) n = term x e n + term x f n.
Proof.
  unfold term. rewrite (shift_linear x _ 1 1 e f); [ring|]. intros i. rewrite entry_add. ring.
Qed.

Lemma term_scale x c e n : term x (scale_terms c e) n = c * term x e n.
Proof.
  unfold term. rewrite (shift_linear x _ c 0 e e); [ring|]. intros i. rewrite entry_scale. ring.
Qed.

Lemma term_shift x e n : (start x <= n)%nat -> term x (shift_terms x e) n = term x e (S n).
Proof. intros H. unfold term. now rewrite Nat.sub_succ_l. Qed.

Lemma term_shift_by x k : forall e n, (start x <= n)%nat ->
  term x (shift_by x k e) n = term x e (n + k).
Proof.
  induction k as [|k IH]; intros e n H; cbn [shift_by]; [f_equal; lia|].
  rewrite IH, term_shift by lia. f_equal. lia.
Qed.

Lemma term_none x e n : no_terms e = true -> term x e n = 0.
Proof.
  intros H. assert (Z : forall i, entry e i = 0).
  { unfold entry, no_terms in *. induction e as [|a e IH]; intros [|i]; cbn [nth]; auto;
      cbn [forallb] in H; apply andb_true_iff in H as [A H]; [apply Z.eqb_eq in A | apply IH];
      auto. }
  unfold term. rewrite (shift_linear x _ 0 0 e e); [ring|]. intros i. rewrite Z. ring.
Qed.

Lemma term_nil x n : term x [] n = 0.
Proof. now apply term_none. Qed.

Lemma term_constant x from c n : constants_recur x from = true -> term x (constant x c) n = c.
Proof.
  unfold constants_recur. rewrite !andb_true_iff, Z.eqb_eq, !Nat.leb_le. intros [[_ P] U].
  set (m := length (factors x)) in *.
  assert (D : forall r e, (forall i, (i < length r)%nat -> entry e i = c) ->
    dot r e = c * fold_right Z.add 0 r).
  { induction r as [|a r IH]; intros e H; cbn [dot fold_right]; [ring|].
    rewrite hd_entry, H by (simpl; lia). rewrite IH; [ring|]. intros i I. rewrite entry_tl.
    apply H. simpl. lia. }
  assert (K : forall k e, (forall i, (i < m)%nat -> entry e i = c) ->
    forall i, (i < m)%nat -> entry (shift_by x k e) i = c).
  { induction k as [|k IH]; intros e H i I; cbn [shift_by]; auto. apply IH; auto. intros j J.
    rewrite entry_shift. fold m. destruct (Nat.ltb_spec j m); [|lia].
    destruct (Nat.ltb_spec (S j) m); auto. rewrite (D _ e H), U. ring. }
  unfold term. apply K; [|lia]. intros i I. unfold constant, entry. fold m.
  rewrite (nth_indep _ 0 c) by (rewrite repeat_length; auto). apply nth_repeat.
Qed.

(** Where the first values are equal, all are. *)
Lemma equal_terms_spec x e f n : equal_terms e f = true -> term x e n = term x f n.
Proof. intros H. apply (term_none x _ n) in H. rewrite term_add, term_scale in H. lia. Qed.

(** ** A recurrence for any function *)
(** The sum of the values from n on, each times its factor. *)
Fixpoint weighted (c : list Z) (f : nat -> Z) (n : nat) : Z :=
  match c with [] => 0 | a :: c => a * f n + weighted c f (S n) end.

Lemma weighted_ext c f g : forall n, (forall i, (i < length c)%nat -> f (n + i)%nat = g (n + i)%nat)
  -> weighted c f n = weighted c g n.
Proof.
  induction c as [|a c IH]; intros n H; cbn [weighted]; auto. f_equal.
  - specialize (H 0%nat). rewrite Nat.add_0_r in H. rewrite H; auto. simpl. lia.
  - apply IH. intros i I. specialize (H (S i)). rewrite Nat.add_succ_r in H. apply H. simpl. lia.
Qed.

Lemma weighted_scale c d f : forall n, weighted c (fun i => d * f i) n = d * weighted c f n.
Proof. induction c as [|a c IH]; intros n; cbn [weighted]; [ring|]. rewrite IH. ring. Qed.

Lemma weighted_later c f : forall n, weighted c (fun i => f (S i)) n = weighted c f (S n).
Proof. induction c as [|a c IH]; intros n; cbn [weighted]; auto. now rewrite IH. Qed.

Lemma weighted_nonnegative c : forall f n, forallb (Z.leb 0) c = true ->
  (forall i, (i < length c)%nat -> 0 <= f (n + i)%nat) -> 0 <= weighted c f n.
Proof.
  induction c as [|a c IH]; intros f n H P; cbn [weighted]; [lia|]. cbn [forallb] in H.
  apply andb_true_iff in H as [A H]. apply Z.leb_le in A.
  pose proof (P 0%nat ltac:(simpl; lia)) as P0. rewrite Nat.add_0_r in P0.
  assert (0 <= weighted c f (S n)); [|nia]. apply IH; auto. intros i I. specialize (P (S i)).
  rewrite Nat.add_succ_r in P. apply P. simpl. lia.
Qed.

(** The values beyond the first, as the recurrence has them. *)
Lemma shift_after x k : forall e, shift_by x (S k) e = shift_terms x (shift_by x k e).
Proof.
  induction k as [|k IH]; intros e; auto. apply (IH (shift_terms x e)).
Qed.

Lemma entry_shift_by x e i : forall k, (i < length (factors x))%nat ->
  entry (shift_by x k e) i = term x e (start x + (k + i)).
Proof.
  induction i as [|i IH]; intros k I; [unfold term; do 2 f_equal; lia|].
  specialize (IH (S k) ltac:(lia)). rewrite shift_after, entry_shift in IH.
  destruct (Nat.ltb_spec i (length (factors x))); [|lia].
  destruct (Nat.ltb_spec (S i) (length (factors x))); [|lia]. rewrite IH. f_equal. lia.
Qed.

Lemma term_recurs x e n : (1 <= length (factors x))%nat -> (start x <= n)%nat ->
  term x e (n + length (factors x)) = weighted (factors x) (term x e) n.
Proof.
  intros P H. set (k := (n - start x)%nat). set (m := length (factors x)) in *.
  assert (D : forall c f j, (forall i, (i < length c)%nat -> entry f i = term x e (j + i)) ->
    dot c f = weighted c (term x e) j).
  { induction c as [|a c IH]; intros f j E; cbn [dot weighted]; auto.
    rewrite hd_entry, E, Nat.add_0_r by (simpl; lia). f_equal. apply IH. intros i I.
    rewrite entry_tl, E by (simpl; lia). f_equal. lia. }
  transitivity (entry (shift_by x (S k) e) (m - 1)).
  - rewrite entry_shift_by by (unfold m in *; lia). f_equal. lia.
  - rewrite shift_after, entry_shift. fold m. destruct (Nat.ltb_spec (m - 1) m); [|lia].
    destruct (Nat.ltb_spec (S (m - 1)) m); [lia|]. apply D. intros i I.
    rewrite entry_shift_by by auto. f_equal. lia.
Qed.

(** The same sequence from k places on. *)
Definition from_later (x : recurrence) (k : nat) : recurrence :=
  {| start := start x + k; factors := factors x |}.

Lemma term_from_later x k e n : (start x + k <= n)%nat ->
  term (from_later x k) (shift_by x k e) n = term x e n.
Proof.
  intros L. unfold term. cbn [from_later start]. f_equal.
  replace (n - start x)%nat with (k + (n - (start x + k)))%nat by lia.
  assert (A : forall j e, shift_by (from_later x k) j e = shift_by x j e)
    by (induction j; intros; simpl; auto).
  assert (B : forall i j e, shift_by x j (shift_by x i e) = shift_by x (i + j) e)
    by (induction i; intros; simpl; auto).
  now rewrite A, B.
Qed.

(** A function with that recurrence is known by as many values. *)
Lemma recurrence_determines c f g from : (1 <= length c)%nat ->
  (forall n, (from <= n)%nat -> f (n + length c)%nat = weighted c f n) ->
  (forall n, (from <= n)%nat -> g (n + length c)%nat = weighted c g n) ->
  (forall i, (i < length c)%nat -> f (from + i)%nat = g (from + i)%nat) ->
  forall n, (from <= n)%nat -> f n = g n.
Proof.
  intros P F G H n. induction n as [n IH] using lt_wf_ind. intros L.
  destruct (le_lt_dec (from + length c) n) as [K|K].
  - replace n with (n - length c + length c)%nat by lia. rewrite F, G by lia.
    apply weighted_ext. intros i I. apply IH; lia.
  - replace n with (from + (n - from))%nat by lia. apply H. lia.
Qed.

(** ** No term is negative *)
(** The multiples that are taken; perhaps one more, [extra]; and the recurrence of what is left, to
    which [delta] times what it was left of is added if there is an [extra]. *)
Record chain := { strip : list Z; extra : option Z; delta : Z; closing : list Z }.

(** Each term without l times the one before. *)
Definition without (x : recurrence) (l : Z) (e : terms) : terms :=
  add_terms (shift_terms x e) (scale_terms (- l) e).

Fixpoint combined (x : recurrence) (c : list Z) (e : terms) : terms :=
  match c with
  | [] => []
  | a :: c => add_terms (scale_terms a e) (combined x c (shift_terms x e))
  end.

Definition closes (x : recurrence) (from : nat) (c : chain) (e : terms) : bool :=
  let m := length (closing c) in
  let '(u, rest) := match extra c with
    | None => (e, [])
    | Some l => (without x l e, scale_terms (delta c) e)
    end in
  match extra c with
  | None => true
  | Some l => (0 <=? l) && (0 <=? delta c) && (0 <=? term x e from)
  end
  && forallb (Z.leb 0) (closing c)
  && forallb (fun i => 0 <=? term x u (from + i)) (seq 0 m)
  && equal_terms (shift_by x m u) (add_terms (combined x (closing c) u) rest).

Fixpoint strips (x : recurrence) (from : nat) (c : chain) (ls : list Z) (e : terms) : bool :=
  match ls with
  | [] => no_terms e || closes x from c e
  | l :: ls => (0 <=? l) && (0 <=? term x e from) && strips x from c ls (without x l e)
  end.

(** Some chain of the list will do. *)
Definition nonnegative (x : recurrence) (from : nat) (cs : list chain) (e : terms) : bool :=
  (start x <=? from)%nat && (no_terms e || existsb (fun c => strips x from c (strip c) e) cs).

Lemma term_without x l e n : (start x <= n)%nat ->
  term x (without x l e) n = term x e (S n) - l * term x e n.
Proof. intros H. unfold without. rewrite term_add, term_scale, term_shift by auto. ring. Qed.

Lemma term_combined x c : forall e n, (start x <= n)%nat ->
  term x (combined x c e) n = weighted c (term x e) n.
Proof.
  induction c as [|a c IH]; intros e n H; cbn [combined weighted]; [apply term_nil|].
  rewrite term_add, term_scale, IH by auto. f_equal. rewrite <- weighted_later.
  apply weighted_ext. intros i _. apply term_shift. lia.
Qed.

(** The terms of another recurrence, perhaps one that begins earlier or is shorter. *)
Definition has_recurrence (x : recurrence) (e : terms) (y : recurrence) (f : terms) : bool :=
  let m := length (factors y) in
  (start y <=? start x)%nat && (1 <=? m)%nat
  && forallb (fun i => term x e (start x + i) =? term y f (start x + i)) (seq 0 m)
  && equal_terms (shift_by x m e) (combined x (factors y) e).

Lemma has_recurrence_spec x e y f n : has_recurrence x e y f = true -> (start x <= n)%nat ->
  term x e n = term y f n.
Proof.
  unfold has_recurrence. rewrite !andb_true_iff, !Nat.leb_le, forallb_forall.
  intros [[[S P] V] E]. apply (recurrence_determines (factors y)); auto.
  - intros k L. rewrite <- term_shift_by, (equal_terms_spec x _ _ k E) by auto.
    now apply term_combined.
  - intros k L. apply term_recurs; lia.
  - intros i I. apply Z.eqb_eq, V, in_seq. lia.
Qed.

(** From one term to the next: with a multiple that is not negative, and what is left. *)
Lemma grows (s u : nat -> Z) l from : 0 <= l -> 0 <= s from ->
  (forall n, (from <= n)%nat -> s (S n) = l * s n + u n) ->
  forall n, (from <= n)%nat -> (forall i, (from <= i < n)%nat -> 0 <= u i) -> 0 <= s n.
Proof.
  intros L S R n H. induction H as [|n H IH]; intros U; auto. rewrite R by auto.
  assert (0 <= s n) by (apply IH; intros; apply U; lia). specialize (U n). nia.
Qed.

Lemma weighted_grows (u r : nat -> Z) c from :
  forallb (Z.leb 0) c = true -> (forall i, (i < length c)%nat -> 0 <= u (from + i)%nat) ->
  (forall n, (from <= n)%nat -> u (n + length c)%nat = weighted c u n + r n) ->
  (forall n, (from <= n)%nat -> (forall i, (from <= i < n)%nat -> 0 <= u i) -> 0 <= r n) ->
  forall n, (from <= n)%nat -> 0 <= u n.
Proof.
  intros C F R N n. induction n as [n IH] using lt_wf_ind. intros H.
  destruct (le_lt_dec (from + length c) n) as [G|G].
  - replace n with (n - length c + length c)%nat by lia. rewrite R by lia.
    assert (0 <= weighted c u (n - length c))
      by (apply weighted_nonnegative; auto; intros; apply IH; lia).
    specialize (N (n - length c)%nat ltac:(lia)). enough (0 <= r (n - length c)%nat) by lia.
    apply N. intros. apply IH; lia.
  - replace n with (from + (n - from))%nat by lia. apply F. lia.
Qed.

Lemma closes_spec x from c e : (start x <= from)%nat -> closes x from c e = true ->
  forall n, (from <= n)%nat -> 0 <= term x e n.
Proof.
  intros St H. unfold closes in H.
  assert (K : forall u rest, forallb (Z.leb 0) (closing c) = true ->
    forallb (fun i => 0 <=? term x u (from + i)) (seq 0 (length (closing c))) = true ->
    equal_terms (shift_by x (length (closing c)) u) (add_terms (combined x (closing c) u) rest)
      = true ->
    (forall n, (from <= n)%nat -> (forall i, (from <= i < n)%nat -> 0 <= term x u i) ->
      0 <= term x rest n) ->
    forall n, (from <= n)%nat -> 0 <= term x u n).
  { intros u rest C F E N. apply (weighted_grows _ (term x rest) (closing c)); auto.
    - intros i I. rewrite forallb_forall in F. apply Z.leb_le, F, in_seq. lia.
    - intros n L. rewrite <- term_shift_by, (equal_terms_spec x _ _ n E), term_add, term_combined
        by lia. auto. }
  destruct (extra c) as [l|]; rewrite !andb_true_iff in H.
  - destruct H as [[[[[L D] P] C] F] E]. apply Z.leb_le in L, D, P.
    assert (G : forall n, (from <= n)%nat ->
      (forall i, (from <= i < n)%nat -> 0 <= term x (without x l e) i) -> 0 <= term x e n).
    { apply (grows _ _ l); auto. intros n Ln. rewrite term_without by lia. ring. }
    intros n Ln. apply G; auto. intros i I. apply (K _ _ C F E); [|lia].
    intros k Lk U. rewrite term_scale. specialize (G k Lk U). nia.
  - destruct H as [[[_ C] F] E]. apply (K _ _ C F E). intros. rewrite term_nil. lia.
Qed.

(** A sequence that is accepted has no negative term from there on. *)
Lemma nonnegative_spec x from cs e : nonnegative x from cs e = true ->
  forall n, (from <= n)%nat -> 0 <= term x e n.
Proof.
  unfold nonnegative. rewrite andb_true_iff, orb_true_iff, Nat.leb_le.
  intros [St [H|H]] n L; [rewrite (term_none x e n H); lia|].
  apply existsb_exists in H as (c & _ & H). revert e H n L.
  induction (strip c) as [|l ls IH]; intros e H n L; cbn [strips] in H.
  - apply orb_true_iff in H as [H|H]; [rewrite (term_none x e n H); lia|].
    now apply (closes_spec x from c).
  - rewrite !andb_true_iff, !Z.leb_le in H. destruct H as [[P F] H].
    apply (grows _ (term x (without x l e)) l from); auto.
    + intros k Lk. rewrite term_without by lia. ring.
    + intros i I. apply IH; auto. lia.
Qed.
