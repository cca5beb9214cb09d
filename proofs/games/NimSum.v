(** * The nim-sum

    The nim-sum of two numbers adds their binary digits without carry; Coq's [Nat.lxor].  All that
    the games need is one fact on order: adding d to a makes a smaller if a has a 1 where d has its
    leftmost 1, and larger otherwise.  From it follows the step of Bouton and of Sprague and Grundy:
    whatever is smaller than the nim-sum of a and b is reached by lowering a or lowering b. *)
From Coq Require Import List Arith Lia Bool.
Import ListNotations.

(** The nim-sum of a list of numbers: each binary digit is added modulo 2. *)
Definition nim_sum (heaps : list nat) : nat := fold_right Nat.lxor 0 heaps.

(** Digit i of the nim-sum is the sum of the digits i, modulo 2. *)
Lemma digits_of_lxor : forall a b i,
  Nat.testbit (Nat.lxor a b) i = xorb (Nat.testbit a i) (Nat.testbit b i).
Proof. exact Nat.lxor_spec. Qed.

Lemma top_digit : forall d, d <> 0 -> Nat.testbit d (Nat.log2 d) = true.
Proof. exact Nat.bit_log2. Qed.

Lemma lxor_moves : forall a d, d <> 0 -> Nat.lxor a d <> a.
Proof.
  intros a d Hd H. apply Hd.
  rewrite <- (Nat.lxor_0_l d), <- (Nat.lxor_nilpotent a), Nat.lxor_assoc, H. reflexivity.
Qed.

Lemma div_pow2_split : forall a k,
  a / 2 ^ k = 2 * (a / 2 ^ S k) + Nat.b2n (Nat.testbit a k).
Proof.
  intros a k. rewrite Nat.testbit_spec', Nat.pow_succ_r', (Nat.mul_comm 2 (2 ^ k)).
  rewrite <- Nat.div_div by (try apply Nat.pow_nonzero; lia).
  apply Nat.div_mod_eq.
Qed.

(** Adding d lowers a number that has a 1 where d has its leftmost 1. *)
Lemma lxor_lowers : forall a d, d <> 0 -> Nat.testbit a (Nat.log2 d) = true -> Nat.lxor a d < a.
Proof.
  intros a d Hd Ha. set (k := Nat.log2 d) in *.
  assert (Hhigh : Nat.lxor a d / 2 ^ S k = a / 2 ^ S k).
  { rewrite <- !Nat.shiftr_div_pow2. apply Nat.bits_inj. intros i.
    rewrite !Nat.shiftr_spec by lia. rewrite Nat.lxor_spec.
    rewrite (Nat.bits_above_log2 d) by (unfold k; lia). apply xorb_false_r. }
  assert (Hk : Nat.testbit (Nat.lxor a d) k = false)
    by (rewrite Nat.lxor_spec, Ha; unfold k; rewrite top_digit by exact Hd; reflexivity).
  destruct (Nat.lt_ge_cases (Nat.lxor a d) a) as [|Hge]; [assumption|exfalso].
  apply (Nat.div_le_mono _ _ (2 ^ k)) in Hge; [|apply Nat.pow_nonzero; lia].
  rewrite (div_pow2_split a), (div_pow2_split (Nat.lxor a d)), Hhigh, Hk, Ha in Hge.
  unfold Nat.b2n in Hge. lia.
Qed.

(** ... and raises any other. *)
Lemma lxor_raises : forall a d, d <> 0 -> Nat.testbit a (Nat.log2 d) = false -> a < Nat.lxor a d.
Proof.
  intros a d Hd Ha.
  rewrite <- (Nat.lxor_0_r a) at 1. rewrite <- (Nat.lxor_nilpotent d), <- Nat.lxor_assoc.
  apply lxor_lowers; [exact Hd|]. rewrite Nat.lxor_spec, Ha, top_digit by exact Hd. reflexivity.
Qed.

(** Below a nim-sum: one of the two numbers can be lowered. *)
Lemma below_nim_sum : forall a b c, c < Nat.lxor a b -> Nat.lxor c b < a \/ Nat.lxor a c < b.
Proof.
  intros a b c Hc. set (d := Nat.lxor (Nat.lxor a b) c).
  assert (Hd : d <> 0) by (intros H; apply Nat.lxor_eq in H; lia).
  assert (Habc : Nat.lxor (Nat.lxor a b) d = c)
    by (unfold d; rewrite <- Nat.lxor_assoc, Nat.lxor_nilpotent; apply Nat.lxor_0_l).
  assert (Htop : Nat.testbit (Nat.lxor a b) (Nat.log2 d) = true).
  { destruct (Nat.testbit (Nat.lxor a b) (Nat.log2 d)) eqn:Ht; [reflexivity|].
    apply lxor_raises in Ht; [|exact Hd]. rewrite Habc in Ht. lia. }
  rewrite Nat.lxor_spec in Htop. destruct (Nat.testbit a (Nat.log2 d)) eqn:Hta.
  - left. replace (Nat.lxor c b) with (Nat.lxor a d); [apply lxor_lowers; assumption|].
    unfold d. rewrite Nat.lxor_assoc, <- (Nat.lxor_assoc a a), Nat.lxor_nilpotent, Nat.lxor_0_l.
    apply Nat.lxor_comm.
  - right. rewrite xorb_false_l in Htop.
    replace (Nat.lxor a c) with (Nat.lxor b d); [apply lxor_lowers; assumption|].
    unfold d. rewrite (Nat.lxor_comm a b), Nat.lxor_assoc, <- (Nat.lxor_assoc b b).
    rewrite Nat.lxor_nilpotent, Nat.lxor_0_l. reflexivity.
Qed.

(** @corrects carvalho2013/nim-properties
    With all digits, also digit 0: the nim-sum is associative and commutative, 0 is neutral, every
    number is its own inverse, and equal summands cancel. *)
Theorem nim_sum_properties : forall x y z : nat,
  (forall k, Nat.testbit (Nat.lxor x y) k = xorb (Nat.testbit x k) (Nat.testbit y k)) /\
  Nat.lxor x (Nat.lxor y z) = Nat.lxor (Nat.lxor x y) z /\
  Nat.lxor x y = Nat.lxor y x /\
  Nat.lxor 0 x = x /\
  Nat.lxor x x = 0 /\
  (Nat.lxor x y = Nat.lxor z y -> x = z).
Proof.
  intros x y z. repeat split.
  - intros k. apply Nat.lxor_spec.
  - symmetry. apply Nat.lxor_assoc.
  - apply Nat.lxor_comm.
  - apply Nat.lxor_0_l.
  - apply Nat.lxor_nilpotent.
  - intros H. rewrite <- (Nat.lxor_0_r x), <- (Nat.lxor_0_r z), <- (Nat.lxor_nilpotent y).
    rewrite <- !Nat.lxor_assoc, H. reflexivity.
Qed.
