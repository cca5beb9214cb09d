(** * Distances between the towers of all discs, for every number of discs
    A table has, for each type, the distances between its ports (the pegs that hold all discs), and
    the potentials of the nine corners for each port, as sequences. It is accepted if the distances
    are right for one n, if the potentials are right as the theorem on corners asks, each
    inequality by a chain and each equality by first values, and if the distances for n + 1 are
    the potentials for n. Then they are right for all n ([distances_hold]). *)
From Coq Require Import List Arith Lia Bool ZArith.
From Manaus.families Require Export Counts Tables.
Import ListNotations.
Open Scope nat_scope.

Definition everywhere (f : peg -> bool) : bool := forallb f pegs.
Definition somewhere (f : peg -> bool) : bool := existsb f pegs.

Lemma everywhere_spec f : everywhere f = true -> forall p, f p = true.
Proof. unfold everywhere. rewrite forallb_forall. auto using in_pegs. Qed.

Lemma somewhere_spec f : somewhere f = true -> exists p, f p = true.
Proof. unfold somewhere. rewrite existsb_exists. intros (p & _ & H). eauto. Qed.

(** [distance_terms] has nine entries, from a to b at 3a + b; [potential_terms] has 27, of the
    corner (j, k) for the port b at 9b + 3j + k, for n where the tower has n + 1 discs. [None]: no
    way leads there, or there is no such port or corner. *)
Record distances := {
  d_from : nat;
  d_rounds : nat;  (** of the table for [d_from] discs *)
  d_ring : recurrence;
  d_chains : list chain;
  d_types : list (type * (list (option terms) * list (option terms)))
}.

Definition peg_number (p : peg) : nat := match p with P0 => 0 | P1 => 1 | P2 => 2 end.

Definition distance_terms (l : list (option terms)) (a b : peg) : option terms :=
  nth (3 * peg_number a + peg_number b) l None.
Definition potential_terms (l : list (option terms)) (b j k : peg) : option terms :=
  nth (9 * peg_number b + 3 * peg_number j + peg_number k) l None.

Definition value (ring : recurrence) (n : nat) (o : option terms) : option Z :=
  option_map (fun e => term ring e n) o.

Definition same_value (o u : option Z) : bool :=
  match o, u with Some x, Some y => (x =? y)%Z | None, None => true | _, _ => false end.

Lemma same_value_spec o u : same_value o u = true -> o = u.
Proof.
  destruct o, u; simpl; try discriminate; auto. intros H. apply Z.eqb_eq in H. congruence.
Qed.

Section Distances.
Variable arc : peg -> peg -> bool.
Variable C : distances.
Notation ring := (d_ring C).
Notation from := (d_from C).

Definition inner_terms (t : type) (j : peg) : list (option terms) :=
  match lookup (part t j) (d_types C) with Some (l, _) => l | None => [] end.

Definition listed (t : type) : bool :=
  match lookup t (d_types C) with Some _ => true | None => false end.

Definition has_corner (t : type) (j k : peg) : bool := has_part t j && port (part t j) k.

Definition joined (t : type) (a j k : peg) : bool :=
  differ a j && arc a j && has_part t j && negb (differ k (third a j)).

(** ** Right potentials *)
(** At most e, for all n from the beginning on. *)
Definition no_more (o : option terms) (e : terms) : bool :=
  match o with
  | Some x => nonnegative ring from (d_chains C) (add_terms e (scale_terms (-1) x))
  | None => false
  end.

Definition equal_to (o : option terms) (e : terms) : bool :=
  match o with Some x => equal_terms x e | None => false end.

Definition one_more (e : terms) : terms := add_terms (constant ring 1) e.

Section Potentials.
Variables (t : type) (w : peg -> option terms) (potential : peg -> peg -> option terms).

Definition exits_check : bool :=
  everywhere (fun k => if has_corner t k k
    then match w k with None => true | Some v => no_more (potential k k) v end
    else true).

Definition inside_check : bool :=
  everywhere (fun j => everywhere (fun k => everywhere (fun l =>
    if has_corner t j k && has_corner t j l && differ k l
    then match distance_terms (inner_terms t j) k l, potential j l with
         | Some d, Some y => no_more (potential j k) (add_terms d y)
         | _, _ => true
         end
    else true))).

Definition links_check : bool :=
  everywhere (fun a => everywhere (fun j => everywhere (fun k =>
    if has_corner t a k && has_corner t j k && joined t a j k
    then match potential j k with None => true | Some y => no_more (potential a k) (one_more y) end
    else true))).

