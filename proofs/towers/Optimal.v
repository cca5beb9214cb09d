(** * Hanoi: the optimal solution is one
    From every state one move at the most comes nearer to a tower on peg j: by the recursion of
    the distance, either a move of the smaller discs or, when these form a tower on the third peg
    already, the move of the largest. So the shortest way to a tower is one only. Algorithm 1
    follows it. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.towers Require Export Play.
Import ListNotations.

(** The states of a walk after the first, in a list. *)
Inductive path {A : Type} (step : A -> A -> Prop) : A -> list A -> A -> Prop :=
| stay s : path step s [] s
| further s t l u : step s t -> path step t l u -> path step s (t :: l) u.

Lemma path_walk {A} (step : A -> A -> Prop) s l t : path step s l t -> walk step (length l) s t.
Proof. induction 1; simpl; eauto using here, go. Qed.

Lemma largest_nearer p q s j : p <> q -> ~ In p s -> ~ In q s ->
  far (p :: s) j = S (far (q :: s) j) -> q = j /\ s = all (third p j) (length s).
Proof.
  intros N Hp Hq. rewrite (bare p q s N Hp Hq). set (n := length s). rewrite all_length.
  intros E. enough (q = j) by (subst; auto). simpl in E. rewrite all_length in E.
  pose proof (pow2_pos n). destruct (third_ne p q N) as [Np Nq].
  destruct (peg_dec p j) as [->|Npj], (peg_dec q j) as [->|Nqj]; auto.
  - rewrite far_all in E by auto. lia.
  - assert (J : j = third p q) by (apply third_only; auto). subst j.
    rewrite !far_all in E by (destruct p, q; simpl in *; congruence). lia.
Qed.

(** One move at the most comes nearer. *)
Lemma nearer_unique s t u : move s t -> move s u ->
  forall j, far s j = S (far t j) -> far s j = S (far u j) -> t = u.
Proof.
  assert (C : forall h s t j, move s t -> s = all (third h j) (length s) -> h <> j ->
      far (h :: s) j = S (far (h :: t) j) -> False).
  { intros h a b j M E N F. simpl in F. rewrite (move_length _ _ M) in *.
    destruct (peg_dec h j); [congruence|]. rewrite E, far_there in F at 1. lia. }
  intros M; revert u; induction M as [h s t M IH | p q s N Hp Hq]; intros u M' j E F.
  - inversion M' as [h' s' t' M2 | p q s' N Hp Hq]; subst.
    + f_equal. destruct (peg_dec h j) as [->|Nh].
      * apply (IH _ M2 j); simpl in *; destruct (peg_dec j j); congruence.
      * apply (IH _ M2 (third h j)); simpl in *; destruct (peg_dec h j); try congruence;
          rewrite <- ?(move_length _ _ M), <- ?(move_length _ _ M2) in *; lia.
    + destruct (largest_nearer h q s j N Hp Hq F) as [-> G]. exfalso. eauto.
  - destruct (largest_nearer p q s j N Hp Hq E) as [-> G].
    inversion M' as [h' s' t' M2 | p' q' s' N' Hp' Hq']; subst.
    + exfalso. eauto.
    + destruct (largest_nearer p q' s j N' Hp' Hq' F) as [-> _]. reflexivity.
Qed.

(** A way of [far] moves comes nearer with every move. *)
Lemma shortest_step s t j k : move s t -> walk move k t (all j (length s)) ->
  far s j = S k -> far t j = k.
Proof.
  intros M W E. pose proof (far_move s t M j). rewrite (move_length _ _ M) in W.
  apply far_bound in W. lia.
Qed.

(** From every state the shortest way to a tower is one only. *)
Theorem shortest_way_is_unique : forall s j l k,
  path move s l (all j (length s)) -> length l = far s j ->
  path move s k (all j (length s)) -> length k = far s j -> l = k.
