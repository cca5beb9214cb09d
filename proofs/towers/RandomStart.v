(** * London and Oxford: from any start
    Algorithms 7 and 9 with what their print leaves out: the largest disc that is not in place is
    dug out, goes to p0 when nothing but the discs in place is there, and then the next. What is
    moved out of the way goes where the largest is not, so p1 never takes all discs; and p2 takes
    the largest only, when it is empty. So no peg of London is ever full, if it has three discs or
    more. *)
From Coq Require Import List Arith Lia Bool Permutation.
From Manaus.towers Require Export Rules.
Import ListNotations.

(** ** Plays *)
(** The top disc of p goes to q, if the rules of the game let it. *)
Definition carry_top (g : game) (i : peg * peg) (x : stacks) : option stacks :=
  let (p, q) := i in
  match on x p with
  | [] => None
  | d :: l => if may g d x p q then Some (put (put x p l) q (d :: on x q)) else None
  end.

Fixpoint play_tops (g : game) (l : list (peg * peg)) (x : stacks) : option stacks :=
  match l with
  | [] => Some x
  | i :: l => match carry_top g i x with None => None | Some y => play_tops g l y end
  end.

(** What is carried out is a move of the game. *)
Lemma carry_top_is_step g i x y : carry_top g i x = Some y -> step g x y.
Proof.
  destruct i as [p q]. unfold carry_top. destruct (on x p) as [|d l] eqn:E; [discriminate|].
  destruct (may g d x p q) eqn:M; [|discriminate]. intros Y. apply moves_are_steps. unfold moves.
  apply in_flat_map. exists p. split; [apply in_pegs|]. unfold moves_from. rewrite E.
  apply in_map_iff. exists q. split; [congruence|]. apply filter_In. split; [apply in_pegs | auto].
Qed.

Lemma play_tops_is_walk g l x y : play_tops g l x = Some y -> walk (step g) (length l) x y.
Proof.
  revert x; induction l as [|i l IH]; simpl; intros x E; [injection E as ->; apply here|].
  destruct (carry_top g i x) as [z|] eqn:C; [|discriminate].
  apply go with z; eauto using carry_top_is_step.
Qed.

Lemma play_tops_app g l k x :
  play_tops g (l ++ k) x = match play_tops g l x with None => None | Some y => play_tops g k y end.
Proof. revert x; induction l; simpl; intros; auto. destruct (carry_top g a x); auto. Qed.

(** ** Programs *)
(** The moves that a program makes, and the state that they lead to. *)
Definition program : Type := stacks -> list (peg * peg) * stacks.

Definition skip : program := fun x => ([], x).
Definition both (f g : program) : program := fun x =>
  let (l, y) := f x in let (k, z) := g y in (l ++ k, z).
Definition if_ (c : stacks -> bool) (f g : program) : program := fun x =>
  if c x then f x else g x.
Infix ";;" := both (at level 61, right associativity).

(** The k discs on top of p go to q, one by one. *)
Definition pour (k : nat) (p q : peg) : program := fun x =>
  (repeat (p, q) k,
   put (put x p (skipn k (on x p))) q (rev (firstn k (on x p)) ++ on x q)).

(** The number of discs above disc n. *)
Fixpoint above (n : nat) (l : list nat) : nat :=
  match l with [] => 0 | d :: t => if d =? n then 0 else S (above n t) end.

(** The discs in place when a call is made for n of N discs: n + 1, ..., N, at the base of p0. *)
Definition placed (N n : nat) (p : peg) : nat := match p with P0 => N - n | _ => 0 end.

(** Disc n is on p, on top of p, at its place; p has no disc but those in place. *)
Definition is_on (n : nat) (p : peg) (x : stacks) : bool := existsb (Nat.eqb n) (on x p).
Definition is_top (n : nat) (p : peg) (x : stacks) : bool := hd 0 (on x p) =? n.
Definition is_first (N n : nat) (x : stacks) : bool := nth (N - n) (rev (on x P0)) 0 =? n.
Definition is_empty (N n : nat) (p : peg) (x : stacks) : bool :=
  length (on x p) <=? placed N n p.

(** Desenterra, Libera and MoveDisco. *)
Definition desenterra (n : nat) (p q : peg) : program := fun x => pour (above n (on x p)) p q x.
Definition libera (N n : nat) (p q : peg) : program := fun x =>
  pour (length (on x p) - placed N n p) p q x.
Definition move_disc (p q : peg) : program := pour 1 p q.

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

Definition londres (N : nat) : program := recursion (bring_london N) N N.
Definition oxford_random (N : nat) : program := recursion (bring_oxford N) N N.

(** ** What the programs do *)
Definition runs (g : game) (f : program) (x y : stacks) : Prop :=
  snd (f x) = y /\ play_tops g (fst (f x)) x = Some y.

Lemma runs_skip g x : runs g skip x x.
Proof. split; reflexivity. Qed.

