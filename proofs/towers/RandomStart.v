(** * London and Oxford: from any start
    Algorithms 7 and 9 with what their print leaves out: the largest disc that is not in place is
    dug out, goes to p0 when nothing but the discs in place is there, and then the next. What is
    moved out of the way goes where the largest is not, so p1 never takes all discs; and p2 takes
    the largest only, when it is empty. So no peg of London is ever full, if it has three discs or
    more. *)
From Coq Require Import List Arith Lia Bool Permutation.
From Manaus.towers Require Export Programs.
Import ListNotations.

(** ** The algorithms *)
(** Algorithm 7 for disc n, which is not in place. *)
Definition bring_london (N n : nat) : program :=
  if_ (is_on n P0) (desenterra n P0 P1 ;; libera N n P2 P1 ;; move_disc P0 P2) skip ;;
  if_ (fun x => is_on n P1 x && is_empty N n P0 x && is_top n P1 x)
    (move_disc P1 P0)
    (if_ (is_on n P1) (libera N n P2 P0 ;; desenterra n P1 P0 ;; move_disc P1 P2) skip ;;
     desenterra n P2 P1 ;; libera N n P0 P1 ;; move_disc P2 P0).

(** Algorithm 9 for disc n, which is not in place. *)
Definition bring_oxford (N n : nat) : program :=
  if_ (is_on n P0) (desenterra n P0 P1 ;; move_disc P0 P2) skip ;;
  if_ (is_on n P1)
    (if_ (fun x => is_empty N n P0 x && is_top n P1 x)
       (move_disc P1 P0)
       (libera N n P0 P2 ;; desenterra n P1 P2 ;; move_disc P1 P0))
    (desenterra n P2 P1 ;; libera N n P0 P1 ;; move_disc P2 P0).

(** A call for n of N discs: nothing for none; disc n, if it is not in place; the others. *)
Fixpoint recursion (bring : nat -> program) (N n : nat) : program :=
  match n with
  | 0 => skip
  | S m => if_ (is_first N n) skip (bring n) ;; recursion bring N m
  end.

(** Algorithms 7 and 9 for N discs. *)
Definition londres (N : nat) : program := recursion (bring_london N) N N.
Definition oxford_random (N : nat) : program := recursion (bring_oxford N) N N.

(** ** A call *)
(** The discs n + 1 to N are in place, the others anywhere. *)
Definition in_place (N n : nat) (x : stacks) : Prop :=
  exists a b c, x = (a ++ seq (S n) (N - n), b, c) /\ Permutation (a ++ b ++ c) (seq 1 n).

Lemma count_rev l d : count_occ Nat.eq_dec (rev l) d = count_occ Nat.eq_dec l d.
Proof. apply (Permutation_count_occ Nat.eq_dec), Permutation_sym, Permutation_rev. Qed.

Lemma disc_off n l u v : Permutation l (seq 1 (S n)) -> Permutation (u ++ S n :: v) l ->
  Permutation (u ++ v) (seq 1 n) /\ ~ In (S n) (u ++ v).
Proof.
  intros P E. rewrite seq_S in P.
  assert (Q : Permutation (u ++ v) (seq 1 n)).
  { rewrite <- (app_nil_r (seq 1 n)). apply Permutation_app_inv with (S n). now rewrite E, P. }
  split; auto. rewrite Q, in_seq. lia.
Qed.

Lemma base_grows N n : n < N -> S n :: seq (S (S n)) (N - S n) = seq (S n) (N - n).
Proof. intros L. replace (N - n) with (S (N - S n)) by lia. reflexivity. Qed.

Lemma first_in_place N n x : n < N -> in_place N (S n) x -> is_first N (S n) x = true ->
  in_place N n x.
