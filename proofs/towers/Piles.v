(** * Pegs of discs, and discs on pegs
    The development speaks of the peg of each disc ([States]), the game of the discs on each peg
    ([Rules]). Where size orders the discs the two say the same: the piles of a state are an
    arrangement by the rules, every such arrangement is the piles of one state, and the moves are
    the same. In one move only the largest disc that differs can have moved. *)
From Coq Require Import List Arith Lia Bool Sorted Permutation.
From Manaus.towers Require Export Rules.
Import ListNotations.

(** The discs on a peg, the top disc first: the largest disc of a state of n discs is disc n. *)
Fixpoint pile (s : state) (p : peg) : list nat :=
  match s with
  | [] => []
  | h :: t => pile t p ++ (if peg_dec h p then [length s] else [])
  end.

Definition piles (s : state) : stacks := (pile s P0, pile s P1, pile s P2).

Lemma on_piles s p : on (piles s) p = pile s p.
Proof. now destruct p. Qed.

Lemma pile_here p s : pile (p :: s) p = pile s p ++ [S (length s)].
Proof. simpl. now destruct (peg_dec p p). Qed.

Lemma pile_there p q s : p <> q -> pile (p :: s) q = pile s q.
Proof. intros; simpl. destruct (peg_dec p q); [congruence | apply app_nil_r]. Qed.

Lemma pile_bound s p d : In d (pile s p) -> 1 <= d <= length s.
Proof.
  induction s as [|h t IH]; simpl; [tauto|]. rewrite in_app_iff.
  intros [I|I]; [apply IH in I; lia|].
  destruct (peg_dec h p); simpl in I; lia.
Qed.

Lemma pile_count s p : length (pile s p) = count p s.
Proof.
  induction s as [|h t IH]; simpl; auto. rewrite app_length, IH. destruct (peg_dec h p); simpl; lia.
Qed.

Lemma pile_empty s p : pile s p = [] <-> ~ In p s.
Proof.
  rewrite (count_occ_not_In peg_dec), <- pile_count.
  destruct (pile s p); simpl; split; auto; discriminate.
Qed.

Lemma pile_sorted s p : StronglySorted lt (pile s p).
Proof.
  induction s as [|h t IH]; simpl; [constructor|]. destruct (peg_dec h p); [|now rewrite app_nil_r].
  pose proof (fun d => pile_bound t p d) as B.
  induction IH as [|a l S IH F]; simpl; [repeat constructor|].
  constructor; [apply IH; intros d I; apply B; now right|]. apply Forall_app; split; auto.
  constructor; auto. specialize (B a (or_introl eq_refl)). lia.
Qed.

Lemma pile_all s : Permutation (pile s P0 ++ pile s P1 ++ pile s P2) (seq 1 (length s)).
Proof.
  induction s as [|h t IH]; [constructor|].
  change (length (h :: t)) with (S (length t)). rewrite seq_S.
  apply Permutation_trans with ((pile t P0 ++ pile t P1 ++ pile t P2) ++ [S (length t)]);
    [|now apply Permutation_app_tail].
  destruct h; simpl; rewrite ?app_nil_r, <- ?app_assoc; simpl; auto.
  - apply Permutation_app_head. rewrite app_assoc.
    apply (Permutation_cons_append (pile t P1 ++ pile t P2)).
  - apply Permutation_app_head, Permutation_app_head, Permutation_cons_append.
Qed.

(** ** Every arrangement by the rules is the piles of one state *)
Lemma last_of_sorted l m :
  StronglySorted lt l -> In m l -> (forall e, In e l -> e <= m) -> exists k, l = k ++ [m].