Proof.
  intros s j l. revert s. induction l as [|t l IH]; intros s k P L Q K.
  - destruct k; auto. simpl in *. lia.
  - destruct k as [|u k]; [simpl in *; lia|]. simpl in *.
    inversion P as [|? ? ? ? M P']; inversion Q as [|? ? ? ? M' Q']; subst.
    pose proof (shortest_step s t j _ M (path_walk _ _ _ _ P')) as Ft.
    pose proof (shortest_step s u j _ M' (path_walk _ _ _ _ Q')) as Fu.
    assert (t = u) by (apply (nearer_unique s t u M M' j); lia). subst u. f_equal.
    rewrite (move_length _ _ M) in *. apply (IH t k P'); auto; lia.
Qed.

(** ** Algorithm 1 *)
(** Hanoi (n, p, q, r): n discs from p to q by way of r. *)
Fixpoint hanoi_moves (n : nat) (p q r : peg) : list instruction :=
  match n with
  | 0 => []
  | S m => match m with
      | 0 => [(1, p, q)]
      | _ => hanoi_moves m p r q ++ (n, p, q) :: hanoi_moves m r q p
      end
  end.

Lemma hanoi_moves_step n p q r :
  hanoi_moves (S n) p q r = hanoi_moves n p r q ++ (S n, p, q) :: hanoi_moves n r q p.
Proof. now destruct n. Qed.

Lemma hanoi_moves_play n p q : p <> q ->
  play (hanoi_moves n p q (third p q)) (all p n) = Some (all q n).
Proof.
  revert p q; induction n as [|n IH]; intros p q N; [reflexivity|].
  destruct (third_ne p q N) as [Np Nq].
  assert (P : third p (third p q) = q) by (destruct p, q; simpl in *; congruence).
  assert (Q : third (third p q) q = p) by (destruct p, q; simpl in *; congruence).
  rewrite hanoi_moves_step, play_app. change (all p (S n)) with (p :: all p n).
  rewrite (play_above p _ _ (all (third p q) n)) by (rewrite <- P at 2; apply IH; auto).
  cbn [play]. rewrite carry_largest by auto.
  apply play_above. rewrite <- Q at 2. apply IH; auto.
Qed.

Lemma hanoi_moves_length n p q r : length (hanoi_moves n p q r) + 1 = 2 ^ n.
Proof.
  revert p q r; induction n as [|n IH]; intros p q r; auto.
  rewrite hanoi_moves_step, app_length. simpl length.
  pose proof (IH p r q). pose proof (IH r q p). rewrite Nat.pow_succ_r'. lia.
Qed.

(** Algorithm 1, Hanoi (n, p0, p2, p1), brings n discs from p0 to p2 by the rules in T(n) = 2^n - 1
    moves, the least number; T(1) = 1 and T(n + 1) = 2 T(n) + 1. *)
Theorem recursive_hanoi_is_optimal : forall n, 1 <= n ->
  let T n := length (hanoi_moves n P0 P2 P1) in
  play (hanoi_moves n P0 P2 P1) (all P0 n) = Some (all P2 n)
  /\ T n = 2 ^ n - 1 /\ distance move (all P0 n) (all P2 n) (T n)
  /\ T 1 = 1 /\ T (n + 1) = 2 * T n + 1.
Proof.
  intros n L T. split; [apply (hanoi_moves_play n P0 P2); congruence|].
  pose proof (hanoi_moves_length n P0 P2 P1) as Tn.
  pose proof (hanoi_moves_length (n + 1) P0 P2 P1) as Tm.
  replace (n + 1) with (S n) in * by lia. rewrite Nat.pow_succ_r' in Tm.
  assert (E : T n = 2 ^ n - 1) by (unfold T; lia). split; auto. rewrite E at 1.
  split; [apply tower_distance; congruence|]. split; [reflexivity|]. unfold T. lia.
Qed.

(** The states of a play. *)
Fixpoint trace (l : list instruction) (s : state) : list state :=
  match l with
  | [] => []
  | i :: l => match carry_out i s with None => [] | Some t => t :: trace l t end
  end.

Lemma trace_path l s t : play l s = Some t ->
  path move s (trace l s) t /\ length (trace l s) = length l.
Proof.
  revert s; induction l as [|i l IH]; simpl; intros s E; [injection E as <-; split;
    auto using stay|].
  destruct (carry_out i s) as [u|] eqn:C; [|discriminate]. destruct (IH u E) as [P L].
  split; [eapply further; eauto using carry_out_move | simpl; auto].
Qed.

Lemma small_discs n p q r i : In i (hanoi_moves n p q r) -> 1 <= disc_of i <= n.
Proof.
  revert p q r; induction n as [|n IH]; intros p q r; [intros []|].
  rewrite hanoi_moves_step, in_app_iff. intros [I|[<-|I]]; [| unfold disc_of; simpl; lia |];
    apply IH in I; lia.
Qed.

(** From all discs on p0 to all on p2 there is exactly one shortest path, that of algorithm 1: it
    has 2^n - 1 moves, and the largest disc moves once in it. *)
Theorem optimum_is_unique : forall n, 1 <= n ->
  let l := trace (hanoi_moves n P0 P2 P1) (all P0 n) in
  path move (all P0 n) l (all P2 n) /\ length l = 2 ^ n - 1
  /\ (forall k, path move (all P0 n) k (all P2 n) ->
    length l <= length k /\ (length k = length l -> k = l))
  /\ length (filter (fun i => disc_of i =? n) (hanoi_moves n P0 P2 P1)) = 1.
Proof.
  intros n L l. destruct (recursive_hanoi_is_optimal n L) as (P & T & D & _).
  destruct (trace_path _ _ _ P) as [Q E]. fold l in Q, E. split; auto. split; [congruence|]. split.
  - intros k K. pose proof (path_walk _ _ _ _ K) as W. apply D in W. split; [lia|]. intros Ek.
    assert (F : far (all P0 n) P2 = 2 ^ n - 1) by (apply far_all; congruence).
    apply (shortest_way_is_unique (all P0 n) P2); rewrite ?all_length; auto; lia.
  - destruct n as [|n]; [lia|]. rewrite hanoi_moves_step, filter_app, app_length. cbn [filter].
    unfold disc_of at 2. cbn [fst]. rewrite Nat.eqb_refl. cbn [length].
    assert (N : forall p q r, filter (fun i => disc_of i =? S n) (hanoi_moves n p q r) = []).
    { intros p q r. pose proof (small_discs n p q r) as B.
      induction (hanoi_moves n p q r) as [|i k IH]; auto. simpl.
      destruct (disc_of i =? S n) eqn:Z; [|apply IH; intros; apply B; now right].
      apply Nat.eqb_eq in Z. specialize (B i (or_introl eq_refl)). lia. }
    rewrite !N. reflexivity.
Qed.