Definition attained_check : bool :=
  everywhere (fun j => everywhere (fun k => if has_corner t j k
    then match potential j k with
         | None => true
         | Some x => (negb (differ j k) && equal_to (w k) x)
             || somewhere (fun l => has_corner t j l && differ k l
                  && match distance_terms (inner_terms t j) k l, potential j l with
                     | Some d, Some y => equal_terms x (add_terms d y)
                     | _, _ => false
                     end)
             || somewhere (fun i => has_corner t i k && joined t j i k
                  && match potential i k with
                     | Some y => equal_terms x (one_more y)
                     | None => false
                     end)
         end
    else true)).

Definition potentials_check : bool :=
  everywhere (fun j => if has_part t j then listed (part t j) else true)
  && exits_check && inside_check && links_check && attained_check.
End Potentials.

Lemma has_corner_spec t n j k : late from t = true -> 1 <= from -> from <= n ->
  (corner n (capacities_at (S n) t) j k <-> has_corner t j k = true).
Proof.
  intros H P L. unfold corner, has_corner. rewrite andb_true_iff, <- (has_part_spec from n) by auto.
  unfold holds. rewrite Nat.leb_le.
  enough (1 <= capacity (capacities_at (S n) t) j ->
    (n <= capacity (less (capacities_at (S n) t) j) k <-> port (part t j) k = true)) by tauto.
  intros R. rewrite <- (port_spec from n) by auto using late_part.
  assert (A : holds (capacities_at (S n) t) j = true) by now apply Nat.leb_le.
  pose proof (part_alike n t j A k). lia.
Qed.

Lemma joined_spec t n a j k : late from t = true -> from <= n ->
  (joins arc (capacities_at (S n) t) a j k <-> joined t a j k = true).
Proof.
  intros H L. unfold joins, joined.
  rewrite !andb_true_iff, negb_true_iff, <- not_true_iff_false, !differ_spec,
    <- (has_part_spec from n) by auto.
  unfold holds. rewrite Nat.leb_le. destruct (peg_dec k (third a j)); tauto.
Qed.

Lemma no_more_spec o e n : no_more o e = true -> from <= n ->
  at_most (value ring n o) (term ring e n).
Proof.
  destruct o as [x|]; [|discriminate]. simpl. intros H L.
  pose proof (nonnegative_spec _ _ _ _ H n L) as N. rewrite term_add, term_scale in N. lia.
Qed.

(** All distances between ports, for n discs. *)
Definition distances_at (n : nat) : Prop := forall t l m, In (t, (l, m)) (d_types C) ->
  forall a b, port t a = true -> port t b = true -> a <> b ->
  distance_is arc (capacities_at n t) (all a n) (all b n) (value ring n (distance_terms l a b)).

Section AtN.
Variables (n : nat) (t : type) (w : peg -> option terms) (potential : peg -> peg -> option terms).
Context (ones : constants_recur ring from = true).
Context (positive : 1 <= from).
Context (enough : from <= n).
Context (t_late : late from t = true).
Context (below : distances_at n).
Context (checked : potentials_check t w potential = true).
Notation at_n := (value ring n).
Notation c := (capacities_at (S n) t).

Lemma term_one_more y : term ring (one_more y) n = (1 + term ring y n)%Z.
Proof. unfold one_more. now rewrite term_add, (term_constant _ _ _ _ ones). Qed.

Lemma inner_is_right j k l : corner n c j k -> corner n c j l -> k <> l ->
  distance_is arc (less c j) (all k n) (all l n) (at_n (distance_terms (inner_terms t j) k l)).
Proof.
  intros K L N. rewrite has_corner_spec in K, L by auto. unfold has_corner in K, L.
  rewrite andb_true_iff in K, L. destruct K as [P K], L as [_ L].
  unfold potentials_check in checked. rewrite !andb_true_iff in checked.
  destruct checked as [[[[H _] _] _] _]. pose proof (everywhere_spec _ H j) as J. cbv beta in J.
  rewrite P in J. unfold listed in J. unfold inner_terms.
  destruct (lookup (part t j) (d_types C)) as [[a b]|] eqn:E; [|discriminate].
  apply lookup_in in E. apply (alike_distance arc (capacities_at n (part t j)));
    [|eapply below; eauto].
  rewrite all_length. apply alike_sym, part_alike. now rewrite (has_part_spec from n).
Qed.