Proof.
  intros S I B. apply in_split in I as (a & b & ->). exists a. f_equal.
  destruct b as [|e b]; auto. exfalso.
  assert (H : m < e).
  { clear B. induction a as [|c a IH]; simpl in S; inversion S as [|? ? S' F]; subst;
      [|now apply IH].
    inversion F; subst; auto. }
  specialize (B e). rewrite in_app_iff in B. simpl in B. lia.
Qed.

Lemma sorted_front k m : StronglySorted lt (k ++ [m]) -> StronglySorted lt k.
Proof.
  induction k as [|a k IH]; simpl; intros S; constructor; inversion S as [|? ? S' F]; subst; auto.
  apply Forall_app in F; tauto.
Qed.

Lemma largest_at_an_end x n :
  (forall p, StronglySorted lt (on x p)) ->
  Permutation (on x P0 ++ on x P1 ++ on x P2) (seq 1 n ++ [S n]) ->
  exists p k, on x p = k ++ [S n].
Proof.
  intros O P.
  assert (B : forall p e, In e (on x p) -> e <= S n).
  { intros p e I.
    assert (J : In e (seq 1 n ++ [S n]))
      by (apply (Permutation_in e P); destruct p; rewrite !in_app_iff; auto).
    rewrite in_app_iff, in_seq in J. simpl in J. lia. }
  assert (W : exists p, In (S n) (on x p)).
  { assert (I : In (S n) (on x P0 ++ on x P1 ++ on x P2))
      by (apply (Permutation_in _ (Permutation_sym P)); rewrite in_app_iff; simpl; auto).
    rewrite !in_app_iff in I. destruct I as [I|[I|I]]; eauto. }
  destruct W as [p I]. exists p. exact (last_of_sorted _ _ (O p) I (B p)).
Qed.

Lemma largest_off x p k m l : on x p = k ++ [m] ->
  Permutation (on x P0 ++ on x P1 ++ on x P2) (l ++ [m]) ->
  let y := put x p k in Permutation (on y P0 ++ on y P1 ++ on y P2) l.
Proof.
  intros K P y. apply Permutation_app_inv_r with [m]. eapply Permutation_trans; [|exact P].
  clear P. unfold y. destruct x as [[a b] c], p; simpl in *; subst; rewrite <- ?app_assoc; simpl.
  - apply Permutation_app_head, Permutation_sym. rewrite (app_assoc b).
    apply (Permutation_cons_append (b ++ c)).
  - apply Permutation_app_head, Permutation_app_head, Permutation_sym, Permutation_cons_append.
  - auto.
Qed.

Lemma sorted_arrangement_is_piles n x :
  (forall p, StronglySorted lt (on x p)) -> Permutation (on x P0 ++ on x P1 ++ on x P2) (seq 1 n) ->
  exists s, length s = n /\ piles s = x.
Proof.
  revert x; induction n as [|n IH]; intros x O P.
  - exists []. split; auto. apply Permutation_sym, Permutation_nil in P.
    apply app_eq_nil in P as [E P]. apply app_eq_nil in P as [F G].
    destruct x as [[a b] c]. unfold piles. simpl in *. congruence.
  - rewrite seq_S in P. destruct (largest_at_an_end x n O P) as (p & k & K).
    destruct (IH (put x p k)) as (s & L & E).
    + intros r. destruct (peg_dec r p) as [->|N]; [|now rewrite put_other].
      rewrite put_same. apply sorted_front with (S n). rewrite <- K. auto.
    + exact (largest_off x p k (S n) _ K P).
    + exists (p :: s). split; [simpl; now rewrite L|]. apply stacks_eq. intros r.
      rewrite on_piles. destruct (peg_dec p r) as [<-|N].
      * rewrite pile_here, L, <- on_piles, E, put_same. auto.
      * rewrite pile_there by auto. rewrite <- on_piles, E, put_other; auto.
Qed.

Lemma pile_injective s t : length s = length t -> (forall p, pile s p = pile t p) -> s = t.
Proof.
  revert t; induction s as [|h s IH]; intros [|g t] L E; simpl in L; try lia; auto.
  injection L as L. destruct (peg_dec h g) as [<-|N].
  - f_equal. apply IH; auto. intros p. specialize (E p). simpl in E. rewrite L in E.
    now apply app_inv_tail in E.
  - exfalso. specialize (E h). rewrite pile_here, (pile_there g h) in E by auto.
    assert (I : In (S (length s)) (pile t h)) by (rewrite <- E, in_app_iff; simpl; auto).
    apply pile_bound in I. lia.
Qed.

Lemma piles_one_to_one s t : length s = length t -> piles s = piles t -> s = t.
Proof.
  intros L E. apply pile_injective; auto. intros p. rewrite <- !on_piles. now rewrite E.
Qed.

Lemma goal_is_piles p n : goal p n = piles (all p n).
Proof.
  assert (H : forall k, pile (all p k) p = seq 1 k).
  { induction k as [|k IH]; auto. change (all p (S k)) with (p :: all p k).
    rewrite pile_here, IH, all_length, seq_S. auto. }
  assert (E : forall q, q <> p -> pile (all p n) q = [])
    by (intros q N; apply pile_empty, not_in_all; auto).
  destruct p; unfold piles; simpl; rewrite H, !E; congruence.
Qed.

(** The regular states of Hanoi with n discs are the piles of the states of n discs. *)
Theorem regular_states_are_piles : forall n x,
  regular_state (hanoi n) n x <-> exists s, length s = n /\ piles s = x.
Proof.
  intros n x. split; [intros (P & O & _); apply sorted_arrangement_is_piles; auto|].
  intros (s & <- & <-). split; [apply pile_all|]. split.
  - intros _ p. rewrite on_piles. apply pile_sorted.
  - intros p. rewrite on_piles, pile_count. pose proof (count_max p s). destruct p; auto.
Qed.

(** ** The moves are the same *)
Lemma move_is_step s t : move s t -> exists p q d, p <> q
  /\ pile s p = d :: pile t p /\ pile t q = d :: pile s q
  /\ (forall r, r <> p -> r <> q -> pile t r = pile s r)
  /\ (forall e, hd_error (pile s q) = Some e -> d < e).
Proof.
  induction 1 as [h s t M (p & q & d & N & Ep & Eq & R & T) | p q s N Hp Hq].
  - assert (L := move_length _ _ M).
    assert (D : d <= length s) by (apply (pile_bound s p d); rewrite Ep; now left).
    exists p, q, d. split; auto. simpl. rewrite <- L.
    split; [now rewrite Ep|]. split; [now rewrite Eq|]. split.
    + intros r Nr Mr. now rewrite R.
    + intros e. destruct (pile s q) eqn:Q; simpl; [|now intros E; apply T].
      destruct (peg_dec h q); simpl; [|discriminate]. intros E; injection E; lia.
  - apply pile_empty in Hp, Hq. exists p, q, (S (length s)).
    rewrite !pile_here, (pile_there q p), (pile_there p q), Hp, Hq by auto.
    repeat split; auto; [|discriminate]. intros r Nr Mr. now rewrite !pile_there by auto.
Qed.

Lemma strip h p (a b : list nat) d z :
  a ++ (if peg_dec h p then [z] else []) = d :: b ++ (if peg_dec h p then [z] else []) ->
    a = d :: b.
Proof.
  destruct (peg_dec h p); [|now rewrite !app_nil_r]. intros E.
  apply (app_inj_tail a (d :: b) z z) in E. tauto.
Qed.

Lemma step_is_move s t : length s = length t -> (exists p q d, p <> q
  /\ pile s p = d :: pile t p /\ pile t q = d :: pile s q
  /\ (forall r, r <> p -> r <> q -> pile t r = pile s r)
  /\ (forall e, hd_error (pile s q) = Some e -> d < e)) -> move s t.
Proof.
  revert t; induction s as [|h s IH]; intros [|g t] L (p & q & d & N & Ep & Eq & R & T);
    simpl in L; try lia; [discriminate|].
  injection L as L. destruct (peg_dec h g) as [<-|G].
  - apply smaller. apply IH; auto. exists p, q, d. simpl in Ep, Eq. rewrite L in *. split; auto.
    apply strip in Ep, Eq. split; auto. split; auto. split.
    + intros r Nr Mr. specialize (R r Nr Mr). simpl in R. rewrite L in R.
      now apply app_inv_tail in R.
    + intros e E. apply T. simpl. destruct (pile s q); [discriminate | auto].
  - (* The largest disc has moved: from h to g, and it is the disc that moved. *)
    assert (X : forall (u : state) r, In (S (length s)) (pile u r) -> length u = length s -> False)
      by (intros u r I E; apply pile_bound in I; lia).
    assert (Hh : p = h).
    { destruct (peg_dec h p) as [|Nh]; auto. exfalso. apply (X t h); auto.
      destruct (peg_dec h q) as [<-|Nq].
      - rewrite pile_here, (pile_there g h) in Eq by auto. rewrite Eq, app_comm_cons, in_app_iff.
        simpl. auto.
      - specialize (R h). rewrite pile_here, (pile_there g h) in R by auto.
        rewrite R, in_app_iff by auto. simpl. auto. }
    assert (Hg : q = g).
    { destruct (peg_dec g q) as [|Ng]; auto. exfalso.
      destruct (peg_dec g p) as [->|Np]; [congruence|]. apply (X s g); auto.
      specialize (R g). rewrite pile_here, (pile_there h g) in R by auto.
      rewrite <- R, in_app_iff, L by auto. simpl. auto. }
    subst p q. rewrite pile_here, (pile_there g h) in Ep by auto.
    rewrite pile_here, (pile_there h g) in Eq by auto.
    assert (D : d = S (length s)).
    { assert (I : In (S (length s)) (d :: pile t h)) by (rewrite <- Ep, in_app_iff; simpl; auto).
      destruct I as [I|I]; auto. exfalso; eauto. }
    assert (E : pile s h = [] /\ pile t h = []).
    { destruct (pile s h) as [|e l] eqn:Q; simpl in Ep; injection Ep; intros; [auto|].
      exfalso. apply (X s h); auto. rewrite Q. left. congruence. }
    assert (F : pile t g = [] /\ pile s g = []).
    { destruct (pile t g) as [|e l] eqn:Q; simpl in Eq; injection Eq; intros; [auto|].
      exfalso. apply (X t g); auto. rewrite Q. left. congruence. }
    assert (K : s = t) by (rewrite (bare h g s), (bare h g t), L; auto; apply pile_empty; tauto).
    subst t. apply largest; auto; apply pile_empty; tauto.
Qed.

(** The moves of Hanoi are those of the states of n discs. *)
Theorem moves_are_moves_of_piles : forall s t,
  length s = length t -> (move s t <-> step (hanoi (length s)) (piles s) (piles t)).
Proof.
  intros s t L. unfold step, carries. split.
  - intros M. destruct (move_is_step s t M) as (p & q & d & N & Ep & Eq & R & T).
    exists p, q, d. rewrite !on_piles. repeat split; auto.
    + intros r Np Nq. rewrite !on_piles. auto.
    + discriminate.
    + rewrite pile_count. pose proof (count_max q t). destruct q; simpl; lia.
  - intros (p & q & d & N & Ep & Eq & R & _ & T & _). apply step_is_move; auto.
    exists p, q, d. rewrite !on_piles in *. repeat split; auto.
    intros r Np Nq. specialize (R r Np Nq). now rewrite !on_piles in R.
Qed.

(** The capacities of Manaus bound the numbers of discs. *)
Theorem capacities_of_manaus : forall s, 2 <= length s ->
  ((count P1 s + 1 <= length s /\ count P2 s + 2 <= length s)
    <-> regular_state (manaus (length s)) (length s) (piles s)).
Proof.
  intros s L. unfold regular_state. split.
  - intros [B C]. split; [apply pile_all|].
    split; [intros _ p; rewrite on_piles; apply pile_sorted|].
    intros p. rewrite on_piles, pile_count. pose proof (count_max p s). destruct p; simpl; lia.
  - intros (_ & _ & R). pose proof (R P1) as R1. pose proof (R P2) as R2.
    rewrite on_piles, pile_count in R1, R2. simpl in R1, R2. lia.
Qed.
