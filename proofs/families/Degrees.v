(** * States by their degrees
    The degree of a state is the number of its moves. The largest disc adds a move to it only where
    all others stand on one peg, and then one ([degree_by_largest]). So no degree is more than 3
    ([degree_at_most_3]); and the number of states of a degree is the sum over the parts, but for
    each move of the largest disc one state goes from a degree to the next, which one the type
    decides ([with_degree_by_parts]). A table that is accepted has these numbers for every n
    ([degrees_hold]). *)
From Coq Require Import List Arith Lia Bool ZArith.
From Manaus.families Require Export Counts Stacks.
Import ListNotations.
Open Scope nat_scope.

Section Degrees.
Variable arc : peg -> peg -> bool.

Definition degree (c : capacities) (s : state) : nat := length (moves_of arc c s).

(** The number of states of degree k. *)
Definition with_degree (k n : nat) (c : capacities) : nat :=
  length (filter (fun s => degree c s =? k) (tower_states n c)).

Lemma degree_cons c a s :
  degree c (a :: s) = degree (less c a) s + over_pegs (fun b => one (open_to arc c a s b)).
Proof. unfold degree. cbn [moves_of]. now rewrite app_length, !map_length, length_filter. Qed.

Lemma open_under c a s b : open_to arc c a s b
  = differ a b && arc a b && holds c b && is_tower (length s) (third a b) s.
Proof.
  apply eq_true_iff_eq. rewrite open_to_spec, !andb_true_iff, differ_spec, is_tower_spec.
  unfold holds. rewrite Nat.leb_le. tauto.
Qed.

(** All discs but the largest on k: the smallest can go to the others. *)
Definition ways_from (may : peg -> bool) (k : peg) : nat :=
  over_pegs (fun q => one (differ k q && arc k q && may q)).

Lemma degree_of_tower n : forall c k, degree c (all k (S n)) = ways_from (holds c) k.
Proof.
  induction n as [|n IH]; intros c k; change (all k (S ?m)) with (k :: all k m);
    rewrite degree_cons.
  - apply sum_ext. intros q _. f_equal. rewrite open_under. unfold is_tower.
    destruct (state_dec _ _) as [|N]; [now rewrite andb_true_r | now destruct N].
  - rewrite IH, (sum_ext (fun b => one (open_to arc c k (all k (S n)) b)) (fun _ => 0)).
    + rewrite sum_zero, Nat.add_0_r. apply sum_ext. intros q _. unfold differ, holds.
      rewrite capacity_less. now destruct (peg_dec k q).
    + intros b _. unfold open_to. replace (clear k (all k (S n))) with false;
        [now rewrite andb_false_r|]. unfold clear.
      destruct (in_dec peg_dec k (all k (S n))) as [|N]; auto. destruct N. now left.
Qed.

(** Only one peg has all discs, so one more move at most. *)
Lemma towers_differ n p q s : 1 <= n -> p <> q -> is_tower n p s && is_tower n q s = false.
Proof.
  intros P N. apply not_true_iff_false. rewrite andb_true_iff, !is_tower_spec. intros [-> E].
  destruct n; [lia|]. injection E as E _. congruence.
Qed.

Lemma opens_at_most_one c a s : s <> [] -> over_pegs (fun b => one (open_to arc c a s b)) <= 1.
Proof.
  intros N. assert (1 <= length s) by (destruct s; simpl; [congruence | lia]).
  assert (B : forall b, one (open_to arc c a s b)
    <= if peg_dec a b then 0 else one (is_tower (length s) (third a b) s)).
  { intros b. rewrite open_under. unfold differ. destruct (peg_dec a b); [auto|].
    destruct (arc a b && holds c b), (is_tower _ _ s) eqn:E; cbn [andb one]; auto;
      destruct (arc a b), (holds c b); cbn; auto. }
  pose proof (B P0) as B0. pose proof (B P1) as B1. pose proof (B P2) as B2. clear B.
  pose proof (towers_differ (length s) P0 P1 s H ltac:(discriminate)) as A01.
  pose proof (towers_differ (length s) P0 P2 s H ltac:(discriminate)) as A02.
  pose proof (towers_differ (length s) P1 P2 s H ltac:(discriminate)) as A12.
  cbn [pegs map list_sum fold_right].
  destruct a; cbn in B0, B1, B2; destruct (is_tower _ P0 s), (is_tower _ P1 s), (is_tower _ P2 s);
    cbn in *; try discriminate; lia.
