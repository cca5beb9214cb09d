(** * Impartial games: P-positions, N-positions and winning strategies

    A game is given by its positions, the options of each position, and a height that falls with
    every move, so that every play ends.  P- and N-positions are defined as in chapter 1 of
    carvalho2013, for normal and for misère play.  Every position is exactly one of both, a
    function computes which, and a set of positions is the set of P-positions as soon as it obeys
    the three rules of the definition: this principle carries all the closed forms of the other
    files.  Whoever moves at an N-position wins by moving to P-positions. *)
From Coq Require Import List Arith Lia Bool.
Import ListNotations.

(** Both players have the same options. *)
Record game : Type := Game {
  position : Type;
  options : position -> list position;
  height : position -> nat;
  falls : forall p q, In q (options p) -> height q < height p
}.

(** Who makes the last move wins in normal play, and loses in misère play. *)
Inductive convention := normal | misere.

(** The outcomes, as the work defines them.  P: the previous player wins.  N: the next one. *)
Inductive P (G : game) (c : convention) (p : position G) : Prop :=
  | P_terminal : c = normal -> options G p = [] -> P G c p
  | P_all : options G p <> [] -> (forall q, In q (options G p) -> N G c q) -> P G c p
with N (G : game) (c : convention) (p : position G) : Prop :=
  | N_terminal : c = misere -> options G p = [] -> N G c p
  | N_some : forall q, In q (options G p) -> P G c q -> N G c p.

(** The same as a function: true where the next player wins.  The first argument bounds the depth
    of the recursion; the height of the position is enough. *)
Fixpoint next_wins_within (n : nat) (G : game) (c : convention) (p : position G) : bool :=
  match n with
  | 0 => false
  | S m =>
      match options G p, c with
      | [], normal => false
      | [], misere => true
      | some, _ => existsb (fun q => negb (next_wins_within m G c q)) some
      end
  end.

Definition next_wins (G : game) (c : convention) (p : position G) : bool :=
  next_wins_within (S (height G p)) G c p.

(** ** The function computes the outcomes *)

Lemma next_wins_with_options : forall n G c p, options G p <> [] ->
  next_wins_within (S n) G c p =
  existsb (fun q => negb (next_wins_within n G c q)) (options G p).
Proof. intros n G c p H. simpl. destruct (options G p), c; congruence || reflexivity. Qed.

Lemma P_or_N_within : forall n G c p, height G p < n ->
  if next_wins_within n G c p then N G c p else P G c p.
