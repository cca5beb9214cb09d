(** * From words to stacks
    The development gives the peg of each disc, a word, and the rules speak of stacks. Here is all
    that carries a theorem over. The piles of a word are a regular state, each regular state is the
    piles of one word, and the moves are the same ([encodes]: of Hanoi, Bucharest and Manaus); so
    walks, distances, numbers of moves and counts are the same ([walk_on_stacks],
    [distance_on_stacks], [reaches_on_stacks], [degree_on_stacks], [number_on_stacks]). A list of
    instructions is a play of stacks exactly where it is one of words ([play_on_stacks]): the peg
    that loses a disc and the one that gains it tell which instruction was carried out. Where an
    algorithm reads a state disc by disc, it reads its word ([word]). *)
From Coq Require Import List Arith Lia Bool Sorted Permutation FinFun.
From Manaus.towers Require Export Bucharest Manaus.
Import ListNotations.

(** The peg of a disc. *)
Definition peg_with (d : nat) (x : stacks) : peg :=
  if in_dec Nat.eq_dec d (on x P0) then P0
  else if in_dec Nat.eq_dec d (on x P1) then P1 else P2.

(** The word of a state of n discs: the peg of each, from disc n down to disc 1. *)
Definition word (n : nat) (x : stacks) : state := map (fun d => peg_with d x) (rev (seq 1 n)).

Lemma disc_is_on d s : 1 <= d <= length s -> In d (pile s (peg_with d (piles s))).
Proof.
  intros B. assert (I : In d (pile s P0 ++ pile s P1 ++ pile s P2)).
  { apply (Permutation_in d (Permutation_sym (pile_all s))), in_seq. lia. }
  unfold peg_with. rewrite !on_piles. rewrite !in_app_iff in I.
  destruct (in_dec Nat.eq_dec d (pile s P0)); auto.
  destruct (in_dec Nat.eq_dec d (pile s P1)); tauto.
Qed.

Lemma in_pile_of_smaller d h s p : d <= length s -> (In d (pile (h :: s) p) <-> In d (pile s p)).
Proof.
  intros B. destruct (peg_dec h p) as [<-|N]; [|now rewrite pile_there].
  rewrite pile_here, in_app_iff. simpl. intuition lia.
Qed.

Lemma in_one_pile d s p q : In d (pile s p) -> In d (pile s q) -> p = q.
Proof.
  induction s as [|h s IH]; [intros []|]. intros P Q.
  destruct (le_lt_dec d (length s)) as [B|B].
  - rewrite in_pile_of_smaller in P, Q by auto. auto.
  - assert (X : forall r, In d (pile (h :: s) r) -> h = r); [|rewrite <- (X p P); auto].
    intros r I. destruct (peg_dec h r) as [|N]; auto. rewrite pile_there in I by auto.
    apply pile_bound in I. lia.
Qed.

Lemma peg_with_is d s p : In d (pile s p) -> peg_with d (piles s) = p.
Proof.
  intros I. apply (in_one_pile d s); auto. apply disc_is_on. now apply pile_bound in I.
Qed.

Lemma word_of_its_piles s : word (length s) (piles s) = s.
Proof.
  unfold word. induction s as [|h s IH]; [reflexivity|]. cbn [length].
  rewrite seq_S, rev_app_distr. simpl rev. cbn [app map]. f_equal.
  - apply peg_with_is. rewrite pile_here, in_app_iff. simpl. auto.
  - etransitivity; [|exact IH]. apply map_ext_in. intros d I. apply in_rev, in_seq in I.
    apply peg_with_is. apply in_pile_of_smaller; [lia|]. apply disc_is_on. lia.
Qed.

Lemma word_of_the_goal p n : word n (goal p n) = all p n.
Proof. rewrite goal_is_piles. rewrite <- (all_length p n) at 1. apply word_of_its_piles. Qed.

(** The stacks with disc n put beneath all on p. *)
Definition on_disc (n : nat) (p : peg) (y : stacks) : stacks := put y p (on y p ++ [n]).

Lemma piles_on_disc h t : piles (h :: t) = on_disc (S (length t)) h (piles t).
Proof.
  apply stacks_eq. intros p. rewrite on_piles. unfold on_disc. destruct (peg_dec h p) as [<-|N].
  - now rewrite put_same, pile_here, on_piles.
  - now rewrite put_other, pile_there, on_piles by auto.
Qed.