Proof.
  intros L (a & b & c & -> & P) F. unfold is_first in F. cbn [on] in F. apply Nat.eqb_eq in F.
  rewrite rev_app_distr, app_nth2 in F by (rewrite rev_length, seq_length; lia).
  rewrite rev_length, seq_length, Nat.sub_diag in F.
  destruct a as [|d a] using rev_ind; [simpl in F; lia|]. clear IHa. rewrite rev_app_distr in F.
  simpl in F. subst d. exists a, b, c. split.
  - rewrite <- app_assoc. cbn [app]. now rewrite base_grows.
  - destruct (disc_off n ((a ++ [S n]) ++ b ++ c) a (b ++ c) P) as [Q _]; auto.
    rewrite <- app_assoc. reflexivity.
Qed.

Lemma where_disc n a b c : Permutation (a ++ b ++ c) (seq 1 (S n)) ->
  In (S n) a \/ In (S n) b \/ In (S n) c.
Proof.
  intros P. assert (I : In (S n) (a ++ b ++ c)) by (rewrite P, in_seq; lia).
  rewrite !in_app_iff in I. exact I.
Qed.

Lemma not_on n p x : ~ In n (on x p) -> is_on n p x = false.
Proof. intros N. destruct (is_on n p x) eqn:E; auto. now apply is_on_spec in E. Qed.

Lemma yes_on n p x u v : on x p = u ++ n :: v -> is_on n p x = true.
Proof. intros E. apply is_on_spec. rewrite E, in_app_iff. simpl. auto. Qed.

(** The conditions of a step: the game is free, the pegs differ, what is moved is on top, and there
    is room. *)
Ltac side := try (split; reflexivity); try congruence; cbn [on room london oxford rooms placed];
  rewrite <- ?app_assoc, ?app_nil_r; try reflexivity; try (rewrite ?in_app_iff in *; tauto);
  rewrite ?app_length, ?rev_length, ?seq_length in *; cbn [length] in *; try lia.
Ltac dig l r := eapply runs_both; [apply runs_desenterra with (u := l) (v := r); side|];
  cbn [put on].
Ltac clear_peg l r := eapply runs_both; [apply runs_libera with (u := l) (v := r); side|];
  cbn [put on].
Ltac go_to r := eapply runs_move_disc with (v := r); side.
Ltac branch E := apply runs_if; rewrite E; cbv beta iota.

(** In which the discs 1 to n + 1 but the largest are at last, whatever the order. *)
Lemma now_in_place N n a b c u v l : n < N -> Permutation l (seq 1 (S n)) ->
  Permutation (u ++ S n :: v) l -> Permutation (a ++ b ++ c) (u ++ v) ->
  in_place N n (a ++ S n :: seq (S (S n)) (N - S n), b, c).
Proof.
  intros L P E Q. exists a, b, c. rewrite base_grows by auto. split; auto.
  destruct (disc_off n l u v P E) as [R _]. now rewrite Q.
Qed.

Lemma disc_once n l u v : Permutation l (seq 1 (S n)) -> Permutation (u ++ S n :: v) l ->
  ~ In (S n) u /\ ~ In (S n) v.
Proof. intros P E. destruct (disc_off n l u v P E) as [_ N]. rewrite in_app_iff in N. tauto. Qed.

Lemma not_beneath N n : ~ In (S n) (seq (S (S n)) (N - S n)).
Proof. rewrite in_seq. lia. Qed.

(** Two ways to list the same discs. *)
Ltac same_discs := apply (Permutation_count_occ Nat.eq_dec); intros d;
  rewrite ?count_occ_app, ?count_rev, ?count_occ_app, ?count_rev; simpl; lia.

(** With p0 empty but for the discs in place, and disc n + 1 on top of p1, nothing is in its way. *)
Lemma nothing_in_the_way N n a u v c : ~ In (S n) u ->
  let x := (a ++ seq (S (S n)) (N - S n), u ++ S n :: v, c) in
  is_empty N (S n) P0 x && is_top (S n) P1 x = true -> a = [] /\ u = [].
Proof.
  intros F x Q. apply andb_true_iff in Q as [E T]. unfold is_empty in E. unfold is_top in T.
  cbn [on placed x] in E, T. apply Nat.leb_le in E. rewrite app_length, seq_length in E.
  apply Nat.eqb_eq in T. destruct a as [|d a]; [|simpl in E; lia].
  destruct u as [|d u]; [auto|]. simpl in T. subst d. simpl in F. tauto.
