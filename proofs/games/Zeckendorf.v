(** * Zeckendorf's theorem

    The Fibonacci numbers are f 1 = 1, f 2 = 2, f (n + 2) = f (n + 1) + f n.  A set of positive
    integers without two consecutive ones is written as the list of its elements, the largest first,
    each at least 2 more than the next.  The sum over such a set is less than the Fibonacci number
    after its largest; existence then follows by taking the largest number that fits, and uniqueness
    because the largest index is determined by the sum. *)
From Coq Require Import List Arith Lia Bool.
Import ListNotations.

(** f 0 = 1 serves the recursion only: no set contains 0. *)
Fixpoint fib_pair (n : nat) : nat * nat :=
  match n with 0 => (1, 1) | S m => let (a, b) := fib_pair m in (b, a + b) end.
Definition f (n : nat) : nat := fst (fib_pair n).

(** The sum of the f i over the elements i of a set. *)
Definition fsum (I : list nat) : nat := fold_right (fun i total => f i + total) 0 I.

(** A set of integers from 1 to [most] without two consecutive ones, the largest first. *)
Fixpoint sparse (most : nat) (I : list nat) : Prop :=
  match I with
  | [] => True
  | i :: rest => 1 <= i <= most /\ sparse (i - 2) rest
  end.

(** ** Fibonacci numbers *)

Theorem f_1 : f 1 = 1. Proof. reflexivity. Qed.
Theorem f_2 : f 2 = 2. Proof. reflexivity. Qed.

Theorem f_step : forall n, f (S (S n)) = f (S n) + f n.
Proof.
  intros n. unfold f. simpl. destruct (fib_pair n) as [a b]. simpl. lia.
Qed.

Lemma f_positive : forall n, 1 <= f n.
Proof.
  assert (H : forall n, 1 <= f n /\ 1 <= f (S n)).
  { induction n as [|n [IH1 IH2]]; [split; unfold f; simpl; lia|]. rewrite f_step. lia. }
  apply H.
Qed.

Lemma f_grows : forall n, 1 <= n -> f n < f (S n).
Proof.
  intros n Hn. destruct n as [|n]; [lia|]. rewrite f_step. pose proof (f_positive n). lia.
Qed.

Lemma f_monotone : forall m n, m <= n -> f m <= f n.
Proof.
  intros m n H. induction H as [|n H IH]; [lia|].
  destruct n as [|n]; [assert (m = 0) as -> by lia; unfold f in *; simpl in *; lia|].
  pose proof (f_grows (S n) ltac:(lia)). lia.
Qed.

Lemma f_strictly : forall m n, 1 <= m -> m < n -> f m < f n.
Proof.
  intros m n Hm H. pose proof (f_grows m Hm). pose proof (f_monotone (S m) n H). lia.
Qed.

Lemma f_unbounded : forall n, n <= f n.
Proof.
  induction n as [|n IH]; [lia|]. destruct n as [|n]; [unfold f; simpl; lia|].
  pose proof (f_grows (S n) ltac:(lia)). lia.
Qed.

(** ** Sums of non-consecutive Fibonacci numbers *)

(** @proves carvalho2013/lemma-2.8.1
    The sum of the f i over a set of positive integers at most n without two consecutive ones is
    less than f (n + 1). *)
Theorem sum_below_next : forall (n : nat) (I : list nat), sparse n I -> fsum I < f (S n).
Proof.
  intros n I. revert n. induction I as [|i rest IH]; intros n Hs; simpl.
  - pose proof (f_positive (S n)). lia.
  - destruct Hs as [Hi Hrest]. apply IH in Hrest.
    pose proof (f_monotone (S i) (S n) ltac:(lia)).
    destruct i as [|[|i]]; [lia| |].
    + simpl in Hrest. unfold f in *. simpl in *. lia.
    + replace (S (S i) - 2) with i in Hrest by lia. rewrite (f_step (S i)) in *. lia.
Qed.

Lemma sparse_weaken : forall m n I, m <= n -> sparse m I -> sparse n I.
Proof. intros m n [|i rest] H; simpl; [auto|]. intros [Hi Hs]. split; [lia|exact Hs]. Qed.

Lemma sum_at_least_first : forall i rest, f i <= fsum (i :: rest).
Proof. intros i rest. simpl. lia. Qed.

(** The largest index: the Fibonacci number below a number. *)
Lemma between_two : forall N, 0 < N -> exists k, 1 <= k /\ f k <= N < f (S k).
Proof.
  intros N HN.
  assert (H : forall n, N < f (S n) -> exists k, 1 <= k /\ f k <= N < f (S k)).
  { induction n as [|n IH]; intros Hlt; [unfold f in Hlt; simpl in Hlt; lia|].
    destruct (Nat.lt_ge_cases N (f (S n))) as [H|H]; [apply IH, H|].
    exists (S n). lia. }
  apply (H N). pose proof (f_unbounded (S N)). lia.
Qed.

(** @proves carvalho2013/theorem-2.8.2-zeckendorf
    Every positive integer is the sum of the f i over a set of positive integers without two
    consecutive ones. *)
