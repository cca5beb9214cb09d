(** * The worst case, for every number of discs
    A shape is a type with an offset for each port; how far a state is from the goal, by the ports
    of a part, is its distance out with such offsets. With the largest disc on peg j that is a
    number for j alone and the distance out in a shape of part j. So over the states of a shape
    the largest distance is the largest of at most three, the number of states that have one is a
    sum of three, and the number of the farthest is the sum over the parts that attain the largest.
    A finite table of shapes for which this is certified, and which is right for one n, is right
    for all ([shapes_hold]). *)
From Coq Require Import List Arith Lia Bool ZArith.
From Manaus.families Require Export Claims Distances.
Import ListNotations.
Open Scope nat_scope.

(** The part of a shape: what is added to its offsets, the number of its shape, and whether the
    worst case is there. *)
Record child := { k_shift : terms; k_shape : nat; k_worst : bool }.

(** Offsets at 0, 1, 2; potentials of the corner (j, k) at 3j + k, for n where the tower has n + 1
    discs; children at 0, 1, 2, of which the shift is for n in the same way. *)
Record shape := {
  s_type : type;
  s_offsets : list (option terms);
  s_potentials : list (option terms);
  s_children : list (option child);
  s_worst : terms;
  s_farthest : terms;
  s_reach : terms
}.

Record shapes := { w_ring : recurrence; w_shapes : list shape }.

(** [number_is], of a number in Z. *)
Definition has_number (P : state -> Prop) (z : Z) : Prop :=
  exists k, Z.of_nat k = z /\ number_is P k.

Lemma has_number_same P Q z : (forall s, P s <-> Q s) -> has_number P z -> has_number Q z.
Proof. intros H (k & E & K). exists k. split; auto. revert K. now apply number_is_same. Qed.

Lemma has_number_none P : (forall s, ~ P s) -> has_number P 0.
Proof.
  intros H. exists 0. split; auto. exists []. repeat split; [constructor | intros [] |].
  intros K. exact (H x K).
Qed.

(** By the peg of the largest disc. *)
Lemma has_number_by_parts P z :
  ~ P [] -> (forall j, has_number (fun r => P (j :: r)) (z j)) -> has_number P (sum_of z).
Proof.
  intros E H. destruct (H P0) as (k0 & E0 & l0 & N0 & L0 & I0),
    (H P1) as (k1 & E1 & l1 & N1 & L1 & I1), (H P2) as (k2 & E2 & l2 & N2 & L2 & I2).
  exists (k0 + (k1 + k2)). split; [unfold sum_of; lia|].
  exists (map (cons P0) l0 ++ map (cons P1) l1 ++ map (cons P2) l2). split; [|split].
  - assert (D : forall (p q : peg) (a b : list state) s, p <> q ->
      In s (map (cons p) a) -> In s (map (cons q) b) -> False).
    { intros p q a b s N I J. apply in_map_iff in I as (x & <- & _).
      apply in_map_iff in J as (y & K & _). congruence. }
    apply once_together; [now apply once_above | apply once_together; try now apply once_above |].
    + intros s I J. apply (D P1 P2 l1 l2 s); auto. discriminate.
    + intros s I J. apply in_app_iff in J as [J|J]; refine (D _ _ _ _ s _ I J); discriminate.
  - rewrite !app_length, !map_length. lia.
  - intros s. rewrite !in_app_iff, !in_map_iff. split.
    + intros [(r & <- & I)|[(r & <- & I)|(r & <- & I)]]; [apply I0 | apply I1 | apply I2]; auto.
    + destruct s as [|[] r]; [tauto|..]; intros K; [left | right; left | right; right];
        exists r; split; auto; [now apply I0 | now apply I1 | now apply I2].
Qed.

(** A state of the type, with n discs. *)
Definition state_of (n : nat) (t : type) (s : state) : Prop :=
  length s = n /\ fits (capacities_at n t) s.

Lemma state_of_cons from n t j r : late from t = true -> from <= n ->
  (state_of (S n) t (j :: r) <-> has_part t j = true /\ state_of n (part t j) r).
