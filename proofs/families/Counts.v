(** * Types of towers, and the numbers of their states and moves
    Each peg holds all but d of the n discs, or r of them, whatever n is. The parts of such a tower
    are such towers with smaller d and r ([part]), so there are finitely many types; and for n so
    large that no d or r is beyond it, what parts there are and where they touch does not change.
    Then the numbers of states and of moves are sums over parts for every n, and a table of
    sequences that has them for one n, and the sums as recurrences, has them for all
    ([counts_hold]). *)
From Coq Require Import List Arith Lia Bool ZArith.
From Manaus.families Require Export Towers Sequences.
Import ListNotations.
Open Scope nat_scope.

(** ** Types *)
(** A peg for all but d discs, or for r discs only. *)
Inductive kind := All_but (d : nat) | Only (r : nat).

Definition type : Type := kind * kind * kind.

Definition kind_on (t : type) (p : peg) : kind :=
  let '(x, y, z) := t in match p with P0 => x | P1 => y | P2 => z end.

Definition places (n : nat) (k : kind) : nat := match k with All_but d => n - d | Only r => r end.

(** The capacities for n discs. *)
Definition capacities_at (n : nat) (t : type) : capacities :=
  let '(x, y, z) := t in (places n x, places n y, places n z).

(** With one disc less: the peg that it lay on, and another one. *)
Definition under (k : kind) : kind := match k with Only r => Only (r - 1) | k => k end.
Definition beyond (k : kind) : kind := match k with All_but d => All_but (d - 1) | k => k end.

(** The type of the others where the largest disc lies on p. *)
Definition part (t : type) (p : peg) : type :=
  let '(x, y, z) := t in
  match p with
  | P0 => (under x, beyond y, beyond z)
  | P1 => (beyond x, under y, beyond z)
  | P2 => (beyond x, beyond y, under z)
  end.

Definition type_dec : forall t u : type, {t = u} + {t <> u}.
Proof. repeat decide equality. Defined.

Lemma capacity_at n t p : capacity (capacities_at n t) p = places n (kind_on t p).
Proof. destruct t as [[x y] z], p; reflexivity. Qed.

Lemma kind_on_part t p q :
  kind_on (part t p) q = if peg_dec p q then under (kind_on t q) else beyond (kind_on t q).
Proof. destruct t as [[x y] z], p, q; reflexivity. Qed.

(** The part is what is left where the largest disc is taken away. *)
Lemma part_alike n t p : holds (capacities_at (S n) t) p = true ->
  alike n (less (capacities_at (S n) t) p) (capacities_at n (part t p)).
Proof.
  unfold holds. rewrite Nat.leb_le, capacity_at. intros H q.
  rewrite capacity_less, !capacity_at, kind_on_part. destruct (peg_dec p q) as [<-|];
    [destruct (kind_on t p) | destruct (kind_on t q)]; cbn [places under beyond] in *; lia.
Qed.

(** No number of the type is beyond [from]. *)
Definition late (from : nat) (t : type) : bool :=
  forallb (fun p => match kind_on t p with All_but d => d <=? from | Only r => r <? from end) pegs.

(** From there on: whether the largest disc can lie on p, and all others on k then. *)
Definition has_part (t : type) (p : peg) : bool :=
  match kind_on t p with All_but _ => true | Only r => 1 <=? r end.
Definition others_fit (t : type) (k : peg) : bool :=
  match kind_on t k with All_but d => d <=? 1 | Only _ => false end.

Lemma late_on from t p : late from t = true ->
  match kind_on t p with All_but d => d <= from | Only r => r < from end.
Proof.
  unfold late. rewrite forallb_forall. intros H. specialize (H p (in_pegs p)).
  destruct (kind_on t p); [now apply Nat.leb_le | now apply Nat.ltb_lt].
Qed.

Lemma late_part from t p : late from t = true -> late from (part t p) = true.
Proof.
  intros H. apply forallb_forall. intros q _. apply (late_on from t q) in H.
  rewrite kind_on_part. destruct (peg_dec p q), (kind_on t q); cbn [under beyond];
    first [apply Nat.ltb_lt; lia | apply Nat.leb_le; lia].
Qed.

Lemma has_part_spec from n t p : late from t = true -> from <= n ->
  holds (capacities_at (S n) t) p = has_part t p.
Proof.
  intros H L. apply (late_on from t p) in H. unfold holds, has_part. rewrite capacity_at.
  destruct (kind_on t p); cbn [places]; auto. destruct (Nat.leb_spec 1 (S n - d)); auto; lia.
Qed.

(** A table by types. *)
Fixpoint lookup {A} (t : type) (l : list (type * A)) : option A :=
  match l with [] => None | (u, x) :: l => if type_dec t u then Some x else lookup t l end.