(** ** A move leads to a regular state *)
Lemma count_after_a_move g d p q x y e r : carries g (d, p, q) x y ->
  count_occ Nat.eq_dec (on y r) e
    + (if peg_dec r p then if Nat.eq_dec d e then 1 else 0 else 0)
  = count_occ Nat.eq_dec (on x r) e
    + (if peg_dec r q then if Nat.eq_dec d e then 1 else 0 else 0).
Proof.
  intros (N & Ep & Eq & Er & _). destruct (peg_dec r p) as [->|A].
  - destruct (peg_dec p q); [congruence|]. rewrite Ep. simpl. destruct (Nat.eq_dec d e); lia.
  - destruct (peg_dec r q) as [->|B]; [|now rewrite Er]. rewrite Eq. simpl.
    destruct (Nat.eq_dec d e); lia.
Qed.

Lemma same_discs_after_a_move g i x y : carries g i x y ->
  Permutation (on y P0 ++ on y P1 ++ on y P2) (on x P0 ++ on x P1 ++ on x P2).
Proof.
  destruct i as [[d p] q]. intros C. apply (Permutation_count_occ Nat.eq_dec). intros e.
  rewrite !count_occ_app. pose proof (count_after_a_move g d p q x y e P0 C).
  pose proof (count_after_a_move g d p q x y e P1 C).
  pose proof (count_after_a_move g d p q x y e P2 C).
  destruct C as [N _]. destruct p, q; try congruence; simpl in *; lia.
Qed.

Theorem regular_after_a_move : forall g n x y,
  regular_state g n x -> step g x y -> regular_state g n y.
Proof.
  intros g n x y (P & O & R) (p & q & d & C). split; [|split].
  - eapply Permutation_trans; [eapply same_discs_after_a_move; exact C | exact P].
  - destruct C as (N & Ep & Eq & Er & _ & T & _). intros Z r. specialize (O Z).
    destruct (peg_dec r p) as [->|A]; [specialize (O p); rewrite Ep in O; now inversion O|].
    destruct (peg_dec r q) as [->|B]; [|now rewrite Er]. rewrite Eq. specialize (T Z).
    constructor; auto. specialize (O q). destruct (on x q) as [|e l]; constructor.
    + now apply T.
    + specialize (T e eq_refl). inversion O as [|? ? _ F]. eapply Forall_impl; [|exact F].
      intros z. lia.
  - destruct C as (N & Ep & Eq & Er & _ & _ & Rq). intros r.
    destruct (peg_dec r p) as [->|A]; [specialize (R p); rewrite Ep in R; simpl in R; lia|].
    destruct (peg_dec r q) as [->|B]; auto. now rewrite Er.
Qed.

Lemma regular_after_a_walk g n k x y :
  regular_state g n x -> walk (step g) k x y -> regular_state g n y.
Proof. intros R W. induction W; eauto using regular_after_a_move. Qed.

(** ** Words for stacks *)
(** The words that W allows, with their moves, are the regular states of a game. *)
Definition encodes (g : game) (n : nat) (W : state -> Prop) (go : state -> state -> Prop) :=
  (forall s, W s -> length s = n)
  /\ (forall s t, W s -> go s t -> W t)
  /\ (forall x, regular_state g n x <-> exists s, W s /\ piles s = x)
  /\ forall s t, W s -> W t -> (go s t <-> step g (piles s) (piles t)).

Definition has_length (n : nat) (s : state) : Prop := length s = n.

Lemma hanoi_in_words n : encodes (hanoi n) n (has_length n) move.
Proof.
  split; [|split; [|split]]; unfold has_length; auto.
  - intros s t <- M. symmetry. now apply move_length.
  - apply regular_states_are_piles.
  - intros s t <- E. now apply moves_are_moves_of_piles.
Qed.

Lemma bucharest_in_words n : encodes (bucharest n) n (has_length n) bucharest_move.
Proof.
  split; [|split; [|split]]; unfold has_length; auto.
  - intros s t <- M. apply moves_are_between_neighboring_places in M. intuition.
  - apply regular_states_are_piles.
  - intros s t <- E. now apply moves_are_moves_of_bucharest.
Qed.

(** A regular word of n discs, as [manaus] has it. *)
Definition regular_word (n : nat) (s : state) : Prop := length s = n /\ regular s.

