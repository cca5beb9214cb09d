(** * Bucharest: the algorithms
    Algorithm 6 with three recursive calls for the six that are printed: the others to p2, the
    largest disc to p1, the others back, the largest to p2, the others to p2. Each move leads one
    place on, so there are 3^n - 1 of them, and fewer are not enough. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.towers Require Export Bucharest.
Import ListNotations.

(** Bucharest (n, p, q, r): n discs from p by way of q to r. *)
Fixpoint bucharest_moves (n : nat) (p q r : peg) : list instruction :=
  match n with
  | 0 => []
  | S m => bucharest_moves m p q r ++ (n, p, q) :: bucharest_moves m r q p
      ++ (n, q, r) :: bucharest_moves m p q r
  end.

Lemma bucharest_length n p q r : length (bucharest_moves n p q r) + 1 = 3 ^ n.
Proof.
  revert p q r; induction n as [|n IH]; intros p q r; auto. cbn [bucharest_moves].
  rewrite app_length. cbn [length]. rewrite app_length. cbn [length].
  pose proof (IH p q r). pose proof (IH r q p). rewrite Nat.pow_succ_r'. lia.
Qed.

Lemma bucharest_beside n p q r i : beside p q -> beside q r ->
  In i (bucharest_moves n p q r) -> beside (snd (fst i)) (snd i).
Proof.
  revert p q r; induction n as [|n IH]; intros p q r A B; [intros []|]. cbn [bucharest_moves].
  rewrite in_app_iff. simpl. rewrite in_app_iff. simpl.
  assert (A' : beside q p) by (unfold beside in *; tauto).
  assert (B' : beside r q) by (unfold beside in *; tauto).
  intros [I|[<-|[I|[<-|I]]]]; auto; eauto.
Qed.

Lemma bucharest_play n p : p <> P1 ->
  play (bucharest_moves n p P1 (third p P1)) (all p n) = Some (all (third p P1) n).
Proof.
  revert p; induction n as [|n IH]; intros p N; [reflexivity|]. cbn [bucharest_moves].
  set (r := third p P1). assert (R : r <> P1) by (apply third_ne; auto).
  assert (Rp : third r P1 = p) by (unfold r; destruct p; simpl; congruence).
  assert (Go : play (bucharest_moves n p P1 r) (all p n) = Some (all r n)) by (apply IH; auto).
  assert (Back : play (bucharest_moves n r P1 p) (all r n) = Some (all p n))
    by (rewrite <- Rp; apply IH; auto).
  change (all p (S n)) with (p :: all p n). rewrite play_app, (play_above p _ _ _ Go). cbn [play].
  pose proof (carry_largest n p P1 N) as First. fold r in First. rewrite First.
  rewrite play_app, (play_above P1 _ _ _ Back). cbn [play].
  assert (P : third P1 r = p) by (unfold r; destruct p; simpl; congruence).
  pose proof (carry_largest n P1 r) as Second. rewrite P in Second. rewrite Second by auto.
  now apply play_above.
Qed.

(** The distance between two states is the difference of their places. *)
Lemma bucharest_bound k s t : walk bucharest_move k s t -> place t <= place s + k.
Proof.
  induction 1 as [|k s t u M W IH]; [lia|].
  apply moves_are_between_neighboring_places in M as [_ D]. unfold next_to in D. lia.
Qed.

(** With three recursive calls algorithm 6 brings n discs from p0 to p2, each move by the rules of
    Bucharest, in 3^n - 1 moves; and no way is shorter. *)
Theorem recursive_bucharest_is_optimal : forall n,
  play (bucharest_moves n P0 P1 P2) (all P0 n) = Some (all P2 n)
  /\ (forall d p q, In (d, p, q) (bucharest_moves n P0 P1 P2) -> beside p q)
  /\ length (bucharest_moves n P0 P1 P2) = 3 ^ n - 1
  /\ forall k, walk bucharest_move k (all P0 n) (all P2 n) -> 3 ^ n - 1 <= k.
Proof.
  intros n. split; [apply (bucharest_play n P0); congruence|]. split; [|split].
  - intros d p q I. apply (bucharest_beside n P0 P1 P2 (d, p, q)); auto; unfold beside;
      intuition congruence.
  - pose proof (bucharest_length n P0 P1 P2). lia.
  - intros k W. apply bucharest_bound in W. rewrite place_all_P0, place_all_P2 in W. lia.
Qed.