Proof.
  intros H L. unfold state_of. rewrite fits_cons, <- (has_part_spec from n) by auto. simpl.
  unfold holds. rewrite Nat.leb_le.
  enough (H0 : length r = n -> 1 <= capacity (capacities_at (S n) t) j ->
    (fits (less (capacities_at (S n) t) j) r <-> fits (capacities_at n (part t j)) r))
    by (split; [intros (E & R & F); injection E as E | intros (R & E & F)]; repeat split;
      try (now f_equal); auto; now apply H0).
  intros E R. assert (A : holds (capacities_at (S n) t) j = true) by now apply Nat.leb_le.
  apply part_alike in A. rewrite <- E in A at 1.
  split; apply alike_fits; auto using alike_sym.
Qed.

Section Worst.
Variable arc : peg -> peg -> bool.
Variables (C : distances) (W : shapes).
Notation ring := (d_ring C).
Notation counts := (w_ring W).
Notation from := (d_from C).
Notation at_n n := (value ring n).

Definition offset (S : shape) (k : peg) : option terms := nth (peg_number k) (s_offsets S) None.
Definition corner_terms (S : shape) (j k : peg) : option terms :=
  nth (3 * peg_number j + peg_number k) (s_potentials S) None.
Definition child_of (S : shape) (j : peg) : option child := nth (peg_number j) (s_children S) None.

(** The distance out of a state with the offsets of a shape, for n discs. *)
Definition out (n : nat) (S : shape) (s : state) (z : Z) : Prop :=
  state_of n (s_type S) s
  /\ distance_out arc (capacities_at n (s_type S)) n (fun k => at_n n (offset S k)) s z.

(** What is claimed of a shape for n discs. *)
Definition shape_at (n : nat) (S : shape) : Prop :=
  let e := term ring (s_worst S) n in
  (exists s, out n S s e)
  /\ (forall s z, out n S s z -> (z <= e)%Z)
  /\ has_number (fun s => exists z, out n S s z) (term counts (s_reach S) n)
  /\ has_number (fun s => out n S s e) (term counts (s_farthest S) n).

(** ** The checks *)
Definition shifted (x y : option terms) (shift : terms) : bool :=
  match x, y with
  | Some x, Some y => equal_terms x (add_terms shift y)
  | None, None => true
  | _, _ => false
  end.

Definition child_check (S : shape) (j : peg) : bool :=
  let t := s_type S in
  match child_of S j with
  | None => everywhere (fun k => if has_corner t j k
      then match corner_terms S j k with None => true | Some _ => false end else true)
  | Some K => has_part t j && match nth_error (w_shapes W) (k_shape K) with
      | None => false
      | Some Q => (if type_dec (s_type Q) (part t j) then true else false)
          && everywhere (fun k => if port (part t j) k
               then shifted (corner_terms S j k) (offset Q k) (k_shift K) else true)
          && (let worst := shift_terms ring (s_worst S) in
              let there := add_terms (k_shift K) (s_worst Q) in
              if k_worst K then equal_terms worst there
              else nonnegative ring from (d_chains C)
                (add_terms worst (scale_terms (-1) (one_more C there))))
      end
  end.

(** What child j adds to a number: all of its shape, or only if the worst case is there. *)
Definition share (f : shape -> terms) (only_worst : bool) (S : shape) (j : peg) : terms :=
  match child_of S j with
  | None => []
  | Some K => if only_worst && negb (k_worst K) then []
      else match nth_error (w_shapes W) (k_shape K) with None => [] | Some Q => f Q end
  end.

Definition add_shares (f : peg -> terms) : terms :=
  add_terms (f P0) (add_terms (f P1) (add_terms (f P2) [])).

Definition shape_base_check (S : shape) : bool :=
  let c := capacities_at from (s_type S) in
  let w := fun k => at_n from (offset S k) in
  let T := distances_out arc c from w (d_rounds C) in
  let states := tower_states from c in
  let e := term ring (s_worst S) from in
  let number f := Z.of_nat (length (filter f states)) in
  table_right arc c from w T
  && forallb (fun s => match value_at T s with None => true | Some x => (x <=? e)%Z end) states
  && existsb (fun s => has_value (value_at T s) e) states
  && (number (fun s => match value_at T s with None => false | Some _ => true end)
      =? term counts (s_reach S) from)%Z
  && (number (fun s => has_value (value_at T s) e) =? term counts (s_farthest S) from)%Z.