Lemma manaus_in_words n : 2 <= n -> encodes (Rules.manaus n) n (regular_word n) Manaus.manaus.
Proof.
  intros L. assert (C : forall s, length s = n ->
    (regular s <-> regular_state (Rules.manaus n) n (piles s)))
    by (intros s <-; now apply capacities_of_manaus).
  split; [intros s H; apply H | split; [|split]].
  - intros s t [<- _] (_ & R & M). split; [symmetry; now apply move_length | exact R].
  - intros x. split; [|intros (s & [E R] & <-); now apply C]. intros R. pose proof R as (P & O & _).
    destruct (sorted_arrangement_is_piles n x (O eq_refl) P) as (s & E & <-).
    exists s. split; [split|]; auto. now apply C.
  - intros s t [E R] [F Q].
    assert (M : move s t <-> step (hanoi n) (piles s) (piles t))
      by (rewrite <- E; apply moves_are_moves_of_piles; congruence).
    unfold Manaus.manaus, within. rewrite M. split.
    + intros (_ & _ & p & q & d & N & Ep & Eq & Er & _ & T & _). exists p, q, d.
      do 4 (split; [assumption|]). split; [discriminate|]. split; [exact T|].
      apply C in Q; [|exact F]. apply Q.
    + intros (p & q & d & N & Ep & Eq & Er & _ & T & K). split; [exact R|]. split; [exact Q|].
      exists p, q, d. do 4 (split; [assumption|]). split; [discriminate|]. split; [exact T|].
      simpl in K. destruct q; simpl in *; lia.
Qed.

Section Carried.
Variables (g : game) (n : nat) (W : state -> Prop) (go : state -> state -> Prop).
Variable E : encodes g n W go.

Lemma word_of_piles s t : W s -> W t -> piles s = piles t -> s = t.
Proof.
  destruct E as (L & _). intros Hs Ht. apply piles_one_to_one. rewrite (L s Hs). symmetry. auto.
Qed.

Lemma word_is_regular s : W s -> regular_state g n (piles s).
Proof. intros H. apply E. eauto. Qed.

Lemma step_from_a_word s y : W s -> (step g (piles s) y <-> exists t, go s t /\ piles t = y).
Proof.
  destruct E as (_ & K & R & M). intros Hs. split.
  - intros S. pose proof (regular_after_a_move g n _ _ (word_is_regular s Hs) S) as Y.
    apply R in Y as (t & Ht & <-). exists t. split; auto. now apply M.
  - intros (t & G & <-). apply M; eauto.
Qed.

Lemma word_after_a_walk k s t : W s -> walk go k s t -> W t.
Proof. destruct E as (_ & K & _). intros Hs Wk. induction Wk; eauto. Qed.

Lemma walk_from_a_word k s y : W s ->
  (walk (step g) k (piles s) y <-> exists t, walk go k s t /\ piles t = y).
Proof.
  destruct E as (_ & K & _). intros Hs. split.
  - intros Wk. remember (piles s) as x eqn:X. revert s Hs X.
    induction Wk as [x|k x z y S Wk IH]; intros s Hs ->; [exists s; split; [constructor | auto]|].
    apply step_from_a_word in S as (t & G & <-); auto.
    destruct (IH t) as (u & V & U); [eauto | auto |]. exists u. split; auto. econstructor; eauto.
  - intros (t & Wk & <-). induction Wk as [|k s u t G Wk IH]; [constructor|].
    apply Walks.go with (piles u); [apply step_from_a_word; eauto | eauto].
Qed.

(** What holds of words holds of the stacks that they stand for. *)
Theorem walk_on_stacks : forall k s t, W s -> W t ->
  (walk (step g) k (piles s) (piles t) <-> walk go k s t).
Proof.
  intros k s t Hs Ht. rewrite walk_from_a_word by auto. split; [|eauto].
  intros (u & Wk & U). apply word_of_piles in U; eauto using word_after_a_walk. now subst u.
Qed.

Theorem reaches_on_stacks : forall s t, W s -> W t ->
  (reaches (step g) (piles s) (piles t) <-> reaches go s t).
Proof.
  intros s t Hs Ht. unfold reaches. split; intros [k Wk]; exists k; now apply walk_on_stacks in Wk.
Qed.

Theorem distance_on_stacks : forall s t k, W s -> W t ->
  (distance (step g) (piles s) (piles t) k <-> distance go s t k).
Proof.
  intros s t k Hs Ht. unfold distance. rewrite walk_on_stacks by auto.
  split; intros [Wk B]; split; auto; intros l V; apply B; now apply walk_on_stacks.
Qed.

Theorem number_on_stacks : forall (P : stacks -> Prop) k,
  number_is (fun s => W s /\ P (piles s)) k -> number_is (fun x => regular_state g n x /\ P x) k.
