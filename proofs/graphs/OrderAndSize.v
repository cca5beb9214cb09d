(** * Order and size of the graphs of Hanoi
    The edges in a list: those of the smaller discs, with the largest on each of the pegs, and the
    three moves of the largest. *)
From Coq Require Import List Arith Lia Bool FinFun.
From Manaus.towers Require Export Arrangements.
Import ListNotations.

(** The edges of the graph of n discs, each once, from one of its ends. *)
Fixpoint edges (n : nat) : list (state * state) :=
  match n with
  | 0 => []
  | S m => flat_map (fun p => map (fun e => (p :: fst e, p :: snd e)) (edges m)) pegs
      ++ map (fun pq => (fst pq :: all (third (fst pq) (snd pq)) m,
                         snd pq :: all (third (fst pq) (snd pq)) m))
           [(P0, P1); (P0, P2); (P1, P2)]
  end.

Lemma edges_in n s t : In (s, t) (edges n) -> length s = n /\ move s t.
Proof.
  revert s t; induction n as [|n IH]; intros s t; [intros []|]. cbn [edges].
  rewrite in_app_iff, in_flat_map, in_map_iff. intros [(p & _ & I)|((p & q) & E & I)].
  - apply in_map_iff in I as ((a & b) & E & I). injection E as <- <-. apply IH in I as [L M].
    cbn. split; [congruence | now apply smaller].
  - cbn [fst snd] in E. injection E as <- <-. cbn. rewrite all_length. split; auto.
    apply largest_over. simpl in I. intuition congruence.
Qed.

Lemma edges_all n s t : length s = n -> move s t -> In (s, t) (edges n) \/ In (t, s) (edges n).
Proof.
  revert s t; induction n as [|n IH]; intros s t L M; [destruct s; [inversion M | discriminate]|].
  cbn [edges]. rewrite !in_app_iff, !in_flat_map, !in_map_iff.
  inversion M as [p a b M' | p q a N Hp Hq]; subst; simpl in L; injection L as L.
  - destruct (IH a b L M') as [I|I]; [left | right]; left; exists p; (split; [apply in_pegs|]);
      apply in_map_iff; eexists; split; try exact I; reflexivity.
  - pose proof (bare p q a N Hp Hq) as E. rewrite L in E. rewrite E.
    destruct p, q; try congruence;
      [left | left | right | left | right | right]; right;
      [exists (P0, P1) | exists (P0, P2) | exists (P0, P1) | exists (P1, P2) | exists (P0, P2)
      | exists (P1, P2)]; simpl; auto.
Qed.

(** The peg of the largest disc at the ends of an edge, in the order in which they stand. *)
Lemma edges_heads n s t p q : In (p :: s, q :: t) (edges (S n)) ->
  (p = q /\ In (s, t) (edges n))
  \/ (In (p, q) [(P0, P1); (P0, P2); (P1, P2)]).
Proof.
  cbn [edges]. rewrite in_app_iff, in_flat_map, in_map_iff.
  intros [(r & _ & I)|((r & u) & E & I)].
  - apply in_map_iff in I as ((a & b) & E & I). injection E as -> -> -> ->. auto.
  - injection E as -> _ -> _. auto.
Qed.

Lemma edges_one_way n s t : In (s, t) (edges n) -> ~ In (t, s) (edges n).
Proof.
  revert s t; induction n as [|n IH]; intros s t; [intros []|]. intros I J.
  destruct (edges_in _ _ _ I) as [L _], (edges_in _ _ _ J) as [L' _].
  destruct s as [|p s], t as [|q t]; try discriminate.
  apply edges_heads in I as [[-> I]|I]; apply edges_heads in J as [[E J]|J].
  - now apply (IH s t).
  - simpl in J. intuition congruence.
  - simpl in I. intuition congruence.
  - simpl in I, J. intuition congruence.
Qed.

Lemma edges_distinct n : NoDup (edges n).
Proof.
  induction n as [|n IH]; [constructor|]. cbn [edges]. apply NoDup_join.
  - apply (flat_map_distinct _ (fun e => hd P0 (fst e))).
    + repeat constructor; simpl; intuition congruence.
    + intros p. apply Injective_map_NoDup; auto. intros [a b] [c d] E. cbn in E. congruence.
    + intros p e _ I. apply in_map_iff in I as (x & <- & _). reflexivity.
  - repeat constructor; simpl; intuition congruence.
  - intros e I J. apply in_flat_map in I as (p & _ & I). apply in_map_iff in I as (x & <- & _).
    simpl in J. intuition congruence.
Qed.

(** For every n the graph of Hanoi on three pegs has order 3^n, its states in a list, each once; and
    size 3(3^n - 1)/2, its edges in a list, each once and from one end only. *)
Theorem order_and_size : forall n,
  (length (states n) = 3 ^ n /\ NoDup (states n) /\ forall s, In s (states n) <-> length s = n)
  /\ 2 * length (edges n) = 3 * (3 ^ n - 1) /\ NoDup (edges n)
  /\ (forall s t, In (s, t) (edges n) -> ~ In (t, s) (edges n))
  /\ (forall s t, length s = n -> (move s t <-> In (s, t) (edges n) \/ In (t, s) (edges n))).
Proof.
  intros n. split; [apply number_of_states|]. split; [|split; [apply edges_distinct|]].
  - induction n as [|n IH]; auto. cbn [edges]. rewrite app_length, map_length.
    cbn [flat_map pegs]. rewrite !app_length, !map_length. cbn [length].
    pose proof (number_of_states n) as _. rewrite Nat.pow_succ_r'.
    assert (1 <= 3 ^ n) by (clear; induction n; simpl; lia). lia.
  - split; [intros s t; apply edges_one_way|]. intros s t L. split; [now apply edges_all|].
    intros [I|I]; apply edges_in in I as [_ M]; auto. now apply move_back.
Qed.