Qed.

Lemma london_call N n x : 3 <= N -> n < N -> in_place N (S n) x ->
  exists y, runs (london N) (bring_london N (S n)) x y /\ in_place N n y.
Proof.
  intros N3 L (a & b & c & -> & P). pose proof (not_beneath N n) as NB.
  pose proof (Permutation_length P) as Len. rewrite !app_length, seq_length in Len.
  set (B := seq (S (S n)) (N - S n)) in *.
  assert (LB : length B = N - S n) by apply seq_length.
  destruct (where_disc n a b c P) as [I|[I|I]]; apply in_split in I as (u & v & ->).
  - destruct (disc_once n _ u (v ++ b ++ c) P) as [Nu Nv]; [now rewrite <- app_assoc|].
    rewrite !in_app_iff in Nv. eexists. split.
    + unfold bring_london. eapply runs_both.
      { branch (yes_on (S n) P0 ((u ++ S n :: v) ++ B, b, c) u (v ++ B)
          ltac:(cbn [on]; now rewrite <- app_assoc)).
        dig u (v ++ B). clear_peg c (@nil nat). go_to (v ++ B). }
      cbn [put on]. apply runs_if.
      rewrite not_on by (cbn [on]; rewrite !in_app_iff, <- !in_rev; tauto).
      cbn [andb]. eapply runs_both.
      { branch (not_on (S n) P1 (v ++ B, rev c ++ rev u ++ b, [S n])
          ltac:(cbn [on]; rewrite !in_app_iff, <- !in_rev; tauto)). apply runs_skip. }
      dig (@nil nat) (@nil nat). clear_peg v B. go_to (@nil nat).
    + cbn [put on rev app]. apply (now_in_place N n [] _ [] u (v ++ b ++ c)
        ((u ++ S n :: v) ++ b ++ c)); auto; [now rewrite <- app_assoc|].
      same_discs.
  - destruct (disc_once n _ (a ++ u) (v ++ c) P) as [Nu Nv];
      [rewrite <- !app_assoc; reflexivity|].
    rewrite !in_app_iff in Nu, Nv.
    assert (N0 : is_on (S n) P0 (a ++ B, u ++ S n :: v, c) = false)
      by (apply not_on; cbn [on]; rewrite in_app_iff; tauto).
    destruct (is_on (S n) P1 (a ++ B, u ++ S n :: v, c)
      && is_empty N (S n) P0 (a ++ B, u ++ S n :: v, c)
      && is_top (S n) P1 (a ++ B, u ++ S n :: v, c)) eqn:Q.
    + pose proof Q as Q'. rewrite <- andb_assoc in Q'. apply andb_true_iff in Q' as [_ Q'].
      apply nothing_in_the_way in Q' as [-> ->]; [|tauto].
      eexists. split.
      * unfold bring_london. eapply runs_both; [branch N0; apply runs_skip|].
        apply runs_if. rewrite Q. go_to v.
      * cbn [put on app]. apply (now_in_place N n [] _ _ [] (v ++ c) (S n :: v ++ c)); auto.
    + eexists. split.
      * unfold bring_london. eapply runs_both; [branch N0; apply runs_skip|].
        apply runs_if. rewrite Q. eapply runs_both.
        { branch (yes_on (S n) P1 (a ++ B, u ++ S n :: v, c) u v eq_refl).
          clear_peg c (@nil nat). dig u v. go_to v. }
        cbn [put on]. dig (@nil nat) (@nil nat). clear_peg (rev u ++ rev c ++ a) B.
        go_to (@nil nat).
      * cbn [put on rev app]. apply (now_in_place N n [] _ [] (a ++ u) (v ++ c)
          (a ++ (u ++ S n :: v) ++ c)); auto; [rewrite <- !app_assoc; reflexivity|].
        same_discs.
  - destruct (disc_once n _ (a ++ b ++ u) v P) as [Nu Nv]; [rewrite <- !app_assoc; reflexivity|].
    rewrite !in_app_iff in Nu.
    assert (N0 : is_on (S n) P0 (a ++ B, b, u ++ S n :: v) = false)
      by (apply not_on; cbn [on]; rewrite in_app_iff; tauto).
    assert (N1 : is_on (S n) P1 (a ++ B, b, u ++ S n :: v) = false)
      by (apply not_on; cbn [on]; tauto).
    eexists. split.
    + unfold bring_london. eapply runs_both; [branch N0; apply runs_skip|].
      apply runs_if. rewrite N1. cbn [andb]. eapply runs_both; [branch N1; apply runs_skip|].
      dig u v. clear_peg a B. go_to v.
    + cbn [put on rev app]. apply (now_in_place N n [] _ _ (a ++ b ++ u) v
        (a ++ b ++ u ++ S n :: v)); auto; [rewrite <- !app_assoc; reflexivity|].
      same_discs.
