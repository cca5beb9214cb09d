(** * Three grafts on a cycle of six
    Three copies of a graph grafted on every other edge of C_6: their vertices are those of the
    copies, and the three edges that stay join two copies each. Whichever of the two matchings it
    is, and whichever end of an edge meets v, the two ends of a copy lead to the two others, and
    two ends are joined exactly if each leads to the copy of the other; that is tried for all of
    them. *)
From Coq Require Import List Arith Lia Bool FinFun.
From Manaus.graphs Require Export Grafts.
From Manaus.towers Require Export HanoiMoves Triangles Arrangements.
Import ListNotations.

(** The graph of Hanoi with n discs, K_3, and the cycle C_6. *)
Definition hanoi_graph (n : nat) : graph state := {|
  vertex := fun s => length s = n; edge := fun s t => length s = n /\ move s t |}.
Definition K3 : graph nat := {|
  vertex := fun x => x < 3; edge := fun x y => x < 3 /\ y < 3 /\ x <> y |}.
Definition next_on_cycle (x y : nat) : bool := (y =? (x + 1) mod 6) || (x =? (y + 1) mod 6).
Definition C6 : graph nat := {|
  vertex := fun x => x < 6;
  edge := fun x y => x < 6 /\ y < 6 /\ next_on_cycle x y = true |}.

(** A perfect matching of C_6 with its edges in an order, and the ends of each: a p, which meets v,
    and b p, which meets w. *)
Definition perfect_matching (a b : peg -> nat) : Prop :=
  (forall p, edge C6 (a p) (b p)) /\ NoDup [a P0; b P0; a P1; b P1; a P2; b P2].

(** Copies of Q are grafted on the three edges, one after another. *)
Definition three_grafts {A} (Q : graph A) (v w : A) (a b : peg -> nat)
    : graph (((nat + A) + A) + A) :=
  enx Q v w (enx Q v w (enx Q v w C6 (a P0) (b P0)) (inl (a P1)) (inl (b P1)))
    (inl (inl (a P2))) (inl (inl (b P2))).

(** What the algorithm can return for n: K_3 for n = 1; for n + 1, three copies of what it returned
    for n, by two of its vertices of degree 2, on a perfect matching of C_6. *)
Inductive returned : nat -> forall A : Type, graph A -> Prop :=
| for_one : returned 1 nat K3
| for_more n A (Q : graph A) v w a b : returned n A Q ->
    v <> w -> vertex Q v -> vertex Q w -> degree (edge Q) v 2 -> degree (edge Q) w 2 ->
    perfect_matching a b -> returned (S n) _ (three_grafts Q v w a b).

(** ** The three copies *)
(** The vertex x of the copy for peg p. *)
Definition copy {A} (p : peg) (x : A) : ((nat + A) + A) + A :=
  match p with P0 => inl (inl (inr x)) | P1 => inl (inr x) | P2 => inr x end.

(** The end of the edge of copy p that meets v or w. *)
Definition end_of (a b : peg -> nat) (p : peg) (at_v : bool) : nat := if at_v then a p else b p.
Definition corner {A} (v w : A) (at_v : bool) : A := if at_v then v else w.

Lemma all_ends a b k : perfect_matching a b -> k < 6 -> exists p s, k = end_of a b p s.
Proof.
  intros [E D] K.
  assert (I : incl (seq 0 6) [a P0; b P0; a P1; b P1; a P2; b P2]).
  { apply NoDup_length_incl; auto. intros x X. apply in_seq.
    destruct (E P0) as (A0 & B0 & _), (E P1) as (A1 & B1 & _), (E P2) as (A2 & B2 & _).
    cbn in X. intuition (subst; lia). }
  specialize (I k). rewrite in_seq in I. specialize (I ltac:(lia)). simpl in I.
  destruct I as [<-|[<-|[<-|[<-|[<-|[<-|[]]]]]]];
    [exists P0, true | exists P0, false | exists P1, true | exists P1, false | exists P2, true
    | exists P2, false]; reflexivity.
Qed.

Lemma vertices_of_grafts {A} (Q : graph A) v w a b z : perfect_matching a b ->
  (vertex (three_grafts Q v w a b) z <-> exists p x, z = copy p x /\ vertex Q x).
