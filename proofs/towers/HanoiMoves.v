(** * Hanoi: how many moves a state has
    The moves in a list: those of the smaller discs, and those of the largest, which has a move
    only where the smaller ones form a tower on another peg, and then one. So by induction there
    are three, and two where all discs are on one peg. *)
From Coq Require Import List Arith Lia Bool FinFun.
From Manaus.towers Require Export Bucharest Counting.
Import ListNotations.

(** Neither p nor q has a smaller disc. *)
Definition free (p : peg) (t : state) (q : peg) : bool :=
  if peg_dec p q then false else if in_dec peg_dec p t then false
  else if in_dec peg_dec q t then false else true.

(** The states that a move leads to. *)
Fixpoint after (s : state) : list state :=
  match s with
  | [] => []
  | p :: t => map (cons p) (after t) ++ map (fun q => q :: t) (filter (free p t) pegs)
  end.

Lemma free_spec p t q : free p t q = true <-> p <> q /\ ~ In p t /\ ~ In q t.
Proof.
  unfold free. destruct (peg_dec p q), (in_dec peg_dec p t), (in_dec peg_dec q t);
    intuition congruence.
Qed.

Lemma after_move s t : In t (after s) <-> move s t.
Proof.
  revert t; induction s as [|p s IH]; intros t; [split; [simpl; tauto | inversion 1]|]. cbn [after].
  rewrite in_app_iff, !in_map_iff. split.
  - intros [(u & <- & I)|(q & <- & I)]; [apply smaller; now apply IH|].
    apply filter_In in I as [_ I]. apply free_spec in I as (N & Hp & Hq). now apply largest.
  - inversion 1 as [h a b M | h q a N Hp Hq]; subst.
    + left. exists b. split; auto. now apply IH.
    + right. exists q. split; auto. apply filter_In. split; [apply in_pegs | now apply free_spec].
Qed.

Lemma after_distinct s : NoDup (after s).
Proof.
  induction s as [|p s IH]; cbn [after]; [constructor|]. apply NoDup_join.
  - apply Injective_map_NoDup; auto. intros x y E. now injection E.
  - apply Injective_map_NoDup; [intros x y E; now injection E|]. apply NoDup_filter.
    repeat constructor; simpl; intuition congruence.
  - intros x I J. apply in_map_iff in I as (u & <- & _). apply in_map_iff in J as (q & E & F).
    apply filter_In in F as [_ F]. apply free_spec in F as (N & _). congruence.
Qed.

Lemma not_bare p t : (forall r, t <> all r (length t)) -> filter (free p t) pegs = [].
Proof.
  intros N. rewrite (filter_ext_in _ (fun _ => false)); [auto|]. intros q _.
  destruct (free p t q) eqn:F; auto. apply free_spec in F as (D & Hp & Hq).
  destruct (N (third p q)). now apply bare.
Qed.

Lemma one_free p r n : filter (free p (all r (S n))) pegs = if peg_dec p r then [] else [third p r].
Proof.
  assert (H : forall q, free p (all r (S n)) q = true <-> p <> q /\ p <> r /\ q <> r).
  { intros q. rewrite free_spec. split.
    - intros (D & Hp & Hq). split; auto. split; intros ->; [apply Hp | apply Hq]; simpl; auto.
    - intros (D & Np & Nq). split; auto. split; apply not_in_all; auto. }
  assert (F : forall q, free p (all r (S n)) q
      = negb (if peg_dec p q then true else false) && negb (if peg_dec p r then true else false)
        && negb (if peg_dec q r then true else false)).
  { intros q. apply eq_true_iff_eq. rewrite H, !andb_true_iff, !negb_true_iff.
    destruct (peg_dec p q), (peg_dec p r), (peg_dec q r); intuition congruence. }
  rewrite (filter_ext _ _ F). now destruct p, r.
Qed.

Lemma after_length s : 1 <= length s ->
  (forall p, s = all p (length s) -> length (after s) = 2)
  /\ ((forall p, s <> all p (length s)) -> length (after s) = 3).
Proof.
  induction s as [|h t IH]; intros L; [simpl in L; lia|].
  destruct t as [|g t]; [split; [intros p _; now destruct h | intros N; now destruct (N h)]|].
  destruct IH as [Tower Other]; [simpl; lia|].
  set (u := g :: t) in *.
  change (after (h :: u))
    with (map (cons h) (after u) ++ map (fun q => q :: u) (filter (free h u) pegs)).
  rewrite app_length, !map_length. assert (Lu : length u = S (length t)) by reflexivity.
  clearbody u.
  assert (D : (exists r, u = all r (length u)) \/ forall r, u <> all r (length u)).
  { destruct (list_eq_dec peg_dec u (all P0 (length u))); [left; eauto|].
    destruct (list_eq_dec peg_dec u (all P1 (length u))); [left; eauto|].
    destruct (list_eq_dec peg_dec u (all P2 (length u))); [left; eauto|].
    right. intros []; auto. }
  destruct D as [[r E]|N].
  - assert (Z : length (filter (free h u) pegs) = if peg_dec h r then 0 else 1).
    { rewrite E, Lu, one_free. now destruct (peg_dec h r). }
    rewrite Z, (Tower r E). split.
    + intros p F. destruct (peg_dec h r) as [|K]; auto. exfalso.
      change (all p (length (h :: u))) with (p :: all p (length u)) in F. injection F as -> F.
      rewrite E, all_length, Lu in F. injection F. congruence.
    + intros N. destruct (peg_dec h r) as [->|]; auto. exfalso. apply (N r). simpl. f_equal.
      exact E.
  - rewrite (not_bare h u N), (Other N). split; auto. intros p F. exfalso. injection F as _ F.
    now apply (N p).
Qed.

(** A state of Hanoi has three moves, but two when all discs are on one peg. *)
Theorem moves_of_a_hanoi_state : forall s, 1 <= length s ->
  ((exists p, s = all p (length s)) -> degree move s 2)
  /\ ((forall p, s <> all p (length s)) -> degree move s 3).
Proof.
  intros s L. destruct (after_length s L) as [Tower Other]. split.
  - intros [p E]. exists (after s). split; [apply after_distinct|].
    split; [exact (Tower p E) | apply after_move].
  - intros N. exists (after s). split; [apply after_distinct|].
    split; [exact (Other N) | apply after_move].
Qed.