Proof.
  intros P k (l & D & L & I). exists (map piles l). rewrite map_length. split; [|split; auto].
  - clear L. assert (A : forall s, In s l -> W s) by (intros s J; now apply I in J). clear I.
    induction D as [|s l N D IH]; simpl; constructor; [|apply IH; simpl in A; auto].
    intros J. apply in_map_iff in J as (t & U & J). apply N.
    rewrite (word_of_piles s t); simpl in A; auto.
  - intros x. rewrite in_map_iff. destruct E as (_ & _ & R & _). rewrite R. split.
    + intros (s & <- & J). apply I in J as [Hs Ps]. eauto.
    + intros [(s & Hs & <-) Ps]. exists s. split; auto. now apply I.
Qed.

Theorem degree_on_stacks : forall s k, W s -> degree go s k -> degree (step g) (piles s) k.
Proof.
  intros s k Hs (l & D & L & I). exists (map piles l). rewrite map_length. split; [|split; auto].
  - clear L. assert (A : forall t, In t l -> W t)
      by (intros t J; apply I in J; destruct E as (_ & K & _); eauto).
    clear I. induction D as [|t l N D IH]; simpl; constructor; [|apply IH; simpl in A; auto].
    intros J. apply in_map_iff in J as (u & U & J). apply N.
    rewrite (word_of_piles t u); simpl in A; auto.
  - intros y. rewrite step_from_a_word, in_map_iff by auto. split.
    + intros (t & <- & J). exists t. split; auto. now apply I.
    + intros (t & G & <-). exists t. split; auto. now apply I.
Qed.
End Carried.