Qed.

Lemma at_most_1 b : one b <= 1.
Proof. destruct b; auto. Qed.

Lemma ways_at_most_2 may k : ways_from may k <= 2.
Proof.
  unfold ways_from. cbn [pegs map list_sum fold_right].
  pose proof (at_most_1 (differ k P0 && arc k P0 && may P0)).
  pose proof (at_most_1 (differ k P1 && arc k P1 && may P1)).
  pose proof (at_most_1 (differ k P2 && arc k P2 && may P2)).
  destruct k; cbn [differ peg_dec peg_rect peg_rec andb one] in *; simpl in *; lia.
Qed.

Theorem degree_at_most_3 : forall s c, degree c s <= 3.
Proof.
  induction s as [|a s IH]; intros c; [cbv; lia|]. rewrite degree_cons.
  destruct (list_eq_dec peg_dec s []) as [->|N].
  - pose proof (at_most_1 (open_to arc c a [] P0)). pose proof (at_most_1 (open_to arc c a [] P1)).
    pose proof (at_most_1 (open_to arc c a [] P2)). cbn [pegs map list_sum fold_right]. cbn; lia.
  - pose proof (opens_at_most_one c a s N) as O.
    destruct (existsb (open_to arc c a s) pegs) eqn:E.
    + apply existsb_exists in E as (b & _ & E). apply open_to_spec in E as (_ & _ & _ & E).
      enough (degree (less c a) s <= 2) by lia. rewrite E.
      destruct s as [|x s]; [congruence|]. cbn [length]. rewrite degree_of_tower.
      apply ways_at_most_2.
    + rewrite (sum_ext _ (fun _ => 0)), sum_zero, Nat.add_0_r; auto. intros b I.
      enough (open_to arc c a s b = false) as -> by reflexivity. apply not_true_iff_false.
      intros T. rewrite <- not_true_iff_false, existsb_exists in E. destruct E. eauto.
Qed.

(** ** By parts *)
(** The degree in its part of the state where the largest disc goes from a to b. *)
Definition end_degree (c : capacities) (a b : peg) : nat :=
  ways_from (holds (less c a)) (third a b).

Lemma degree_by_largest c a s k : s <> [] ->
  one (degree c (a :: s) =? k)
    + over_pegs (fun b => one (open_to arc c a s b && (end_degree c a b =? k)))
  = one (degree (less c a) s =? k)
    + over_pegs (fun b => one (open_to arc c a s b && (S (end_degree c a b) =? k))).
Proof.
  intros N. rewrite degree_cons. pose proof (opens_at_most_one c a s N) as O.
  assert (E : forall b, open_to arc c a s b = true -> degree (less c a) s = end_degree c a b).
  { intros b T. apply open_to_spec in T as (_ & _ & _ & T). rewrite T.
    destruct s; [congruence | apply degree_of_tower]. }
  pose proof (E P0) as E0. pose proof (E P1) as E1. pose proof (E P2) as E2. clear E.
  cbn [pegs map list_sum fold_right] in *.
  destruct (open_to arc c a s P0), (open_to arc c a s P1), (open_to arc c a s P2);
    cbn [one andb] in *; try lia;
    first [rewrite E0 by auto | rewrite E1 by auto | rewrite E2 by auto | idtac];
    cbn [one andb]; rewrite ?Nat.add_0_r, ?Nat.add_0_l, ?Nat.add_1_r; lia.
Qed.

(** The links whose beginning has a degree. *)
Definition ends (n : nat) (c : capacities) (has : nat -> bool) : nat :=
  over_pegs (fun a => over_pegs (fun b => one (link arc n c a b && has (end_degree c a b)))).

Lemma openings_with n c a b q : holds c a = true ->
  list_sum (map (fun s => one (open_to arc c a s b && q)) (tower_states n (less c a)))
    = one (link arc n c a b && q).
