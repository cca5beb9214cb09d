(** * Grundy values and sums of games

    The Grundy value of a position is the least number that is not the value of an option.  In
    normal play the positions of value 0 are the P-positions, and the value of a sum of two games is
    the nim-sum of their values (Sprague 1935, Grundy 1939).  The proof of the second statement is
    one line of arithmetic: what is below a nim-sum is reached by lowering one summand. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.games Require Import Game NimSum.
Import ListNotations.

(** The least number that is not in a list. *)
Fixpoint first_missing (tries k : nat) (l : list nat) : nat :=
  match tries with
  | 0 => k
  | S n => if existsb (Nat.eqb k) l then first_missing n (S k) l else k
  end.

Definition mex (l : list nat) : nat := first_missing (length l) 0 l.

Definition is_mex (l : list nat) (m : nat) : Prop := ~ In m l /\ forall k, k < m -> In k l.

(** The Grundy value: the mex of the values of the options. *)
Fixpoint grundy_within (n : nat) (G : game) (p : position G) : nat :=
  match n with
  | 0 => 0
  | S m => mex (map (grundy_within m G) (options G p))
  end.

Definition grundy (G : game) (p : position G) : nat := grundy_within (S (height G p)) G p.

(** A move in the sum of two games is a move in one of them; the other stays as it is. *)
Definition sum_options (G H : game) (p : position G * position H)
  : list (position G * position H) :=
  map (fun q => (q, snd p)) (options G (fst p)) ++ map (fun q => (fst p, q)) (options H (snd p)).

Lemma sum_falls : forall G H p q, In q (sum_options G H p) ->
  height G (fst q) + height H (snd q) < height G (fst p) + height H (snd p).
Proof.
  intros G H [a b] q Hin. apply in_app_or in Hin as [Hin|Hin];
    apply in_map_iff in Hin as [r [<- Hr]]; apply falls in Hr; simpl in *; lia.
Qed.

Definition sum (G H : game) : game :=
  Game (position G * position H) (sum_options G H)
       (fun p => height G (fst p) + height H (snd p)) (sum_falls G H).

(** ** The mex *)

Lemma in_existsb : forall k l, existsb (Nat.eqb k) l = true <-> In k l.
Proof.
  intros k l. rewrite existsb_exists. split.
  - intros [x [Hin Hx]]. apply Nat.eqb_eq in Hx. subst. exact Hin.
  - intros Hin. exists k. rewrite Nat.eqb_refl. auto.
Qed.

Lemma first_missing_spec : forall tries k l,
  (forall i, i < k -> In i l) -> length l < k + tries + 1 -> is_mex l (first_missing tries k l).
Proof.
  induction tries as [|n IH]; intros k l below Hlen; simpl.
  - split; [|exact below]. intros Hk.
    assert (Hall : incl (seq 0 (S k)) l).
    { intros i Hi. apply in_seq in Hi. destruct (Nat.eq_dec i k) as [->|]; [exact Hk|].
      apply below. lia. }
    apply NoDup_incl_length in Hall; [|apply seq_NoDup]. rewrite seq_length in Hall. lia.
  - destruct (existsb (Nat.eqb k) l) eqn:He.
    + apply IH; [|lia]. intros i Hi. apply in_existsb in He.
      destruct (Nat.eq_dec i k) as [->|]; [exact He|]. apply below. lia.
    + split; [|exact below]. intros Hk. apply in_existsb in Hk. congruence.
Qed.

Theorem mex_is_mex : forall l, is_mex l (mex l).
Proof. intros l. apply first_missing_spec; [intros i Hi|]; lia. Qed.

Lemma is_mex_unique : forall l m n, is_mex l m -> is_mex l n -> m = n.
Proof.
  intros l m n [Hm Hm'] [Hn Hn'].
  destruct (Nat.lt_trichotomy m n) as [H|[H|H]]; [|exact H|].
  - exfalso. apply Hm, Hn', H.
  - exfalso. apply Hn, Hm', H.
Qed.

Lemma mex_unique : forall l m, is_mex l m -> mex l = m.
Proof. intros l m H. apply is_mex_unique with l; [apply mex_is_mex | exact H]. Qed.

(** ** Grundy values *)

Lemma grundy_within_enough : forall n m G p, height G p < n -> height G p < m ->
  grundy_within n G p = grundy_within m G p.
Proof.
  induction n as [|n IH]; intros m G p Hn Hm; [lia|]. destruct m as [|m]; [lia|].
  simpl. f_equal. apply map_ext_in. intros q Hq. apply falls in Hq. apply IH; lia.
Qed.

Theorem grundy_equation : forall G p, grundy G p = mex (map (grundy G) (options G p)).
Proof.
  intros G p. unfold grundy at 1. simpl. f_equal. apply map_ext_in.
  intros q Hq. apply falls in Hq. apply grundy_within_enough; lia.
Qed.

(** No other function obeys the equation. *)
Theorem grundy_unique : forall (G : game) (g : position G -> nat),
  (forall p, is_mex (map g (options G p)) (g p)) -> forall p, grundy G p = g p.
Proof.
  intros G g Hg.
  assert (H : forall n p, height G p < n -> grundy G p = g p).
  { induction n as [|n IH]; intros p Hn; [lia|]. rewrite grundy_equation.
    replace (map (grundy G) (options G p)) with (map g (options G p)).
    - apply mex_unique, Hg.
    - apply map_ext_in. intros q Hq. apply falls in Hq. symmetry. apply IH. lia. }
  intros p. apply (H (S (height G p))). lia.
Qed.

(** In normal play the next player loses exactly where the value is 0. *)
Theorem P_iff_value_0 : forall G p, P G normal p <-> grundy G p = 0.
Proof.
  intros G. apply (P_positions_in_normal_play G (fun p => grundy G p = 0)).
  - intros p. lia.
  - intros p q Hp Hin Hq. rewrite grundy_equation in Hp.
    destruct (mex_is_mex (map (grundy G) (options G p))) as [Hnot _]. apply Hnot.
    rewrite Hp, <- Hq. apply in_map, Hin.
  - intros p Hp. rewrite grundy_equation in Hp.
    destruct (mex_is_mex (map (grundy G) (options G p))) as [_ Hbelow].
    destruct (proj1 (in_map_iff _ _ _) (Hbelow 0 ltac:(lia))) as [q [Hq Hin]].
    exists q. auto.
Qed.

(** ** Sums *)

Lemma mex_of_sum : forall A B a b, is_mex A a -> is_mex B b ->
  is_mex (map (fun x => Nat.lxor x b) A ++ map (fun y => Nat.lxor a y) B) (Nat.lxor a b).
Proof.
  intros A B a b [HA HA'] [HB HB']. split.
  - intros Hin. apply in_app_or in Hin as [Hin|Hin]; apply in_map_iff in Hin as [x [Hx Hin]].
    + assert (x = a) as -> by (eapply nim_sum_properties; eassumption). easy.
    + rewrite (Nat.lxor_comm a x), (Nat.lxor_comm a b) in Hx.
      assert (x = b) as -> by (eapply nim_sum_properties; eassumption). easy.
  - intros c Hc. apply in_or_app. destruct (below_nim_sum a b c Hc) as [H|H]; [left|right].
    + apply in_map_iff. exists (Nat.lxor c b). split; [|apply HA', H].
      rewrite Nat.lxor_assoc, Nat.lxor_nilpotent. apply Nat.lxor_0_r.
    + apply in_map_iff. exists (Nat.lxor a c). split; [|apply HB', H].
      rewrite <- Nat.lxor_assoc, Nat.lxor_nilpotent. apply Nat.lxor_0_l.
Qed.

(** The theorem of Sprague and Grundy. *)
Theorem sprague_grundy : forall G H p q,
  grundy (sum G H) (p, q) = Nat.lxor (grundy G p) (grundy H q).
Proof.
  intros G H p q.
  apply (grundy_unique (sum G H) (fun pq => Nat.lxor (grundy G (fst pq)) (grundy H (snd pq)))).
  intros [a b]. simpl options. unfold sum_options. rewrite map_app, !map_map. simpl.
  rewrite <- (map_map (grundy G) (fun x => Nat.lxor x (grundy H b))).
  rewrite <- (map_map (grundy H) (fun y => Nat.lxor (grundy G a) y)).
  apply mex_of_sum; rewrite grundy_equation; apply mex_is_mex.
Qed.

(** @supports carvalho2013/sum-of-games
    For two games: a move of the sum is a move in one of them, the other left as it is, and a
    position is terminal exactly where neither has a move. *)
Theorem sum_of_two_games : forall (G H : game) (a a' : position G) (b b' : position H),
  (In (a', b') (options (sum G H) (a, b)) <->
     (In a' (options G a) /\ b' = b) \/ (a' = a /\ In b' (options H b))) /\
  (options (sum G H) (a, b) = [] <-> options G a = [] /\ options H b = []).
Proof.
  intros G H a a' b b'. simpl. unfold sum_options. simpl. split.
  - rewrite in_app_iff, !in_map_iff. split.
    + intros [[x [Hx Hin]]|[x [Hx Hin]]]; injection Hx as -> ->; auto.
    + intros [[Hin ->]|[-> Hin]]; [left|right]; eauto.
  - split.
    + intros Hnil. apply app_eq_nil in Hnil as [H1 H2].
      split; [apply map_eq_nil in H1 | apply map_eq_nil in H2]; assumption.
    + intros [-> ->]. reflexivity.
Qed.
