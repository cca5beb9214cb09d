(** * Nim: Bouton's theorem

    A move in Nim takes at least one object from one heap.  The value of a heap is its size, so a
    position is a P-position exactly where the nim-sum of its heaps is 0.  The winning moves are
    counted as well: a heap has one if it has a 1 in the leftmost column where the nim-sum has a 1,
    and none otherwise; so their number is odd. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.games Require Import Game NimSum Grundy Heaps.
Import ListNotations.

(** Anything less can be left of a heap. *)
Lemma nim_less : forall heap left, In left (seq 0 heap) -> left < heap.
Proof. intros heap left H. apply in_seq in H. lia. Qed.

(** Of a heap anything less can be left. *)
Definition nim_rule : rule := Rule (seq 0) nim_less.

(** Nim with any number of heaps of any size. *)
Definition nim : game := heap_game nim_rule.

(** ** Values *)

Lemma value_of_a_nim_heap : forall heap, grundy (one_heap nim_rule) heap = heap.
Proof.
  apply (grundy_unique (one_heap nim_rule) (fun heap => heap)). intros heap. rewrite map_id.
  split; simpl.
  - rewrite in_seq. lia.
  - intros k Hk. rewrite in_seq. lia.
Qed.

Theorem value_of_nim : forall heaps, grundy nim heaps = nim_sum heaps.
Proof.
  intros heaps. unfold nim. rewrite value_of_heaps. f_equal.
  rewrite (map_ext _ (fun heap => heap)), map_id; [reflexivity | apply value_of_a_nim_heap].
Qed.

(** @proves carvalho2013/theorem-2.4.1-bouton
    A position of Nim is a P-position if and only if the nim-sum of its heaps is 0. *)
Theorem bouton : forall heaps : list nat, P nim normal heaps <-> nim_sum heaps = 0.
Proof. intros heaps. rewrite P_iff_value_0, value_of_nim. reflexivity. Qed.

(** ** The moves of the proof *)

Lemma nim_sum_split : forall before heap after,
  nim_sum (before ++ heap :: after) = Nat.lxor heap (nim_sum (before ++ after)).
Proof.
  induction before as [|x before IH]; intros heap after; simpl; [reflexivity|].
  rewrite IH, <- !Nat.lxor_assoc. f_equal. apply Nat.lxor_comm.
Qed.

(** @proves carvalho2013/theorem-2.4.1-bouton
    From a nim-sum other than 0, every heap with a 1 in its leftmost column of sum 1 can be lowered
    to make it 0. *)
Theorem step_to_nim_sum_0 : forall (before : list nat) (heap : nat) (after : list nat),
  let s := nim_sum (before ++ heap :: after) in
  s <> 0 -> Nat.testbit heap (Nat.log2 s) = true ->
  Nat.lxor heap s < heap /\ nim_sum (before ++ Nat.lxor heap s :: after) = 0.
Proof.
  intros before heap after s Hs Hbit. split; [apply lxor_lowers; assumption|].
  rewrite nim_sum_split. unfold s. rewrite nim_sum_split. set (r := nim_sum (before ++ after)).
  rewrite <- (Nat.lxor_assoc heap heap), Nat.lxor_nilpotent, Nat.lxor_0_l.
  apply Nat.lxor_nilpotent.
Qed.

(** @proves carvalho2013/theorem-2.4.1-bouton
    No move leads from nim-sum 0 to nim-sum 0. *)
Theorem no_move_from_0_to_0 : forall heaps next : list nat,
  nim_sum heaps = 0 -> In next (options nim heaps) -> nim_sum next <> 0.
Proof.
  intros heaps next H0 Hin. apply heap_move in Hin as (before & h & l & after & -> & -> & Hl).
  apply less in Hl. rewrite nim_sum_split in *. intros H. rewrite <- H in H0.
  apply nim_sum_properties in H0. lia.
Qed.

(** ** The number of winning moves *)

(** Heaps with a 1 in a column. *)
Definition ones_in_column (k : nat) (heaps : list nat) : nat :=
  length (filter (fun heap => Nat.testbit heap k) heaps).

Definition moves_to_sum (t : nat) (heaps : list nat) : nat :=
  length (filter (fun next => nim_sum next =? t) (options nim heaps)).

Lemma filter_app_length : forall (A : Type) (f : A -> bool) (l m : list A),
  length (filter f (l ++ m)) = length (filter f l) + length (filter f m).
Proof. intros A f l m. rewrite filter_app, app_length. reflexivity. Qed.

Lemma filter_map_length : forall (A B : Type) (f : B -> bool) (g : A -> B) (l : list A),
  length (filter f (map g l)) = length (filter (fun x => f (g x)) l).
Proof.
  intros A B f g l. induction l as [|x l IH]; simpl; [reflexivity|].
  destruct (f (g x)); simpl; rewrite IH; reflexivity.
Qed.

Lemma one_number_below : forall c n,
  length (filter (fun y => y =? c) (seq 0 n)) = Nat.b2n (c <? n).
Proof.
  intros c n. induction n as [|n IH]; [reflexivity|].
  rewrite seq_S, filter_app_length, IH. simpl.
  destruct (Nat.eqb_spec n c), (Nat.ltb_spec c n), (Nat.ltb_spec c (S n)); simpl; lia.
Qed.

Lemma lxor_eqb : forall x v t, (Nat.lxor x v =? t) = (x =? Nat.lxor t v).
Proof.
  intros x v t. destruct (Nat.eqb_spec (Nat.lxor x v) t) as [H|H], (Nat.eqb_spec x (Nat.lxor t v))
    as [H'|H']; auto; exfalso.
  - apply H'. rewrite <- H, Nat.lxor_assoc, Nat.lxor_nilpotent. symmetry. apply Nat.lxor_0_r.
  - apply H. rewrite H', Nat.lxor_assoc, Nat.lxor_nilpotent. apply Nat.lxor_0_r.
Qed.

Lemma lowered_iff_bit : forall x d, d <> 0 ->
  (Nat.lxor x d <? x) = Nat.testbit x (Nat.log2 d).
Proof.
  intros x d Hd. destruct (Nat.testbit x (Nat.log2 d)) eqn:Hb.
  - apply Nat.ltb_lt, lxor_lowers; assumption.
  - apply Nat.ltb_ge. pose proof (lxor_raises x d Hd Hb). lia.
Qed.

(** The moves to nim-sum t, counted by heaps. *)
Lemma moves_to_sum_by_heaps : forall heaps t d,
  d = Nat.lxor (nim_sum heaps) t -> d <> 0 ->
  moves_to_sum t heaps = ones_in_column (Nat.log2 d) heaps.
Proof.
  unfold moves_to_sum, ones_in_column.
  induction heaps as [|x others IH]; intros t d Heq Hd; [reflexivity|].
  assert (Hd' : d = Nat.lxor (nim_sum others) (Nat.lxor x t)).
  { rewrite Heq. simpl. rewrite (Nat.lxor_comm x), Nat.lxor_assoc. reflexivity. }
  simpl options. rewrite filter_app_length, !filter_map_length. simpl nim_sum.
  rewrite (filter_ext (fun y => Nat.lxor y (nim_sum others) =? t)
                      (fun y => y =? Nat.lxor t (nim_sum others))) by (intros y; apply lxor_eqb).
  rewrite one_number_below.
  rewrite (filter_ext (fun next => Nat.lxor x (nim_sum next) =? t)
                      (fun next => nim_sum next =? Nat.lxor x t))
    by (intros next; rewrite Nat.lxor_comm, lxor_eqb, (Nat.lxor_comm t); reflexivity).
  change (heap_options nim_rule others) with (options nim others).
  rewrite (IH _ d Hd' Hd).
  replace (Nat.lxor t (nim_sum others)) with (Nat.lxor x d).
  - rewrite lowered_iff_bit by exact Hd. simpl.
    destruct (Nat.testbit x (Nat.log2 d)); reflexivity.
  - rewrite Heq. simpl. rewrite <- !Nat.lxor_assoc, Nat.lxor_nilpotent, Nat.lxor_0_l.
    apply Nat.lxor_comm.
Qed.

Lemma parity_of_a_column : forall k heaps,
  Nat.odd (ones_in_column k heaps) = Nat.testbit (nim_sum heaps) k.
Proof.
  intros k heaps. unfold ones_in_column. induction heaps as [|x others IH]; simpl.
  - symmetry. apply Nat.bits_0.
  - rewrite Nat.lxor_spec, <- IH. destruct (Nat.testbit x k); simpl length.
    + rewrite Nat.odd_succ, <- Nat.negb_odd. reflexivity.
    + symmetry. apply xorb_false_l.
Qed.

(** @proves carvalho2013/nim-odd-winning-moves
    From every N-position of Nim the number of moves to positions of nim-sum 0 is odd. *)
Theorem odd_number_of_winning_moves : forall heaps : list nat, N nim normal heaps ->
  Nat.odd (length (filter (fun next => nim_sum next =? 0) (options nim heaps))) = true.
Proof.
  intros heaps HN. assert (Hs : nim_sum heaps <> 0)
    by (intros H; apply bouton in H; exact (not_both _ _ _ H HN)).
  change (Nat.odd (moves_to_sum 0 heaps) = true).
  rewrite (moves_to_sum_by_heaps heaps 0 (nim_sum heaps)) by (try rewrite Nat.lxor_0_r; auto).
  rewrite parity_of_a_column. apply top_digit, Hs.
Qed.