Definition shape_check (S : shape) : bool :=
  late from (s_type S)
  && potentials_check arc C (s_type S) (fun k => option_map (shift_terms ring) (offset S k))
       (corner_terms S)
  && everywhere (child_check S)
  && somewhere (fun j => match child_of S j with Some K => k_worst K | None => false end)
  && equal_terms (shift_terms counts (s_reach S)) (add_shares (share s_reach false S))
  && equal_terms (shift_terms counts (s_farthest S)) (add_shares (share s_farthest true S))
  && shape_base_check S.

Definition shapes_check : bool := (start counts <=? from) && forallb shape_check (w_shapes W).

(** ** For one n *)
Lemma number_in_list (P : state -> Prop) f n t z :
  (Z.of_nat (length (filter f (tower_states n (capacities_at n t)))) =? z)%Z = true ->
  (forall s, P s -> state_of n t s) -> (forall s, state_of n t s -> (f s = true <-> P s)) ->
  has_number P z.
Proof.
  intros E H F. apply Z.eqb_eq in E. eexists. split; [exact E|]. eexists.
  split; [apply NoDup_filter, tower_states_once|]. split; eauto. intros s.
  rewrite filter_In, tower_states_are_all. split.
  - intros [I K]. now apply F.
  - intros K. split; [apply H; auto|]. now apply F; [apply H|].
Qed.

Lemma shape_at_base S : shape_base_check S = true -> shape_at from S.
Proof.
  unfold shape_base_check. cbv zeta. rewrite !andb_true_iff.
  set (T := distances_out _ _ _ _ _). intros [[[[R B] E] N] F].
  assert (X : forall s z, out from S s z <-> state_of from (s_type S) s /\ value_at T s = Some z).
  { intros s z. unfold out.
    enough (state_of from (s_type S) s -> (distance_out arc (capacities_at from (s_type S)) from
      (fun k => at_n from (offset S k)) s z <-> value_at T s = Some z)) by tauto.
    intros [L K]. now apply table_is_right. }
  set (e := term ring (s_worst S) from) in *. unfold shape_at. cbv zeta. fold e.
  split; [|split; [|split]].
  - apply existsb_exists in E as (s & I & V). exists s. apply X. apply has_value_spec in V.
    split; auto. now apply tower_states_are_all.
  - intros s z O. apply X in O as [I V]. rewrite forallb_forall in B.
    specialize (B s (proj2 (tower_states_are_all _ _ _) I)). rewrite V in B.
    now apply Z.leb_le.
  - apply (number_in_list _ _ _ _ _ N); [intros s (z & O); now apply O|]. intros s I.
    destruct (value_at T s) as [x|] eqn:V; split; intros H; auto; try discriminate.
    + exists x. now apply X.
    + destruct H as (z & O). apply X in O as [_ O]. congruence.
  - apply (number_in_list _ _ _ _ _ F); [intros s O; now apply O|]. intros s I.
    rewrite has_value_spec, X. tauto.
Qed.

(** ** From n to n + 1 *)
Section Step.
Variables (n : nat) (S : shape).
Context (ones : constants_recur ring from = true).
Context (positive : 1 <= from).
Context (enough : from <= n).
Context (below : distances_at arc C n).
Context (shapes_below : forall Q, In Q (w_shapes W) -> shape_at n Q).
Context (checked : shape_check S = true).
Notation t := (s_type S).
Notation n' := (Datatypes.S n).

Lemma checks : late from t = true
  /\ potentials_check arc C t (fun k => option_map (shift_terms ring) (offset S k)) (corner_terms S)
    = true
  /\ (forall j, child_check S j = true).
Proof.
  unfold shape_check in checked. rewrite !andb_true_iff in checked.
  destruct checked as [[[[[[H P] K] _] _] _] _]. repeat split; auto.
  now apply everywhere_spec.