Lemma runs_both g f h x y z : runs g f x y -> runs g h y z -> runs g (f ;; h) x z.
Proof.
  unfold runs, both. intros [A B] [C D]. destruct (f x) as [l u]. simpl in A, B. subst u.
  destruct (h y) as [k v]. simpl in *. subst v. split; auto. now rewrite play_tops_app, B.
Qed.

Lemma runs_if g (c : stacks -> bool) f h x y :
  (if c x then runs g f x y else runs g h x y) -> runs g (if_ c f h) x y.
Proof. unfold runs, if_. now destruct (c x). Qed.

(** A game in which any disc may lie on any other, and go to any peg. *)
Definition free_game (g : game) : Prop := sized g = false /\ linear g = false.

Lemma runs_pour g p q u v x : free_game g -> p <> q -> on x p = u ++ v ->
  length u + length (on x q) <= room g q ->
  runs g (pour (length u) p q) x (put (put x p v) q (rev u ++ on x q)).
Proof.
  intros [Sz Li] N. revert x; induction u as [|d u IH]; intros x E R.
  - cbn [app] in E. rewrite <- E. split; [reflexivity|]. cbn. f_equal. apply stacks_eq. intros r.
    destruct (peg_dec r q) as [->|Nq]; [now rewrite put_same|]. rewrite put_other by auto.
    destruct (peg_dec r p) as [->|Np]; [now rewrite put_same | now rewrite put_other].
  - set (y := put (put x p (u ++ v)) q (d :: on x q)).
    assert (Yp : on y p = u ++ v) by (unfold y; now rewrite put_other, put_same).
    assert (Yq : on y q = d :: on x q) by (unfold y; now rewrite put_same).
    assert (T : put (put y p v) q (rev u ++ on y q)
        = put (put x p v) q (rev (d :: u) ++ on x q)).
    { apply stacks_eq. intros r. destruct (peg_dec r q) as [->|Nq].
      - rewrite !put_same, Yq. simpl. now rewrite <- app_assoc.
      - rewrite (put_other _ q), (put_other _ q) by auto.
        destruct (peg_dec r p) as [->|Np]; [now rewrite !put_same|].
        rewrite (put_other y p), (put_other x p) by auto. unfold y.
        now rewrite (put_other _ q), (put_other _ p) by auto. }
    simpl in R. destruct (IH y Yp) as [_ B]; [rewrite Yq; simpl; lia|]. rewrite T in B.
    split.
    + unfold pour. cbn [snd]. rewrite E. cbn [app length firstn skipn].
      rewrite firstn_app, skipn_app, firstn_all, skipn_all, Nat.sub_diag. simpl.
      now rewrite app_nil_r.
    + unfold pour in *. cbn [fst length repeat play_tops] in *. unfold carry_top. rewrite E.
      cbn [app]. assert (M : may g d x p q = true).
      { apply may_spec. rewrite Sz, Li. repeat split; auto; try discriminate. lia. }
      rewrite M. exact B.
Qed.

Lemma above_middle n u v : ~ In n u -> above n (u ++ n :: v) = length u.
Proof.
  induction u as [|d u IH]; simpl; intros N; [now rewrite Nat.eqb_refl|].
  destruct (d =? n) eqn:E; [apply Nat.eqb_eq in E; tauto|]. rewrite IH; tauto.
Qed.

Lemma runs_desenterra g n p q u v x : free_game g -> p <> q -> on x p = u ++ n :: v -> ~ In n u ->
  length u + length (on x q) <= room g q ->
  runs g (desenterra n p q) x (put (put x p (n :: v)) q (rev u ++ on x q)).
Proof.
  intros F N E I R. pose proof (runs_pour g p q u (n :: v) x F N E R) as P.
  unfold runs, desenterra. rewrite E, above_middle by auto. exact P.
Qed.

Lemma runs_libera g N n p q u v x : free_game g -> p <> q -> on x p = u ++ v ->
  length v = placed N n p -> length u + length (on x q) <= room g q ->
  runs g (libera N n p q) x (put (put x p v) q (rev u ++ on x q)).
Proof.
  intros F D E L R. pose proof (runs_pour g p q u v x F D E R) as P.
  unfold runs, libera. rewrite E, app_length, L.
  replace (length u + placed N n p - placed N n p) with (length u) by lia. exact P.
Qed.

Lemma runs_move_disc g p q d v x : free_game g -> p <> q -> on x p = d :: v ->
  1 + length (on x q) <= room g q ->
  runs g (move_disc p q) x (put (put x p v) q (d :: on x q)).
Proof. intros F N E R. exact (runs_pour g p q [d] v x F N E R). Qed.

Lemma is_on_spec n p x : is_on n p x = true <-> In n (on x p).
Proof.
  unfold is_on. rewrite existsb_exists. split.
  - intros (d & I & E). apply Nat.eqb_eq in E. now subst d.
  - intros I. exists n. split; auto. apply Nat.eqb_refl.