Qed.

Lemma oxford_call N n x : n < N -> in_place N (S n) x ->
  exists y, runs (oxford N) (bring_oxford N (S n)) x y /\ in_place N n y.
Proof.
  intros L (a & b & c & -> & P). pose proof (not_beneath N n) as NB.
  pose proof (Permutation_length P) as Len. rewrite !app_length, seq_length in Len.
  set (B := seq (S (S n)) (N - S n)) in *.
  assert (LB : length B = N - S n) by apply seq_length.
  destruct (where_disc n a b c P) as [I|[I|I]]; apply in_split in I as (u & v & ->).
  - destruct (disc_once n _ u (v ++ b ++ c) P) as [Nu Nv]; [now rewrite <- app_assoc|].
    rewrite !in_app_iff in Nv. eexists. split.
    + unfold bring_oxford. eapply runs_both.
      { branch (yes_on (S n) P0 ((u ++ S n :: v) ++ B, b, c) u (v ++ B)
          ltac:(cbn [on]; now rewrite <- app_assoc)).
        dig u (v ++ B). go_to (v ++ B). }
      cbn [put on]. apply runs_if.
      rewrite not_on by (cbn [on]; rewrite !in_app_iff, <- !in_rev; tauto).
      dig (@nil nat) c. clear_peg v B. go_to c.
    + cbn [put on rev app]. apply (now_in_place N n [] _ _ u (v ++ b ++ c)
        ((u ++ S n :: v) ++ b ++ c)); auto; [now rewrite <- app_assoc|].
      same_discs.
  - destruct (disc_once n _ (a ++ u) (v ++ c) P) as [Nu Nv];
      [rewrite <- !app_assoc; reflexivity|].
    rewrite !in_app_iff in Nu, Nv.
    assert (N0 : is_on (S n) P0 (a ++ B, u ++ S n :: v, c) = false)
      by (apply not_on; cbn [on]; rewrite in_app_iff; tauto).
    destruct (is_empty N (S n) P0 (a ++ B, u ++ S n :: v, c)
      && is_top (S n) P1 (a ++ B, u ++ S n :: v, c)) eqn:Q.
    + pose proof Q as Q'. apply nothing_in_the_way in Q' as [-> ->]; [|tauto].
      eexists. split.
      * unfold bring_oxford. eapply runs_both; [branch N0; apply runs_skip|].
        branch (yes_on (S n) P1 ([] ++ B, [] ++ S n :: v, c) [] v eq_refl).
        apply runs_if. rewrite Q. go_to v.
      * cbn [put on app]. apply (now_in_place N n [] _ _ [] (v ++ c) (S n :: v ++ c)); auto.
    + eexists. split.
      * unfold bring_oxford. eapply runs_both; [branch N0; apply runs_skip|].
        branch (yes_on (S n) P1 (a ++ B, u ++ S n :: v, c) u v eq_refl).
        apply runs_if. rewrite Q. clear_peg a B. dig u v. go_to v.
      * cbn [put on rev app]. apply (now_in_place N n [] _ _ (a ++ u) (v ++ c)
          (a ++ (u ++ S n :: v) ++ c)); auto; [rewrite <- !app_assoc; reflexivity|].
        same_discs.
  - destruct (disc_once n _ (a ++ b ++ u) v P) as [Nu Nv]; [rewrite <- !app_assoc; reflexivity|].
    rewrite !in_app_iff in Nu.
    assert (N0 : is_on (S n) P0 (a ++ B, b, u ++ S n :: v) = false)
      by (apply not_on; cbn [on]; rewrite in_app_iff; tauto).
    assert (N1 : is_on (S n) P1 (a ++ B, b, u ++ S n :: v) = false)
      by (apply not_on; cbn [on]; tauto).
    eexists. split.
    + unfold bring_oxford. eapply runs_both; [branch N0; apply runs_skip|].
      branch N1. dig u v. clear_peg a B. go_to v.
    + cbn [put on rev app]. apply (now_in_place N n [] _ _ (a ++ b ++ u) v
        (a ++ b ++ u ++ S n :: v)); auto; [rewrite <- !app_assoc; reflexivity|].
      same_discs.