Lemma lookup_in {A} t (l : list (type * A)) x : lookup t l = Some x -> In (t, x) l.
Proof.
  induction l as [|[u y] l IH]; simpl; [discriminate|].
  destruct (type_dec t u); intros H; [left; congruence | auto].
Qed.

Section Counts.
Variable arc : peg -> peg -> bool.

Definition linked (t : type) (a b : peg) : bool :=
  differ a b && arc a b && has_part t a && has_part t b && others_fit t (third a b).

Definition links_of (t : type) : nat :=
  over_pegs (fun a => over_pegs (fun b => one (linked t a b))).

Lemma linked_spec from n t a b : late from t = true -> 1 <= from -> from <= n ->
  link arc n (capacities_at (S n) t) a b = linked t a b.
Proof.
  intros H P L. unfold link, linked. rewrite !(has_part_spec from n t _ H L). f_equal.
  apply (late_on from t (third a b)) in H. rewrite capacity_at. unfold others_fit.
  destruct (kind_on t (third a b)) as [d|r]; cbn [places].
  - destruct (Nat.leb_spec n (S n - d)), (Nat.leb_spec d 1); auto; lia.
  - destruct (Nat.leb_spec n r); auto; lia.
Qed.

Lemma links_spec from n t : late from t = true -> 1 <= from -> from <= n ->
  links arc n (capacities_at (S n) t) = links_of t.
Proof.
  intros H P L. apply sum_ext. intros a _. apply sum_ext. intros b _.
  now rewrite (linked_spec from).
Qed.

(** ** The numbers for one n, computed *)
Open Scope Z_scope.
Definition sum_of (f : peg -> Z) : Z := f P0 + (f P1 + (f P2 + 0)).

Fixpoint order_of (n : nat) (c : capacities) : Z :=
  match n with
  | O => 1
  | S m => sum_of (fun p => if holds c p then order_of m (less c p) else 0)
  end.

Fixpoint arcs_of (n : nat) (c : capacities) : Z :=
  match n with
  | O => 0
  | S m => sum_of (fun p => if holds c p then arcs_of m (less c p) else 0)
      + Z.of_nat (links arc m c)
  end.

Lemma sum_of_spec (f : peg -> nat) (g : peg -> Z) :
  (forall p, Z.of_nat (f p) = g p) -> Z.of_nat (over_pegs f) = sum_of g.
Proof. intros H. unfold sum_of, pegs. cbn [map list_sum fold_right]. rewrite <- !H. lia. Qed.

Lemma order_of_spec n : forall c, Z.of_nat (order n c) = order_of n c.
Proof.
  induction n as [|n IH]; intros c; auto. rewrite order_by_parts. apply sum_of_spec.
  intros p. destruct (holds c p); auto.
Qed.

Lemma arcs_of_spec n : forall c, Z.of_nat (arcs arc n c) = arcs_of n c.
Proof.
  induction n as [|n IH]; intros c; auto. rewrite arcs_by_parts, Nat2Z.inj_add. cbn [arcs_of].
  f_equal. apply sum_of_spec. intros p. destruct (holds c p); auto.
Qed.

(** ** The numbers for every n, certified *)
(** Of each type the states and the moves. *)
Record counts := {
  c_from : nat;
  c_ring : recurrence;
  c_types : list (type * (terms * terms))
}.

(** The sum over the parts; [None] if the table lacks one. *)
Definition part_terms (f : terms * terms -> terms) (l : list (type * (terms * terms))) (t : type)
  (p : peg) : option terms :=
  if has_part t p then option_map f (lookup (part t p) l) else Some [].

Definition sum_terms (f : peg -> option terms) : option terms :=
  match f P0, f P1, f P2 with
  | Some a, Some b, Some c => Some (add_terms a (add_terms b (add_terms c [])))
  | _, _, _ => None
  end.

(** One of the two for a type: its value for [c_from] discs, and its recurrence by parts. *)
Definition count_check (C : counts) (f : terms * terms -> terms) (first : Z) (more : nat)
  (t : type) (e : terms) : bool :=
  (first =? term (c_ring C) e (c_from C))
  && match sum_terms (part_terms f (c_types C) t) with
     | None => false
     | Some s => equal_terms (shift_terms (c_ring C) e)
         (add_terms (constant (c_ring C) (Z.of_nat more)) s)
     end.

Definition type_check (C : counts) (x : type * (terms * terms)) : bool :=
  let '(t, (states, moves)) := x in
  let n := c_from C in
  let c := capacities_at n t in
  late n t
  && count_check C fst (order_of n c) 0 t states
  && count_check C snd (arcs_of n c) (links_of t) t moves.

