(** * Hanoi: from any start by the preferences of disc 1
    A larger disc moves when all smaller ones form a tower on the third peg, and next this tower
    follows it. So disc 1 goes onto the disc that has moved if the tower has an odd number of discs,
    and to the peg that it has left if that number is even. In the first case that disc is even,
    and smaller than what the other peg has on top; in the second it is odd, and what the peg that
    it has left has on top is larger, if there is anything. In both cases disc 1 prefers the peg to
    which it has to go. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.towers Require Export TwoColumns Alternation.
Import ListNotations.

(** ** The rule *)
(** The top disc of each peg without disc 1, and 0 for an empty peg; the other discs stand as f
    says. *)
Definition top (f : state) : peg -> nat := tops (fun _ => 0) (S (length f)) f.

(** There is a disc, and it is even. *)
Definition even_disc (d : nat) : Prop := d <> 0 /\ Nat.even d = true.

(** A peg with a on top comes before one with b: the smallest even disc, else an empty peg, else the
    largest odd disc. *)
Definition preferred (a b : nat) : Prop :=
  (even_disc a /\ (even_disc b -> a < b))
  \/ (~ even_disc a /\ ~ even_disc b /\ b <> 0 /\ (a = 0 \/ b < a)).

(** A move of disc 1 to the one of the two other pegs that it prefers. *)
Definition to_the_preferred (s : state) (i : instruction) : Prop :=
  exists f p q, s = f ++ [p] /\ i = (1, p, q) /\ q <> p
    /\ preferred (top f q) (top f (third p q)).

(** After the move i: after a move of disc 1 another disc moves, and after any other move disc 1
    goes to the peg that it prefers. *)
Fixpoint takes_turns (i : instruction) (l : list instruction) (s : state) : Prop :=
  match l with
  | [] => True
  | k :: l => (if disc_of i =? 1 then disc_of k <> 1 else to_the_preferred s k)
      /\ exists t, carry_out k s = Some t /\ takes_turns k l t
  end.

Lemma preferred_one_way a b : preferred a b -> ~ preferred b a.
Proof. unfold preferred. intros P Q. intuition lia. Qed.

Lemma takes_turns_unique i l k s :
  length l = length k -> takes_turns i l s -> takes_turns i k s -> l = k.
Proof.
  revert i k s; induction l as [|j l IH]; intros i [|j' k] s E F G; simpl in E; try lia; auto.
  destruct F as [R (t & C & F)], G as [R' (u & D & G)]. assert (J : j = j').
  { destruct (disc_of i =? 1); [eapply other_move_is_unique; eauto|].
    destruct R as (f & p & q & -> & -> & N & P), R' as (f' & p' & q' & E' & -> & N' & P').
    apply app_inj_tail in E' as [<- <-]. destruct (peg_dec q q') as [->|Q]; auto.
    rewrite <- (third_only p q q') in P by auto. rewrite <- (third_only p q' q) in P' by auto.
    now destruct (preferred_one_way _ _ P). }
  subst j'. rewrite C in D. injection D as <-. f_equal. apply (IH j k t); auto.
Qed.

(** ** What is on top *)
Lemma tops_app b d f g : tops b d (f ++ g) = tops (tops b d f) (d - length f) g.
Proof.
  revert b d; induction f as [|h f IH]; intros b d; [cbn; now rewrite Nat.sub_0_r|].
  cbn [app tops length]. rewrite IH. now replace (d - S (length f)) with (pred d - length f) by lia.
Qed.

Lemma tops_bare b d r g : ~ In r g -> tops b d g r = b r.
Proof.
  revert b d; induction g as [|h g IH]; intros b d N; auto. simpl in N. cbn [tops].
  rewrite IH by tauto. destruct (peg_dec r h); auto. subst. tauto.
Qed.

(** What comes on top is larger than the discs that are still to come. *)
Lemma tops_larger b d g r : length g <= d -> tops b d g r = b r \/ d - length g < tops b d g r.
Proof.
  revert b d; induction g as [|h g IH]; intros b d L; auto. cbn [tops length] in *.
  destruct (IH (fun r => if peg_dec r h then d else b r) (pred d)) as [E|E]; [lia| |lia].
  rewrite E. destruct (peg_dec r h); [lia | auto].
Qed.

Lemma tops_after f h q m : h <> q -> let g := f ++ q :: all (third h q) m in
  top g q = S (S m) /\ (top g h = 0 \/ S (S m) < top g h).
Proof.
  intros N g. destruct (third_ne h q N) as [Nh Nq].
  assert (D : S (length g) - length f = S (S m))
    by (unfold g; rewrite app_length; cbn [length]; rewrite all_length; lia).
  unfold top. pose proof (tops_larger (fun _ => 0) (S (length g)) f h) as B.
  remember (S (length g)) as d. unfold g. rewrite tops_app. cbn [tops]. rewrite D in *.
  rewrite (tops_bare _ _ q), (tops_bare _ _ h) by (apply not_in_all; auto).
  destruct (peg_dec q q), (peg_dec h q); try congruence.
  split; auto. apply B. lia.
Qed.

(** ** The tower that follows a disc *)
Lemma goes_to_the_preferred f h q m : h <> q ->
  to_the_preferred (f ++ q :: all (third h q) (S m)) (1, third h q, if Nat.even m then q else h).
Proof.
  intros N. destruct (third_ne h q N) as [Nh Nq], (tops_after f h q m N) as [Q H].
  exists (f ++ q :: all (third h q) m), (third h q), (if Nat.even m then q else h).
  split; [rewrite <- app_assoc; cbn [app]; unfold all; rewrite <- repeat_cons; reflexivity|].
  split; auto. unfold preferred, even_disc. destruct (Nat.even m) eqn:E.
  - replace (third (third h q) q) with h by (destruct h, q; simpl; congruence).
    rewrite Q. split; auto. left. simpl. rewrite E. split; [split; auto | lia].
  - replace (third (third h q) h) with q by (destruct h, q; simpl; congruence).
    rewrite Q. split; auto. set (x := top _ h) in *. simpl. rewrite E.
    destruct (Nat.even x) eqn:X, (Nat.eq_dec x 0); [right | left | right | right];
      intuition (congruence || lia).
Qed.

Lemma gather_step n h t j : gather (S n) (h :: t) j
  = if peg_dec h j then gather n t j
    else gather n t (third h j) ++ (S n, h, j) :: gather n (all (third h j) n) j.
Proof. reflexivity. Qed.

(** A tower begins with disc 1: to its goal, if the number of its discs is odd. *)
Lemma gather_first n r j : r <> j -> hd_error (gather (S n) (all r (S n)) j)
  = Some (1, r, if Nat.even n then j else third r j).
Proof.
  revert r j; induction n as [|n IH]; intros r j N.
  - cbn. destruct (peg_dec r j); [congruence | reflexivity].
  - change (all r (S (S n))) with (r :: all r (S n)). rewrite gather_step.
    destruct (peg_dec r j); [congruence|]. destruct (third_ne r j N) as [Nr Nj].
    pose proof (IH r (third r j) ltac:(auto)) as H. rewrite third_third in H by auto.
    destruct (gather (S n) (all r (S n)) (third r j)) as [|i l]; [discriminate|].
    cbn [app hd_error] in *. rewrite H, Nat.even_succ, <- Nat.negb_even.
    now destruct (Nat.even n).
Qed.

Lemma gather_shortest s j : shortest (gather (length s) s j) s (all j (length s)).
Proof.
  destruct (gather_play (length s) s j eq_refl) as [P E]. split; auto. intros k K.
  apply play_walk, far_bound in K. lia.
Qed.

(** After another disc than disc 1 the tower of the smaller ones follows it. *)
Lemma after_another n s j a d h q k b : length s = n ->
  gather n s j = a ++ (d, h, q) :: k :: b -> d <> 1 -> exists f m,
  play a s = Some (f ++ h :: all (third h q) (S m)) /\ d = S (S m) /\ h <> q
  /\ k = (1, third h q, if Nat.even m then q else h).
Proof.
  revert s j a k b; induction n as [|n IH]; intros s j a k b L E D; [destruct a; discriminate|].
  destruct s as [|g t]; [discriminate|]. injection L as L. pose proof E as Whole.
  rewrite gather_step in E. destruct (peg_dec g j) as [->|N].
  { destruct (IH t j a k b L E D) as (f & m & P & R). exists (j :: f), m. split; auto.
    now apply (play_above j) in P. }
  destruct (gather_play n t (third g j) L) as [T _]. apply (play_above g) in T.
  assert (Direct : d = S n -> h = g -> q = j -> gather n t (third g j) = a ->
    gather n (all (third g j) n) j = k :: b -> exists f m,
    play a (g :: t) = Some (f ++ h :: all (third h q) (S m)) /\ d = S (S m) /\ h <> q
    /\ k = (1, third h q, if Nat.even m then q else h)).
  { intros -> -> -> <- G. destruct n as [|m]; [discriminate|].
    exists [], m. split; auto. split; auto. split; auto.
    pose proof (gather_first m (third g j) j) as F. rewrite G in F. cbn [hd_error] in F.
    replace (third (third g j) j) with g in F by (destruct g, j; simpl; congruence).
    destruct (third_ne g j N). specialize (F ltac:(auto)). congruence. }
  apply app_eq_app in E as (l & [[X Y]|[X Y]]).
  - destruct l as [|i l].
    + rewrite app_nil_r in X. injection Y as Yd Yh Yq Z. apply Direct; auto.
    + injection Y as <- Y. destruct l as [|i l].
      * injection Y as -> _. exfalso.
        pose proof (gather_shortest (g :: t) j) as S'. rewrite <- L in Whole.
        cbn [length] in S'. pose proof (turns_alternate _ _ _ S' _ _ _ _ Whole) as [_ A].
        unfold disc_of in A. cbn [fst] in A.
        destruct n; [destruct a; discriminate|]. apply D, A. lia.
      * injection Y as <- Y. destruct (IH t _ a k l L X D) as (f & m & P & R).
        exists (g :: f), m. split; auto. now apply (play_above g) in P.
  - destruct l as [|i l].
    + rewrite app_nil_r in X. injection Y as Yd Yh Yq Z. apply Direct; auto.
    + injection Y as <- Y.
      destruct (IH (all (third g j) n) j l k b (all_length _ _) Y D) as (f & m & P & R).
      exists (j :: f), m. split; auto. rewrite X, play_app, T. cbn [play].
      rewrite carry_largest by auto. now apply (play_above j) in P.