Proof.
  intros H. destruct q.
  - rewrite andb_true_r, <- openings by auto. apply sum_ext. intros. now rewrite andb_true_r.
  - rewrite andb_false_r, (sum_ext _ (fun _ => 0)); [apply sum_zero|].
    intros. now rewrite andb_false_r.
Qed.

Theorem with_degree_by_parts : forall k n c, 1 <= n ->
  with_degree k (S n) c + ends n c (fun d => d =? k)
    = over_pegs (fun p => if holds c p then with_degree k n (less c p) else 0)
      + ends n c (fun d => S d =? k).
Proof.
  intros k n c P. unfold with_degree. rewrite length_filter. cbn [tower_states].
  rewrite sum_flat_map. unfold ends. rewrite <- !sum_plus. apply sum_ext. intros a _.
  destruct (holds c a) eqn:Ha.
  2:{ unfold link. rewrite Ha. simpl. now rewrite !andb_false_r. }
  rewrite map_map, length_filter.
  assert (E : forall has, over_pegs (fun b => one (link arc n c a b && has (end_degree c a b)))
    = list_sum (map (fun s => over_pegs (fun b => one (open_to arc c a s b
        && has (end_degree c a b)))) (tower_states n (less c a)))).
  { intros has. rewrite sum_exchange. apply sum_ext. intros b _. symmetry.
    now apply openings_with. }
  rewrite (E (fun d => d =? k)), (E (fun d => S d =? k)), <- !sum_plus.
  apply sum_ext. intros s I. apply degree_by_largest. intros ->.
  apply tower_states_are_all in I as [L _]. simpl in L. lia.
Qed.

Lemma alike_degree s : forall c d, alike (length s) c d -> degree c s = degree d s.
Proof.
  induction s as [|a s IH]; intros c d H; auto. rewrite !degree_cons. f_equal.
  - apply IH. now apply alike_less.
  - apply sum_ext. intros b _. unfold open_to. now rewrite (alike_holds _ c d b H).
Qed.

Lemma alike_states n : forall c d, alike n c d -> tower_states n c = tower_states n d.
Proof.
  induction n as [|n IH]; intros c d H; auto. cbn [tower_states]. apply flat_map_ext. intros p.
  rewrite (alike_holds n c d p H). destruct (holds d p); auto. f_equal. auto using alike_less.
Qed.

Lemma alike_with_degree k n c d : alike n c d -> with_degree k n c = with_degree k n d.
Proof.
  intros H. unfold with_degree. rewrite <- (alike_states n c d H), !length_filter.
  apply sum_ext. intros s I. apply tower_states_are_all in I as [<- _].
  now rewrite (alike_degree s c d H).
Qed.

(** ** For every n *)
Definition degree_of (k n : nat) (c : capacities) : Z := Z.of_nat (with_degree k n c).

Definition ends_of (t : type) (has : nat -> bool) : nat :=
  over_pegs (fun a => over_pegs (fun b => one (linked arc t a b
    && has (ways_from (has_part (part t a)) (third a b))))).

Definition more_of_degree (k : nat) (t : type) : Z :=
  let number has := Z.of_nat (ends_of t has) in
  (number (fun d => S d =? k)%nat - number (fun d => d =? k)%nat)%Z.

Lemma ends_spec n t has : late n t = true -> 1 <= n ->
  ends (S n) (capacities_at (S (S n)) t) has = ends_of t has.
Proof.
  intros La P. apply sum_ext. intros a _. apply sum_ext. intros b _.
  rewrite (linked_spec arc n) by auto.
  destruct (linked arc t a b) eqn:K; auto. cbn [andb]. do 2 f_equal.
  unfold end_degree. apply sum_ext. intros q _. do 2 f_equal.
  unfold linked in K. rewrite !andb_true_iff in K. destruct K as [[[_ Ha] _] _].
  rewrite <- (has_part_spec n n) by auto using late_part. apply (alike_holds n).
  apply part_alike. rewrite (has_part_spec n); auto.
Qed.