Definition counts_check (C : counts) : bool :=
  (1 <=? c_from C)%nat && constants_recur (c_ring C) (c_from C)
  && forallb (type_check C) (c_types C).

Lemma sum_terms_spec f ring g s n : sum_terms f = Some s ->
  (forall p e, f p = Some e -> term ring e n = g p) -> term ring s n = sum_of g.
Proof.
  unfold sum_terms, sum_of. intros H G.
  destruct (f P0) as [a|] eqn:A, (f P1) as [b|] eqn:B, (f P2) as [c|] eqn:D; try discriminate.
  injection H as <-. rewrite !term_add, term_nil. now rewrite (G P0), (G P1), (G P2).
Qed.

Section OneCount.
Variables (G : nat -> capacities -> nat) (more : type -> nat) (C : counts).
Variable f : terms * terms -> terms.
Context (G_alike : forall n c d, alike n c d -> G n c = G n d).
Context (G_parts : forall n t, late (c_from C) t = true -> (c_from C <= n)%nat ->
  G (S n) (capacities_at (S n) t)
    = (over_pegs (fun p => if holds (capacities_at (S n) t) p
        then G n (less (capacities_at (S n) t) p) else 0%nat) + more t)%nat).

Lemma one_count n t : constants_recur (c_ring C) (c_from C) = true -> late (c_from C) t = true ->
  (c_from C <= n)%nat ->
  (forall u e, In (u, e) (c_types C) ->
    Z.of_nat (G n (capacities_at n u)) = term (c_ring C) (f e) n)
  -> forall first e, count_check C f first (more t) t e = true ->
  Z.of_nat (G (S n) (capacities_at (S n) t)) = term (c_ring C) e (S n).
Proof.
  intros K H L IH first e E. unfold count_check in E. apply andb_true_iff in E as [_ E].
  destruct (sum_terms _) as [s|] eqn:S; [|discriminate].
  assert (St : (start (c_ring C) <= n)%nat).
  { unfold constants_recur in K. rewrite !andb_true_iff, !Nat.leb_le in K. lia. }
  rewrite <- term_shift, (equal_terms_spec _ _ _ n E), term_add, (term_constant _ _ _ _ K) by auto.
  rewrite G_parts, Nat2Z.inj_add, Z.add_comm by auto. f_equal.
  rewrite (sum_terms_spec _ (c_ring C) (fun p => if has_part t p
    then Z.of_nat (G n (capacities_at n (part t p))) else 0) s n S).
  - apply sum_of_spec. intros p. rewrite (has_part_spec (c_from C)) by auto.
    destruct (has_part t p) eqn:P; auto. f_equal. apply G_alike, part_alike.
    now rewrite (has_part_spec (c_from C)).
  - intros p a A. unfold part_terms in A. destruct (has_part t p).
    + destruct (lookup (part t p) (c_types C)) as [x|] eqn:X; [|discriminate].
      injection A as <-. apply lookup_in in X. now rewrite (IH _ _ X).
    + injection A as <-. apply term_nil.
Qed.
End OneCount.

(** An accepted table has the numbers of states and of moves of each of its types, for all n. *)
Theorem counts_hold : forall C, counts_check C = true -> forall n, (c_from C <= n)%nat ->
  forall t e, In (t, e) (c_types C) ->
  Z.of_nat (order n (capacities_at n t)) = term (c_ring C) (fst e) n
  /\ Z.of_nat (arcs arc n (capacities_at n t)) = term (c_ring C) (snd e) n.
Proof.
  unfold counts_check. intros C. rewrite !andb_true_iff, forallb_forall, Nat.leb_le.
  intros [[P K] H] n L. induction L as [|n L IH]; intros t [e a] I; pose proof (H _ I) as T;
    cbn [type_check fst snd] in *; rewrite !andb_true_iff in T; destruct T as [[La O] A].
  - unfold count_check in *. rewrite !andb_true_iff, !Z.eqb_eq in *.
    rewrite order_of_spec, arcs_of_spec. tauto.
  - split.
    + apply (one_count order (fun _ => 0%nat) C fst alike_order) with (first := order_of (c_from C)
        (capacities_at (c_from C) t)); auto; [|intros u x J; now apply IH].
      intros m u _ _. rewrite order_by_parts. lia.
    + apply (one_count (arcs arc) links_of C snd (alike_arcs arc)) with (first :=
        arcs_of (c_from C) (capacities_at (c_from C) t)); auto; [|intros u x J; now apply IH].
      intros m u Lu Lm. now rewrite arcs_by_parts, (links_spec (c_from C)).
Qed.
End Counts.
