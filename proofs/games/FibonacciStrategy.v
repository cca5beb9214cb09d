(** * Fibonacci Nim: the strategies

    Whoever moves at an N-position wins by taking the smallest part of the Zeckendorf
    representation at every turn, and also by leaving a Fibonacci number that cannot be taken
    whole wherever that is possible: both lead to P-positions. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.games Require Import Game Zeckendorf FibonacciNim.
Import ListNotations.

(** Take the smallest part of the Zeckendorf representation. *)
Definition take_smallest (p q : nat * nat) : Prop :=
  exists k, smallest k (fst p) /\ q = (fst p - f k, 2 * f k).

(** Leave a Fibonacci number that the other player cannot take whole. *)
Definition leave_fibonacci (p q : nat * nat) : Prop :=
  In q (moves p) /\ exists i, 1 <= i /\ fst q = f i /\ snd q < f i.

(** The strategy of the section: leave a Fibonacci number where that is possible, any of them, and
    take the smallest part otherwise. *)
Definition section_strategy (p q : nat * nat) : Prop :=
  leave_fibonacci p q \/ ((forall r, ~ leave_fibonacci p r) /\ take_smallest p q).

Lemma take_smallest_is_a_move : forall p, N fibonacci_nim normal p ->
  exists q, In q (moves p) /\ take_smallest p q.
Proof.
  intros [heap limit] HN. apply fibonacci_outcomes in HN. unfold fibonacci_P in HN. simpl in HN.
  destruct (smallest_exists heap) as [k Hk]; [lia|]. pose proof (smallest_fits k heap Hk).
  assert (Hl : f k <= limit).
  { destruct (Nat.lt_ge_cases limit (f k)); [exfalso; apply HN; right; eauto|assumption]. }
  exists (heap - f k, 2 * f k). split.
  - apply in_moves. exists (f k). repeat split; lia.
  - exists k. split; [exact Hk|reflexivity].
Qed.

Lemma take_smallest_leads_to_P : forall p q, take_smallest p q -> P fibonacci_nim normal q.
Proof.
  intros p q [k [Hk ->]]. apply fibonacci_outcomes, smallest_part_wins, Hk.
Qed.

Lemma take_smallest_wins : forall p, N fibonacci_nim normal p ->
  wins_by fibonacci_nim normal take_smallest p.
Proof.
  intros p. apply (strategy_wins fibonacci_nim normal (fun _ => True)); [auto| | |exact I].
  - intros q _ HN _. apply take_smallest_is_a_move, HN.
  - intros q r _ _ _. apply take_smallest_leads_to_P.
Qed.

(** @proves carvalho2013/fibonacci-nim-rule
    From any other N the first player wins by taking the smallest part of the Zeckendorf
    representation at every turn. *)
Theorem first_player_wins_by_the_smallest_part : forall heap : nat, 1 <= heap ->
  (~ exists i, 1 <= i /\ heap = f i) ->
  wins_by fibonacci_nim normal take_smallest (start heap).
Proof.
  intros heap Hh Hno. apply take_smallest_wins.
  apply (first_player_loses_iff_fibonacci heap Hh), Hno.
Qed.

Lemma leave_fibonacci_leads_to_P : forall p q, leave_fibonacci p q -> P fibonacci_nim normal q.
Proof.
  intros p [heap limit] [_ [i [Hi [Hh Hl]]]]. simpl in *. apply fibonacci_outcomes.
  right. exists i. simpl. rewrite Hh. split; [apply fibonacci_number_is_its_part, Hi|exact Hl].
Qed.

(** Whether a Fibonacci number can be left is decidable: there are finitely many moves. *)
Lemma leave_fibonacci_dec : forall p, (exists q, leave_fibonacci p q) \/
                                      (forall q, ~ leave_fibonacci p q).
Proof.
  intros p. unfold leave_fibonacci. induction (moves p) as [|q rest IH].
  - right. intros q [[] _].
  - assert (Hq : (exists i, 1 <= i /\ fst q = f i /\ snd q < f i) \/
                 ~ exists i, 1 <= i /\ fst q = f i /\ snd q < f i).
    { destruct (Nat.eq_dec (fst q) 0) as [H0|H0].
      - right. intros [i [_ [H _]]]. pose proof (f_positive i). lia.
      - destruct (between_two (fst q) ltac:(lia)) as [k [Hk [Hlow Hhigh]]].
        destruct (Nat.eq_dec (fst q) (f k)) as [He|He], (Nat.lt_ge_cases (snd q) (f k)) as [Hs|Hs].
        + left. eauto.
        + right. intros [i [_ [H Hlt]]]. lia.
        + right. intros [i [Hi [H _]]].
          destruct (Nat.le_gt_cases i k) as [Hik|Hik].
          * apply f_monotone in Hik. lia.
          * pose proof (f_monotone (S k) i Hik). lia.
        + right. intros [i [Hi [H _]]].
          destruct (Nat.le_gt_cases i k) as [Hik|Hik].
          * apply f_monotone in Hik. lia.
          * pose proof (f_monotone (S k) i Hik). lia. }
    destruct Hq as [Hq|Hq]; [left; exists q; simpl; auto|].
    destruct IH as [[r [Hr Hi]]|IH]; [left; exists r; simpl; auto|].
    right. intros r [[->|Hr] Hi]; [exact (Hq Hi)|exact (IH r (conj Hr Hi))].
Qed.

Lemma section_strategy_wins : forall p, N fibonacci_nim normal p ->
  wins_by fibonacci_nim normal section_strategy p.
Proof.
  intros p. apply (strategy_wins fibonacci_nim normal (fun _ => True)); [auto| | |exact I].
  - intros q _ HN _. destruct (leave_fibonacci_dec q) as [[r Hr]|Hno].
    + exists r. split; [apply Hr|left; exact Hr].
    + destruct (take_smallest_is_a_move q HN) as [r [Hin Hr]].
      exists r. split; [exact Hin|right; auto].
  - intros q r _ _ _ [H|[_ H]];
      [eapply leave_fibonacci_leads_to_P, H | eapply take_smallest_leads_to_P, H].
Qed.

(** @proves carvalho2013/fibonacci-nim-strategy
    From N that is no Fibonacci number the first player wins by this strategy. *)
Theorem first_player_wins_by_the_section : forall heap : nat, 1 <= heap ->
  (~ exists i, 1 <= i /\ heap = f i) ->
  wins_by fibonacci_nim normal section_strategy (start heap).
Proof.
  intros heap Hh Hno. apply section_strategy_wins.
  apply (first_player_loses_iff_fibonacci heap Hh), Hno.
Qed.

(** @corrects carvalho2013/fibonacci-nim-second-player
    If N is a Fibonacci number of at least 2, the second player wins by this strategy after every
    first move. *)
Theorem second_player_wins_from_fibonacci : forall i : nat, 2 <= i ->
  loses_to fibonacci_nim normal section_strategy (start (f i)).
Proof.
  intros i Hi. apply second_player_wins; [exact section_strategy_wins|].
  pose proof (f_positive i). apply first_player_loses_iff_fibonacci; [lia|].
  exists i. split; [lia|reflexivity].
Qed.