Qed.

Lemma recursion_runs g bring N n x :
  (forall m y, m < N -> in_place N (S m) y ->
     exists z, runs g (bring N (S m)) y z /\ in_place N m z) ->
  n <= N -> in_place N n x -> exists y, runs g (recursion (bring N) N n) x y /\ in_place N 0 y.
Proof.
  intros C. revert x; induction n as [|n IH]; intros x L I.
  - exists x. split; [apply runs_skip | exact I].
  - assert (S' : exists z, runs g (if_ (is_first N (S n)) skip (bring N (S n))) x z
        /\ in_place N n z).
    { destruct (is_first N (S n) x) eqn:F.
      - exists x. split; [branch F; apply runs_skip | now apply first_in_place].
      - destruct (C n x L I) as (z & R & J). exists z. split; auto. now branch F. }
    destruct S' as (z & R & J). destruct (IH z) as (y & R' & J'); [lia | auto|].
    exists y. split; auto. cbn [recursion]. eapply runs_both; eauto.
Qed.

Lemma all_in_place N x : in_place N 0 x -> x = goal P0 N.
Proof.
  intros (a & b & c & -> & P). rewrite Nat.sub_0_r. apply Permutation_sym, Permutation_nil in P.
  apply app_eq_nil in P as [-> P]. apply app_eq_nil in P as [-> ->]. reflexivity.
Qed.

Lemma none_in_place g N x : regular_state g N x -> in_place N N x.
Proof.
  intros [P _]. destruct x as [[a b] c]. exists a, b, c. rewrite Nat.sub_diag. simpl.
  rewrite app_nil_r. auto.
Qed.

(** For n >= 3, with p0[0] the base of p0, an end at n = 0, the discs in place left alone, and an
    end of a call after its inner call, algorithm 7 brings every state of London to 1, ..., n on
    p0, each move by the rules: no peg is full when a disc goes to it. *)
Theorem london_recursion : forall n x, 3 <= n -> regular_state (london n) n x ->
  play_tops (london n) (fst (londres n x)) x = Some (goal P0 n)
  /\ walk (step (london n)) (length (fst (londres n x))) x (goal P0 n).
Proof.
  intros n x L R. apply none_in_place in R.
  destruct (recursion_runs (london n) bring_london n n x) as (y & [_ Q] & J); auto.
  - intros m z M I. now apply london_call.
  - apply all_in_place in J. subst y. split; [exact Q | now apply play_tops_is_walk].
Qed.

(** With the same additions algorithm 9 brings every state of Oxford, version 2, to 1, ..., n on
    p0, each move by the rules. *)
Theorem oxford_recursion : forall n x, regular_state (oxford n) n x ->
  play_tops (oxford n) (fst (oxford_random n x)) x = Some (goal P0 n)
  /\ walk (step (oxford n)) (length (fst (oxford_random n x))) x (goal P0 n).
Proof.
  intros n x R. apply none_in_place in R.
  destruct (recursion_runs (oxford n) bring_oxford n n x) as (y & [_ Q] & J); auto.
  - intros m z M I. now apply oxford_call.
  - apply all_in_place in J. subst y. split; [exact Q | now apply play_tops_is_walk].
Qed.
