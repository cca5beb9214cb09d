(** * Moore's Nim_k: the game and the columns

    A move takes objects from at least one and at most k heaps. The options are written down as a
    recursion and shown to be the positions with 1 to k heaps lowered. Below it the binary digits
    of heaps, and the sums of their columns. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.games Require Import Game.
Import ListNotations.

(** The positions with at most k heaps lowered, the position itself among them. *)
Fixpoint lowered (k : nat) (heaps : list nat) : list (list nat) :=
  match heaps with
  | [] => [[]]
  | heap :: others =>
      map (cons heap) (lowered k others) ++
      match k with
      | 0 => []
      | S j => flat_map (fun left => map (cons left) (lowered j others)) (seq 0 heap)
      end
  end.

(** The position itself comes first. *)
Definition moore_options (k : nat) (heaps : list nat) : list (list nat) := tl (lowered k heaps).

(** The sum of a list. *)
Fixpoint total (l : list nat) : nat := match l with [] => 0 | x :: rest => x + total rest end.

(** The number of heaps in which two positions differ. *)
Fixpoint changed (xs ys : list nat) : nat :=
  match xs, ys with
  | x :: xs', y :: ys' => (if x =? y then 0 else 1) + changed xs' ys'
  | _, _ => 0
  end.

Definition at_most (xs ys : list nat) : Prop := Forall2 (fun x y => y <= x) xs ys.

(** ** The options are the positions with 1 to k heaps lowered *)

Lemma in_lowered : forall xs k ys, In ys (lowered k xs) <-> at_most xs ys /\ changed xs ys <= k.
Proof.
  induction xs as [|x xs IH]; intros k ys; simpl.
  - split.
    + intros [<-|[]]. split; [constructor|simpl; lia].
    + intros [H _]. inversion H. auto.
  - rewrite in_app_iff, in_map_iff. split.
    + intros [[zs [<- Hz]]|Hin].
      * apply IH in Hz as [Hz Hc]. split; [constructor; [lia|exact Hz]|].
        simpl. rewrite Nat.eqb_refl. exact Hc.
      * destruct k as [|k]; [easy|]. apply in_flat_map in Hin as [left [Hl Hin]].
        apply in_map_iff in Hin as [zs [<- Hz]]. apply in_seq in Hl.
        apply IH in Hz as [Hz Hc]. split; [constructor; [lia|exact Hz]|].
        simpl. destruct (Nat.eqb_spec x left); lia.
    + intros [Hle Hc]. inversion Hle as [|x' y xs' zs Hy Hzs]; subst. simpl in Hc.
      destruct (Nat.eqb_spec x y) as [<-|Hne].
      * left. exists zs. split; [reflexivity|]. apply IH. split; [exact Hzs|lia].
      * right. destruct k as [|k]; [lia|]. apply in_flat_map. exists y.
        split; [apply in_seq; lia|]. apply in_map, IH. split; [exact Hzs|lia].
Qed.

Lemma itself_first : forall k xs, exists rest, lowered k xs = xs :: rest /\
  forall ys, In ys rest -> changed xs ys <> 0.
Proof.
  intros k xs. revert k. induction xs as [|x xs IH]; intros k; simpl.
  - exists []. split; [reflexivity|easy].
  - destruct (IH k) as [rest [Hr Hne]]. rewrite Hr. simpl. eexists. split; [reflexivity|].
    intros ys Hin. apply in_app_or in Hin as [Hin|Hin].
    + apply in_map_iff in Hin as [zs [<- Hz]]. simpl. rewrite Nat.eqb_refl. apply Hne, Hz.
    + destruct k as [|k]; [easy|]. apply in_flat_map in Hin as [left [Hl Hin]].
      apply in_map_iff in Hin as [zs [<- _]]. apply in_seq in Hl. simpl.
      destruct (Nat.eqb_spec x left); lia.
Qed.

Lemma changed_refl : forall xs, changed xs xs = 0.
Proof. induction xs as [|x xs IH]; simpl; [|rewrite Nat.eqb_refl]; auto. Qed.

Theorem moore_move : forall k xs ys,
  In ys (moore_options k xs) <-> at_most xs ys /\ 1 <= changed xs ys <= k.
Proof.
  intros k xs ys. unfold moore_options. pose proof (in_lowered xs k ys) as H.
  destruct (itself_first k xs) as [rest [Hr Hne]]. rewrite Hr in *. simpl in *. split.
  - intros Hin. pose proof (Hne ys Hin). apply proj1 in H.
    specialize (H (or_intror Hin)). split; [apply H|lia].
  - intros [Hle Hc]. destruct (proj2 H) as [<-|Hin]; [split; [exact Hle|lia]| |exact Hin].
    rewrite changed_refl in Hc. lia.
Qed.

Lemma sum_falls : forall xs ys, at_most xs ys -> changed xs ys <> 0 -> total ys < total xs.
Proof.
  intros xs ys H. induction H as [|x y xs ys Hy H IH]; simpl; [lia|].
  assert (total ys <= total xs).
  { clear IH. induction H; simpl; lia. }
  destruct (Nat.eqb_spec x y) as [<-|Hne]; simpl; intros Hc; [apply IH in Hc|]; lia.
Qed.

(** With a move there are fewer objects in all heaps together. *)
Lemma moore_falls : forall k xs ys, In ys (moore_options k xs) -> total ys < total xs.
Proof. intros k xs ys H. apply moore_move in H as [Hle Hc]. apply sum_falls; [exact Hle|lia]. Qed.

(** Moore's Nim_k; Nim is k = 1. *)
Definition moore (k : nat) : game := Game (list nat) (moore_options k) total (moore_falls k).

(** ** Columns *)

(** Digit j of a number, and the sum of a column. *)
Definition digit (j x : nat) : nat := (x / 2 ^ j) mod 2.
Definition column (j : nat) (heaps : list nat) : nat := total (map (digit j) heaps).

(** Moore's sum is 0: every column is 0 modulo k + 1. *)
Definition moore_zero (k : nat) (heaps : list nat) : Prop :=
  forall j, column j heaps mod (k + 1) = 0.

Lemma power_positive : forall m, 0 < 2 ^ m.
Proof. intros m. pose proof (Nat.pow_nonzero 2 m). lia. Qed.

(** A number below 2^(m + 1) is b 2^m + low; its digit m is b, the others are those of low. *)
Lemma top_digit : forall m b low, b <= 1 -> low < 2 ^ m -> digit m (b * 2 ^ m + low) = b.
Proof.
  intros m b low Hb Hl. unfold digit. pose proof (power_positive m).
  rewrite Nat.div_add_l, Nat.div_small by lia. rewrite Nat.add_0_r. apply Nat.mod_small. lia.
Qed.

Lemma lower_digits : forall m b low j, j < m -> digit j (b * 2 ^ m + low) = digit j low.
Proof.
  intros m b low j Hj. unfold digit. pose proof (power_positive j).
  replace (2 ^ m) with (2 ^ (m - j - 1) * 2 * 2 ^ j).
  - replace (b * (2 ^ (m - j - 1) * 2 * 2 ^ j)) with ((b * 2 ^ (m - j - 1) * 2) * 2 ^ j) by nia.
    rewrite Nat.div_add_l by lia. rewrite Nat.add_comm. apply Nat.mod_add. lia.
  - rewrite (Nat.mul_comm _ 2), <- Nat.pow_succ_r', <- Nat.pow_add_r. f_equal. lia.
Qed.

Lemma no_higher_digits : forall m x j, x < 2 ^ m -> m <= j -> digit j x = 0.
Proof.
  intros m x j Hx Hj. unfold digit. apply (Nat.pow_le_mono_r 2) in Hj; [|lia].
  rewrite Nat.div_small by lia. reflexivity.
Qed.

Lemma split_top : forall m x, x < 2 ^ S m ->
  exists b low, x = b * 2 ^ m + low /\ b <= 1 /\ low < 2 ^ m.
Proof.
  intros m x Hx. rewrite Nat.pow_succ_r' in Hx. pose proof (power_positive m).
  destruct (Nat.lt_ge_cases x (2 ^ m)) as [Hlow|Hlow].
  - exists 0, x. lia.
  - exists 1, (x - 2 ^ m). lia.
Qed.

Lemma below_a_power : forall xs, exists m, Forall (fun x => x < 2 ^ m) xs.
Proof.
  induction xs as [|x xs [m IH]]; [exists 0; constructor|].
  exists (m + x). pose proof (Nat.pow_gt_lin_r 2 x ltac:(lia)). pose proof (power_positive m).
  rewrite Nat.pow_add_r. constructor; [nia|].
  eapply Forall_impl; [|exact IH]. simpl. intros y Hy. pose proof (power_positive x). nia.
Qed.