(** What the theorem on corners asks for. *)
Lemma potentials_right :
  (forall k v, corner n c k k -> at_n (w k) = Some v -> at_most (at_n (potential k k)) v)
  /\ (forall j k l d y, corner n c j k -> corner n c j l -> k <> l ->
    at_n (distance_terms (inner_terms t j) k l) = Some d -> at_n (potential j l) = Some y ->
    at_most (at_n (potential j k)) (d + y))
  /\ (forall a j k y, corner n c a k -> corner n c j k -> joins arc c a j k ->
    at_n (potential j k) = Some y -> at_most (at_n (potential a k)) (1 + y))
  /\ (forall j k x, corner n c j k -> at_n (potential j k) = Some x ->
    (j = k /\ at_n (w k) = Some x)
    \/ (exists l d y, corner n c j l /\ k <> l
      /\ at_n (distance_terms (inner_terms t j) k l) = Some d /\ at_n (potential j l) = Some y
      /\ x = d + y)%Z
    \/ (exists i y, corner n c i k /\ joins arc c j i k /\ at_n (potential i k) = Some y
      /\ x = 1 + y)%Z).
Proof.
  unfold potentials_check in checked. rewrite !andb_true_iff in checked.
  destruct checked as [[[[_ X] I] J] A].
  assert (CS : forall j k, corner n c j k <-> has_corner t j k = true)
    by (intros; now apply has_corner_spec).
  assert (JS : forall a j k, joins arc c a j k <-> joined t a j k = true)
    by (intros; now apply joined_spec).
  repeat split.
  - intros k v K E. apply CS in K. pose proof (everywhere_spec _ X k) as H. cbv beta in H.
    rewrite K in H. destruct (w k) as [e|]; [|discriminate]. injection E as <-.
    now apply no_more_spec.
  - intros j k l d y K L N D Y. apply CS in K, L. apply differ_spec in N.
    pose proof (everywhere_spec _ (everywhere_spec _ (everywhere_spec _ I j) k) l) as H.
    cbv beta in H. rewrite K, L, N in H. cbn [andb] in H.
    destruct (distance_terms (inner_terms t j) k l) as [e|]; [|discriminate].
    destruct (potential j l) as [f|]; [|discriminate]. injection D as <-. injection Y as <-.
    rewrite <- term_add. now apply no_more_spec.
  - intros a j k y K L N Y. apply CS in K, L. apply JS in N.
    pose proof (everywhere_spec _ (everywhere_spec _ (everywhere_spec _ J a) j) k) as H.
    cbv beta in H. rewrite K, L, N in H. cbn [andb] in H.
    destruct (potential j k) as [f|]; [|discriminate]. injection Y as <-.
    rewrite <- term_one_more. now apply no_more_spec.
  - intros j k x K E. apply CS in K. pose proof (everywhere_spec _ (everywhere_spec _ A j) k) as H.
    cbv beta in H. rewrite K in H. destruct (potential j k) as [e|]; [|discriminate].
    injection E as <-. rewrite !orb_true_iff in H.
    destruct H as [[H|H]|H].
    + left. apply andb_true_iff in H as [N H]. unfold differ in N.
      destruct (peg_dec j k); [|discriminate]. split; auto.
      destruct (w k) as [f|]; [|discriminate]. simpl. f_equal. now apply equal_terms_spec.
    + right. left. apply somewhere_spec in H as (l & H). rewrite !andb_true_iff in H.
      destruct H as [[L N] H]. apply CS in L. apply differ_spec in N.
      destruct (distance_terms (inner_terms t j) k l) as [d|] eqn:D; [|discriminate].
      destruct (potential j l) as [y|] eqn:Y; [|discriminate].
      exists l, (term ring d n), (term ring y n). rewrite D, Y. repeat split; auto; try apply L.
      rewrite <- term_add. now apply equal_terms_spec.
    + right. right. apply somewhere_spec in H as (i & H). rewrite !andb_true_iff in H.
      destruct H as [[L N] H]. apply CS in L. apply JS in N.
      destruct (potential i k) as [y|] eqn:Y; [|discriminate].
      exists i, (term ring y n). rewrite Y. repeat split; auto; try apply L; try apply N.
      rewrite <- term_one_more. now apply equal_terms_spec.
Qed.

Lemma distance_out_of_type j s z : 1 <= capacity c j -> fits (less c j) s -> length s = n ->
  (distance_out arc c (S n) (fun k => at_n (w k)) (j :: s) z
    <-> distance_out arc (less c j) n (fun k => at_n (potential j k)) s z).