Proof.
  intros M. split.
  - destruct z as [[[k|x]|x]|x]; cbn; intros H.
    + exfalso. destruct H as ((( K & K1 & K2) & K3' & K4) & K5 & K6).
      destruct (all_ends a b k M K) as (p & s & ->). destruct p, s; simpl in *; congruence.
    + exists P0, x. tauto.
    + exists P1, x. tauto.
    + exists P2, x. tauto.
  - intros (p & x & -> & V). destruct p; cbn; repeat split; auto; discriminate.
Qed.

Lemma edges_in_a_copy {A} (Q : graph A) v w a b p x y :
  edge (three_grafts Q v w a b) (copy p x) (copy p y) <-> edge Q x y.
Proof. destruct p; cbn; intuition discriminate. Qed.

Lemma C6_back x y : edge C6 x y -> edge C6 y x.
Proof. cbn. unfold next_on_cycle. rewrite orb_comm. tauto. Qed.

(** Each part of a conjunction, by one of its alternatives. *)
Ltac joined :=
  repeat match goal with |- _ /\ _ => split end;
  first [assumption | reflexivity | discriminate | congruence | solve [left; joined]
        | solve [right; joined]].

Lemma edges_between_copies {A} (Q : graph A) v w a b p q x y : perfect_matching a b -> p <> q ->
  (edge (three_grafts Q v w a b) (copy p x) (copy q y)
   <-> exists s r, x = corner v w s /\ y = corner v w r
         /\ edge C6 (end_of a b p s) (end_of a b q r)).
Proof.
  intros [E D] N. pose proof C6_back as Back.
  repeat (apply NoDup_cons_iff in D as [?X D]). clear D E. cbn [In] in *. split.
  - destruct p, q; try congruence; cbn -[C6]; intros H;
      repeat match goal with
      | H : _ /\ _ |- _ => destruct H
      | H : _ \/ _ |- _ => destruct H
      end; subst x y;
      first [ exists true, true; cbn -[C6]; now auto | exists true, false; cbn -[C6]; now auto
            | exists false, true; cbn -[C6]; now auto
            | exists false, false; cbn -[C6]; now auto ].
  - intros (s & r & -> & -> & H).
    repeat match goal with H : ~ (_ \/ _) |- _ => apply Decidable.not_or in H; destruct H end.
    destruct p, q; try congruence; destruct s, r; cbn -[C6] in *; apply Back in H as H'; joined.
Qed.

(** ** To which copy an end leads *)
(** The copy in which vertex k of the cycle is. *)
Definition copy_of (a b : peg -> nat) (k : nat) : peg :=
  if (k =? a P0) || (k =? b P0) then P0 else if (k =? a P1) || (k =? b P1) then P1 else P2.

(** The copy to which the edge that stays leads from the end of copy p: the neighbor on the cycle
    that is not the other end. *)
Definition leads_to (a b : peg -> nat) (p : peg) (s : bool) : peg :=
  let k := end_of a b p s in
  copy_of a b (if (k + 1) mod 6 =? end_of a b p (negb s) then (k + 5) mod 6 else (k + 1) mod 6).

Definition is_peg (p q : peg) : bool := if peg_dec p q then true else false.

(** The two ends of a copy lead to the two other ones, and two ends are joined exactly if each
    leads to the copy of the other. *)
Definition leads_well (a b : peg -> nat) : bool :=
  forallb (fun p =>
    negb (is_peg (leads_to a b p true) p) && negb (is_peg (leads_to a b p false) p)
    && negb (is_peg (leads_to a b p true) (leads_to a b p false))
    && forallb (fun q => is_peg p q || forallb (fun s => forallb (fun r =>
         eqb (next_on_cycle (end_of a b p s) (end_of a b q r))
           (is_peg (leads_to a b p s) q && is_peg (leads_to a b q r) p))
         [true; false]) [true; false]) pegs) pegs.

Definition by_six (x0 x1 x2 : nat) (p : peg) : nat :=
  match p with P0 => x0 | P1 => x1 | P2 => x2 end.

Definition is_matching (a b : peg -> nat) : bool :=
  forallb (fun p => next_on_cycle (a p) (b p)) pegs
  && negb ((a P0 =? a P1) || (a P0 =? b P1) || (a P0 =? a P2) || (a P0 =? b P2)
        || (b P0 =? a P1) || (b P0 =? b P1) || (b P0 =? a P2) || (b P0 =? b P2)
        || (a P1 =? a P2) || (a P1 =? b P2) || (b P1 =? a P2) || (b P1 =? b P2)).

(** All of them are tried. *)
Lemma all_matchings :
  forallb (fun a0 => forallb (fun b0 => forallb (fun a1 => forallb (fun b1 =>
    forallb (fun a2 => forallb (fun b2 =>
      let a := by_six a0 a1 a2 in let b := by_six b0 b1 b2 in
      if is_matching a b then leads_well a b else true)
    (seq 0 6)) (seq 0 6)) (seq 0 6)) (seq 0 6)) (seq 0 6)) (seq 0 6) = true.
Proof. vm_compute. reflexivity. Qed.

Lemma matching_leads_well a b : perfect_matching a b -> leads_well a b = true.
Proof.
  intros [E D].
  assert (M : is_matching a b = true).
  { unfold is_matching. apply andb_true_iff. split.
    - apply forallb_forall. intros p _. now destruct (E p) as (_ & _ & ?).
    - apply negb_true_iff. repeat (apply NoDup_cons_iff in D as [?X D]). cbn [In] in *.
      repeat (apply orb_false_iff; split); apply Nat.eqb_neq; intuition congruence. }
  pose proof all_matchings as T.
  assert (K : forall p, In (a p) (seq 0 6) /\ In (b p) (seq 0 6))
    by (intros p; destruct (E p) as (A & B & _); rewrite !in_seq; lia).
  rewrite forallb_forall in T. specialize (T _ (proj1 (K P0))).
  rewrite forallb_forall in T. specialize (T _ (proj2 (K P0))).
  rewrite forallb_forall in T. specialize (T _ (proj1 (K P1))).
  rewrite forallb_forall in T. specialize (T _ (proj2 (K P1))).
  rewrite forallb_forall in T. specialize (T _ (proj1 (K P2))).
  rewrite forallb_forall in T. specialize (T _ (proj2 (K P2))).
  cbv zeta in T.
  change (is_matching (by_six (a P0) (a P1) (a P2)) (by_six (b P0) (b P1) (b P2)))
    with (is_matching a b) in T.
  rewrite M in T. exact T.
Qed.

Lemma is_peg_spec p q : is_peg p q = true <-> p = q.
Proof. unfold is_peg. destruct (peg_dec p q); intuition congruence. Qed.

Lemma leads a b : perfect_matching a b ->
  (forall p s, leads_to a b p s <> p)
  /\ (forall p, leads_to a b p true <> leads_to a b p false)
  /\ (forall p q s r, p <> q -> (edge C6 (end_of a b p s) (end_of a b q r)
        <-> leads_to a b p s = q /\ leads_to a b q r = p)).
Proof.
  intros M. pose proof (matching_leads_well a b M) as T. unfold leads_well in T.
  rewrite forallb_forall in T. destruct M as [E _].
  assert (R : forall p s, end_of a b p s < 6)
    by (intros p s; destruct (E p) as (A & B & _); destruct s; auto).
  split; [|split].
  - intros p s. specialize (T p (in_pegs p)). rewrite !andb_true_iff, !negb_true_iff in T.
    destruct T as (((T & F) & _) & _). intros Q. apply is_peg_spec in Q. destruct s; congruence.
  - intros p. specialize (T p (in_pegs p)). rewrite !andb_true_iff, !negb_true_iff in T.
    destruct T as (((_ & _) & T) & _). intros Q. apply is_peg_spec in Q. congruence.
  - intros p q s r N. specialize (T p (in_pegs p)). rewrite !andb_true_iff in T.
    destruct T as (_ & T). rewrite forallb_forall in T. specialize (T q (in_pegs q)).
    apply orb_true_iff in T as [T|T]; [apply is_peg_spec in T; congruence|].
    rewrite forallb_forall in T. specialize (T s ltac:(destruct s; simpl; auto)).
    rewrite forallb_forall in T. specialize (T r ltac:(destruct r; simpl; auto)).
    apply eqb_prop in T. rewrite <- !is_peg_spec, <- andb_true_iff, <- T.
    unfold edge, C6. pose proof (R p s). pose proof (R q r). tauto.
Qed.