Qed.

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
      cbn [put on]. apply runs_if. rewrite not_on by (cbn [on]; rewrite !in_app_iff, <- !in_rev; tauto).
      cbn [andb]. eapply runs_both.
      { branch (not_on (S n) P1 (v ++ B, rev c ++ rev u ++ b, [S n])
          ltac:(cbn [on]; rewrite !in_app_iff, <- !in_rev; tauto)). apply runs_skip. }
      dig (@nil nat) (@nil nat). clear_peg v B. go_to (@nil nat).
    + cbn [put on rev app]. apply (now_in_place N n [] _ [] u (v ++ b ++ c)
        ((u ++ S n :: v) ++ b ++ c)); auto; [now rewrite <- app_assoc|].
      apply (Permutation_count_occ Nat.eq_dec). intros d.
      rewrite ?count_occ_app, ?count_rev, ?count_occ_app, ?count_rev. simpl. lia.
  - destruct (disc_once n _ (a ++ u) (v ++ c) P) as [Nu Nv];
      [rewrite <- !app_assoc; reflexivity|].
    rewrite !in_app_iff in Nu, Nv.
    assert (N0 : is_on (S n) P0 (a ++ B, u ++ S n :: v, c) = false)
      by (apply not_on; cbn [on]; rewrite in_app_iff; tauto).
    destruct (is_on (S n) P1 (a ++ B, u ++ S n :: v, c)
      && is_empty N (S n) P0 (a ++ B, u ++ S n :: v, c)
      && is_top (S n) P1 (a ++ B, u ++ S n :: v, c)) eqn:Q.
    + pose proof Q as Q'. apply andb_true_iff in Q' as [Q' T]. apply andb_true_iff in Q' as [_ E].
      unfold is_empty in E. cbn [on placed] in E. apply Nat.leb_le in E. rewrite app_length in E.
      destruct a as [|d a]; [|simpl in E; lia]. unfold is_top in T. cbn [on] in T.
      apply Nat.eqb_eq in T. destruct u as [|d u]; [|simpl in T; subst d; simpl in Nu; tauto].
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
        apply (Permutation_count_occ Nat.eq_dec). intros d.
        rewrite ?count_occ_app, ?count_rev, ?count_occ_app, ?count_rev. simpl. lia.
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
      apply (Permutation_count_occ Nat.eq_dec). intros d.
      rewrite ?count_occ_app, ?count_rev, ?count_occ_app, ?count_rev. simpl. lia.
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
      cbn [put on]. apply runs_if. rewrite not_on by (cbn [on]; rewrite !in_app_iff, <- !in_rev; tauto).
      dig (@nil nat) c. clear_peg v B. go_to c.
    + cbn [put on rev app]. apply (now_in_place N n [] _ _ u (v ++ b ++ c)
        ((u ++ S n :: v) ++ b ++ c)); auto; [now rewrite <- app_assoc|].
      apply (Permutation_count_occ Nat.eq_dec). intros d.
      rewrite ?count_occ_app, ?count_rev, ?count_occ_app, ?count_rev. simpl. lia.
  - destruct (disc_once n _ (a ++ u) (v ++ c) P) as [Nu Nv];
      [rewrite <- !app_assoc; reflexivity|].
    rewrite !in_app_iff in Nu, Nv.
    assert (N0 : is_on (S n) P0 (a ++ B, u ++ S n :: v, c) = false)
      by (apply not_on; cbn [on]; rewrite in_app_iff; tauto).
    destruct (is_empty N (S n) P0 (a ++ B, u ++ S n :: v, c)
      && is_top (S n) P1 (a ++ B, u ++ S n :: v, c)) eqn:Q.
    + pose proof Q as Q'. apply andb_true_iff in Q' as [E T].
      unfold is_empty in E. cbn [on placed] in E. apply Nat.leb_le in E. rewrite app_length in E.
      destruct a as [|d a]; [|simpl in E; lia]. unfold is_top in T. cbn [on] in T.
      apply Nat.eqb_eq in T. destruct u as [|d u]; [|simpl in T; subst d; simpl in Nu; tauto].
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
        apply (Permutation_count_occ Nat.eq_dec). intros d.
        rewrite ?count_occ_app, ?count_rev, ?count_occ_app, ?count_rev. simpl. lia.
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
      apply (Permutation_count_occ Nat.eq_dec). intros d.
      rewrite ?count_occ_app, ?count_rev, ?count_occ_app, ?count_rev. simpl. lia.
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

(** @corrects martins2024/algorithm-7
    For n >= 3, with p0[0] the base of p0, an end at n = 0, the discs in place left alone, and an
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

(** @corrects martins2024/algorithm-9
    With the same additions algorithm 9 brings every state of Oxford, version 2, to 1, ..., n on
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