(** ** Instructions *)
(** The stacks before and after a move tell which instruction was carried out. *)
Lemma one_instruction g h i j x y : carries g i x y -> carries h j x y -> i = j.
Proof.
  destruct i as [[d p] q], j as [[e a] b]. intros (N & Ep & Eq & Er & _) (M & Ea & Eb & Es & _).
  assert (C : forall (l : list nat) c, l <> c :: l)
    by (intros l c F; apply (f_equal (@length nat)) in F; simpl in F; lia).
  assert (C' : forall (l m : list nat) c f, l = c :: m -> m = f :: l -> False)
    by (intros l m c f F G; apply (f_equal (@length nat)) in F, G; simpl in F, G; lia).
  assert (A : a = p).
  { destruct (peg_dec p a) as [|Na]; auto. exfalso. destruct (peg_dec p b) as [->|Nb]; eauto.
    rewrite (Es p) in Ep by auto. eapply C, Ep. }
  assert (B : b = q).
  { destruct (peg_dec q b) as [|Nb]; auto. exfalso. destruct (peg_dec q a) as [->|Na]; eauto.
    rewrite (Es q) in Eq by auto. eapply C, Eq. }
  subst. rewrite Ep in Ea. injection Ea as ->. reflexivity.
Qed.

Lemma carry_out_carries i s t :
  carry_out i s = Some t -> carries (hanoi (length s)) i (piles s) (piles t).
Proof.
  destruct i as [[d p] q]. intros C. pose proof (carry_out_move _ _ _ C) as M.
  enough (H : p <> q /\ pile s p = d :: pile t p /\ pile t q = d :: pile s q
    /\ (forall r, r <> p -> r <> q -> pile t r = pile s r)).
  { destruct H as (N & Ep & Eq & Er). apply moves_are_moves_of_piles in M; [|now apply move_length].
    destruct M as (a & b & e & M).
    assert (I : (e, a, b) = (d, p, q)); [|now injection I as -> -> ->].
    apply (one_instruction (hanoi (length s)) (oxford (length s)) _ _ (piles s) (piles t) M).
    unfold carries. rewrite !on_piles. repeat split; auto; try discriminate.
    - intros r Np Nq. rewrite !on_piles. auto.
    - rewrite pile_count. pose proof (count_max q t). apply carry_out_move, move_length in C.
      rewrite C. destruct q; simpl; lia. }
  clear M. revert t C; induction s as [|h s IH]; intros t C; [discriminate|]. simpl in C.
  destruct (d =? S (length s)) eqn:D.
  - apply Nat.eqb_eq in D.
    destruct (peg_dec h p) as [->|], (peg_dec p q), (in_dec peg_dec p s), (in_dec peg_dec q s);
      try discriminate.
    injection C as <-. subst d. pose proof (proj2 (pile_empty s p)) as Zp.
    pose proof (proj2 (pile_empty s q)) as Zq.
    rewrite !pile_here, !pile_there, Zp, Zq by auto. repeat split; auto.
    intros r Np Nq. rewrite !pile_there; auto.
  - destruct (carry_out (d, p, q) s) as [u|] eqn:U; [|discriminate]. injection C as <-.
    destruct (IH u eq_refl) as (N & Ep & Eq & Er).
    assert (L : length s = length u) by (apply move_length; eauto using carry_out_move).
    simpl. rewrite <- L. split; auto. split; [now rewrite Ep|]. split; [now rewrite Eq|].
    intros r Np Nq. now rewrite Er.
Qed.

Lemma move_is_carried_out s t : move s t -> exists i, carry_out i s = Some t.
Proof.
  induction 1 as [h s t M [[[d p] q] C] | p q s N Hp Hq].
  - exists (d, p, q). pose proof (carry_out_bound _ _ _ C) as B. unfold disc_of in B. simpl in *.
    destruct (d =? S (length s)) eqn:D; [apply Nat.eqb_eq in D; lia | now rewrite C].
  - exists (S (length s), p, q). simpl. rewrite Nat.eqb_refl.
    destruct (peg_dec p p), (peg_dec p q), (in_dec peg_dec p s), (in_dec peg_dec q s); congruence.
Qed.

Theorem instruction_on_stacks : forall n i s t, length s = n -> length t = n ->
  (carries (hanoi n) i (piles s) (piles t) <-> carry_out i s = Some t).
Proof.
  intros n i s t <- L. split; [|apply carry_out_carries]. intros C.
  assert (M : move s t).
  { apply moves_are_moves_of_piles; auto. destruct i as [[d p] q]. now exists p, q, d. }
  apply move_is_carried_out in M as [j D]. apply carry_out_carries in D as C'.
  now rewrite (one_instruction _ _ _ _ _ _ C C').
Qed.

Lemma instruction_from_a_word n i s y : length s = n ->
  (carries (hanoi n) i (piles s) y <-> exists t, carry_out i s = Some t /\ piles t = y).
Proof.
  intros L. split.
  - intros C. assert (S : step (hanoi n) (piles s) y)
      by (destruct i as [[d p] q]; now exists p, q, d).
    apply (step_from_a_word _ _ _ _ (hanoi_in_words n)) in S as (t & M & <-); auto.
    exists t. split; auto. apply (instruction_on_stacks n); auto.
    rewrite <- L. symmetry. now apply move_length.
  - intros (t & C & <-). apply instruction_on_stacks; auto.
    rewrite <- L. symmetry. eapply move_length, carry_out_move, C.
Qed.

Lemma play_from_a_word n l s y : length s = n ->
  (plays (hanoi n) l (piles s) y <-> exists t, play l s = Some t /\ piles t = y).
Proof.
  revert s; induction l as [|i l IH]; intros s L; split.
  - inversion 1; subst. now exists s.
  - intros (t & P & <-). injection P as <-. constructor.
  - inversion 1 as [|? ? ? z ? C P]; subst.
    apply instruction_from_a_word in C as (u & C & <-); auto. simpl. rewrite C.
    apply IH; auto. symmetry. eapply move_length, carry_out_move, C.
  - simpl. intros (t & P & <-). destruct (carry_out i s) as [u|] eqn:C; [|discriminate].
    apply in_turn with (piles u); [apply instruction_from_a_word; eauto|].
    apply IH; eauto. rewrite <- L. symmetry. eapply move_length, carry_out_move, C.
Qed.

Theorem play_on_stacks : forall n l s t, length s = n -> length t = n ->
  (plays (hanoi n) l (piles s) (piles t) <-> play l s = Some t).
Proof.
  intros n l s t L K. rewrite play_from_a_word by auto. split; [|eauto].
  intros (u & P & U). apply piles_one_to_one in U; [congruence|].
  pose proof (walk_length _ _ _ (play_walk _ _ _ P)). congruence.
Qed.

(** A play is a walk. *)
Lemma play_is_walk g l x y : plays g l x y -> walk (step g) (length l) x y.
Proof.
  induction 1 as [|[[d p] q] l x y z C P IH]; simpl; [constructor|].
  econstructor; eauto. now exists p, q, d.
Qed.

(** The shortest plays, in words. *)
Theorem shortest_on_stacks : forall n l s t, length s = n -> length t = n ->
  (shortest_play (hanoi n) l (piles s) (piles t)
    <-> play l s = Some t /\ forall k, play k s = Some t -> length l <= length k).
Proof.
  intros n l s t L K. unfold shortest_play. rewrite play_on_stacks by auto.
  split; intros [P M]; split; auto; intros k Q; apply M; now apply (play_on_stacks n).
Qed.
