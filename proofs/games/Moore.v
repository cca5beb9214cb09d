(** * Moore's Nim_k: the theorem

    A position is a P-position exactly where every column of the binary forms of its heaps adds up
    to 0 modulo k + 1. From such a sum no move leads to another: in the leftmost column that
    changes, between 1 and k ones disappear. From any other sum the procedure finds a move. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.games Require Import Game MooreGame MooreProcedure.
Import ListNotations.

(** ** No move leads from sum 0 to sum 0 *)

(** By columns from the left: xs and ys below 2^m, given as pairs. *)
Lemma leftmost_changed_column : forall k m xs ys,
  at_most xs ys -> Forall (fun x => x < 2 ^ m) xs -> changed xs ys <= k ->
  (forall j, j < m -> column j xs mod (k + 1) = 0 /\ column j ys mod (k + 1) = 0) ->
  xs = ys.
Proof.
  intros k. induction m as [|m IH]; intros xs ys Hle Hx Hc Hcol.
  - clear Hc Hcol. induction Hle as [|x y xs ys Hy Hle IH]; [reflexivity|].
    inversion Hx; subst. simpl in *. f_equal; [lia|auto].
  - (* the lower parts, and the ones of column m *)
    assert (Hparts : exists xs' ys' d,
      at_most xs' ys' /\ Forall (fun x => x < 2 ^ m) xs' /\ d <= changed xs ys /\
      column m xs = column m ys + d /\
      (d = 0 -> changed xs' ys' <= changed xs ys /\ (xs' = ys' -> xs = ys) /\
                forall j, j < m -> column j xs' = column j xs /\ column j ys' = column j ys)).
    { clear IH Hc Hcol. induction Hle as [|x y xs ys Hy Hle IH].
      - exists [], [], 0. repeat split; auto; constructor.
      - inversion Hx as [|? ? Hx0 Hxs]; subst.
        destruct (IH Hxs) as (xs' & ys' & d & Hle' & Hx' & Hd & Hm & Hrest). clear IH.
        destruct (split_top m x Hx0) as (b & low & -> & Hb & Hlow).
        destruct (split_top m y ltac:(lia)) as (b' & low' & -> & Hb' & Hlow').
        assert (Hbb : b' <= b) by nia.
        assert (Hcm : column m (b * 2 ^ m + low :: xs) = b + column m xs)
          by (unfold column; simpl; rewrite top_digit; auto).
        assert (Hcm' : column m (b' * 2 ^ m + low' :: ys) = b' + column m ys)
          by (unfold column; simpl; rewrite top_digit; auto).
        destruct (Nat.eq_dec b b') as [<-|Hne].
        + exists (low :: xs'), (low' :: ys'), d.
          split; [constructor; [lia|exact Hle']|]. split; [constructor; auto|].
          simpl changed. split; [lia|]. split; [lia|]. intros H0.
          destruct (Hrest H0) as (Hc & Heq & Hj). split; [|split].
          * destruct (Nat.eqb_spec low low'), (Nat.eqb_spec (b * 2 ^ m + low) (b * 2 ^ m + low'));
              lia.
          * intros H. injection H as -> H. rewrite (Heq H). reflexivity.
          * intros j Hjm. destruct (Hj j Hjm) as [H1 H2]. unfold column in *. simpl.
            rewrite !lower_digits by exact Hjm. lia.
        + exists (low :: xs'), (0 :: ys'), (S d).
          split; [constructor; [lia|exact Hle']|]. split; [constructor; auto|].
          simpl changed. split; [|split; [lia|discriminate]].
          destruct (Nat.eqb_spec (b * 2 ^ m + low) (b' * 2 ^ m + low')) as [He|He]; [|lia].
          assert (b = 1) as -> by lia. assert (b' = 0) as -> by lia. lia. }
    destruct Hparts as (xs' & ys' & d & Hle' & Hx' & Hd & Hm & Hrest).
    assert (d = 0) as ->.
    { destruct (Hcol m ltac:(lia)) as [H1 H2]. rewrite Hm in H1.
      pose proof (Nat.div_mod_eq (column m ys) (k + 1)) as E2. rewrite H2 in E2.
      pose proof (Nat.div_mod_eq (column m ys + d) (k + 1)) as E1. rewrite H1 in E1.
      destruct (Nat.le_gt_cases ((column m ys + d) / (k + 1)) (column m ys / (k + 1))); nia. }
    destruct (Hrest eq_refl) as (Hc' & Heq & Hj). apply Heq, (IH xs' ys'); auto; [lia|].
    intros j Hjm. destruct (Hj j Hjm) as [-> ->]. apply Hcol. lia.
Qed.

Lemma no_move_between_zeros : forall k xs ys,
  moore_zero k xs -> In ys (moore_options k xs) -> ~ moore_zero k ys.
Proof.
  intros k xs ys Hx Hin Hy. apply moore_move in Hin as [Hle Hc].
  destruct (below_a_power xs) as [m Hm].
  assert (xs = ys) as <-.
  { apply (leftmost_changed_column k m xs ys Hle Hm); [lia|].
    intros j _. split; [apply Hx|apply Hy]. }
  rewrite changed_refl in Hc. lia.
Qed.

(** ** P-positions *)

Lemma moore_zero_dec : forall k xs, moore_zero k xs \/ ~ moore_zero k xs.
Proof.
  intros k xs. destruct (below_a_power xs) as [m Hm].
  assert (Hhigh : forall j, m <= j -> column j xs = 0).
  { intros j Hj. unfold column. induction Hm as [|x xs Hx Hm IH]; simpl; [reflexivity|].
    rewrite (no_higher_digits m x j Hx Hj). exact IH. }
  assert (H : forall n, (forall j, j < n -> column j xs mod (k + 1) = 0) \/
                        exists j, column j xs mod (k + 1) <> 0).
  { induction n as [|n [IH|IH]]; [left; lia| |right; exact IH].
    destruct (Nat.eq_dec (column n xs mod (k + 1)) 0) as [H|H]; [left|right; exists n; exact H].
    intros j Hj. destruct (Nat.eq_dec j n) as [->|]; [exact H|apply IH; lia]. }
  destruct (H m) as [Hall|[j Hj]].
  - left. intros j. destruct (Nat.lt_ge_cases j m); [auto|].
    rewrite Hhigh by assumption. apply Nat.mod_0_l. lia.
  - right. intros Hz. apply Hj, Hz.
Qed.

(** @proves carvalho2013/theorem-2.9.1-moore
    A position of Moore's Nim_k is a P-position if and only if every column of the binary forms of
    its heaps adds up to 0 modulo k + 1. *)
Theorem moore_theorem : forall (k : nat) (heaps : list nat), 1 <= k ->
  (P (moore k) normal heaps <-> forall j, column j heaps mod (k + 1) = 0).
Proof.
  intros k heaps _. apply (P_positions_in_normal_play (moore k) (moore_zero k)).
  - apply moore_zero_dec.
  - apply no_move_between_zeros.
  - apply a_move_to_zero.
Qed.

(** ** Few heaps *)

(** The heaps that are not empty. *)
Definition nonempty (heaps : list nat) : nat := length (filter (fun heap => 0 <? heap) heaps).

(** @proves carvalho2013/moore-fewer-piles
    With at least one and fewer than k + 1 heaps that are not empty, all can be taken in one move,
    and it is an N-position. *)
Theorem fewer_than_k_plus_1_heaps : forall (k : nat) (heaps : list nat),
  1 <= nonempty heaps < k + 1 ->
  In (map (fun _ => 0) heaps) (options (moore k) heaps) /\ N (moore k) normal heaps.
Proof.
  intros k heaps Hn.
  assert (Hin : In (map (fun _ => 0) heaps) (options (moore k) heaps)).
  { apply moore_move. split; [clear; induction heaps; simpl; constructor; auto; lia|].
    enough (changed heaps (map (fun _ => 0) heaps) = nonempty heaps) by lia.
    clear. unfold nonempty. induction heaps as [|x xs IH]; simpl; [reflexivity|].
    rewrite IH. destruct x; simpl; reflexivity. }
  split; [exact Hin|]. apply N_some with (map (fun _ => 0) heaps); [exact Hin|].
  apply P_terminal; [reflexivity|].
  destruct (options (moore k) (map (fun _ => 0) heaps)) as [|next rest] eqn:He; [reflexivity|].
  assert (H : In next (options (moore k) (map (fun _ => 0) heaps))) by (rewrite He; left; auto).
  apply (falls (moore k)) in H. simpl in H.
  replace (total (map (fun _ => 0) heaps)) with 0 in H; [lia|].
  clear. induction heaps; simpl; auto.
Qed.