Qed.

(** With the largest disc on j, by the potentials of the corners. *)
Lemma out_of_part j r z : out n' S (j :: r) z <-> has_part t j = true /\ state_of n (part t j) r
  /\ distance_out arc (capacities_at n (part t j)) n (fun k => at_n n (corner_terms S j k)) r z.
Proof.
  destruct checks as (La & P & _). unfold out. rewrite (state_of_cons from) by auto.
  enough (has_part t j = true -> state_of n (part t j) r ->
    (distance_out arc (capacities_at n' t) n' (fun k => at_n n' (offset S k)) (j :: r) z
      <-> distance_out arc (capacities_at n (part t j)) n (fun k => at_n n (corner_terms S j k))
        r z)) by tauto.
  intros Hj [L F]. assert (R : holds (capacities_at n' t) j = true)
    by now rewrite (has_part_spec from).
  pose proof (part_alike n t j R) as A.
  assert (F' : fits (less (capacities_at n' t) j) r).
  { apply (alike_fits (capacities_at n (part t j))); rewrite ?L; auto using alike_sym. }
  pose proof (distance_out_of_type arc C n t _ (corner_terms S) ones positive enough La below P j
    r z (proj1 (Nat.leb_le _ _) R) F' L) as E.
  rewrite <- (alike_distance_out arc _ _ n _ r z A L), <- E.
  apply distance_out_same. intros k. destruct (offset S k) as [w|]; auto. simpl. f_equal.
  symmetry. apply term_shift. pose proof (starts_early C ones). lia.
Qed.

(** Of part j: no state has a distance, or they have those of the child, shifted. *)
Definition part_is (j : peg) : Prop :=
  (child_of S j = None /\ forall r z, ~ out n' S (j :: r) z)
  \/ exists K Q, child_of S j = Some K /\ nth_error (w_shapes W) (k_shape K) = Some Q
    /\ shape_at n Q
    /\ (forall r z, out n' S (j :: r) z <-> out n Q r (z - term ring (k_shift K) n))
    /\ let there := (term ring (k_shift K) n + term ring (s_worst Q) n)%Z in
       if k_worst K then term ring (s_worst S) n' = there else (there < term ring (s_worst S) n')%Z.

Lemma part_cases j : part_is j.
Proof.
  destruct checks as (La & _ & H). specialize (H j). unfold child_check in H. unfold part_is.
  destruct (child_of S j) as [K|].
  - right. apply andb_true_iff in H as [P H].
    destruct (nth_error (w_shapes W) (k_shape K)) as [Q|] eqn:E; [|discriminate].
    rewrite !andb_true_iff in H. destruct H as [[T O] M].
    destruct (type_dec (s_type Q) (part t j)) as [TE|]; [|discriminate].
    exists K, Q. split; auto. split; auto.
    split; [apply shapes_below; eapply nth_error_In; eauto|]. split.
    + intros r z. rewrite out_of_part. unfold out. rewrite TE.
      enough (distance_out arc (capacities_at n (part t j)) n
        (fun k => at_n n (corner_terms S j k)) r z <-> distance_out arc
        (capacities_at n (part t j)) n (fun k => at_n n (offset Q k)) r
        (z - term ring (k_shift K) n)) by tauto.
      apply offsets_shift. intros k Hk. apply (port_spec from) in Hk; auto using late_part.
      pose proof (everywhere_spec _ O k) as V. cbv beta in V. rewrite Hk in V. unfold shifted in V.
      destruct (corner_terms S j k) as [x|], (offset Q k) as [y|]; try discriminate; auto.
      simpl. f_equal. now rewrite (equal_terms_spec ring _ _ n V), term_add.
    + assert (Sh : term ring (s_worst S) n' = term ring (shift_terms ring (s_worst S)) n)
        by (symmetry; apply term_shift; pose proof (starts_early C ones); lia).
      cbv zeta. rewrite Sh, <- term_add. destruct (k_worst K); [now apply equal_terms_spec|].
      pose proof (nonnegative_spec _ _ _ _ M n enough) as G.
      rewrite term_add, term_scale, (term_one_more C n ones) in G. lia.
  - left. split; auto. intros r z O. apply out_of_part in O as (P & I & (k & v & l & Hk & V & _)
      & _).
    apply (port_spec from) in Hk; auto using late_part. pose proof (everywhere_spec _ H k) as X.
    cbv beta in X. unfold has_corner in X. rewrite P, Hk in X. cbn [andb] in X.
    destruct (corner_terms S j k); discriminate.
Qed.

Lemma shares_spec f m : term counts (add_shares f) m = sum_of (fun j => term counts (f j) m).
Proof. unfold add_shares, sum_of. now rewrite !term_add, term_nil. Qed.

Lemma no_empty_state z : ~ out n' S [] z.
Proof. intros [[E _] _]. discriminate. Qed.

Lemma shape_at_next : start counts <= n -> shape_at n' S.
Proof.
  intros St. set (e := term ring (s_worst S) n').
  pose proof checked as H. unfold shape_check in H. rewrite !andb_true_iff in H.
  destruct H as [[[[[[_ _] _] M] R] F] _]. unfold shape_at. cbv zeta. fold e.
  split; [|split; [|split]].
  - apply somewhere_spec in M as (j & M).
    destruct (part_cases j) as [[E _]|(K & Q & E & _ & (I & _) & O & T)]; rewrite E in M;
      [discriminate|]. rewrite M in T. cbv zeta in T. fold e in T. destruct I as (r & I).
    exists (j :: r). apply O.
    replace (e - term ring (k_shift K) n)%Z with (term ring (s_worst Q) n) by lia. auto.
  - intros [|j r] z O; [now apply no_empty_state in O|].
    destruct (part_cases j) as [[_ N]|(K & Q & _ & _ & (_ & B & _) & P & T)];
      [now apply N in O|].
    apply P, B in O. cbv zeta in T. fold e in T. destruct (k_worst K); lia.
  - rewrite <- term_shift, (equal_terms_spec counts _ _ n R), shares_spec by auto.
    apply has_number_by_parts; [intros (z & O); now apply no_empty_state in O|]. intros j.
    unfold share. destruct (part_cases j) as [[-> N]|(K & Q & -> & -> & (_ & _ & N & _) & P & _)].
    + rewrite term_nil. apply has_number_none. intros r (z & O). now apply N in O.
    + cbn [andb]. revert N. apply has_number_same. intros r. split; intros (z & O).
      * exists (z + term ring (k_shift K) n)%Z. apply P. now rewrite Z.add_simpl_r.
      * apply P in O. eauto.
  - rewrite <- term_shift, (equal_terms_spec counts _ _ n F), shares_spec by auto.
    apply has_number_by_parts; [apply no_empty_state|]. intros j. unfold share.
    destruct (part_cases j) as [[-> N]|(K & Q & -> & -> & (_ & B & _ & N) & P & T)].
    + rewrite term_nil. apply has_number_none. intros r O. now apply N in O.
    + cbv zeta in T. fold e in T. destruct (k_worst K); cbn [andb negb].
      * revert N. apply has_number_same. intros r. rewrite P.
        now replace (e - term ring (k_shift K) n)%Z with (term ring (s_worst Q) n) by lia.
      * rewrite term_nil. apply has_number_none. intros r O. apply P, B in O. lia.
Qed.
End Step.

(** Accepted shapes are right for all n. *)
Theorem shapes_hold : distances_check arc C = true -> shapes_check = true ->
  forall n, from <= n -> forall S, In S (w_shapes W) -> shape_at n S.
Proof.
  intros D H. pose proof (distances_hold arc C D) as Dn.
  unfold distances_check in D. rewrite !andb_true_iff, Nat.leb_le in D. destruct D as [[P K] _].
  unfold shapes_check in H. rewrite andb_true_iff, Nat.leb_le, forallb_forall in H.
  destruct H as [St H].
  intros n L. induction L as [|n L IH]; intros S I; pose proof (H S I) as Z.
  - apply shape_at_base. unfold shape_check in Z. rewrite !andb_true_iff in Z. apply Z.
  - apply shape_at_next; auto. lia.
Qed.
End Worst.
