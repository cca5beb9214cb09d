(** * The halving game, Nim 2^k

    A move takes at least one and less than half of the heap.  Between m and 2 m there is a power of
    2 exactly once, and from there on the two facts behind both lemmas: no move leads from c 2^k to
    another c 2^j, and from every other heap of at least c one does.  In normal play c is 2, in
    misère play c is 3: the heap of 2 is the end, and 3 is the only heap from which one must go
    there. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.games Require Import Game Grundy Heaps.
Import ListNotations.

(** heap - s for all s with 1 <= s and 2 s < heap, the smallest s first. *)
Definition halve (heap : nat) : list nat :=
  map (fun s => heap - s) (filter (fun s => 2 * s <? heap) (seq 1 heap)).

Lemma in_halve : forall heap left, In left (halve heap) <-> left < heap /\ heap < 2 * left.
Proof.
  intros heap left. unfold halve. rewrite in_map_iff. split.
  - intros [s [<- Hs]]. apply filter_In in Hs as [Hin Hs]. apply in_seq in Hin.
    apply Nat.ltb_lt in Hs. lia.
  - intros [H1 H2]. exists (heap - left). split; [lia|]. apply filter_In.
    rewrite in_seq, Nat.ltb_lt. lia.
Qed.

(** A move leaves less of a heap. *)
Lemma halve_less : forall heap left, In left (halve heap) -> left < heap.
Proof. intros heap left H. apply in_halve in H. lia. Qed.

(** The rule, and the game with one heap. *)
Definition halving_rule : rule := Rule halve halve_less.
Definition halving : game := one_heap halving_rule.

(** ** c, 2 c, 4 c, ... *)

Definition doubled (c n : nat) : Prop := exists k, n = c * 2 ^ k.

Lemma power_positive : forall k, 1 <= 2 ^ k.
Proof. intros k. pose proof (Nat.pow_nonzero 2 k). lia. Qed.

(** The last of them that is at most n. *)
Lemma last_doubled : forall c n, 1 <= c <= n -> exists k, c * 2 ^ k <= n < 2 * (c * 2 ^ k).
Proof.
  intros c n Hc.
  assert (H : forall m, n < c * 2 ^ m -> exists k, c * 2 ^ k <= n < 2 * (c * 2 ^ k)).
  { induction m as [|m IH]; intros Hm; [simpl in Hm; lia|].
    rewrite Nat.pow_succ_r' in Hm. destruct (Nat.lt_ge_cases n (c * 2 ^ m)) as [H|H]; auto.
    exists m. lia. }
  apply (H n). pose proof (Nat.pow_gt_lin_r 2 n ltac:(lia)). nia.
Qed.

Lemma none_between : forall c j k, 1 <= c -> c * 2 ^ j < c * 2 ^ k -> 2 * (c * 2 ^ j) <= c * 2 ^ k.
Proof.
  intros c j k Hc H. assert (Hjk : j < k).
  { destruct (Nat.lt_ge_cases j k) as [|Hge]; [assumption|].
    apply (Nat.pow_le_mono_r 2) in Hge; [nia|lia]. }
  apply (Nat.pow_le_mono_r 2) in Hjk; [|lia]. rewrite Nat.pow_succ_r' in Hjk. nia.
Qed.

Lemma doubled_dec : forall c n, 1 <= c -> doubled c n \/ ~ doubled c n.
Proof.
  intros c n Hc. destruct (Nat.lt_ge_cases n c) as [Hn|Hn].
  - right. intros [k ->]. pose proof (power_positive k). nia.
  - destruct (last_doubled c n ltac:(lia)) as [k Hk].
    destruct (Nat.eq_dec n (c * 2 ^ k)) as [->|Hne]; [left; exists k; reflexivity|].
    right. intros [j ->]. pose proof (none_between c k j Hc). lia.
Qed.

Lemma no_move_between_doubled : forall c n left, 1 <= c ->
  doubled c n -> In left (halve n) -> ~ doubled c left.
Proof.
  intros c n left Hc [k ->] Hin [j ->]. apply in_halve in Hin.
  pose proof (none_between c j k Hc). lia.
Qed.

(** Take away all but the largest c 2^k: less than half. *)
Lemma a_move_to_doubled : forall c n, 1 <= c <= n -> ~ doubled c n ->
  exists left, In left (halve n) /\ doubled c left.
Proof.
  intros c n Hc Hn. destruct (last_doubled c n Hc) as [k Hk].
  exists (c * 2 ^ k). split; [|exists k; reflexivity]. apply in_halve.
  assert (n <> c * 2 ^ k) by (intros H; apply Hn; exists k; exact H). lia.
Qed.

(** ** Terminal heaps *)

Lemma small_heaps_are_terminal : forall n, halve n = [] <-> n <= 2.
Proof.
  intros n. split.
  - intros H. destruct (Nat.le_gt_cases n 2) as [|Hn]; [assumption|exfalso].
    assert (Hin : In (n - 1) (halve n)) by (apply in_halve; lia). rewrite H in Hin. easy.
  - intros Hn. destruct (halve n) as [|left rest] eqn:He; [reflexivity|exfalso].
    assert (Hin : In left (halve n)) by (rewrite He; left; reflexivity).
    apply in_halve in Hin. lia.
Qed.

(** @proves carvalho2013/nim2k-terminal
    There is no move from 0, 1 and 2 and one from every larger heap; no move leads to 0 or 1. *)
Theorem terminal_heaps : forall n left : nat,
  (options halving n = [] <-> n <= 2) /\ (In left (options halving n) -> 2 <= left).
Proof.
  intros n left. split; [apply small_heaps_are_terminal|].
  intros H. apply in_halve in H. lia.
Qed.

(** ** Normal play *)

(** Powers of 2 from 2^0 = 1 on, and the empty heap: all P-positions, also below 2. *)
Lemma halving_P : forall n,
  (P halving normal n <-> n = 0 \/ doubled 1 n) /\
  (N halving normal n <-> ~ (n = 0 \/ doubled 1 n)).
Proof.
  apply (P_positions_in_normal_play halving (fun n => n = 0 \/ doubled 1 n)); simpl position.
  - intros n. destruct (Nat.eq_dec n 0), (doubled_dec 1 n (le_n 1)); tauto.
  - intros n left Hn Hin Hleft. pose proof (proj1 (in_halve n left) Hin).
    destruct Hn as [->|Hn]; [lia|]. destruct Hleft as [->|Hleft]; [lia|].
    apply (no_move_between_doubled 1 n left); auto.
  - intros n Hn. destruct (a_move_to_doubled 1 n) as [left [Hin Hleft]].
    + destruct n; [exfalso; apply Hn; left; reflexivity|lia].
    + intros H. apply Hn. right. exact H.
    + exists left. auto.
Qed.

(** @proves carvalho2013/lemma-2.6.1
    A heap n >= 2 is a P-position if and only if n = 2^k for some k >= 1. *)
Theorem powers_of_2 : forall n : nat, 2 <= n ->
  (P halving normal n <-> exists k, 1 <= k /\ n = 2 ^ k).
Proof.
  intros n Hn. rewrite (proj1 (halving_P n)). split.
  - intros [->|[k ->]]; [lia|]. exists k. rewrite Nat.mul_1_l in *. split; [|reflexivity].
    destruct k; [simpl in Hn; lia|lia].
  - intros [k [_ ->]]. right. exists k. lia.
Qed.

(** ** Misère play *)

Lemma halving_misere_P : forall n,
  (P halving misere n <-> doubled 3 n) /\ (N halving misere n <-> ~ doubled 3 n).
Proof.
  apply (P_positions_are halving misere (doubled 3)); simpl position.
  - intros n. apply doubled_dec. lia.
  - intros n Hn. apply small_heaps_are_terminal in Hn. split; [|discriminate].
    intros [k ->]. pose proof (power_positive k). lia.
  - intros n left Hn Hin. apply (no_move_between_doubled 3 n left); auto.
  - intros n Hn Ho. apply a_move_to_doubled; [|exact Hn].
    assert (~ n <= 2) by (intros H; apply Ho, small_heaps_are_terminal, H). lia.
Qed.

(** @proves carvalho2013/lemma-2.7.1
    In misère play a heap n >= 2 is a P-position if and only if n = 3 * 2^k for some k >= 0. *)
Theorem three_times_powers_of_2 : forall n : nat, 2 <= n ->
  (P halving misere n <-> exists k, n = 3 * 2 ^ k).
Proof. intros n _. apply halving_misere_P. Qed.

(** ** The strategy *)

(** Take away all binary digits 1 but the leftmost: leave the power of 2 below. *)
Definition leave_leftmost_digit (n left : nat) : Prop := left = 2 ^ Nat.log2 n.

Lemma leftmost_digit_is_a_move : forall n, ~ (n = 0 \/ doubled 1 n) ->
  In (2 ^ Nat.log2 n) (halve n).
Proof.
  intros n Hn. assert (0 < n) by lia. pose proof (Nat.log2_spec n ltac:(lia)) as [Hlow Hhigh].
  rewrite Nat.pow_succ_r' in Hhigh. apply in_halve.
  assert (n <> 2 ^ Nat.log2 n)
    by (intros H'; apply Hn; right; exists (Nat.log2 n); rewrite Nat.mul_1_l; exact H').
  lia.
Qed.

Lemma leftmost_digit_wins : forall n, N halving normal n ->
  wins_by halving normal leave_leftmost_digit n.
Proof.
  intros n. apply (strategy_wins halving normal (fun _ => True)); [auto| | |exact I].
  - intros p _ HN _. exists (2 ^ Nat.log2 p). split; [|reflexivity].
    apply leftmost_digit_is_a_move. apply halving_P, HN.
  - intros p q _ _ _ ->. apply halving_P. right. exists (Nat.log2 p). lia.
Qed.

(** @proves carvalho2013/nim2k-strategy
    From n >= 1 that is no power of 2, to take all binary digits 1 but the leftmost is a legal move,
    and wins if played at every turn. *)
Theorem leftmost_digit_wins_for_the_first : forall n : nat, 1 <= n ->
  (forall k, n <> 2 ^ k) ->
  In (2 ^ Nat.log2 n) (options halving n) /\ wins_by halving normal leave_leftmost_digit n.
Proof.
  intros n Hn Hno.
  assert (H : ~ (n = 0 \/ doubled 1 n))
    by (intros [H|[k H]]; [lia|apply (Hno k); lia]).
  split; [apply leftmost_digit_is_a_move, H|]. apply leftmost_digit_wins, halving_P, H.
Qed.

(** @proves carvalho2013/nim2k-strategy
    From a power of 2 the second player wins so, after any first move. *)
Theorem leftmost_digit_wins_for_the_second : forall k : nat,
  loses_to halving normal leave_leftmost_digit (2 ^ k).
Proof.
  intros k. apply second_player_wins; [exact leftmost_digit_wins|].
  apply halving_P. right. exists k. lia.
Qed.

(** ** Grundy values *)

(** A number divided by 2 as long as it is even; the first argument bounds the recursion. *)
Fixpoint odd_part (n heap : nat) : nat :=
  match n with
  | 0 => heap
  | S m => if Nat.even heap then odd_part m (heap / 2) else heap
  end.

(** b for a heap of 2^a (2 b + 1), and 0 for the empty heap. *)
Definition halving_value (heap : nat) : nat := (odd_part heap heap - 1) / 2.

Lemma odd_part_of_doubled : forall k n c, Nat.odd c = true -> c * 2 ^ k <= n ->
  odd_part n (c * 2 ^ k) = c.
Proof.
  induction k as [|k IH]; intros n c Hc Hn.
  - rewrite Nat.mul_1_r in *. destruct n as [|n]; [reflexivity|]. simpl.
    rewrite <- Nat.negb_odd, Hc. reflexivity.
  - assert (He : c * 2 ^ S k = 2 * (c * 2 ^ k)) by (rewrite Nat.pow_succ_r'; lia).
    rewrite He in *. destruct n as [|n].
    + assert (1 <= c) by (destruct c; [discriminate|lia]). pose proof (power_positive k). nia.
    + cbn [odd_part]. rewrite Nat.even_mul. simpl orb. cbn iota.
      rewrite (Nat.mul_comm 2), Nat.div_mul by lia. apply IH; [exact Hc|].
      pose proof (power_positive k). assert (1 <= c) by (destruct c; [discriminate|lia]). nia.
Qed.

Lemma every_heap_is_doubled : forall heap, 1 <= heap ->
  exists b, doubled (2 * b + 1) heap.
Proof.
  intros heap. induction heap as [heap IH] using lt_wf_ind. intros H.
  destruct (Nat.Even_or_Odd heap) as [[h ->]|[h ->]].
  - destruct (IH h ltac:(lia) ltac:(lia)) as [b [k Hk]]. exists b, (S k).
    rewrite Nat.pow_succ_r'. lia.
  - exists h, 0. simpl. lia.
Qed.

Lemma value_of_doubled : forall b heap, doubled (2 * b + 1) heap -> halving_value heap = b.
Proof.
  intros b heap [k ->]. unfold halving_value. rewrite odd_part_of_doubled.
  - replace (2 * b + 1 - 1) with (b * 2) by lia. apply Nat.div_mul. lia.
  - rewrite Nat.add_1_r, Nat.odd_succ, Nat.even_mul. reflexivity.
  - lia.
Qed.

(** The value of a heap of 2^a (2 b + 1) is b. *)
Theorem value_of_halving : forall heap, grundy halving heap = halving_value heap.
Proof.
  apply (grundy_unique halving halving_value). simpl. intros heap.
  destruct (Nat.eq_dec heap 0) as [->|H0]; [split; [easy|unfold halving_value; simpl; lia]|].
  destruct (every_heap_is_doubled heap ltac:(lia)) as [b Hb].
  rewrite (value_of_doubled b heap Hb). split.
  - intros Hin. apply in_map_iff in Hin as [left [Hv Hin]].
    assert (Hl : 1 <= left) by (apply in_halve in Hin; lia).
    destruct (every_heap_is_doubled left Hl) as [b' Hb'].
    rewrite (value_of_doubled b' left Hb') in Hv. subst b'.
    apply (no_move_between_doubled (2 * b + 1) heap left); auto. lia.
  - intros v Hv. destruct (a_move_to_doubled (2 * v + 1) heap) as [left [Hin Hleft]].
    + destruct Hb as [k ->]. pose proof (power_positive k). nia.
    + intros H. apply value_of_doubled in H, Hb. lia.
    + apply in_map_iff. exists left. split; [apply value_of_doubled, Hleft|exact Hin].
Qed.
