(** * Moore's Nim_k: the procedure that finds a move

    From a sum other than 0 one goes from the leftmost column to the right and keeps a set of at
    most k lowered heaps, whose further digits are free. A column of remainder r is set right
    either by lowering r more heaps with a 1 there, or, where that would be more than k, by giving
    a 1 to k + 1 - r of the heaps lowered before. Whichever are taken, it ends with a legal move
    to sum 0. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.games Require Import Game MooreGame.
Import ListNotations.

(** ** From any other sum a move leads to sum 0 *)

(** A heap, or None for a heap that was lowered before and whose further digits are free. *)
Definition fits (m : nat) (o : option nat) (y : nat) : Prop :=
  match o with None => y < 2 ^ m | Some x => y <= x end.

(** How many heaps were lowered before. *)
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

(** What is left to be done with a heap below column m, after the digit b. *)
Definition after (m : nat) (o : option nat) (b : nat) : option nat :=
  match o with
  | None => None
  | Some x => if b =? digit m x then Some (x - b * 2 ^ m) else None
  end.

(** The ones of the heaps that are not lowered, in column m. *)
Definition open_ones (m : nat) (os : list (option nat)) : nat :=
  total (map (fun o => match o with None => 0 | Some x => digit m x end) os).

(** The same for all heaps. *)
Definition afters (m : nat) (os : list (option nat)) (bs : list nat) : list (option nat) :=
  map (fun ob => after m (fst ob) (snd ob)) (combine os bs).

Lemma digit_at_most_1 : forall m x, digit m x <= 1.
Proof. intros m x. unfold digit. pose proof (Nat.mod_upper_bound (x / 2 ^ m) 2). lia. Qed.

(** Two ways to set a column: heaps with a 1 are lowered, and those lowered before get 0; or no heap
    is lowered, and some of those lowered before get 1. *)
Definition lowering (m : nat) (o : option nat) (b : nat) : Prop :=
  match o with None => b = 0 | Some x => b <= digit m x end.

(** The second way. *)
Definition raising (m : nat) (o : option nat) (b : nat) : Prop :=
  match o with None => b <= 1 | Some x => b = digit m x end.

Lemma lowering_fits : forall m os bs, Forall2 (lowering m) os bs -> Forall2 (bit_fits m) os bs.
Proof.
  intros m os bs H. induction H as [|[x|] b os bs Hb H IH]; constructor; auto; simpl in Hb.
  - pose proof (digit_at_most_1 m x). split; [lia|exact Hb].
  - split; [lia|exact I].
Qed.

Lemma raising_fits : forall m os bs, Forall2 (raising m) os bs -> Forall2 (bit_fits m) os bs.
Proof.
  intros m os bs H. induction H as [|[x|] b os bs Hb H IH]; constructor; auto; simpl in Hb.
  - pose proof (digit_at_most_1 m x). split; lia.
  - split; [lia|exact I].
Qed.

(** How many heaps are lowered so. *)
Lemma lowering_frees : forall m os bs, Forall2 (lowering m) os bs ->
  free (afters m os bs) + total bs = free os + open_ones m os.
Proof.
  intros m os bs H. unfold open_ones, afters, free.
  induction H as [|[x|] b os bs Hb H IH]; simpl in *; [reflexivity| |].
  - pose proof (digit_at_most_1 m x). destruct (Nat.eqb_spec b (digit m x)); simpl; lia.
  - lia.
Qed.

Lemma raising_frees : forall m os bs, Forall2 (raising m) os bs ->
  free (afters m os bs) = free os.
Proof.
  intros m os bs H. unfold afters, free.
  induction H as [|[x|] b os bs Hb H IH]; simpl in *; [reflexivity| |lia].
  subst b. rewrite Nat.eqb_refl. exact IH.
Qed.

(** r heaps with a 1 can be lowered. *)
Lemma lower_some : forall m os r, r <= open_ones m os -> exists bs,
  Forall2 (lowering m) os bs /\ total bs + r = open_ones m os.
Proof.
  intros m. unfold open_ones. induction os as [|[x|] os IH]; intros r Hr; simpl in Hr.
  - exists []. split; [constructor|simpl; lia].
  - pose proof (digit_at_most_1 m x) as Hd.
    destruct (Nat.le_gt_cases r (total (map (fun o => match o with None => 0
                                                       | Some x => digit m x end) os))) as [H|H].
    + destruct (IH r H) as (bs & Hf & Hs). exists (digit m x :: bs).
      split; [constructor; simpl; auto|simpl; lia].
    + destruct (IH (r - 1) ltac:(lia)) as (bs & Hf & Hs). exists (0 :: bs).
      split; [constructor; simpl; auto; lia|simpl; lia].
  - destruct (IH r ltac:(lia)) as (bs & Hf & Hs). exists (0 :: bs).
    split; [constructor; simpl; auto|simpl; lia].
Qed.

(** s of the heaps lowered before can get a 1. *)
Lemma raise_some : forall m os s, s <= free os -> exists bs,
  Forall2 (raising m) os bs /\ total bs = open_ones m os + s.
Proof.
  intros m. unfold open_ones. induction os as [|[x|] os IH]; intros s Hs; unfold free in Hs;
    simpl in Hs.
  - exists []. split; [constructor|simpl; lia].
  - destruct (IH s Hs) as (bs & Hf & Hsum). exists (digit m x :: bs).
    split; [constructor; simpl; auto|simpl; lia].
  - destruct s as [|s].
    + destruct (IH 0 ltac:(lia)) as (bs & Hf & Hsum). exists (0 :: bs).
      split; [constructor; simpl; auto|simpl; lia].
    + destruct (IH s ltac:(unfold free; lia)) as (bs & Hf & Hsum). exists (1 :: bs).
      split; [constructor; simpl; auto|simpl; lia].
Qed.

(** The digits of a column, chosen as the procedure says, r being the remainder of its open ones:
    where r more heaps may be lowered, any r with a 1 are; otherwise any k + 1 - r of the heaps
    lowered before get a 1. *)
Definition chosen (k m : nat) (os : list (option nat)) (bs : list nat) : Prop :=
  let r := open_ones m os mod (k + 1) in
  (free os + r <= k /\ Forall2 (lowering m) os bs /\ total bs + r = open_ones m os) \/
  (k < free os + r /\ Forall2 (raising m) os bs /\ total bs = open_ones m os + (k + 1 - r)).

Lemma a_choice : forall k m os, free os <= k -> exists bs, chosen k m os bs.
Proof.
  intros k m os Hk. unfold chosen.
  pose proof (Nat.mod_le (open_ones m os) (k + 1) ltac:(lia)).
  destruct (Nat.le_gt_cases (free os + open_ones m os mod (k + 1)) k) as [Hle|Hgt].
  - destruct (lower_some m os (open_ones m os mod (k + 1))) as [bs Hbs]; [lia|].
    exists bs. left. split; assumption.
  - destruct (raise_some m os (k + 1 - open_ones m os mod (k + 1))) as [bs Hbs]; [lia|].
    exists bs. right. split; assumption.
Qed.

(** Every such choice sets the column right and leaves at most k heaps lowered. *)
Lemma chosen_is_right : forall k m os bs, free os <= k -> chosen k m os bs ->
  Forall2 (bit_fits m) os bs /\ total bs mod (k + 1) = 0 /\ free (afters m os bs) <= k.
Proof.
  intros k m os bs Hk H. unfold chosen in H.
  pose proof (Nat.div_mod_eq (open_ones m os) (k + 1)) as Hc.
  pose proof (Nat.mod_upper_bound (open_ones m os) (k + 1) ltac:(lia)) as Hr.
  set (r := open_ones m os mod (k + 1)) in *. set (q := open_ones m os / (k + 1)) in *.
  destruct H as [(Hle & Hl & Hs)|(Hgt & Hl & Hs)].
  - split; [apply lowering_fits, Hl|]. pose proof (lowering_frees m os bs Hl). split; [|lia].
    replace (total bs) with (q * (k + 1)) by lia. apply Nat.mod_mul. lia.
  - split; [apply raising_fits, Hl|]. rewrite (raising_frees m os bs Hl). split; [|exact Hk].
    replace (total bs) with ((q + 1) * (k + 1)) by nia. apply Nat.mod_mul. lia.
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

(** The digits of a column on top of what was chosen below. *)
Definition on_top (m : nat) (bs zs : list nat) : list nat :=
  map (fun bz => fst bz * 2 ^ m + snd bz) (combine bs zs).

Lemma put_on_top : forall m os bs zs, Forall2 (bit_fits m) os bs -> Forall (small (S m)) os ->
  Forall2 (fits m) (afters m os bs) zs -> Forall (fun z => z < 2 ^ m) zs ->
  Forall2 (fits (S m)) os (on_top m bs zs) /\
  Forall (fun y => y < 2 ^ S m) (on_top m bs zs) /\
  touched os (on_top m bs zs) <= touched (afters m os bs) zs /\
  column m (on_top m bs zs) = total bs /\
  forall j, j < m -> column j (on_top m bs zs) = column j zs.
Proof.
  intros m os bs zs Hbits Hsmall. revert zs. induction Hbits as [|o b os bs Hb Hbits IH];
    intros zs Hfits Hlow.
  - inversion Hfits; subst. repeat split; auto; constructor.
  - unfold afters in Hfits. simpl in Hfits. inversion Hfits as [|? z ? zs' Hz Hzs]; subst.
    inversion Hsmall as [|? ? Ho Hos]; subst. inversion Hlow as [|? ? Hz' Hlow']; subst.
    destruct (IH Hos zs' Hzs Hlow') as (Hf & Hl & Ht & Hm & Hj).
    destruct (digit_on_top m o b z Ho Hb Hz (after_small m o b Ho Hb)) as (H1 & H2 & _ & H4).
    unfold on_top in *. cbn [combine map fst snd].
    split; [constructor; assumption|]. split; [|split; [|split]].
    + constructor; [|exact Hl]. rewrite Nat.pow_succ_r'. destruct Hb as [Hb _]. nia.
    + unfold afters in *. simpl in *. etransitivity; [|apply H4]. lia.
    + unfold column in *. simpl. rewrite top_digit by (try exact H2; apply Hb). lia.
    + intros j Hjm. specialize (Hj j Hjm). unfold column in *. simpl.
      rewrite lower_digits by exact Hjm. lia.
Qed.

Lemma afters_small : forall m os bs, Forall (small (S m)) os -> Forall2 (bit_fits m) os bs ->
  Forall (small m) (afters m os bs).
Proof.
  intros m os bs Hsmall Hbits. unfold afters. induction Hbits as [|o b os bs Hb Hbits IH];
    [constructor|]. inversion Hsmall; subst. simpl. constructor; [apply after_small|]; auto.
Qed.

(** The procedure, column by column from the left: what it can arrive at. *)
Inductive procedure (k : nat) : nat -> list (option nat) -> list nat -> Prop :=
  | no_more_columns : forall os, procedure k 0 os (map (fun _ => 0) os)
  | next_column : forall m os bs zs, chosen k m os bs -> procedure k m (afters m os bs) zs ->
      procedure k (S m) os (on_top m bs zs).

(** It never gets stuck, ... *)
Lemma procedure_ends : forall k m os, Forall (small m) os -> free os <= k ->
  exists ys, procedure k m os ys.
Proof.
  intros k. induction m as [|m IH]; intros os Hsmall Hfree; [eexists; constructor|].
  destruct (a_choice k m os Hfree) as [bs Hbs].
  destruct (chosen_is_right k m os bs Hfree Hbs) as (Hbits & _ & Hfree').
  destruct (IH (afters m os bs) (afters_small m os bs Hsmall Hbits) Hfree') as [zs Hzs].
  eexists. eapply next_column; eassumption.
Qed.

(** ... and whatever is chosen, all columns are right and at most k heaps lowered. *)
Lemma procedure_is_right : forall k m os ys, procedure k m os ys -> Forall (small m) os ->
  free os <= k ->
  Forall2 (fits m) os ys /\ Forall (fun y => y < 2 ^ m) ys /\ touched os ys <= k /\
  forall j, j < m -> column j ys mod (k + 1) = 0.
Proof.
  intros k m os ys H. induction H as [os|m os bs zs Hbs H IH]; intros Hsmall Hfree.
  - split; [|split; [|split; [|lia]]].
    + clear. induction os as [|[x|] os IH]; simpl; constructor; auto; simpl; lia.
    + clear. induction os; simpl; constructor; auto.
    + enough (touched os (map (fun _ => 0) os) = free os) by lia.
      clear Hfree. unfold free. induction Hsmall as [|[x|] os Hx H IHos]; simpl; [reflexivity| |].
      * simpl in Hx. assert (x = 0) as -> by lia. simpl. exact IHos.
      * rewrite IHos. reflexivity.
  - destruct (chosen_is_right k m os bs Hfree Hbs) as (Hbits & Hsum & Hfree').
    destruct (IH (afters_small m os bs Hsmall Hbits) Hfree') as (Hfits & Hlow & Htouched & Hcol).
    destruct (put_on_top m os bs zs Hbits Hsmall Hfits Hlow) as (Hf & Hl & Ht & Hm & Hj).
    split; [exact Hf|]. split; [exact Hl|]. split; [lia|]. intros j Hjm.
    destruct (Nat.eq_dec j m) as [->|]; [rewrite Hm; exact Hsum|].
    rewrite Hj by lia. apply Hcol. lia.
Qed.

(** @corrects carvalho2013/theorem-2.9.1-proof-algorithm
    From a sum other than 0, the repaired procedure always ends, and whatever rows are taken at its
    steps it ends with a legal move to sum 0. *)
Theorem repaired_procedure : forall (k m : nat) (heaps : list nat),
  Forall (fun heap => heap < 2 ^ m) heaps -> ~ moore_zero k heaps ->
  (exists next, procedure k m (map Some heaps) next) /\
  forall next, procedure k m (map Some heaps) next ->
    In next (moore_options k heaps) /\ moore_zero k next.
Proof.
  intros k m xs Hm Hnot.
  assert (Hsmall : Forall (small m) (map Some xs)) by (apply Forall_map; exact Hm).
  assert (Hfree : free (map Some xs) <= k).
  { enough (free (map Some xs) = 0) by lia. clear. unfold free. induction xs; auto. }
  split; [apply procedure_ends; assumption|]. intros ys H.
  destruct (procedure_is_right k m _ ys H Hsmall Hfree) as (Hf & Hl & Ht & Hcol).
  assert (Hzero : moore_zero k ys).
  { intros j. destruct (Nat.lt_ge_cases j m) as [Hj|Hj]; [apply Hcol, Hj|].
    enough (column j ys = 0) as -> by (apply Nat.mod_0_l; lia). unfold column. clear - Hl Hj.
    induction Hl as [|y ys Hy Hl IH]; simpl; [reflexivity|].
    rewrite (no_higher_digits m y j Hy Hj). exact IH. }
  assert (Hle : at_most xs ys /\ touched (map Some xs) ys = changed xs ys).
  { clear - Hf. revert ys Hf. induction xs as [|x xs IH]; intros ys Hf; simpl in *.
    - inversion Hf; subst. split; [constructor|reflexivity].
    - inversion Hf as [|? y ? zs Hy Hzs]; subst. destruct (IH zs Hzs) as [H1 H2].
      simpl in *. split; [constructor; assumption|]. rewrite H2. reflexivity. }
  destruct Hle as [Hle Heq]. split; [|exact Hzero]. apply moore_move.
  split; [exact Hle|]. rewrite Heq in Ht. split; [|exact Ht].
  destruct (changed xs ys) eqn:Hc; [|lia]. exfalso. apply Hnot.
  enough (xs = ys) as -> by exact Hzero. clear - Hle Hc.
  induction Hle as [|x y xs ys Hy Hle IH]; [reflexivity|]. simpl in Hc.
  destruct (Nat.eqb_spec x y) as [->|]; [|discriminate]. f_equal. apply IH, Hc.
Qed.

Lemma a_move_to_zero : forall k xs, ~ moore_zero k xs ->
  exists ys, In ys (moore_options k xs) /\ moore_zero k ys.
Proof.
  intros k xs Hnot. destruct (below_a_power xs) as [m Hm].
  destruct (repaired_procedure k m xs Hm Hnot) as [[ys Hys] Hright]. exists ys. auto.
Qed.
