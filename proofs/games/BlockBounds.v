(** * Bounds for levels of blocks

    The graph of a level of BLOXORZ-- has at most three blocks for each cell: one that stands there,
    one that lies on it and the next cell to the right, and one that lies on it and the next cell
    above.  Every block is counted at its lower left cell.  Two lines of arithmetic from the proofs
    of hardness stand beside it. *)
From Coq Require Import List Arith Lia Bool.
Import ListNotations.

(** A cell is a column and a row. *)
Definition cell : Type := (nat * nat)%type.
Definition right_of (a : cell) : cell := (S (fst a), snd a).
Definition above (a : cell) : cell := (fst a, S (snd a)).
Definition share_a_side (a b : cell) : Prop :=
  b = right_of a \/ a = right_of b \/ b = above a \/ a = above b.

(** A block is on one cell twice, where it stands, or on two cells. It may stand on a cell without
    wood, and lie on two cells that share a side. *)
Definition block_of (cells : list cell) (wood : cell -> Prop) (b : cell * cell) : Prop :=
  In (fst b) cells /\ In (snd b) cells /\
  ((fst b = snd b /\ ~ wood (fst b)) \/ share_a_side (fst b) (snd b)).

(** The order of its two cells makes no other block. *)
Definition same_block (b b' : cell * cell) : Prop := b = b' \/ b = (snd b', fst b').

(** The lower left cell of a block, and how it lies. *)
Inductive place := standing | along_the_row | along_the_column.
Definition cell_eq : forall a b : cell, {a = b} + {a <> b}.
Proof. decide equality; apply Nat.eq_dec. Defined.

Definition placed (b : cell * cell) : cell * place :=
  let (a, b) := b in
  if cell_eq a b then (a, standing)
  else if cell_eq b (right_of a) then (a, along_the_row)
  else if cell_eq a (right_of b) then (b, along_the_row)
  else if cell_eq b (above a) then (a, along_the_column)
  else (b, along_the_column).

Lemma placed_determines : forall cells wood b b', block_of cells wood b ->
  block_of cells wood b' -> placed b = placed b' -> same_block b b'.
Proof.
  intros cells wood [a b] [a' b'] (_ & _ & H) (_ & _ & H') He. unfold same_block.
  unfold placed, share_a_side in *. simpl in *.
  destruct (cell_eq a b) as [->|], (cell_eq a' b') as [->|];
    repeat (destruct (cell_eq _ _) as [->|] in He); try discriminate; injection He;
    intros; subst; auto; try (intuition congruence).
Qed.

Lemma placed_in_cells : forall cells wood b, block_of cells wood b ->
  In (placed b) (list_prod cells [standing; along_the_row; along_the_column]).
Proof.
  intros cells wood [a b] (Ha & Hb & _). unfold placed. simpl in Ha, Hb.
  repeat destruct (cell_eq _ _); apply in_prod; simpl; auto.
Qed.

(** @proves ramos2014/theorem-3.7
    A level with n cells has at most 3 n different blocks. *)
Theorem at_most_three_blocks_a_cell : forall (cells : list cell) (wood : cell -> Prop)
  (blocks : list (cell * cell)),
  (forall b, In b blocks -> block_of cells wood b) ->
  ForallOrdPairs (fun b b' => ~ same_block b b') blocks ->
  length blocks <= 3 * length cells.
Proof.
  intros cells wood blocks Hblocks Hdifferent.
  rewrite <- (map_length placed). replace (3 * length cells)
    with (length (list_prod cells [standing; along_the_row; along_the_column]))
    by (rewrite prod_length; simpl; lia).
  apply NoDup_incl_length.
  - induction Hdifferent as [|b rest Hb Hrest IH]; simpl; constructor.
    + intros Hin. apply in_map_iff in Hin as [b' [He Hin]].
      rewrite Forall_forall in Hb. apply (Hb b' Hin).
      apply (placed_determines cells wood); [| |auto]; apply Hblocks; simpl; auto.
    + apply IH. intros b' Hin. apply Hblocks. right. exact Hin.
  - intros p Hp. apply in_map_iff in Hp as [b [<- Hb]].
    apply (placed_in_cells cells wood), Hblocks, Hb.
Qed.

(** @proves ramos2014/theorem-3.5-arithmetic
    For v >= 1 and m >= 0 the two bounds of the proof are apart. *)
Theorem bounds_apart : forall v m : nat, 1 <= v ->
  (20 * v + 7) * v + 2 * m + 1 < 20 * v ^ 2 + 2 * m + 1 + 10 * v.
Proof. intros v m Hv. simpl. nia. Qed.

(** @supports ramos2014/theorem-3.2-inequality
    Where 2 / e is an integer k: with N >= 2, and e < 1, which is k >= 3, the inequality holds. *)
Theorem longer_than_the_outer_path : forall N k : nat, 2 <= N -> 3 <= k ->
  N ^ (k - 1) < N ^ k - N.
Proof.
  intros N k HN Hk. destruct k as [|[|[|k]]]; try lia.
  replace (S (S (S k)) - 1) with (S (S k)) by lia. rewrite !Nat.pow_succ_r'.
  assert (1 <= N ^ k) by (pose proof (Nat.pow_nonzero N k); lia). nia.
Qed.
