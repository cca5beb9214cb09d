(** * Words and stacks
    The development gives the peg of each disc, the claims are of stacks of numbered discs. The
    piles of a word whose pegs are not too full are a state of the family and every state is the
    piles of one word ([family_states_are_piles]); a move of words is a step of their piles
    ([moves_are_steps_of_piles]). So what holds of words holds of stacks. *)
From Coq Require Import List Arith Lia Bool ZArith Permutation Sorted.
From Manaus.towers Require Export Piles.
From Manaus.families Require Export Claims Towers.
Import ListNotations.

Theorem family_states_are_piles : forall c n x,
  family_state (capacity c) n x <-> exists s, (length s = n /\ fits c s) /\ piles s = x.
Proof.
  intros c n x. split.
  - intros (P & O & R). destruct (sorted_arrangement_is_piles n x O P) as (s & L & <-).
    exists s. do 2 (split; auto). intros p. unfold discs. rewrite <- pile_count, <- on_piles. auto.
  - intros (s & [<- F] & <-). split; [apply pile_all|].
    split; intros p; rewrite on_piles; [apply pile_sorted|]. rewrite pile_count. apply F.
Qed.

(** A word differs from the next by one disc, the smallest of those on its two pegs. *)
Lemma move_is_exchange s t : move s t <-> exists l p q r, s = l ++ p :: r /\ t = l ++ q :: r
  /\ p <> q /\ ~ In p r /\ ~ In q r.
Proof.
  split.
  - induction 1 as [h s t M (l & p & q & r & -> & -> & H) | p q s N Hp Hq].
    + exists (h :: l), p, q, r. auto.
    + exists [], p, q, s. auto.
  - intros (l & p & q & r & -> & -> & N & Hp & Hq).
    induction l; simpl; [now apply largest | now apply smaller].
Qed.

Lemma exchange_counts l p q r : p <> q ->
  count p (l ++ p :: r) = S (count p (l ++ q :: r))
  /\ count q (l ++ q :: r) = S (count q (l ++ p :: r))
  /\ forall x, x <> p -> x <> q -> count x (l ++ q :: r) = count x (l ++ p :: r).
Proof.
  intros N. repeat split; intros; rewrite !count_occ_app; simpl;
    repeat match goal with |- context[peg_dec ?a ?b] => destruct (peg_dec a b) end;
    congruence || lia.
Qed.

(** The pegs of a step are told by how many discs are on them. *)
Lemma same_pegs_of_step s t p q p' q' d : p <> q -> p' <> q' ->
  count p s = S (count p t) -> count q t = S (count q s) ->
  (forall r, r <> p -> r <> q -> count r t = count r s) ->
  pile s p' = d :: pile t p' -> pile t q' = d :: pile s q' -> p' = p /\ q' = q.
