(** * Bucharest: disc 1 sweeps from end to end
    The way for n + 1 discs is the way for n discs, each disc being one larger, with a sweep of
    disc 1 before it, between its moves and after it. So the way is found without looking ahead:
    disc 1 to the other end, then the only possible move of another disc, and so on. The same play
    is the iterative worst solution of Hanoi. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.towers Require Export WorstSolution OtherMove.
Import ListNotations.

(** Disc 1 from p0 to p2, or back. *)
Definition sweep (up : bool) : list instruction :=
  if up then [(1, P0, P1); (1, P1, P2)] else [(1, P2, P1); (1, P1, P0)].

(** Sweeps before, between and after the moves of a list. *)
Fixpoint weave (up : bool) (l : list instruction) : list instruction :=
  match l with [] => sweep up | i :: l => sweep up ++ i :: weave (negb up) l end.

(** The same with discs one larger. *)
Definition enlarged (l : list instruction) : list instruction :=
  map (fun i : instruction => let '(d, p, q) := i in (S d, p, q)) l.

Definition origin (up : bool) : peg := if up then P0 else P2.

Lemma weave_app up l i k :
  weave up (l ++ i :: k) = weave up l ++ i :: weave (if Nat.even (length l) then negb up else up) k.
Proof.
  revert up; induction l as [|j l IH]; intros up; [reflexivity|].
  change ((j :: l) ++ i :: k) with (j :: (l ++ i :: k)). cbn [weave]. rewrite IH, <- app_assoc.
  cbn [app length]. rewrite Nat.even_succ, <- Nat.negb_even, negb_involutive.
  now destruct (Nat.even (length l)).
Qed.

Lemma pow3_odd n : Nat.odd (3 ^ n) = true.
Proof.
  induction n as [|n IH]; auto. rewrite Nat.pow_succ_r', Nat.odd_mul, IH. reflexivity.
Qed.

Lemma even_length n p q r : Nat.even (length (enlarged (bucharest_moves n p q r))) = true.
Proof.
  unfold enlarged. rewrite map_length. pose proof (bucharest_length n p q r) as L.
  pose proof (pow3_odd n) as O. rewrite <- L, Nat.add_1_r, Nat.odd_succ in O. exact O.
Qed.

Lemma bucharest_weaves n up :
  bucharest_moves (S n) (origin up) P1 (origin (negb up))
  = weave up (enlarged (bucharest_moves n (origin up) P1 (origin (negb up)))).
Proof.
  revert up; induction n as [|n IH]; intros up; [now destruct up|].
  pose proof (IH up) as F. pose proof (IH (negb up)) as B. rewrite negb_involutive in B.
  set (o := origin up) in *. set (e := origin (negb up)) in *.
  change (bucharest_moves (S (S n)) o P1 e) with (bucharest_moves (S n) o P1 e
    ++ (S (S n), o, P1) :: bucharest_moves (S n) e P1 o
    ++ (S (S n), P1, e) :: bucharest_moves (S n) o P1 e).
  assert (E : enlarged (bucharest_moves (S n) o P1 e) = enlarged (bucharest_moves n o P1 e)
    ++ (S (S n), o, P1) :: enlarged (bucharest_moves n e P1 o)
    ++ (S (S n), P1, e) :: enlarged (bucharest_moves n o P1 e)).
  { cbn [bucharest_moves]. unfold enlarged. rewrite map_app. cbn [map]. now rewrite map_app. }
  rewrite E, F, B, weave_app, even_length, weave_app, even_length, negb_involutive. reflexivity.
Qed.

(** Of six moves in a row: A to B, B to C, another disc, C to B, B to A, another disc. *)
Definition in_sweeps (m : nat) (i : instruction) : Prop :=
  match m mod 6 with
  | 1 => i = (1, P0, P1)
  | 2 => i = (1, P1, P2)
  | 4 => i = (1, P2, P1)
  | 5 => i = (1, P1, P0)
  | _ => disc_of i <> 1
  end.

Definition by_sweeps : rule := fun m _ => in_sweeps m.

Lemma mod_6 a r : r < 6 -> (6 * a + r) mod 6 = r.
Proof.
  intros L. rewrite Nat.mul_comm, Nat.add_comm, Nat.mod_add by lia. now apply Nat.mod_small. Qed.

Lemma weave_by_sweeps l : (forall i, In i l -> disc_of i <> 1) -> forall up a k i s,
  nth_error (weave up l) k = Some i -> by_sweeps (6 * a + (if up then 1 else 4) + k) s i.
Proof.
  unfold by_sweeps, in_sweeps. induction l as [|j l IH]; intros O up a k i s N.
  - destruct up, k as [|[|k]]; simpl in N; try (destruct k; discriminate); injection N as <-.
    + replace (6 * a + 1 + 0) with (6 * a + 1) by lia. now rewrite mod_6 by lia.
    + replace (6 * a + 1 + 1) with (6 * a + 2) by lia. now rewrite mod_6 by lia.
    + replace (6 * a + 4 + 0) with (6 * a + 4) by lia. now rewrite mod_6 by lia.
    + replace (6 * a + 4 + 1) with (6 * a + 5) by lia. now rewrite mod_6 by lia.
  - destruct k as [|[|[|k]]].
    + destruct up; simpl in N; injection N as <-.
      * replace (6 * a + 1 + 0) with (6 * a + 1) by lia. now rewrite mod_6 by lia.
      * replace (6 * a + 4 + 0) with (6 * a + 4) by lia. now rewrite mod_6 by lia.
    + destruct up; simpl in N; injection N as <-.
      * replace (6 * a + 1 + 1) with (6 * a + 2) by lia. now rewrite mod_6 by lia.
      * replace (6 * a + 4 + 1) with (6 * a + 5) by lia. now rewrite mod_6 by lia.
    + assert (E : i = j) by (destruct up; simpl in N; congruence). subst j.
      destruct up.
      * replace (6 * a + 1 + 2) with (6 * a + 3) by lia. rewrite mod_6 by lia. apply O. now left.
      * replace (6 * a + 4 + 2) with (6 * (a + 1) + 0) by lia. rewrite mod_6 by lia. apply O.
        now left.
    + assert (M : nth_error (weave (negb up) l) k = Some i) by (destruct up; exact N).
      assert (O' : forall x, In x l -> disc_of x <> 1) by (intros; apply O; now right).
      destruct up.
      * replace (6 * a + 1 + S (S (S k))) with (6 * a + 4 + k) by lia. now apply (IH O' false a).
      * replace (6 * a + 4 + S (S (S k))) with (6 * (a + 1) + 1 + k) by lia.
        now apply (IH O' true (a + 1)).
Qed.

Lemma bucharest_discs n p q r i : In i (bucharest_moves n p q r) -> 1 <= disc_of i.
Proof.
  revert p q r; induction n as [|n IH]; intros p q r; [intros []|]. cbn [bucharest_moves].
  rewrite in_app_iff. cbn [In]. rewrite in_app_iff. cbn [In].
  intros [I|[<-|[I|[<-|I]]]]; eauto; unfold disc_of; simpl; lia.
Qed.

(** Disc 1 from p0 by p1 to p2, another disc, disc 1 from p2 by p1 to p0, another disc, and so on:
    the rule leaves no choice, under the rules of Hanoi and so under those of Bucharest. It can be
    followed from all discs on p0 for 3^n - 1 moves, each by the rules of Bucharest, which end
    with all on p2; in Bucharest no way is shorter, and in Hanoi it is the worst solution. *)
Theorem oscillation : forall n, 1 <= n ->
  follows by_sweeps 1 (bucharest_moves n P0 P1 P2) (all P0 n)
  /\ play (bucharest_moves n P0 P1 P2) (all P0 n) = Some (all P2 n)
  /\ (forall d p q, In (d, p, q) (bucharest_moves n P0 P1 P2) -> beside p q)
  /\ length (bucharest_moves n P0 P1 P2) = 3 ^ n - 1
  /\ (forall k, walk bucharest_move k (all P0 n) (all P2 n) -> 3 ^ n - 1 <= k)
  /\ (forall l, length l = 3 ^ n - 1 -> follows by_sweeps 1 l (all P0 n) ->
        l = bucharest_moves n P0 P1 P2).
Proof.
  intros n L. destruct (recursive_bucharest_is_optimal n) as (P & B & E & D).
  assert (F : follows by_sweeps 1 (bucharest_moves n P0 P1 P2) (all P0 n)).
  { apply (follows_intro _ 1 _ _ _ P). intros k i u v N _. destruct n as [|n]; [lia|].
    pose proof (bucharest_weaves n true) as W. cbn [negb origin] in W. rewrite W in N.
    refine (weave_by_sweeps _ _ true 0 k i u N). intros j I.
    apply in_map_iff in I as ([[d p] q] & <- & I). apply bucharest_discs in I.
    unfold disc_of in *. simpl in *. lia. }
  do 5 (split; auto). intros l Ll Fl.
  apply (follows_unique by_sweeps 1 _ _ (all P0 n)); auto; [|congruence].
  unfold by_sweeps, in_sweeps. intros m u i j a b R Q Ci Cj.
  destruct (m mod 6) as [|[|[|[|[|[|x]]]]]]; try congruence;
    eapply other_move_is_unique; eauto.
Qed.
