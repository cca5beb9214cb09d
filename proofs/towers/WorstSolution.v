(** * Hanoi: the worst solution
    The way of Bucharest leads through all states, each once ([Bucharest]); it is what the recursive
    worst algorithm of Hanoi plays, for that moves no disc between A and C directly. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.towers Require Export BucharestAlgorithms Optimal.
Import ListNotations.

Lemma carry_out_beside d p q s t :
  carry_out (d, p, q) s = Some t -> beside p q -> bucharest_move s t.
Proof.
  revert t; induction s as [|h s IH]; simpl; intros t E B; [discriminate|].
  destruct (d =? S (length s)).
  - destruct (peg_dec h p), (peg_dec p q), (in_dec peg_dec p s), (in_dec peg_dec q s);
      try discriminate.
    injection E as <-. subst. now apply largest_goes.
  - destruct (carry_out (d, p, q) s) as [u|]; [|discriminate]. injection E as <-.
    now apply smaller_goes, IH.
Qed.

Lemma trace_beside l s t : play l s = Some t ->
  (forall d p q, In (d, p, q) l -> beside p q) -> path bucharest_move s (trace l s) t.
Proof.
  revert s; induction l as [|[[d p] q] l IH]; cbn [play trace]; intros s E B.
  - injection E as <-. constructor.
  - destruct (carry_out (d, p, q) s) as [u|] eqn:C; [|discriminate].
    apply further; [|apply IH; auto; intros; eapply B; right; eauto].
    eapply carry_out_beside; eauto. apply (B d). now left.
Qed.

(** A way that is as long as the places allow goes through one after another. *)
Lemma straight_way s l t : path bucharest_move s l t -> place t = place s + length l ->
  map place l = seq (S (place s)) (length l).
Proof.
  induction 1 as [s | s u l t M P IH]; simpl; intros E; auto.
  pose proof (bucharest_bound _ _ _ (path_walk _ _ _ _ P)) as B.
  apply moves_are_between_neighboring_places in M as [_ D]. unfold next_to in D.
  assert (U : place u = S (place s)) by lia. rewrite IH by lia. now rewrite U.
Qed.

Lemma path_lengths s l t u : path bucharest_move s l t -> In u l -> length u = length s.
Proof.
  induction 1 as [|s v l t M P IH]; intros I; [destruct I|].
  apply moves_are_between_neighboring_places in M as [L _].
  destruct I as [<-|I]; [auto | rewrite IH; auto].
Qed.

(** The recursive worst algorithm goes by the rules from all discs on A to all on C, in 3^n - 1
    moves, through all states, each once. *)
Theorem worst_solution_visits_all : forall n, 1 <= n ->
  let l := trace (bucharest_moves n P0 P1 P2) (all P0 n) in
  play (bucharest_moves n P0 P1 P2) (all P0 n) = Some (all P2 n)
  /\ path move (all P0 n) l (all P2 n)
  /\ length l = 3 ^ n - 1
  /\ NoDup (all P0 n :: l)
  /\ forall s, length s = n <-> In s (all P0 n :: l).
Proof.
  intros n _ l. destruct (recursive_bucharest_is_optimal n) as (P & B & L & _).
  destruct (trace_path _ _ _ P) as [Q E]. fold l in Q, E. rewrite L in E.
  pose proof (trace_beside _ _ _ P B) as W. fold l in W.
  assert (M : map place (all P0 n :: l) = seq 0 (3 ^ n)).
  { cbn [map]. rewrite place_all_P0, (straight_way _ _ _ W), place_all_P0, E.
    - pose proof (pow3_pos n). replace (3 ^ n) with (S (3 ^ n - 1)) at 2 by lia. reflexivity.
    - rewrite place_all_P0, place_all_P2, E. reflexivity. }
  split; auto. split; auto. split; auto. split.
  - apply (NoDup_map_inv place). rewrite M. apply seq_NoDup.
  - assert (A : forall u, In u (all P0 n :: l) -> length u = n).
    { intros u [<-|I]; [apply all_length|]. rewrite (path_lengths _ _ _ _ W I). apply all_length. }
    intros s. split; [|apply A]. intros Ls.
    assert (I : In (place s) (map place (all P0 n :: l))).
    { rewrite M. apply in_seq. pose proof (place_bound s). rewrite Ls in *. lia. }
    apply in_map_iff in I as (u & Eu & I). rewrite (place_injective s u); auto.
    rewrite (A u I). exact Ls.
Qed.