Proof.
  induction n as [|n IH]; intros G c p Hn; [lia|].
  assert (Hq : forall q, In q (options G p) -> height G q < n)
    by (intros q Hq; pose proof (falls G p q Hq); lia).
  destruct (options G p) as [|q0 rest] eqn:Ho.
  - simpl. rewrite Ho. destruct c; [apply P_terminal | apply N_terminal]; auto.
  - rewrite <- Ho in *.
    assert (Hnil : options G p <> []) by (rewrite Ho; discriminate).
    rewrite next_wins_with_options by exact Hnil.
    destruct (existsb (fun q => negb (next_wins_within n G c q)) (options G p)) eqn:He.
    + apply existsb_exists in He as [q [Hin Hq']].
      apply N_some with q; [exact Hin|].
      specialize (IH G c q (Hq q Hin)). destruct (next_wins_within n G c q); easy.
    + apply P_all; [exact Hnil|]. intros q Hin.
      specialize (IH G c q (Hq q Hin)).
      destruct (next_wins_within n G c q) eqn:Hw; [exact IH|].
      assert (existsb (fun q => negb (next_wins_within n G c q)) (options G p) = true)
        by (apply existsb_exists; exists q; rewrite Hw; auto).
      congruence.
Qed.

Lemma P_or_N : forall G c p, P G c p \/ N G c p.
Proof.
  intros G c p. pose proof (P_or_N_within (S (height G p)) G c p (Nat.lt_succ_diag_r _)).
  destruct (next_wins_within (S (height G p)) G c p); auto.
Qed.

Lemma not_both_within : forall n G c p, height G p < n -> P G c p -> N G c p -> False.
Proof.
  induction n as [|n IH]; intros G c p Hn HP HN; [lia|].
  destruct HP as [Hc Ho | Ho Hall], HN as [Hc' Ho' | q Hin Hq].
  - congruence.
  - rewrite Ho in Hin. easy.
  - congruence.
  - pose proof (falls G p q Hin). apply (IH G c q); [lia | exact Hq | apply Hall, Hin].
Qed.

Lemma not_both : forall G c p, P G c p -> N G c p -> False.
Proof. intros G c p. apply not_both_within with (S (height G p)). lia. Qed.

Theorem next_wins_iff_N : forall G c p,
  (next_wins G c p = true <-> N G c p) /\ (next_wins G c p = false <-> P G c p).
Proof.
  intros G c p. unfold next_wins.
  pose proof (P_or_N_within (S (height G p)) G c p (Nat.lt_succ_diag_r _)) as H.
  destruct (next_wins_within (S (height G p)) G c p); split; split; intros H';
    auto; try discriminate; exfalso; eapply not_both; eauto.
Qed.

(** ** The three rules determine the P-positions *)

Theorem P_positions_are : forall (G : game) (c : convention) (good : position G -> Prop),
  (forall p, good p \/ ~ good p) ->
  (forall p, options G p = [] -> (good p <-> c = normal)) ->
  (forall p q, good p -> In q (options G p) -> ~ good q) ->
  (forall p, ~ good p -> options G p <> [] -> exists q, In q (options G p) /\ good q) ->
  forall p, (P G c p <-> good p) /\ (N G c p <-> ~ good p).
Proof.
  intros G c good dec terminal leave reach.
  assert (both : forall n p, height G p < n -> (good p -> P G c p) /\ (~ good p -> N G c p)).
  { induction n as [|n IH]; intros p Hn; [lia|].
    assert (Hq : forall q, In q (options G p) ->
                           (good q -> P G c q) /\ (~ good q -> N G c q))
      by (intros q Hq; apply IH; pose proof (falls G p q Hq); lia).
    destruct (options G p) as [|q0 rest] eqn:Ho.
    - split; intros Hg.
      + apply P_terminal; [apply (terminal p Ho), Hg | exact Ho].
      + apply N_terminal; [|exact Ho]. destruct c; [|reflexivity].
        exfalso. apply Hg, (terminal p Ho). reflexivity.
    - rewrite <- Ho in *. assert (Hnil : options G p <> []) by (rewrite Ho; discriminate).
      split; intros Hg.
      + apply P_all; [exact Hnil|]. intros q Hin. apply (Hq q Hin), (leave p q Hg Hin).
      + destruct (reach p Hg Hnil) as [q [Hin Hgq]].
        apply N_some with q; [exact Hin | apply (Hq q Hin), Hgq]. }
  intros p. destruct (both (S (height G p)) p (Nat.lt_succ_diag_r _)) as [HP HN].
  destruct (dec p) as [Hg | Hg]; split; split; intros H; auto.
  - exfalso. apply (not_both G c p); auto.
  - exfalso. apply (not_both G c p); auto.
Qed.

(** In normal play the rule for terminal positions follows from the third one. *)
Theorem P_positions_in_normal_play : forall (G : game) (good : position G -> Prop),
  (forall p, good p \/ ~ good p) ->
  (forall p q, good p -> In q (options G p) -> ~ good q) ->
  (forall p, ~ good p -> exists q, In q (options G p) /\ good q) ->
  forall p, (P G normal p <-> good p) /\ (N G normal p <-> ~ good p).
Proof.
  intros G good dec leave reach. apply P_positions_are; auto.
  intros p Ho. split; [reflexivity|]. intros _. destruct (dec p) as [Hg|Hg]; [exact Hg|].
  destruct (reach p Hg) as [q [Hin _]]. rewrite Ho in Hin. easy.
Qed.

(** ** Winning strategies *)

(** A strategy says which moves a player may choose.  [wins_by s p]: whoever moves at [p] and
    chooses by [s] at every turn wins, whatever is chosen and whatever the other player does. *)
Inductive wins_by (G : game) (c : convention) (s : position G -> position G -> Prop)
  (p : position G) : Prop :=
  | already_won : c = misere -> options G p = [] -> wins_by G c s p
  | wins_by_moving :
      (exists q, In q (options G p) /\ s p q) ->
      (forall q, In q (options G p) -> s p q -> loses_to G c s q) -> wins_by G c s p
with loses_to (G : game) (c : convention) (s : position G -> position G -> Prop)
  (p : position G) : Prop :=
  | already_lost : c = normal -> options G p = [] -> loses_to G c s p
  | every_move_loses :
      options G p <> [] ->
      (forall q, In q (options G p) -> wins_by G c s q) -> loses_to G c s p.

(** A strategy wins from every N-position with a move if it always names a move and all that it
    names lead to P-positions; [safe] are positions that no play by it leaves. *)
Theorem strategy_wins : forall (G : game) (c : convention) (safe : position G -> Prop)
  (s : position G -> position G -> Prop),
  (forall p q r, safe p -> In q (options G p) -> s p q -> In r (options G q) -> safe r) ->
  (forall p, safe p -> N G c p -> options G p <> [] -> exists q, In q (options G p) /\ s p q) ->
  (forall p q, safe p -> N G c p -> In q (options G p) -> s p q -> P G c q) ->
  forall p, safe p -> N G c p -> wins_by G c s p.
Proof.
  intros G c safe s stays names right.
  assert (H : forall n p, height G p < n -> safe p -> N G c p -> wins_by G c s p).
  { induction n as [|n IH]; intros p Hn Hs HN; [lia|].
    destruct (options G p) as [|q0 rest] eqn:Ho.
    - apply already_won; [|exact Ho]. destruct HN as [Hc _|q Hin _]; [exact Hc|].
      rewrite Ho in Hin. easy.
    - apply wins_by_moving; [apply names; auto; rewrite Ho; discriminate|].
      intros q Hin Hq. pose proof (falls G p q Hin).
      destruct (right p q Hs HN Hin Hq) as [Hc Hnil | Hnil Hall].
      + apply already_lost; auto.
      + apply every_move_loses; [exact Hnil|]. intros r Hr. pose proof (falls G q r Hr).
        apply IH; [lia | eapply stays; eauto | apply Hall, Hr]. }
  intros p. apply (H (S (height G p))). lia.
Qed.

(** From a P-position the second player wins so, after any first move. *)
Theorem second_player_wins : forall (G : game) (c : convention)
  (s : position G -> position G -> Prop),
  (forall p, N G c p -> wins_by G c s p) -> forall p, P G c p -> loses_to G c s p.
Proof.
  intros G c s wins p [Hc Ho | Ho Hall].
  - apply already_lost; auto.
  - apply every_move_loses; auto.
Qed.
