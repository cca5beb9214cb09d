(** * Fibonacci Nim

    The first move takes at least one object and not all; every later move takes at most twice what
    the last one took.  A position is a heap with a limit.  It is a P-position exactly where the
    smallest part of its Zeckendorf representation is above the limit: taking that part leaves a
    heap whose smallest part is more than twice as large, and taking less leaves one whose smallest
    part is at most twice what was taken, because otherwise the part that was broken up would have a
    second Zeckendorf representation. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.games Require Import Game Zeckendorf.
Import ListNotations.

(** A heap, and how much may be taken from it at most. *)
Definition moves (p : nat * nat) : list (nat * nat) :=
  let (heap, limit) := p in map (fun s => (heap - s, 2 * s)) (seq 1 (Nat.min heap limit)).

Lemma in_moves : forall heap limit q, In q (moves (heap, limit)) <->
  exists s, 1 <= s <= heap /\ s <= limit /\ q = (heap - s, 2 * s).
Proof.
  intros heap limit q. unfold moves. rewrite in_map_iff. split.
  - intros [s [<- Hs]]. apply in_seq in Hs. exists s. repeat split; lia.
  - intros (s & H1 & H2 & ->). exists s. split; [reflexivity|]. apply in_seq. lia.
Qed.

(** A move leaves less of the heap. *)
Lemma heap_falls : forall p q, In q (moves p) -> fst q < fst p.
Proof.
  intros [heap limit] q H. apply in_moves in H as (s & H1 & _ & ->). simpl. lia.
Qed.

(** The game: a position is the heap and the most that may be taken of it. *)
Definition fibonacci_nim : game := Game (nat * nat) moves fst heap_falls.

(** The start of a game: not all may be taken. *)
Definition start (heap : nat) : nat * nat := (heap, heap - 1).

(** ** The smallest part *)

(** [k] is the index of the smallest part of the Zeckendorf representation of a heap. *)
Definition smallest (k heap : nat) : Prop :=
  exists others n, sparse n (others ++ [k]) /\ fsum (others ++ [k]) = heap.

Lemma fsum_app : forall I J, fsum (I ++ J) = fsum I + fsum J.
Proof. intros I J. induction I as [|i I IH]; simpl; [reflexivity|]. lia. Qed.

(** Larger parts stand before smaller ones: the last of them is at least 2 above what follows. *)
Lemma sparse_app : forall I n k J, sparse n (I ++ [k]) -> sparse k J ->
  sparse n (I ++ J).
Proof.
  induction I as [|i I IH]; intros n k J HI HJ; simpl in *.
  - apply (sparse_weaken k n); [lia|exact HJ].
  - split; [apply HI|]. apply (IH (i - 2) k); [apply HI|exact HJ].
Qed.

Lemma sparse_app_keep : forall I n k J, sparse n (I ++ [k]) -> sparse (k - 2) J ->
  sparse n (I ++ k :: J).
Proof.
  induction I as [|i I IH]; intros n k J HI HJ; simpl in *.
  - split; [lia|exact HJ].
  - split; [apply HI|]. apply (IH (i - 2) k J); [apply HI|exact HJ].
Qed.

Lemma sparse_before : forall I n J, sparse n (I ++ J) -> sparse n I.
Proof.
  induction I as [|i I IH]; intros n J H; simpl in *; [exact I|].
  split; [apply H|]. eapply IH, H.
Qed.

Lemma all_positive : forall I n k, sparse n (I ++ [k]) -> 1 <= k.
Proof.
  induction I as [|i I IH]; intros n k H; simpl in H; [lia|]. eapply IH, H.
Qed.

(** The part before the last is at least 2 above it. *)
Lemma last_gap : forall I n j k, sparse n ((I ++ [j]) ++ [k]) -> k + 2 <= j.
Proof.
  induction I as [|i I IH]; intros n j k H; simpl in H.
  - lia.
  - eapply IH, H.
Qed.

Lemma smallest_exists : forall heap, 0 < heap -> exists k, smallest k heap.
Proof.
  intros heap H. destruct (zeckendorf_exists heap H) as [I [Hs Hsum]].
  destruct (exists_last (l := I)) as [others [k ->]].
  - intros ->. simpl in Hsum. lia.
  - exists k, others, heap. auto.
Qed.

Lemma smallest_unique : forall j k heap, smallest j heap -> smallest k heap -> j = k.
Proof.
  intros j k heap (I & m & HI & Hi) (J & n & HJ & Hj).
  assert (H : I ++ [j] = J ++ [k]) by (apply (zeckendorf_unique m n); congruence).
  apply app_inj_tail in H. apply H.
Qed.

Lemma smallest_fits : forall k heap, smallest k heap -> 1 <= k /\ 1 <= f k <= heap.
Proof.
  intros k heap (I & n & HI & <-). rewrite fsum_app. simpl.
  pose proof (f_positive k). pose proof (all_positive _ _ _ HI). lia.
Qed.

Lemma f_at_most_double : forall n, 1 <= n -> f n <= 2 * f (n - 1).
Proof.
  intros [|[|n]] H; [lia|unfold f; simpl; lia|].
  simpl. rewrite f_step. replace (n - 0) with n by lia.
  pose proof (f_monotone n (S n) ltac:(lia)). lia.
Qed.

Lemma more_than_double : forall j k, 1 <= k -> k + 2 <= j -> 2 * f k < f j.
Proof.
  intros j k Hk H. pose proof (f_monotone (S (S k)) j ltac:(lia)).
  rewrite f_step in *. pose proof (f_grows k Hk). lia.
Qed.

(** ** Taking the smallest part, and taking less *)

(** Where the smallest part is taken, it is all, or the next smallest part is more than double. *)
Lemma smallest_taken : forall k heap, smallest k heap ->
  heap = f k \/ exists j, smallest j (heap - f k) /\ 2 * f k < f j.
Proof.
  intros k heap (I & n & HI & <-). rewrite fsum_app. simpl.
  replace (fsum I + (f k + 0) - f k) with (fsum I) by lia.
  destruct I as [|i I'] using rev_ind; [left; simpl; lia|clear IHI'].
  right. exists i. split.
  - exists I', n. split; [apply (sparse_before _ _ [k]), HI|reflexivity].
  - apply more_than_double; [eapply all_positive, HI|eapply last_gap, HI].
Qed.

(** A set whose sum is less than f j has its elements below j. *)
Lemma small_sum_small_indices : forall I n j, 1 <= j -> sparse n I -> fsum I < f j ->
  sparse (j - 1) I.
Proof.
  intros [|i rest] n j Hj HI Hlt; [exact I|].
  pose proof (sum_at_least_first i rest). simpl. destruct HI as [Hi Hrest].
  split; [|exact Hrest]. destruct (Nat.le_gt_cases i (j - 1)) as [|Hgt]; [lia|].
  pose proof (f_monotone j i ltac:(lia)). lia.
Qed.

(** Where less than the smallest part is taken, the next smallest part is at most double. *)
Lemma less_taken : forall k heap s, smallest k heap -> 1 <= s < f k ->
  exists j, smallest j (heap - s) /\ f j <= 2 * s.
Proof.
  intros k heap s (I & n & HI & <-) Hs. rewrite fsum_app. simpl.
  pose proof (all_positive _ _ _ HI) as Hk.
  destruct (zeckendorf_exists (f k - s) ltac:(lia)) as [W [HW Wsum]].
  destruct (exists_last (l := W)) as [W' [j ->]]; [intros ->; simpl in Wsum; lia|].
  pose proof (all_positive _ _ _ HW) as Hj.
  exists j. split.
  - exists (I ++ W'), n. rewrite <- app_assoc. split; [|rewrite fsum_app; lia].
    apply (sparse_app I n k); [exact HI|].
    apply (sparse_weaken (k - 1)); [lia|].
    apply (small_sum_small_indices _ _ k Hk HW). lia.
  - destruct (Nat.le_gt_cases (f j) (2 * s)) as [|Hgt]; [assumption|exfalso].
    (* s is a sum of parts below j - 1, and f k would have two representations *)
    pose proof (f_at_most_double j Hj).
    destruct (zeckendorf_exists s ltac:(lia)) as [V [HV Vsum]].
    assert (Hj2 : 2 <= j) by (destruct j as [|[|j]]; [lia|unfold f in Hgt; simpl in Hgt; lia|lia]).
    assert (HV' : sparse (j - 2) V).
    { replace (j - 2) with (j - 1 - 1) by lia.
      apply (small_sum_small_indices V s (j - 1)); [lia|exact HV|lia]. }
    assert (HWV : sparse (f k - s) (W' ++ j :: V)) by (apply sparse_app_keep; assumption).
    assert (Hone : W' ++ j :: V = [k]).
    { apply (zeckendorf_unique (f k - s) k); [exact HWV|simpl; lia|].
      replace (W' ++ j :: V) with ((W' ++ [j]) ++ V) by (rewrite <- app_assoc; reflexivity).
      rewrite fsum_app. simpl. lia. }
    destruct W' as [|w W']; [|destruct W'; discriminate].
    destruct V as [|v V]; [simpl in Vsum; lia|discriminate].
Qed.

(** ** P-positions *)

(** The game is over, or the smallest part may not be taken. *)
Definition fibonacci_P (p : nat * nat) : Prop :=
  fst p = 0 \/ exists k, smallest k (fst p) /\ snd p < f k.

Lemma fibonacci_dec : forall p, fibonacci_P p \/ ~ fibonacci_P p.
Proof.
  intros [heap limit]. unfold fibonacci_P. simpl.
  destruct (Nat.eq_dec heap 0) as [->|H]; [auto|].
  destruct (smallest_exists heap ltac:(lia)) as [k Hk].
  destruct (Nat.lt_ge_cases limit (f k)) as [Hl|Hl]; [left; right; eauto|].
  right. intros [H0|[j [Hj Hlt]]]; [lia|].
  rewrite (smallest_unique j k heap Hj Hk) in Hlt. lia.
Qed.

(** Taking the smallest part leads to a P-position. *)
Lemma smallest_part_wins : forall k heap, smallest k heap -> fibonacci_P (heap - f k, 2 * f k).
Proof.
  intros k heap Hk. unfold fibonacci_P. simpl.
  destruct (smallest_taken k heap Hk) as [->|[j [Hj H2]]]; [left; lia|].
  right. exists j. split; [exact Hj|lia].
Qed.

Theorem fibonacci_outcomes : forall p,
  (P fibonacci_nim normal p <-> fibonacci_P p) /\
  (N fibonacci_nim normal p <-> ~ fibonacci_P p).
Proof.
  apply (P_positions_in_normal_play fibonacci_nim fibonacci_P fibonacci_dec).
  - intros [heap limit] q Hp Hin. apply in_moves in Hin as (s & H1 & H2 & ->).
    destruct Hp as [H0|[k [Hk Hlt]]]; simpl in *; [lia|].
    destruct (less_taken k heap s Hk ltac:(lia)) as [j [Hj Hle]].
    intros [H0|[i [Hi Hi']]]; simpl in *.
    + pose proof (smallest_fits j _ Hj). lia.
    + rewrite (smallest_unique i j _ Hi Hj) in Hi'. lia.
  - intros [heap limit] Hp. unfold fibonacci_P in Hp. simpl in Hp.
    destruct (smallest_exists heap) as [k Hk]; [lia|].
    pose proof (smallest_fits k heap Hk).
    destruct (Nat.lt_ge_cases limit (f k)) as [Hl|Hl]; [exfalso; apply Hp; right; eauto|].
    exists (heap - f k, 2 * f k). split; [|apply smallest_part_wins, Hk].
    apply in_moves. exists (f k). repeat split; lia.
Qed.

(** ** Who wins from the start *)

Lemma fibonacci_number_is_its_part : forall i, 1 <= i -> smallest i (f i).
Proof. intros i Hi. exists [], i. simpl. split; [lia|lia]. Qed.

Lemma start_outcome : forall heap, 1 <= heap ->
  (fibonacci_P (start heap) <-> exists i, 1 <= i /\ heap = f i).
Proof.
  intros heap Hh. unfold fibonacci_P, start. simpl. split.
  - intros [H0|[k [Hk Hlt]]]; [lia|]. exists k. pose proof (smallest_fits k heap Hk). lia.
  - intros [i [Hi ->]]. right. exists i. split; [apply fibonacci_number_is_its_part, Hi|lia].
Qed.

(** @proves carvalho2013/fibonacci-nim-rule
    From N >= 1 objects the first player loses if and only if N is a Fibonacci number. *)
Theorem first_player_loses_iff_fibonacci : forall heap : nat, 1 <= heap ->
  (P fibonacci_nim normal (start heap) <-> exists i, 1 <= i /\ heap = f i) /\
  (N fibonacci_nim normal (start heap) <-> ~ exists i, 1 <= i /\ heap = f i).
Proof.
  intros heap Hh. destruct (fibonacci_outcomes (start heap)) as [HP HN].
  rewrite HP, HN, (start_outcome heap Hh). split; reflexivity.
Qed.