Qed.

Lemma carried f h q m : h <> q -> play [(S (S m), h, q)] (f ++ h :: all (third h q) (S m))
  = Some (f ++ q :: all (third h q) (S m)).
Proof.
  intros N. induction f as [|x f IH]; [cbn [app play]; now rewrite carry_largest|].
  now apply (play_above x) in IH.
Qed.

(** ** Plays by the rule *)
Lemma takes_turns_intro l i s t v : carry_out i s = Some t -> play l t = Some v ->
  (forall a j k b u, i :: l = a ++ j :: k :: b -> play (a ++ [j]) s = Some u ->
    if disc_of j =? 1 then disc_of k <> 1 else to_the_preferred u k) ->
  takes_turns i l t.
Proof.
  revert i s t; induction l as [|k l IH]; intros i s t C P H; [exact I|]. cbn [play] in P.
  destruct (carry_out k t) as [w|] eqn:K; [|discriminate]. split.
  - apply (H [] i k l t eq_refl). cbn [app play]. now rewrite C.
  - exists w. split; auto. apply (IH k t w K P). intros a j k' b u E Q.
    apply (H (i :: a) j k' b u); [cbn [app]; now rewrite E|]. cbn [app play]. now rewrite C.
Qed.

(** From every state in which not all discs are on C: the first move by the table; then, after a
    move of disc 1, another disc, and after any other move disc 1 onto the smallest even disc, else
    to an empty peg, else onto the largest odd disc. Each move is by the rules and the only one that
    the rule allows, and all discs are on C after the least number of moves. *)
Theorem disc_1_by_preference : forall s, s <> all P2 (length s) -> exists i t l,
  lowest_unequal (table s) = Some i /\ carry_out i s = Some t
  /\ takes_turns i l t /\ play l t = Some (all P2 (length s))
  /\ distance move s (all P2 (length s)) (S (length l))
  /\ forall k, length k = length l -> takes_turns i k t -> k = l.
Proof.
  intros s N. pose proof (lowest_unequal_first s P2) as F.
  pose proof (gather_shortest s P2) as Short.
  destruct (gather_play (length s) s P2 eq_refl) as [P E].
  destruct (gather (length s) s P2) as [|i l] eqn:G; [cbn in P; congruence|].
  cbn [play] in P. destruct (carry_out i s) as [t|] eqn:C; [|discriminate]. exists i, t, l.
  assert (T : takes_turns i l t).
  { apply (takes_turns_intro l i s t _ C P). intros a j k b u E' Q.
    destruct (disc_of j =? 1) eqn:D.
    - apply Nat.eqb_eq in D. now apply (turns_alternate _ _ _ Short a j k b E').
    - apply Nat.eqb_neq in D. destruct j as [[d h] q]. rewrite E' in G.
      destruct (after_another _ s P2 a d h q k b eq_refl G D) as (f & m & A & -> & Nq & ->).
      rewrite play_app, A, carried in Q by auto. injection Q as <-.
      now apply goes_to_the_preferred. }
  split; [exact F|]. split; auto. split; auto. split; auto. split.
  - cbn [length] in E. rewrite E. apply distance_to_a_peg.
  - intros k L K. apply (takes_turns_unique i k l t); auto.
Qed.