Proof.
  intros N N' Cp Cq Cr Ep Eq. apply (f_equal (@length _)) in Ep, Eq. simpl in Ep, Eq.
  rewrite !pile_count in Ep, Eq. split.
  - destruct (peg_dec p' p) as [|A]; auto. destruct (peg_dec p' q) as [->|B]; [lia|].
    specialize (Cr p' A B). lia.
  - destruct (peg_dec q' q) as [|A]; auto. destruct (peg_dec q' p) as [->|B]; [lia|].
    specialize (Cr q' B A). lia.
Qed.

Theorem moves_are_steps_of_piles : forall arc c s t, length s = length t ->
  (tower_move arc c s t <-> family_step arc (capacity c) (piles s) (piles t)).
Proof.
  intros arc c s t L. unfold family_step. split.
  - intros (l & p & q & r & Es & Et & N & A & Hp & Hq & R).
    assert (M : move s t) by (apply move_is_exchange; exists l, p, q, r; auto).
    destruct (exchange_counts l p q r N) as (Cp & Cq & Cr). rewrite <- Es, <- Et in Cp, Cq, Cr.
    destruct (move_is_step s t M) as (p' & q' & d & N' & Ep & Eq & Er & T).
    destruct (same_pegs_of_step s t p q p' q' d) as [-> ->]; auto.
    exists p, q, d. rewrite !on_piles. repeat (split; auto); [|unfold discs in R].
    + intros x X Y. rewrite !on_piles. auto.
    + rewrite pile_count. lia.
  - intros (p' & q' & d & N' & A & Ep & Eq & Er & T & R). rewrite !on_piles in *.
    assert (M : move s t).
    { apply step_is_move; auto. exists p', q', d. repeat (split; auto).
      intros r X Y. specialize (Er r X Y). now rewrite !on_piles in Er. }
    apply move_is_exchange in M as (l & p & q & r & Es & Et & N & Hp & Hq).
    destruct (exchange_counts l p q r N) as (Cp & Cq & Cr). rewrite <- Es, <- Et in Cp, Cq, Cr.
    destruct (same_pegs_of_step s t p q p' q' d) as [-> ->]; auto.
    exists l, p, q, r. repeat (split; auto). unfold discs. rewrite pile_count in R. lia.
Qed.

(** A step leads to a state. *)
Lemma family_step_keeps arc room n x y :
  family_state room n x -> family_step arc room x y -> family_state room n y.
Proof.
  intros (P & O & R) (p & q & d & N & _ & Ep & Eq & Er & T & Rq). split; [|split].
  - eapply Permutation_trans; [|exact P].
    apply (Permutation_count_occ Nat.eq_dec). intros e. rewrite !count_occ_app.
    assert (H : forall r, count_occ Nat.eq_dec (on y r) e + (if peg_dec r p then
      (if Nat.eq_dec d e then 1 else 0) else 0) = count_occ Nat.eq_dec (on x r) e
      + (if peg_dec r q then (if Nat.eq_dec d e then 1 else 0) else 0)).
    { intros r. destruct (peg_dec r p) as [->|A].
      - destruct (peg_dec p q); [congruence|]. rewrite Ep. simpl.
        destruct (Nat.eq_dec d e); lia.
      - destruct (peg_dec r q) as [->|B]; [|now rewrite Er]. rewrite Eq. simpl.
        destruct (Nat.eq_dec d e); lia. }
    pose proof (H P0) as H0. pose proof (H P1) as H1. pose proof (H P2) as H2.
    destruct p, q; try congruence; simpl in *; lia.
  - intros r. destruct (peg_dec r p) as [->|A].
    + specialize (O p). rewrite Ep in O. now inversion O.
    + destruct (peg_dec r q) as [->|B]; [|now rewrite Er]. rewrite Eq. constructor; auto.
      specialize (O q). destruct (on x q) as [|e l]; constructor.
      * now apply T.
      * specialize (T e eq_refl). inversion O as [|? ? _ F]. eapply Forall_impl; [|exact F].
        intros z. lia.
  - intros r. destruct (peg_dec r p) as [->|A].
    + specialize (R p). rewrite Ep in R. simpl in R. lia.
    + destruct (peg_dec r q) as [->|B]; auto. now rewrite Er.
Qed.

(** ** Claims of words are claims of stacks *)
Section Carried.
Variables (arc : peg -> peg -> bool) (c : capacities) (n : nat).
Notation word := (fun s : state => length s = n /\ fits c s).
Notation stack := (family_state (capacity c) n).
Notation step := (family_step arc (capacity c)).

Lemma words_one_to_one s t : word s -> word t -> piles s = piles t -> s = t.
Proof. intros [L _] [K _]. apply piles_one_to_one. congruence. Qed.

Lemma words_closed s t : word s -> tower_move arc c s t -> word t.
Proof.
  intros [L F] M. split; [|eapply tower_move_fits; eauto].
  now rewrite <- (tower_move_length _ _ _ _ M).
Qed.

Lemma words_same s t :
  word s -> word t -> (tower_move arc c s t <-> step (piles s) (piles t)).
Proof. intros [L _] [K _]. apply moves_are_steps_of_piles. congruence. Qed.

Theorem extremes_of_stacks : forall g e m f, n <= capacity c g ->
  extremes (tower_move arc c) word (all g n) e m f -> extremes step stack (goal g n) e m f.
Proof.
  intros g e m f R H. rewrite goal_is_piles.
  apply (extremes_mapped piles (tower_move arc c) step word stack); auto.
  - apply family_states_are_piles.
  - apply words_one_to_one.
  - apply words_closed.
  - apply family_step_keeps.
  - apply words_same.
  - split; [apply all_length | now apply fits_all].
Qed.

Theorem total_of_stacks : forall g t, n <= capacity c g ->
  total_distance (tower_move arc c) word (all g n) t -> total_distance step stack (goal g n) t.
Proof.
  intros g t R H. rewrite goal_is_piles.
  apply (total_mapped piles (tower_move arc c) step word stack); auto.
  - apply family_states_are_piles.
  - apply words_one_to_one.
  - apply words_closed.
  - apply family_step_keeps.
  - apply words_same.
  - split; [apply all_length | now apply fits_all].
Qed.

Lemma once_pairs (l : list state) : NoDup l ->
  NoDup (flat_map (fun s => map (pair s) (moves_of arc c s)) l).
Proof.
  induction 1 as [|s l X N IH]; simpl; [constructor|]. apply once_together; auto.
  - apply FinFun.Injective_map_NoDup; [intros x y E; congruence | apply moves_of_once].
  - intros [x y] I J. apply in_map_iff in I as (t & E & _).
    apply in_flat_map in J as (u & U & J). apply in_map_iff in J as (v & E' & _). congruence.
Qed.

Theorem sizes_of_stacks : sizes step stack (order n c) (arcs arc n c).
Proof.
  split.
  - apply (mapped_number piles word stack (family_states_are_piles c n) words_one_to_one word);
      auto.
    { intros s S. split; auto. intros _. apply family_states_are_piles. eauto. }
    exists (tower_states n c). split; [apply tower_states_once|]. split; auto.
    apply tower_states_are_all.
  - apply (mapped_number (fun '(s, t) => (piles s, piles t))
      (fun '(s, t) => word s /\ word t) (fun '(x, y) => stack x /\ stack y))
      with (P := fun '(s, t) => word s /\ tower_move arc c s t).
    + intros [x y]. rewrite !family_states_are_piles. split.
      * intros [(s & S & <-) (t & T & <-)]. exists (s, t). auto.
      * intros ([s t] & [S T] & E). injection E as <- <-. eauto 6.
    + intros [s t] [u v] [S T] [U V] E. injection E as E F. f_equal; apply words_one_to_one; auto;
        now apply stacks_eq; intros p; rewrite !on_piles; destruct p.
    + intros [s t] [S M]. split; auto. eapply words_closed; eauto.
    + intros [x y] [S M]. split; auto. eapply family_step_keeps; eauto.
    + intros [s t] [S T]. rewrite <- words_same by auto.
      assert (stack (piles s)) by (apply family_states_are_piles; eauto). tauto.
    + exists (flat_map (fun s => map (pair s) (moves_of arc c s)) (tower_states n c)).
      split; [apply once_pairs, tower_states_once|]. split.
      * unfold arcs. induction (tower_states n c) as [|s l IH]; simpl; auto.
        rewrite app_length, map_length, IH. auto.
      * intros [s t]. rewrite in_flat_map. split.
        { intros (u & U & I). apply in_map_iff in I as (v & E & I). injection E as -> ->.
          apply tower_states_are_all in U. split; auto. apply moves_of_are_moves; tauto. }
        { intros [S M]. exists s. split; [now apply tower_states_are_all|].
          apply in_map. apply moves_of_are_moves; tauto. }
Qed.
End Carried.
