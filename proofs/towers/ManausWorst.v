(** * Manaus: the worst good state
    The distance of a good state is that of Hanoi, [far]. With disc n on p0 it is less than 2^(n-1).
    With disc n on p2 it is 2^(n-1) more than the distance of the rest to p1 or p0, whichever is the
    side of the rest: so by induction the worst state has all discs but 1 and 2 on p2, and these on
    p0 and p1, in the one order that makes the state good. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.towers Require Export ManausComponents.
Import ListNotations.

(** 2/1/3..n for even n, 1/2/3..n for odd n. *)
Definition farthest (n : nat) : state := all P2 (n - 2) ++ if Nat.even n then [P0; P1] else [P1;
  P0].

(** The same by recursion, on the side of peg p. *)
Fixpoint worst (n : nat) (p : peg) : state :=
  match n with 0 | 1 => [] | 2 => [p; swap p] | S m => P2 :: worst m (swap p) end.

Lemma worst_step n p : 2 <= n -> worst (S n) p = P2 :: worst n (swap p).
Proof. destruct n as [|[|n]]; [lia | lia | reflexivity]. Qed.

Lemma worst_farthest n p : 2 <= n -> p <> P2 ->
  worst n p = all P2 (n - 2) ++ if Nat.even n then [p; swap p] else [swap p; p].
Proof.
  intros L. revert p. induction L as [|n L IH]; intros p N; [reflexivity|].
  rewrite worst_step, IH by (auto; destruct p; simpl; congruence).
  replace (S n - 2) with (S (n - 2)) by lia. simpl (all _ (S _)).
  rewrite Nat.even_succ, <- Nat.negb_even.
  simpl. f_equal. f_equal. destruct (Nat.even n), p; simpl; congruence.
Qed.

Lemma far_worst s : roomy s -> let j := peg_of (side s) in
  far s j <= 2 ^ length s - 3 /\ (far s j = 2 ^ length s - 3 <-> s = worst (length s) j).
Proof.
  induction s as [|h t IH]; intros R j; [unfold roomy in R; simpl in R; lia|]. subst j.
  destruct (Nat.eq_dec (length t) 1) as [E|E].
  { destruct t as [|g [|]]; simpl in E; try lia. unfold roomy in R.
    destruct h, g; simpl in *; try lia; split; try lia; split; intros; try congruence; lia. }
  assert (T : 2 <= length t) by (unfold roomy in R; simpl in R; lia).
  assert (P : 4 <= 2 ^ length t) by (apply (Nat.pow_le_mono_r 2 2); lia).
  change (length (h :: t)) with (S (length t)). rewrite worst_step by auto. destruct h.
  - pose proof (far_at_most t P0). simpl. split; [lia|]. split; [lia | congruence].
  - pose proof (far_at_most t P1). simpl. split; [lia|]. split; [lia | congruence].
  - assert (R' : roomy t) by (unfold roomy in *; simpl in *; lia). destruct (IH R') as [IH1 IH2].
    change (side (P2 :: t)) with (negb (side t)).
    assert (F : far (P2 :: t) (peg_of (negb (side t))) = 2 ^ length t + far t (peg_of (side t)))
      by (destruct (side t); reflexivity).
    assert (W : swap (peg_of (negb (side t))) = peg_of (side t)) by (now destruct (side t)).
    rewrite F, W, Nat.pow_succ_r'. split; [lia|].
    split; [intros; f_equal; apply IH2; lia | intros A; injection A; intros A'; apply IH2 in A';
      lia].
Qed.

Lemma worst_good n p : 2 <= n -> p <> P2 ->
  length (worst n p) = n /\ roomy (worst n p)
    /\ side (worst n p) = if peg_dec p P0 then true else false.
Proof.
  intros L. revert p. induction L as [|n L IH]; intros p N.
  - unfold roomy. destruct p; simpl; try congruence; repeat split; lia.
  - rewrite worst_step by auto.
    destruct (IH (swap p)) as (A & B & C); [destruct p; simpl; congruence|].
    split; [simpl; lia|]. split; [now apply roomy_under|]. cbn [side]. rewrite C.
    destruct p; simpl; congruence.
Qed.

(** Each good state has a distance to 1..n//, which is 2^n - 3 at the most and is that for one state
    only: 2/1/3..n for even n, 1/2/3..n for odd n, which is a good state with n discs. *)
Theorem farthest_good_state : forall n, 2 <= n ->
  (forall s, length s = n -> regular s -> good s ->
    exists k, distance manaus s (all P0 n) k /\ k <= 2 ^ n - 3
      /\ (k = 2 ^ n - 3 <-> s = farthest n))
  /\ length (farthest n) = n /\ regular (farthest n) /\ good (farthest n).
Proof.
  intros n L. assert (E : worst n P0 = farthest n) by (apply worst_farthest; auto; congruence).
  split.
  - intros s <- R G. apply good_exactly_on_the_side_of_p0 in G; auto. exists (far s P0).
    split; [now apply distance_on_the_side_of_p0|].
    pose proof (far_worst s (regular_roomy s R)) as F. rewrite G in F. simpl in F. now rewrite <- E.
  - destruct (worst_good n P0 L) as (A & B & C); [congruence|]. rewrite <- E. simpl in C.
    pose proof (side_true_regular _ B C). repeat split; try apply H; auto.
    now apply good_exactly_on_the_side_of_p0.
Qed.
