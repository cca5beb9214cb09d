(** * Types of towers, and the numbers of their states and moves
    Each peg holds all but d of the n discs, or r of them, whatever n is. The parts of such a tower
    are such towers with smaller d and r ([part]), so there are finitely many types; and for n so
    large that no d or r is beyond it, what parts there are and where they touch does not change.
    A number that is the sum of those of the parts, and of something that the type decides, has then
    such a recurrence for every n, and a table of sequences that has it for one n, and the sums as
    recurrences, has it for all ([count_holds]); of states and of moves in particular
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

(** A peg that holds all discs, whatever their number. *)
Definition port (t : type) (k : peg) : bool :=
  match kind_on t k with All_but 0 => true | _ => false end.

Lemma port_spec from n t k : late from t = true -> 1 <= from -> from <= n ->
  (n <= capacity (capacities_at n t) k <-> port t k = true).
Proof.
  intros H P L. apply (late_on from t k) in H. rewrite capacity_at. unfold port.
  destruct (kind_on t k) as [[|d]|r]; cbn [places]; split; intros; auto; try lia; discriminate.
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
(** Of each type some sequences, each of which has a place in the row. *)
Record counts := {
  c_from : nat;
  c_ring : recurrence;
  c_types : list (type * list terms)
}.

Definition column (i : nat) (row : list terms) : terms := nth i row [].

(** The sum over the parts; [None] if the table lacks one. *)
Definition part_terms (i : nat) (l : list (type * list terms)) (t : type) (p : peg)
  : option terms :=
  if has_part t p then option_map (column i) (lookup (part t p) l) else Some [].

Definition sum_terms (f : peg -> option terms) : option terms :=
  match f P0, f P1, f P2 with
  | Some a, Some b, Some c => Some (add_terms a (add_terms b (add_terms c [])))
  | _, _, _ => None
  end.

(** One column: of each type the value for [c_from] discs, and the recurrence by parts. *)
Definition count_check (C : counts) (i : nat) (first more : type -> Z) : bool :=
  forallb (fun '(t, row) =>
    (first t =? term (c_ring C) (column i row) (c_from C))
    && match sum_terms (part_terms i (c_types C) t) with
       | None => false
       | Some s => equal_terms (shift_terms (c_ring C) (column i row))
           (add_terms (constant (c_ring C) (more t)) s)
       end) (c_types C).

Definition table_check (C : counts) : bool :=
  (1 <=? c_from C)%nat && constants_recur (c_ring C) (c_from C)
  && forallb (fun '(t, _) => late (c_from C) t) (c_types C).

Lemma table_check_spec C : table_check C = true ->
  (1 <= c_from C)%nat /\ constants_recur (c_ring C) (c_from C) = true
  /\ (start (c_ring C) <= c_from C)%nat
  /\ forall t row, In (t, row) (c_types C) -> late (c_from C) t = true.
Proof.
  unfold table_check. rewrite !andb_true_iff, forallb_forall, Nat.leb_le. intros [[P K] H].
  repeat split; auto; [|intros t row I; apply (H _ I)].
  unfold constants_recur in K. rewrite !andb_true_iff, !Nat.leb_le in K. lia.
Qed.

Lemma sum_terms_spec f ring g s n : sum_terms f = Some s ->
  (forall p e, f p = Some e -> term ring e n = g p) -> term ring s n = sum_of g.
Proof.
  unfold sum_terms, sum_of. intros H G.
  destruct (f P0) as [a|] eqn:A, (f P1) as [b|] eqn:B, (f P2) as [c|] eqn:D; try discriminate.
  injection H as <-. rewrite !term_add, term_nil. now rewrite (G P0), (G P1), (G P2).
Qed.

(** What a type has beside its parts. *)
Definition by_parts (C : counts) (G : nat -> capacities -> Z) (more : type -> Z) : Prop :=
  forall n t row, In (t, row) (c_types C) -> (c_from C <= n)%nat ->
  G (S n) (capacities_at (S n) t)
    = sum_of (fun p => if holds (capacities_at (S n) t) p
        then G n (less (capacities_at (S n) t) p) else 0) + more t.

(** An accepted column has the number of each type, for all n. *)
Theorem count_holds : forall C i G more, table_check C = true ->
  (forall n c d, alike n c d -> G n c = G n d) -> by_parts C G more ->
  count_check C i (fun t => G (c_from C) (capacities_at (c_from C) t)) more = true ->
  forall n, (c_from C <= n)%nat -> forall t row, In (t, row) (c_types C) ->
  G n (capacities_at n t) = term (c_ring C) (column i row) n.
Proof.
  intros C i G more T A B H. apply table_check_spec in T as (_ & K & St & La).
  unfold count_check in H. rewrite forallb_forall in H.
  intros n L. induction L as [|n L IH]; intros t row I; pose proof (H _ I) as E; simpl in E;
    apply andb_true_iff in E as [F E]; [now apply Z.eqb_eq in F|].
  destruct (sum_terms _) as [s|] eqn:Es; [|discriminate].
  rewrite <- term_shift, (equal_terms_spec _ _ _ n E), term_add, (term_constant _ _ _ _ K) by lia.
  rewrite (B n t row I L), Z.add_comm. f_equal. symmetry.
  apply (sum_terms_spec _ _ _ _ _ Es). intros p e Q. unfold part_terms in Q.
  rewrite (has_part_spec (c_from C)) by eauto. destruct (has_part t p) eqn:P.
  - destruct (lookup (part t p) (c_types C)) as [x|] eqn:X; [|discriminate].
    injection Q as <-. apply lookup_in in X. rewrite <- (IH _ _ X). symmetry.
    apply A, part_alike. rewrite (has_part_spec (c_from C)); eauto.
  - injection Q as <-. apply term_nil.
Qed.

(** The first two columns: states and moves. *)
Definition counts_check (C : counts) : bool :=
  let n := c_from C in
  table_check C
  && count_check C 0 (fun t => order_of n (capacities_at n t)) (fun _ => 0)
  && count_check C 1 (fun t => arcs_of n (capacities_at n t)) (fun t => Z.of_nat (links_of t)).

(** An accepted table has the numbers of states and of moves of each of its types, for all n. *)
Theorem counts_hold : forall C, counts_check C = true -> forall n, (c_from C <= n)%nat ->
  forall t row, In (t, row) (c_types C) ->
  Z.of_nat (order n (capacities_at n t)) = term (c_ring C) (column 0 row) n
  /\ Z.of_nat (arcs arc n (capacities_at n t)) = term (c_ring C) (column 1 row) n.
Proof.
  unfold counts_check. intros C H. rewrite !andb_true_iff in H. destruct H as [[T O] A].
  pose proof (table_check_spec C T) as (P & _ & _ & La). intros n L t row I.
  rewrite order_of_spec, arcs_of_spec. split.
  - apply (count_holds C 0 order_of (fun _ => 0)); auto.
    + intros m c d D. rewrite <- !order_of_spec. f_equal. now apply alike_order.
    + intros m u r _ _. cbn [order_of]. lia.
  - apply (count_holds C 1 arcs_of (fun t => Z.of_nat (links_of t))); auto.
    + intros m c d D. rewrite <- !arcs_of_spec. f_equal. now apply alike_arcs.
    + intros m u r J Lm. cbn [arcs_of]. now rewrite (links_spec (c_from C)) by eauto.
Qed.
End Counts.