Theorem zeckendorf_exists : forall N : nat, 0 < N -> exists I, sparse N I /\ fsum I = N.
Proof.
  assert (H : forall n N, N <= n -> forall k, N < f (S k) -> exists I, sparse k I /\ fsum I = N).
  { induction n as [|n IH]; intros N HN k Hk.
    - exists []. simpl. split; [exact I|lia].
    - destruct (Nat.eq_dec N 0) as [->|H0]; [exists []; simpl; auto|].
      destruct (between_two N ltac:(lia)) as [j [Hj [Hlow Hhigh]]].
      assert (Hjk : j <= k).
      { destruct (Nat.le_gt_cases j k) as [|Hgt]; [assumption|].
        pose proof (f_monotone (S k) j Hgt). lia. }
      pose proof (f_positive j).
      destruct (IH (N - f j) ltac:(lia) (j - 2)) as [I [Hs Hsum]].
      + destruct j as [|[|j]]; [lia|unfold f in *; simpl in *; lia|].
        replace (S (S j) - 2) with j by lia. rewrite (f_step (S j)) in Hhigh. lia.
      + exists (j :: I). simpl. repeat split; auto; lia. }
  intros N HN. apply (H N N (le_n N) N). pose proof (f_unbounded (S N)). lia.
Qed.

Lemma first_index_determined : forall i rest n, sparse n (i :: rest) ->
  f i <= fsum (i :: rest) < f (S i).
Proof.
  intros i rest n [Hi Hs]. split; [apply sum_at_least_first|].
  apply sum_below_next. simpl. split; [lia|exact Hs].
Qed.

(** @proves carvalho2013/theorem-2.8.2-zeckendorf
    There is only one such set. *)
Theorem zeckendorf_unique : forall (m n : nat) (I J : list nat),
  sparse m I -> sparse n J -> fsum I = fsum J -> I = J.
Proof.
  intros m n I. revert m n. induction I as [|i rest IH]; intros m n [|j more] HI HJ Hsum.
  - reflexivity.
  - simpl in Hsum. pose proof (f_positive j). lia.
  - simpl in Hsum. pose proof (f_positive i). lia.
  - pose proof (first_index_determined i rest m HI) as Hi.
    pose proof (first_index_determined j more n HJ) as Hj.
    assert (i = j) as <-.
    { destruct (Nat.lt_trichotomy i j) as [H|[H|H]]; [|exact H|].
      - pose proof (f_monotone (S i) j H). lia.
      - pose proof (f_monotone (S j) i H). lia. }
    f_equal. destruct HI as [_ HI], HJ as [_ HJ]. apply (IH (i - 2) (i - 2)); auto.
    simpl in Hsum. lia.
Qed.

(** ** The parts, computed: the largest Fibonacci number that fits, again and again *)

Fixpoint parts_from (k N : nat) : list nat :=
  match k with
  | 0 => []
  | S j => if f k <=? N then k :: parts_from (j - 1) (N - f k) else parts_from j N
  end.

(** The first index k, from a given one on, with N < f (k + 1). *)
Fixpoint index_above (tries k N : nat) : nat :=
  match tries with
  | 0 => k
  | S n => if N <? f (S k) then k else index_above n (S k) N
  end.

(** The indices of the Zeckendorf representation, the largest first. *)
Definition zeckendorf (N : nat) : list nat := parts_from (index_above N 0 N) N.

Lemma parts_add_up : forall n k N, k < n -> N < f (S k) ->
  sparse k (parts_from k N) /\ fsum (parts_from k N) = N.
Proof.
  induction n as [|n IH]; intros k N Hn HN; [lia|]. destruct k as [|j].
  - unfold f in HN. simpl in *. lia.
  - simpl parts_from. destruct (Nat.leb_spec (f (S j)) N) as [Hle|Hlt].
    + destruct (IH (j - 1) (N - f (S j))) as [Hs Hsum]; [lia| |].
      * rewrite f_step in HN. destruct j as [|j]; [unfold f in *; simpl in *; lia|].
        replace (S (S j - 1)) with (S j) by lia. lia.
      * simpl. replace (j - 0) with j by lia. rewrite Hsum.
        replace (match j with 0 => 0 | S l => l end) with (j - 1) by (destruct j; simpl; lia).
        split; [split; [lia|exact Hs]|lia].
    + destruct (IH j N ltac:(lia) Hlt) as [Hs Hsum]. split; [|exact Hsum].
      apply (sparse_weaken j); [lia|exact Hs].
Qed.

Lemma index_above_is_above : forall tries k N, N < f (S (k + tries)) ->
  N < f (S (index_above tries k N)).
Proof.
  induction tries as [|n IH]; intros k N H; simpl.
  - rewrite Nat.add_0_r in H. exact H.
  - destruct (Nat.ltb_spec N (f (S k))) as [|_]; [assumption|]. apply IH.
    replace (S k + n) with (k + S n) by lia. exact H.
Qed.

(** What is computed is the Zeckendorf representation. *)
Theorem zeckendorf_computed : forall N : nat,
  (exists n, sparse n (zeckendorf N)) /\ fsum (zeckendorf N) = N.
Proof.
  intros N. assert (H : N < f (S (index_above N 0 N))).
  { apply index_above_is_above. pose proof (f_unbounded (S (0 + N))). lia. }
  destruct (parts_add_up _ _ N (Nat.lt_succ_diag_r _) H) as [Hs Hsum].
  split; [eexists; exact Hs|exact Hsum].
Qed.
