(** * London and Oxford: programs
    Algorithms 7 and 9 are made of Desenterra, Libera and MoveDisco, and each of these pours some
    discs from the top of a peg onto another. Where any disc may lie on any other, that can be
    played if there is room, and it turns what is poured upside down. *)
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

(** No move; one program after another; one of two, as a condition says. *)
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