Proof.
  destruct potentials_right as (Q1 & Q2 & Q3 & Q4).
  apply (distance_out_by_parts arc n c _
    (fun x k l => at_n (distance_terms (inner_terms t x) k l)) (fun x k => at_n (potential x k)));
    auto using inner_is_right; lia.
Qed.

Lemma distance_of_type a b : (forall k, at_n (w k) = only_exit b k) ->
  port t a = true -> port t b = true ->
  distance_is arc c (all a (S n)) (all b (S n)) (at_n (potential a a)).
Proof.
  destruct potentials_right as (Q1 & Q2 & Q3 & Q4). intros W A B.
  assert (P : forall k, port t k = true -> corner n c k k).
  { intros k K. apply has_corner_spec; auto. unfold has_corner, has_part, port in *.
    rewrite kind_on_part. destruct (peg_dec k k); [|congruence].
    destruct (kind_on t k) as [[|d]|r]; try discriminate. reflexivity. }
  apply (distance_by_parts arc n c (fun k => at_n (w k))
    (fun x k l => at_n (distance_terms (inner_terms t x) k l)) (fun x k => at_n (potential x k)));
    auto using inner_is_right; lia.
Qed.
End AtN.

(** ** The table *)
Definition exit_at (b k : peg) : option terms := if peg_dec k b then Some [] else None.

Definition base_check (t : type) (l : list (option terms)) (b : peg) : bool :=
  let c := capacities_at from t in
  let T := distances_out arc c from (only_exit b) (d_rounds C) in
  table_right arc c from (only_exit b) T
  && everywhere (fun a => if port t a && differ a b
       then same_value (value_at T (all a from)) (value ring from (distance_terms l a b))
       else true).

Definition same_later (d x : option terms) : bool :=
  match d, x with
  | Some d, Some x => equal_terms (shift_terms ring d) x
  | None, None => true
  | _, _ => false
  end.

Definition distances_of_type_check (x : type * (list (option terms) * list (option terms)))
  : bool :=
  let '(t, (l, m)) := x in
  late from t
  && everywhere (fun b => if port t b
       then base_check t l b && potentials_check t (exit_at b) (potential_terms m b)
         && everywhere (fun a => if port t a && differ a b
              then same_later (distance_terms l a b) (potential_terms m b a a)
              else true)
       else true).

Definition distances_check : bool :=
  (1 <=? from) && constants_recur ring from && forallb distances_of_type_check (d_types C).

Lemma exit_at_spec b n k : value ring n (exit_at b k) = only_exit b k.
Proof. unfold exit_at, only_exit. destruct (peg_dec k b); auto. simpl. now rewrite term_nil. Qed.

Lemma starts_early : constants_recur ring from = true -> start ring <= from.
Proof. unfold constants_recur. rewrite !andb_true_iff, !Nat.leb_le. tauto. Qed.

(** An accepted table has the distances between the ports of each of its types, for all n. *)
Theorem distances_hold : distances_check = true -> forall n, from <= n -> distances_at n.
Proof.
  unfold distances_check. rewrite !andb_true_iff, forallb_forall, Nat.leb_le.
  intros [[P K] H]. pose proof (starts_early K) as St.
  intros n L. induction L as [|n L IH]; intros t l m I a b A B N; pose proof (H _ I) as T;
    cbn [distances_of_type_check] in T; apply andb_true_iff in T as [La T];
    pose proof (everywhere_spec _ T b) as Tb; cbv beta in Tb; rewrite B, !andb_true_iff in Tb;
    destruct Tb as [[Base Pot] Later]; apply differ_spec in N.
  - unfold base_check in Base. apply andb_true_iff in Base as [R E].
    pose proof (everywhere_spec _ E a) as Ea. cbv beta in Ea. rewrite A, N in Ea.
    apply same_value_spec in Ea. rewrite <- Ea. apply table_is_distance; auto using all_length.
    + now apply (port_spec from).
    + apply fits_all. now apply (port_spec from).
  - pose proof (everywhere_spec _ Later a) as E. cbv beta in E. rewrite A, N in E.
    assert (V : value ring (S n) (distance_terms l a b) = value ring n (potential_terms m b a a)).
    { unfold same_later in E. destruct (distance_terms l a b), (potential_terms m b a a);
        try discriminate; auto. simpl. f_equal. rewrite <- term_shift by lia.
      now apply equal_terms_spec. }
    rewrite V. apply (distance_of_type n t (exit_at b)); auto. intros k. apply exit_at_spec.
Qed.
End Distances.
