(** * Moore's Nim_k

    A move takes objects from at least one and at most k heaps.  A position is a P-position exactly
    where every column of the binary forms of its heaps adds up to 0 modulo k + 1.  From such a sum
    no move leads to another: in the leftmost column that changes, between 1 and k ones disappear.
    From any other sum one goes from the leftmost column to the right and keeps a set of at most k
    lowered heaps, whose further digits are free: a column of remainder r is set right either by
    lowering r more heaps with a 1 there, or, where that would be more than k, by giving a 1 to
    k + 1 - r of the heaps lowered before. *)
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
  - intros Hin. pose proof (Hne ys Hin). apply proj1 in H. specialize (H (or_intror Hin)). split; [apply H|lia].
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

Lemma moore_falls : forall k xs ys, In ys (moore_options k xs) -> total ys < total xs.
Proof. intros k xs ys H. apply moore_move in H as [Hle Hc]. apply sum_falls; [exact Hle|lia]. Qed.

(** Moore's Nim_k; Nim is k = 1. *)
Definition moore (k : nat) : game := Game (list nat) (moore_options k) total (moore_falls k).

(** ** Columns *)

(** Digit j of a number, and the sum of a column. *)
Definition digit (j x : nat) : nat := (x / 2 ^ j) mod 2.
Definition column (j : nat) (heaps : list nat) : nat := total (map (digit j) heaps).

(** Moore's sum is 0: every column is 0 modulo k + 1. *)
Definition moore_zero (k : nat) (heaps : list nat) : Prop := forall j, column j heaps mod (k + 1) = 0.

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
  { apply (leftmost_changed_column k m xs ys Hle Hm); [lia|]. intros j _. split; [apply Hx|apply Hy]. }
  rewrite changed_refl in Hc. lia.
Qed.

(** ** From any other sum a move leads to sum 0 *)

(** A heap, or None for a heap that was lowered before and whose further digits are free. *)
Definition fits (m : nat) (o : option nat) (y : nat) : Prop :=
  match o with None => y < 2 ^ m | Some x => y <= x end.

Definition free (os : list (option nat)) : nat :=
  length (filter (fun o => match o with None => true | Some _ => false end) os).

(** How many heaps of ys are lowered, those lowered before included. *)
Fixpoint touched (os : list (option nat)) (ys : list nat) : nat :=
  match os, ys with
  | o :: os', y :: ys' =>
      match o with None => 1 | Some x => if x =? y then 0 else 1 end + touched os' ys'
  | _, _ => 0
  end.

Definition small (m : nat) (o : option nat) : Prop :=
  match o with None => True | Some x => x < 2 ^ m end.

(** The choice of a digit b in column m for one heap: what is left to be done below. *)
Definition bit_fits (m : nat) (o : option nat) (b : nat) : Prop :=
  b <= 1 /\ match o with None => True | Some x => b <= digit m x end.

Definition after (m : nat) (o : option nat) (b : nat) : option nat :=
  match o with
  | None => None
  | Some x => if b =? digit m x then Some (x - b * 2 ^ m) else None
  end.

(** The ones of the heaps that are not lowered, in column m. *)
Definition open_ones (m : nat) (os : list (option nat)) : nat :=
  total (map (fun o => match o with None => 0 | Some x => digit m x end) os).

Definition afters (m : nat) (os : list (option nat)) (bs : list nat) : list (option nat) :=
  map (fun ob => after m (fst ob) (snd ob)) (combine os bs).

Lemma digit_at_most_1 : forall m x, digit m x <= 1.
Proof. intros m x. unfold digit. pose proof (Nat.mod_upper_bound (x / 2 ^ m) 2). lia. Qed.

(** r heaps with a 1 are lowered. *)
Lemma lower_some : forall m os r, r <= open_ones m os -> exists bs,
  Forall2 (bit_fits m) os bs /\ total bs + r = open_ones m os /\
  free (afters m os bs) = free os + r.
Proof.
  intros m. unfold open_ones. induction os as [|[x|] os IH]; intros r Hr; simpl in Hr.
  - assert (r = 0) as -> by lia. exists []. repeat split; constructor.
  - pose proof (digit_at_most_1 m x) as Hd. destruct r as [|r].
    + destruct (IH 0 ltac:(lia)) as (bs & Hf & Hs & Hfree).
      exists (digit m x :: bs). unfold afters, free in *. simpl. rewrite Nat.eqb_refl.
      repeat split; auto; [|lia]. constructor; [split; auto|exact Hf].
    + destruct (Nat.eq_dec (digit m x) 1) as [H1|H1].
      * destruct (IH r ltac:(lia)) as (bs & Hf & Hs & Hfree).
        exists (0 :: bs). unfold afters, free in *. simpl. rewrite H1. simpl.
        repeat split; [|lia|lia]. constructor; [split; lia|exact Hf].
      * assert (H0 : digit m x = 0) by lia.
        destruct (IH (S r) ltac:(lia)) as (bs & Hf & Hs & Hfree).
        exists (0 :: bs). unfold afters, free in *. simpl. rewrite H0. simpl.
        repeat split; [|lia|lia]. constructor; [split; lia|exact Hf].
  - destruct (IH r ltac:(lia)) as (bs & Hf & Hs & Hfree).
    exists (0 :: bs). unfold afters, free in *. simpl.
    repeat split; [|lia|lia]. constructor; [split; [lia|exact I]|exact Hf].
Qed.

(** s of the heaps lowered before get a 1. *)
Lemma raise_some : forall m os s, s <= free os -> exists bs,
  Forall2 (bit_fits m) os bs /\ total bs = open_ones m os + s /\
  free (afters m os bs) = free os.
Proof.
  intros m. unfold open_ones. induction os as [|[x|] os IH]; intros s Hs; unfold free in Hs;
    simpl in Hs.
  - exists []. simpl. repeat split; auto; lia.
  - destruct (IH s Hs) as (bs & Hf & Hsum & Hfree).
    exists (digit m x :: bs). unfold afters, free in *. simpl. rewrite Nat.eqb_refl.
    repeat split; auto; [|lia]. constructor; [|exact Hf].
    split; [apply digit_at_most_1|lia].
  - destruct s as [|s].
    + destruct (IH 0 ltac:(lia)) as (bs & Hf & Hsum & Hfree).
      exists (0 :: bs). unfold afters, free in *. simpl.
      repeat split; [|lia|lia]. constructor; [split; [lia|exact I]|exact Hf].
    + destruct (IH s ltac:(unfold free; lia)) as (bs & Hf & Hsum & Hfree).
      exists (1 :: bs). unfold afters, free in *. simpl.
      repeat split; [|lia|lia]. constructor; [split; [lia|exact I]|exact Hf].
Qed.

(** A column is set right. *)
Lemma set_column : forall k m os, free os <= k -> exists bs,
  Forall2 (bit_fits m) os bs /\ total bs mod (k + 1) = 0 /\ free (afters m os bs) <= k.
Proof.
  intros k m os Hk. set (c := open_ones m os).
  pose proof (Nat.div_mod_eq c (k + 1)) as Hc.
  pose proof (Nat.mod_upper_bound c (k + 1) ltac:(lia)) as Hr.
  set (r := c mod (k + 1)) in *. set (q := c / (k + 1)) in *.
  destruct (Nat.le_gt_cases (free os + r) k) as [Hle|Hgt].
  - destruct (lower_some m os r) as (bs & Hf & Hs & Hfree); [fold c; lia|].
    exists bs. split; [exact Hf|]. split; [|lia].
    replace (total bs) with (q * (k + 1)) by (fold c in Hs; lia). apply Nat.mod_mul. lia.
  - destruct (raise_some m os (k + 1 - r)) as (bs & Hf & Hs & Hfree); [lia|].
    exists bs. split; [exact Hf|]. split; [|lia].
    replace (total bs) with ((q + 1) * (k + 1)) by (fold c in Hs; nia). apply Nat.mod_mul. lia.
Qed.

(** One heap: a digit b on top of a number that fits what is left. *)
Lemma digit_on_top : forall m o b y, small (S m) o -> bit_fits m o b -> fits m (after m o b) y ->
  small m (after m o b) ->
  fits (S m) o (b * 2 ^ m + y) /\ y < 2 ^ m /\ small m (after m o b) /\
  (forall t, match o with None => 1 | Some x => if x =? b * 2 ^ m + y then 0 else 1 end + t <=
             match after m o b with None => 1 | Some x => if x =? y then 0 else 1 end + t).
Proof.
  intros m [x|] b y Hsmall [Hb Hbit] Hfit Hafter; simpl in *.
  - destruct (split_top m x Hsmall) as (c & low & -> & Hc & Hlow).
    rewrite top_digit in * by assumption. destruct (Nat.eqb_spec b c) as [->|Hne]; simpl in *.
    + replace (c * 2 ^ m + low - c * 2 ^ m) with low in * by lia.
      repeat split; try lia. intros t.
      destruct (Nat.eqb_spec (c * 2 ^ m + low) (c * 2 ^ m + y)), (Nat.eqb_spec low y); lia.
    + assert (b = 0) as -> by lia. assert (c = 1) as -> by lia. repeat split; try lia.
      intros t. destruct (_ =? _); lia.
  - rewrite Nat.add_0_r. repeat split; auto. nia.
Qed.

Lemma after_small : forall m o b, small (S m) o -> bit_fits m o b -> small m (after m o b).
Proof.
  intros m [x|] b Hsmall [Hb Hbit]; simpl in *; [|exact I].
  destruct (split_top m x Hsmall) as (c & low & -> & Hc & Hlow).
  rewrite top_digit in * by assumption. destruct (Nat.eqb_spec b c) as [->|]; simpl; [lia|exact I].
Qed.

Lemma columns_set : forall k m os, Forall (small m) os -> free os <= k -> exists ys,
  Forall2 (fits m) os ys /\ Forall (fun y => y < 2 ^ m) ys /\ touched os ys <= k /\
  forall j, j < m -> column j ys mod (k + 1) = 0.
Proof.
  intros k. induction m as [|m IH]; intros os Hsmall Hfree.
  - exists (map (fun _ => 0) os). split; [|split; [|split; [|lia]]].
    + clear. induction os as [|[x|] os IH]; simpl; constructor; auto; simpl; lia.
    + clear. induction os; simpl; constructor; auto.
    + enough (touched os (map (fun _ => 0) os) = free os) by lia.
      clear Hfree. unfold free. induction Hsmall as [|[x|] os Hx H IHos]; simpl; [reflexivity| |].
      * simpl in Hx. assert (x = 0) as -> by lia. simpl. exact IHos.
      * rewrite IHos. reflexivity.
  - destruct (set_column k m os Hfree) as (bs & Hbits & Hsum & Hfree').
    destruct (IH (afters m os bs)) as (zs & Hfits & Hlow & Htouched & Hcol); [|exact Hfree'|].
    { clear - Hsmall Hbits. unfold afters. induction Hbits as [|o b os bs Hb Hbits IH];
        [constructor|]. inversion Hsmall; subst. simpl. constructor; [apply after_small|]; auto. }
    (* put the digits on top *)
    assert (Hgoal : exists ys, Forall2 (fits (S m)) os ys /\
      Forall (fun y => y < 2 ^ S m) ys /\ touched os ys <= touched (afters m os bs) zs /\
      column m ys = total bs /\ forall j, j < m -> column j ys = column j zs).
    { clear IH Hsum Hfree' Hfree Htouched Hcol. revert zs Hfits Hlow.
      induction Hbits as [|o b os bs Hb Hbits IHb]; intros zs Hfits Hlow.
      - inversion Hfits; subst. exists []. repeat split; auto; constructor.
      - unfold afters in Hfits. simpl in Hfits. inversion Hfits as [|? z ? zs' Hz Hzs]; subst.
        inversion Hsmall as [|? ? Ho Hos]; subst. inversion Hlow as [|? ? Hz' Hlow']; subst.
        destruct (IHb Hos zs' Hzs Hlow') as (ys & Hf & Hl & Ht & Hm & Hj).
        destruct (digit_on_top m o b z Ho Hb Hz (after_small m o b Ho Hb)) as (H1 & H2 & _ & H4).
        exists (b * 2 ^ m + z :: ys). split; [constructor; assumption|]. split; [|split; [|split]].
        + constructor; [|exact Hl]. rewrite Nat.pow_succ_r'. destruct Hb as [Hb _]. nia.
        + unfold afters in *. simpl in *. etransitivity; [|apply H4]. lia.
        + unfold column in *. simpl. rewrite top_digit by (try exact H2; apply Hb). lia.
        + intros j Hjm. specialize (Hj j Hjm). unfold column in *. simpl.
          rewrite lower_digits by exact Hjm. lia. }
    destruct Hgoal as (ys & Hf & Hl & Ht & Hm & Hj). exists ys.
    split; [exact Hf|]. split; [exact Hl|]. split; [lia|]. intros j Hjm.
    destruct (Nat.eq_dec j m) as [->|]; [rewrite Hm; exact Hsum|].
    rewrite Hj by lia. apply Hcol. lia.
Qed.

Lemma a_move_to_zero : forall k xs, ~ moore_zero k xs ->
  exists ys, In ys (moore_options k xs) /\ moore_zero k ys.
Proof.
  intros k xs Hnot. destruct (below_a_power xs) as [m Hm].
  destruct (columns_set k m (map Some xs)) as (ys & Hf & Hl & Ht & Hcol).
  - apply Forall_map. exact Hm.
  - enough (free (map Some xs) = 0) by lia. clear. unfold free. induction xs; auto.
  - assert (Hzero : moore_zero k ys).
    { intros j. destruct (Nat.lt_ge_cases j m) as [Hj|Hj]; [apply Hcol, Hj|].
      enough (column j ys = 0) as -> by (apply Nat.mod_0_l; lia). unfold column. clear - Hl Hj.
      induction Hl as [|y ys Hy Hl IH]; simpl; [reflexivity|].
      rewrite (no_higher_digits m y j Hy Hj). exact IH. }
    assert (Hle : at_most xs ys /\ touched (map Some xs) ys = changed xs ys).
    { clear - Hf. revert ys Hf. induction xs as [|x xs IH]; intros ys Hf; simpl in *.
      - inversion Hf; subst. split; [constructor|reflexivity].
      - inversion Hf as [|? y ? zs Hy Hzs]; subst. destruct (IH zs Hzs) as [H1 H2].
        simpl in *. split; [constructor; assumption|]. rewrite H2. reflexivity. }
    destruct Hle as [Hle Heq]. exists ys. split; [|exact Hzero]. apply moore_move.
    split; [exact Hle|]. rewrite Heq in Ht. split; [|exact Ht].
    destruct (changed xs ys) eqn:Hc; [|lia]. exfalso. apply Hnot.
    enough (xs = ys) as -> by exact Hzero. clear - Hle Hc.
    induction Hle as [|x y xs ys Hy Hle IH]; [reflexivity|]. simpl in Hc.
    destruct (Nat.eqb_spec x y) as [->|]; [|discriminate]. f_equal. apply IH, Hc.
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