(** Columns 2 to 5: the states of degree 0, 1, 2 and 3. No number of a type is near [c_from]. *)
Definition degrees_check (C : counts) : bool :=
  let n := c_from C in
  table_check C && (2 <=? n) && forallb (fun '(t, _) => late (n - 1) t) (c_types C)
  && forallb (fun k => count_check C (2 + k) (fun t => degree_of k n (capacities_at n t))
       (more_of_degree k)) (seq 0 4).

Theorem degrees_hold : forall C, degrees_check C = true -> forall n, c_from C <= n ->
  forall t row, In (t, row) (c_types C) -> forall k, k < 4 ->
  Z.of_nat (with_degree k n (capacities_at n t)) = term (c_ring C) (column (2 + k) row) n.
Proof.
  unfold degrees_check. intros C H. rewrite !andb_true_iff, !forallb_forall, Nat.leb_le in H.
  destruct H as [[[T P] La] H]. intros n L t row I k Lk.
  apply (count_holds C (2 + k) (degree_of k) (more_of_degree k)); auto.
  - intros m c d D. unfold degree_of. f_equal. now apply alike_with_degree.
  - intros m u r J Lm. specialize (La _ J). simpl in La. destruct m as [|m]; [lia|].
    assert (Lu : late m u = true).
    { revert La. unfold late. rewrite !forallb_forall. intros A p Hp. specialize (A p Hp).
      destruct (kind_on u p); [apply Nat.leb_le in A; apply Nat.leb_le
        | apply Nat.ltb_lt in A; apply Nat.ltb_lt]; lia. }
    pose proof (with_degree_by_parts k (S m) (capacities_at (S (S m)) u) ltac:(lia)) as E.
    rewrite !ends_spec in E by (auto; lia). unfold degree_of, more_of_degree.
    rewrite <- (sum_of_spec (fun p => if holds (capacities_at (S (S m)) u) p
      then with_degree k (S m) (less (capacities_at (S (S m)) u) p) else 0)); [lia|].
    intros p. now destruct (holds _ p).
  - apply H, in_seq. lia.
Qed.

(** ** On stacks of discs *)
Lemma degree_is_number c s : fits c s -> number_is (tower_move arc c s) (degree c s).
Proof.
  intros F. exists (moves_of arc c s). split; [apply moves_of_once|]. split; auto.
  intros t. now apply moves_of_are_moves.
Qed.

Theorem degrees_of_stacks : forall n c,
  degrees (family_step arc (capacity c)) (family_state (capacity c) n)
    (map (fun k => with_degree k n c) (seq 0 4)).
Proof.
  intros n c k.
  assert (D : forall s, length s = n -> fits c s ->
    number_is (family_step arc (capacity c) (piles s)) (degree c s)).
  { intros s L F. apply (mapped_degree piles (tower_move arc c) (family_step arc (capacity c))
      (fun s => length s = n /\ fits c s) (family_state (capacity c) n)
      (family_states_are_piles c n) (words_one_to_one c n) (words_closed arc c n)
      (fun x y => family_step_keeps arc (capacity c) n x y) (words_same arc c n)); auto.
    now apply degree_is_number. }
  replace (nth k _ 0) with (with_degree k n c).
  - apply (mapped_number piles (fun s => length s = n /\ fits c s) (family_state (capacity c) n)
      (family_states_are_piles c n) (words_one_to_one c n)
      (fun s => (length s = n /\ fits c s) /\ degree c s = k)); try tauto.
    + intros s [L F]. assert (family_state (capacity c) n (piles s))
        by (apply family_states_are_piles; eauto).
      split; intros [_ E]; split; auto; [subst; now apply D|].
      apply (number_is_once _ _ _ (D s L F) E).
    + exists (filter (fun s => degree c s =? k) (tower_states n c)).
      split; [apply NoDup_filter, tower_states_once|]. split; auto. intros s.
      now rewrite filter_In, tower_states_are_all, Nat.eqb_eq.
  - destruct (Nat.lt_ge_cases k 4) as [L|L].
    + do 4 (destruct k as [|k]; [reflexivity|]). lia.
    + rewrite nth_overflow by (rewrite map_length, seq_length; auto). unfold with_degree.
      rewrite length_filter, (sum_ext _ (fun _ => 0)); [apply sum_zero|]. intros s _.
      pose proof (degree_at_most_3 s c). destruct (Nat.eqb_spec (degree c s) k); auto. lia.
Qed.
End Degrees.
