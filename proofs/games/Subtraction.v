(** * Subtraction games with one heap

    A move takes s objects, s in a finite set S of positive integers.  For S = {1, ..., M}, and for
    the same set without one number i, the P-positions are given by the remainder of the heap: no
    move leads from such a remainder to another, and from every other remainder a move does. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.games Require Import Game Heaps.
Import ListNotations.

(** What a move can leave of a heap: heap - s for every s in S with 1 <= s <= heap. *)
Definition subtract (S : list nat) (heap : nat) : list nat :=
  map (fun s => heap - s) (filter (fun s => (1 <=? s) && (s <=? heap)) S).

Lemma in_subtract : forall S heap left,
  In left (subtract S heap) <-> exists s, In s S /\ 1 <= s /\ left + s = heap.
Proof.
  intros S heap left. unfold subtract. rewrite in_map_iff. split.
  - intros [s [<- Hs]]. apply filter_In in Hs as [Hin Hs]. apply andb_true_iff in Hs as [H1 H2].
    apply Nat.leb_le in H1, H2. exists s. repeat split; auto. lia.
  - intros (s & Hin & H1 & <-). exists s. split; [lia|]. apply filter_In. split; [exact Hin|].
    apply andb_true_iff. split; apply Nat.leb_le; lia.
Qed.

(** A move leaves less of a heap. *)
Lemma subtract_less : forall S heap left, In left (subtract S heap) -> left < heap.
Proof. intros S heap left H. apply in_subtract in H as (s & _ & H1 & H2). lia. Qed.

(** A number of S is taken off a heap. *)
Definition subtraction_rule (S : list nat) : rule := Rule (subtract S) (subtract_less S).

(** The game with one heap; a position is the size of the heap. *)
Definition subtraction (S : list nat) : game := one_heap (subtraction_rule S).

(** S = {1, ..., M}, and the same set without i. *)
Definition up_to (M : nat) : list nat := seq 1 M.
Definition without (i M : nat) : list nat := filter (fun s => negb (s =? i)) (up_to M).

Lemma in_up_to : forall s M, In s (up_to M) <-> 1 <= s <= M.
Proof. intros s M. unfold up_to. rewrite in_seq. lia. Qed.

Lemma in_without : forall s i M, In s (without i M) <-> 1 <= s <= M /\ s <> i.
Proof.
  intros s i M. unfold without. rewrite filter_In, in_up_to, negb_true_iff, Nat.eqb_neq.
  reflexivity.
Qed.

(** ** Remainders *)

(** Two numbers whose difference is less than m and not 0 have different remainders. *)
Lemma remainders_differ : forall m a s, 0 < s < m -> (a + s) mod m <> a mod m.
Proof.
  intros m a s Hs H.
  pose proof (Nat.div_mod_eq a m). pose proof (Nat.div_mod_eq (a + s) m). rewrite H in *.
  set (x := a / m) in *. set (y := (a + s) / m) in *.
  assert (m * y = m * x + s) by lia.
  destruct (Nat.le_gt_cases y x); nia.
Qed.

Lemma remainder_of_less : forall m a s r, a mod m = r -> r + s < m -> (a + s) mod m = r + s.
Proof.
  intros m a s r H Hs. rewrite Nat.add_mod by lia. rewrite H, (Nat.mod_small s) by lia.
  apply Nat.mod_small. lia.
Qed.

(** Taking s from a heap x of remainder c >= s leaves remainder c - s. *)
Lemma remainder_left : forall m x c s, 0 < m -> x mod m = c -> s <= c ->
  s <= x /\ (x - s) mod m = c - s.
Proof.
  intros m x c s Hm Hc Hs. pose proof (Nat.div_mod_eq x m) as Hx. rewrite Hc in Hx.
  pose proof (Nat.mod_upper_bound x m ltac:(lia)). split; [lia|].
  replace (x - s) with (c - s + (x / m) * m) by lia.
  rewrite Nat.mod_add by lia. apply Nat.mod_small. lia.
Qed.

(** ** S = {1, ..., M} *)

(** @proves carvalho2013/lemma-2.1.2
    For S = {1, ..., M}, M >= 1, a heap is a P-position if M + 1 divides it, and an N-position
    otherwise. *)
Theorem multiples_of_M_plus_1 : forall M heap : nat, 1 <= M ->
  (P (subtraction (up_to M)) normal heap <-> heap mod (M + 1) = 0) /\
  (N (subtraction (up_to M)) normal heap <-> heap mod (M + 1) <> 0).
Proof.
  intros M heap HM. revert heap.
  apply (P_positions_in_normal_play (subtraction (up_to M)) (fun heap => heap mod (M + 1) = 0));
    simpl position.
  - intros x. lia.
  - intros x y Hx Hy H. apply in_subtract in Hy as (s & Hs & H1 & <-). apply in_up_to in Hs.
    apply (remainders_differ (M + 1) y s); [lia|congruence].
  - intros x Hx. exists (x - x mod (M + 1)).
    destruct (remainder_left (M + 1) x _ (x mod (M + 1)) ltac:(lia) eq_refl (le_n _)) as [Hle Hr].
    split; [|rewrite Hr; lia]. apply in_subtract. exists (x mod (M + 1)).
    pose proof (Nat.mod_upper_bound x (M + 1) ltac:(lia)).
    rewrite in_up_to. repeat split; lia.
Qed.

(** @proves carvalho2013/lemma-2.1.1
    In Nim 21, S = {1, 2, 3}, a heap is a P-position if 4 divides it, and an N-position
    otherwise. *)
Theorem nim_21 : forall heap : nat,
  (P (subtraction [1; 2; 3]) normal heap <-> heap mod 4 = 0) /\
  (N (subtraction [1; 2; 3]) normal heap <-> heap mod 4 <> 0).
Proof. intros heap. apply (multiples_of_M_plus_1 3). lia. Qed.

(** ** S = {1, ..., M} without i *)

(** The case M < 2 i, M >= 1; the lemma of the work leaves out i = 1 and i = M. *)
Lemma large_i : forall i M, 1 <= i <= M -> 2 <= M -> M < 2 * i -> forall heap,
  (P (subtraction (without i M)) normal heap <-> heap mod i = 0) /\
  (N (subtraction (without i M)) normal heap <-> heap mod i <> 0).
Proof.
  intros i M Hi HM2 HM.
  apply (P_positions_in_normal_play (subtraction (without i M)) (fun heap => heap mod i = 0));
    simpl position.
  - intros x. lia.
  - intros x y Hx Hy H. apply in_subtract in Hy as (s & Hs & H1 & <-). apply in_without in Hs.
    destruct (Nat.lt_ge_cases s i) as [Hlt|Hge].
    + apply (remainders_differ i y s); [lia|congruence].
    + apply (remainders_differ i (y + i) (s - i)); [lia|].
      replace (y + i + (s - i)) with (y + s) by lia.
      replace (y + i) with (y + 1 * i) by lia. rewrite Nat.mod_add by lia. congruence.
  - intros x Hx. exists (x - x mod i).
    destruct (remainder_left i x _ (x mod i) ltac:(lia) eq_refl (le_n _)) as [Hle Hr].
    split; [|rewrite Hr; lia]. apply in_subtract. exists (x mod i).
    pose proof (Nat.mod_upper_bound x i ltac:(lia)).
    rewrite in_without. repeat split; lia.
Qed.

(** The case M >= 2 i. *)
Lemma small_i : forall i M, 1 <= i -> 2 * i <= M -> forall heap,
  let r := heap mod (M + i + 1) in
  (P (subtraction (without i M)) normal heap <-> r = 0 \/ r = i) /\
  (N (subtraction (without i M)) normal heap <-> ~ (r = 0 \/ r = i)).
Proof.
  intros i M Hi HM. set (m := M + i + 1).
  apply (P_positions_in_normal_play (subtraction (without i M))
           (fun heap => heap mod m = 0 \/ heap mod m = i)); simpl position.
  - intros x. lia.
  - intros x y Hx Hy H. apply in_subtract in Hy as (s & Hs & H1 & <-). apply in_without in Hs.
    assert (Hsame : (y + s) mod m <> y mod m) by (apply remainders_differ; lia).
    destruct Hx as [Hx|Hx], H as [H|H]; try congruence.
    + (* from remainder 0 to remainder i: s would be M + 1 *)
      assert (Hs' : (y + (M + 1)) mod m = 0).
      { pose proof (Nat.div_mod_eq y m) as Hy. rewrite H in Hy.
        replace (y + (M + 1)) with ((y / m + 1) * m) by nia. apply Nat.mod_mul. lia. }
      apply (remainders_differ m (y + s) (M + 1 - s)); [lia|].
      replace (y + s + (M + 1 - s)) with (y + (M + 1)) by lia. congruence.
    + (* from remainder i to remainder 0: s would be i *)
      assert (Hs' : (y + i) mod m = i) by (apply (remainder_of_less m y i 0); [exact H|lia]).
      destruct (Nat.lt_ge_cases s i) as [Hlt|Hge].
      * apply (remainders_differ m (y + s) (i - s)); [lia|].
        replace (y + s + (i - s)) with (y + i) by lia. congruence.
      * apply (remainders_differ m (y + i) (s - i)); [lia|].
        replace (y + i + (s - i)) with (y + s) by lia. congruence.
  - intros x Hx. set (c := x mod m) in *.
    pose proof (Nat.mod_upper_bound x m ltac:(lia)) as Hc. fold c in Hc.
    destruct (Nat.le_gt_cases c M) as [Hle|Hgt].
    + exists (x - c).
      destruct (remainder_left m x c c ltac:(lia) eq_refl (le_n _)) as [Hx' Hr].
      split; [|left; rewrite Hr; lia]. apply in_subtract. exists c.
      rewrite in_without. repeat split; lia.
    + exists (x - (c - i)).
      destruct (remainder_left m x c (c - i) ltac:(lia) eq_refl ltac:(lia)) as [Hx' Hr].
      split; [|right; rewrite Hr; lia]. apply in_subtract. exists (c - i).
      rewrite in_without. repeat split; lia.
Qed.

(** @proves carvalho2013/lemma-2.2.1
    For 1 < i < M and S = {1, ..., M} without i, a heap x is a P-position if and only if
    x = 0 (mod i) where M < 2 i, and x = 0 or i (mod M + i + 1) where M >= 2 i. *)
Theorem without_one_number : forall i M : nat, 1 < i < M -> forall heap : nat,
  (M < 2 * i -> (P (subtraction (without i M)) normal heap <-> heap mod i = 0)) /\
  (2 * i <= M -> (P (subtraction (without i M)) normal heap <->
                    heap mod (M + i + 1) = 0 \/ heap mod (M + i + 1) = i)).
Proof.
  intros i M Hi heap. split; intros HM.
  - apply large_i; lia.
  - apply small_i; lia.
Qed.

(** @supports carvalho2013/lemma-2.2.1
    It holds for i = 1, M >= 2, and for i = M >= 2 as well. *)
Theorem without_the_first_or_the_last : forall M heap : nat, 2 <= M ->
  (P (subtraction (without 1 M)) normal heap <->
     heap mod (M + 2) = 0 \/ heap mod (M + 2) = 1) /\
  (P (subtraction (without M M)) normal heap <-> heap mod M = 0).
Proof.
  intros M heap HM. split.
  - replace (M + 2) with (M + 1 + 1) by lia. apply small_i; lia.
  - apply large_i; lia.
Qed.

(** @proves carvalho2013/case-S2
    For M >= 3 and S = {1, 3, ..., M}, a heap x is a P-position if and only if x is even where
    M < 4, and x = 0 or 2 (mod M + 3) where M >= 4. *)
Theorem without_2 : forall M heap : nat, 3 <= M ->
  (M < 4 -> (P (subtraction (without 2 M)) normal heap <-> heap mod 2 = 0)) /\
  (4 <= M -> (P (subtraction (without 2 M)) normal heap <->
                heap mod (M + 3) = 0 \/ heap mod (M + 3) = 2)).
Proof.
  intros M heap HM. replace (M + 3) with (M + 2 + 1) by lia.
  apply (without_one_number 2 M ltac:(lia) heap).
Qed.

(** @corrects carvalho2013/case-S3
    For M >= 4 and S = {1, 2, 4, ..., M}, a heap x is a P-position if and only if 3 divides x where
    M < 6, and x = 0 or 3 (mod M + 4) where M >= 6. *)
Theorem without_3 : forall M heap : nat, 4 <= M ->
  (M < 6 -> (P (subtraction (without 3 M)) normal heap <-> heap mod 3 = 0)) /\
  (6 <= M -> (P (subtraction (without 3 M)) normal heap <->
                heap mod (M + 4) = 0 \/ heap mod (M + 4) = 3)).
Proof.
  intros M heap HM. replace (M + 4) with (M + 3 + 1) by lia.
  apply (without_one_number 3 M ltac:(lia) heap).
Qed.

(** @corrects carvalho2013/case-S3
    With remainder 2, as printed, it fails for every M >= 6: the heap of 2 is an N-position. *)
Theorem printed_residue_fails : forall M : nat, 6 <= M ->
  2 mod (M + 4) = 2 /\ N (subtraction (without 3 M)) normal 2.
Proof.
  intros M HM. assert (H2 : 2 mod (M + 4) = 2) by (apply Nat.mod_small; lia).
  split; [exact H2|]. apply (small_i 3 M); try lia.
  replace (M + 3 + 1) with (M + 4) by lia. rewrite H2. lia.
Qed.

(** @corrects carvalho2013/case-S3-example-2
    For S = {1, 2, 4, 5, 6} a heap x is a P-position if and only if x = 0 or 3 (mod 10). *)
Theorem without_3_up_to_6 : forall heap : nat,
  P (subtraction [1; 2; 4; 5; 6]) normal heap <-> heap mod 10 = 0 \/ heap mod 10 = 3.
Proof. intros heap. apply (without_3 6 heap); lia. Qed.

(** ** Misère play *)

(** Misère play of a heap of x is normal play of x - least, least being the least number of S;
    below it there is no move, and the next player has won. *)
Theorem misere_is_normal_with_less : forall (S : list nat) (least : nat),
  In least S -> 1 <= least -> (forall s, In s S -> least <= s) -> forall heap,
  P (subtraction S) misere heap <-> least <= heap /\ P (subtraction S) normal (heap - least).
Proof.
  intros S least Hin H1 Hleast. set (G := subtraction S).
  assert (Hoption : forall x y, In y (options G x) <-> exists s, In s S /\ 1 <= s /\ y + s = x)
    by (intros x y; apply in_subtract).
  apply (P_positions_are G misere
           (fun heap => least <= heap /\ P G normal (heap - least))); simpl position.
  - intros x. destruct (P_or_N G normal (x - least)) as [HP|HN].
    + destruct (Nat.le_gt_cases least x); [left; auto|right; lia].
    + right. intros [_ HP]. exact (not_both _ _ _ HP HN).
  - intros x Ho. split; [intros [Hx _]|discriminate]. exfalso.
    assert (Hy : In (x - least) (options G x))
      by (apply Hoption; exists least; repeat split; auto; lia).
    rewrite Ho in Hy. easy.
  - intros x y [Hx HP] Hy [Hle HP']. apply Hoption in Hy as (s & Hs & Hs1 & <-).
    apply (not_both G normal (y + s - least) HP). apply N_some with (y - least); [|exact HP'].
    apply Hoption. exists s. repeat split; auto. lia.
  - intros x Hnot Ho. destruct (options G x) as [|y0 rest] eqn:He;
      [exfalso; apply Ho; reflexivity|].
    assert (Hx : least <= x).
    { assert (Hy : In y0 (options G x)) by (rewrite He; left; reflexivity).
      apply Hoption in Hy as (s & Hs & _ & <-). apply Hleast in Hs. lia. }
    rewrite <- He. clear He Ho.
    destruct (P_or_N G normal (x - least)) as [HP|[Hc _|z Hz HPz]];
      [exfalso; auto|discriminate|].
    apply Hoption in Hz as (s & Hs & Hs1 & Hz). exists (z + least). split.
    + apply Hoption. exists s. repeat split; auto. lia.
    + split; [lia|]. replace (z + least - least) with z by lia. exact HPz.
Qed.
