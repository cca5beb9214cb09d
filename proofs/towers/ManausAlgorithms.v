(** * Manaus: the algorithms
    Algorithm 10 looks at the discs from the largest on; it stops at disc 2 at the latest, for at
    most n - 2 discs are on p2. Algorithm 11, as its text has it, calls for the smaller discs when
    the largest has to move, moves it and calls for them again. What it plays is a shortest way of
    Hanoi; that is one only, and the way of [distance_on_the_side_of_p0] keeps to the capacities:
    so does the play. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.towers Require Export ManausWorst Optimal.
Import ListNotations.

(** ehBom (n, p, q, r): p and q change parts with each call. *)
Fixpoint eh_bom (s : state) (p q r : peg) : bool :=
  match s with
  | [] => false
  | h :: t => if peg_dec h p then true else if peg_dec h q then false else eh_bom t q p r
  end.

(** The disc that decides: the largest outside p2. *)
Fixpoint decider (s : state) : nat :=
  match s with [] => 0 | P2 :: t => decider t | _ => length s end.

Lemma eh_bom_side s : 1 <= decider s ->
  eh_bom s P0 P1 P2 = side s /\ eh_bom s P1 P0 P2 = negb (side s).
Proof.
  induction s as [|h t IH]; intros D; [simpl in D; lia|]. destruct h; simpl in *; auto.
  destruct (IH D) as [-> ->]. rewrite negb_involutive. auto.
Qed.

Lemma decider_at_least s : roomy s -> 2 <= decider s.
Proof.
  induction s as [|h t IH]; unfold roomy in *; simpl; intros R; [lia|]. destruct h; simpl in *; lia.
Qed.

Lemma decider_farthest n : 2 <= n -> decider (farthest n) = 2.
Proof.
  intros _. unfold farthest. induction (n - 2) as [|m IH]; [now destruct (Nat.even n) | exact IH].
Qed.

(** For every regular state of n >= 2 discs algorithm 10 says whether it is good; it looks at the
    discs from n downwards, at the latest disc 2 decides, and for some state it does. *)
Theorem eh_bom_is_right : forall n, 2 <= n ->
  (forall s, length s = n -> regular s ->
    (eh_bom s P0 P1 P2 = true <-> good s) /\ 2 <= decider s)
  /\ exists s, length s = n /\ regular s /\ decider s = 2.
Proof.
  intros n L. split.
  - intros s _ R. pose proof (decider_at_least s (regular_roomy s R)) as D. split; auto.
    destruct (eh_bom_side s) as [-> _]; [lia|]. now rewrite good_exactly_on_the_side_of_p0.
  - destruct (farthest_good_state n L) as (_ & Ln & R & _). exists (farthest n).
    auto using decider_farthest.
Qed.

(** ** Algorithm 11 *)
(** The n smallest discs, which stand as s says, to peg j. A disc on j stays; otherwise the smaller
    ones go to the third peg, the disc to j, and they after it. *)
Fixpoint gather (n : nat) (s : state) (j : peg) : list instruction :=
  match n, s with
  | S m, h :: t =>
      if peg_dec h j then gather m t j
      else gather m t (third h j) ++ (n, h, j) :: gather m (all (third h j) m) j
  | _, _ => []
  end.

Lemma gather_play n s j : length s = n ->
  play (gather n s j) s = Some (all j n) /\ length (gather n s j) = far s j.
Proof.
  revert s j; induction n as [|n IH]; intros [|h t] j L; simpl in L; try lia; [auto|].
  injection L as L. cbn [gather far]. destruct (peg_dec h j) as [->|N].
  - destruct (IH t j L) as [P E]. split; auto. now apply play_above.
  - destruct (IH t (third h j) L) as [P E].
    destruct (IH (all (third h j) n) j (all_length _ _)) as [Q F].
    rewrite far_all in F by (apply third_ne; auto). split.
    + rewrite play_app, (play_above h _ _ _ P). cbn [play]. rewrite carry_largest by auto.
      now apply play_above.
    + rewrite app_length. cbn [length]. rewrite E, F, L. pose proof (pow2_pos n). lia.
Qed.

(** A shortest way keeps to what is allowed where another one does. *)
Lemma path_allowed (ok : state -> Prop) s j l : path move s l (all j (length s)) ->
  length l = far s j -> walk (within ok move) (far s j) s (all j (length s)) ->
  path (within ok move) s l (all j (length s)).
Proof.
  revert s; induction l as [|t l IH]; intros s P L W.
  - assert (E : s = all j (length s)) by (inversion P; congruence).
    rewrite <- E. constructor.
  - simpl in L. rewrite <- L in W. inversion P as [|? ? ? ? M P']; subst.
    inversion W as [|k ? u ? (S0 & U & M') W']; subst.
    assert (Wu : walk move (length l) u (all j (length s)))
      by (revert W'; apply walk_weaken; now intros a b (_ & _ & K)).
    pose proof (shortest_step s t j _ M (path_walk _ _ _ _ P') (eq_sym L)) as Ft.
    pose proof (shortest_step s u j _ M' Wu (eq_sym L)) as Fu.
    assert (t = u) by (apply (nearer_unique s t u M M' j); lia). subst u.
    apply further; [repeat split; auto|].
    rewrite (move_length _ _ M) in *. apply IH; auto. now rewrite Ft.
Qed.

(** Algorithm 11 with line 6 as its text has it, a disc on p0 already staying there: every good
    state is brought to p0, through regular states only, in the least number of moves. *)
Theorem solucao_manaus_is_optimal : forall n s, length s = n -> regular s -> good s ->
  play (gather n s P0) s = Some (all P0 n)
  /\ path manaus s (trace (gather n s P0) s) (all P0 n)
  /\ distance manaus s (all P0 n) (length (gather n s P0)).
Proof.
  intros n s L R G. destruct (gather_play n s P0 L) as [P E].
  apply good_exactly_on_the_side_of_p0 in G; auto.
  pose proof (distance_on_the_side_of_p0 s R G) as D. rewrite <- E, L in D.
  split; auto. split; auto. destruct (trace_path _ _ _ P) as [Q F]. subst n.
  apply path_allowed; auto; [congruence|]. rewrite <- E. apply D.
Qed.

(** Algorithm 12: where algorithm 10 says yes, algorithm 11 so repaired brings all discs to p0 by
    the rules in the least number of moves; where it says no, no play does. *)
Theorem manaus_is_right : forall n s, length s = n -> regular s ->
  if eh_bom s P0 P1 P2
  then path manaus s (trace (gather n s P0) s) (all P0 n)
       /\ distance manaus s (all P0 n) (length (gather n s P0))
  else ~ reaches manaus s (all P0 n).
Proof.
  intros n s L R. pose proof (regular_length s R) as L2. rewrite L in L2.
  destruct (eh_bom_is_right n L2) as [E _]. destruct (E s L R) as [B _].
  destruct (eh_bom s P0 P1 P2).
  - now apply solucao_manaus_is_optimal, B.
  - intros G. rewrite <- L in G. now apply B in G.
Qed.
