(** * Sums of distances, for every number of discs
    With the largest disc on a peg, the distances out of a shape are those of its child, each with
    the same number added: so their sum is that of the child, and that number times the number of
    states. Accepted for one n and by these sums, a sum is right for all ([totals_hold]). *)
From Coq Require Import List Arith Lia Bool ZArith.
From Manaus.families Require Export Products Worst.
Import ListNotations.
Open Scope nat_scope.

(** The sums of the shapes, in their order. *)
Record totals := { t_ring : recurrence; t_sums : list terms }.

Definition add_up (l : list Z) : Z := fold_right Z.add 0%Z l.

(** The values of all states that have one add up to z. *)
Definition has_total (P : state -> Z -> Prop) (z : Z) : Prop :=
  exists l : list (state * Z), NoDup (map fst l) /\ (forall s x, In (s, x) l <-> P s x)
    /\ add_up (map snd l) = z.

Lemma add_up_app l r : add_up (l ++ r) = (add_up l + add_up r)%Z.
Proof. unfold add_up. induction l as [|a l IH]; simpl; auto. rewrite IH. lia. Qed.

Lemma has_total_none P : (forall s x, ~ P s x) -> has_total P 0.
Proof.
  intros H. exists []. split; [constructor|]. split; auto. intros s x.
  split; [intros [] | intros K; exact (H s x K)].
Qed.

(** Each value with m added. *)
Lemma has_total_shift P Q m k z : (forall s x, Q s x <-> P s (x - m)%Z) ->
  has_number (fun s => exists x, P s x) k -> has_total P z -> has_total Q (z + m * k).
Proof.
  intros H (q & <- & K) (l & N & I & <-). exists (map (fun '(s, x) => (s, (x + m)%Z)) l).
  assert (F : map fst (map (fun '(s, x) => (s, (x + m)%Z)) l) = map fst l)
    by (rewrite map_map; apply map_ext; now intros [s x]).
  rewrite F. split; auto. split.
  - intros s x. rewrite in_map_iff, H, <- I. split.
    + intros ([t y] & E & J). injection E as -> <-. now replace (y + m - m)%Z with y by lia.
    + intros J. exists (s, (x - m)%Z). split; auto. f_equal. lia.
  - replace q with (length l).
    + clear. unfold add_up. induction l as [|[s x] l IH]; cbn [map snd fold_right length]; lia.
    + apply (number_is_once (fun s => exists x, P s x)); auto. exists (map fst l).
      split; auto. split; [apply map_length|]. intros s. rewrite in_map_iff. split.
      * intros ([t x] & <- & J). apply I in J. eauto.
      * intros (x & J). apply I in J. exists (s, x). auto.
Qed.

(** By the peg of the largest disc. *)
Lemma has_total_by_parts P z : (forall x, ~ P [] x) ->
  (forall j, has_total (fun r => P (j :: r)) (z j)) -> has_total P (sum_of z).
Proof.
  intros E H. destruct (H P0) as (l0 & N0 & I0 & E0), (H P1) as (l1 & N1 & I1 & E1),
    (H P2) as (l2 & N2 & I2 & E2).
  set (above := fun (p : peg) (l : list (state * Z)) => map (fun '(s, x) => (p :: s, x)) l).
  assert (F : forall p l, map fst (above p l) = map (cons p) (map fst l)).
  { intros p l. unfold above. rewrite !map_map. apply map_ext. now intros [s x]. }
  assert (G : forall p l, map snd (above p l) = map snd l).
  { intros p l. unfold above. rewrite map_map. apply map_ext. now intros [s x]. }
  assert (J : forall p l s x, In (s, x) (above p l) <-> exists r, s = p :: r /\ In (r, x) l).
  { intros p l s x. unfold above. rewrite in_map_iff. split.
    - intros ([r y] & K & I). injection K as <- <-. eauto.
    - intros (r & -> & I). exists (r, x). auto. }
  assert (D : forall (p q : peg) (a b : list state) s, p <> q ->
    In s (map (cons p) a) -> ~ In s (map (cons q) b)).
  { intros p q a b s N I K. apply in_map_iff in I as (x & <- & _).
    apply in_map_iff in K as (y & K & _). congruence. }
  exists (above P0 l0 ++ above P1 l1 ++ above P2 l2). rewrite !map_app, !F, !G. split; [|split].
  - apply once_together; [now apply once_above | apply once_together; try now apply once_above |].
    + intros s. apply D. discriminate.
    + intros s I K. apply in_app_iff in K as [K|K]; revert K; refine (D _ _ _ _ s _ I);
        discriminate.
  - intros s x. rewrite !in_app_iff, !J. split.
    + intros [(r & -> & I)|[(r & -> & I)|(r & -> & I)]]; [apply I0 | apply I1 | apply I2]; auto.
    + destruct s as [|[] r]; [intros K; now apply E in K|..]; intros K;
        [left | right; left | right; right]; exists r; split; auto;
        [now apply I0 | now apply I1 | now apply I2].
  - rewrite !add_up_app, E0, E1, E2. unfold sum_of. lia.
Qed.

Section Totals.
Variable arc : peg -> peg -> bool.
Variables (C : distances) (W : shapes) (V : totals).
Notation ring := (d_ring C).
Notation counts := (w_ring W).
Notation sums := (t_ring V).
Notation from := (d_from C).

Definition total_terms (q : nat) : terms := nth q (t_sums V) [].

(** What child j adds to the sum. *)
Definition share_of_total (S : shape) (j : peg) : terms :=
  match child_of S j with
  | None => []
  | Some K => match nth_error (w_shapes W) (k_shape K) with
      | None => []
      | Some Q => add_terms (total_terms (k_shape K))
          (product ring counts sums (k_shift K) (s_reach Q))
      end
  end.

Definition products_check (S : shape) (j : peg) : bool :=
  match child_of S j with
  | None => true
  | Some K => match nth_error (w_shapes W) (k_shape K) with
      | None => true
      | Some Q => product_check ring counts sums (k_shift K) (s_reach Q)
      end
  end.

Definition total_base_check (S : shape) (e : Z) : bool :=
  let c := capacities_at from (s_type S) in
  let w := fun k => value ring from (offset S k) in
  let T := distances_out arc c from w (d_rounds C) in
  table_right arc c from w T
  && (add_up (map (fun s => match value_at T s with Some x => x | None => 0%Z end)
       (tower_states from c)) =? e)%Z.

Definition total_check (S : shape) (e : terms) : bool :=
  total_base_check S (term sums e from)
  && everywhere (products_check S)
  && equal_terms (shift_terms sums e) (add_shares (share_of_total S)).

Definition totals_check : bool :=
  (start sums <=? from)
  && forallb (fun q => match nth_error (w_shapes W) q with
      | None => false
      | Some X => total_check X (total_terms q)
      end) (seq 0 (length (w_shapes W))).

Lemma total_at_base S z : total_base_check S z = true -> has_total (out arc C from S) z.
Proof.
  unfold total_base_check. cbv zeta. rewrite andb_true_iff, Z.eqb_eq.
  set (T := distances_out _ _ _ _ _). set (states := tower_states _ _). intros [R <-].
  set (known := fun s => match value_at T s with Some _ => true | None => false end).
  set (val := fun s => match value_at T s with Some x => x | None => 0%Z end).
  exists (map (fun s => (s, val s)) (filter known states)).
  rewrite !map_map, map_id. split; [apply NoDup_filter, tower_states_once|]. split.
  - intros s x. rewrite in_map_iff. unfold out, state_of, known, val. split.
    + intros (t & E & I). injection E as -> <-. apply filter_In in I as [I K].
      apply tower_states_are_all in I as [L F]. split; auto.
      apply (table_is_right arc _ _ _ T R); auto. destruct (value_at T s); auto; discriminate.
    + intros [[L F] D]. apply (table_is_right arc _ _ _ T R) in D; auto. exists s. rewrite D.
      split; auto. apply filter_In. rewrite D. split; auto. now apply tower_states_are_all.
  - unfold known, val. clear R. unfold add_up.
    induction states as [|s l IH]; simpl; auto. destruct (value_at T s) eqn:E; simpl; auto.
    rewrite E. now f_equal.
Qed.

(** Accepted sums are right for all n. *)
Theorem totals_hold : distances_check arc C = true -> shapes_check arc C W = true ->
  totals_check = true -> forall n, from <= n -> forall q S, nth_error (w_shapes W) q = Some S ->
  has_total (out arc C n S) (term sums (total_terms q) n).
Proof.
  intros D H G. pose proof (distances_hold arc C D) as Dn.
  pose proof (shapes_hold arc C W D H) as Wn.
  unfold distances_check in D. rewrite !andb_true_iff, Nat.leb_le in D. destruct D as [[P K] _].
  unfold shapes_check in H. rewrite andb_true_iff, Nat.leb_le, forallb_forall in H.
  destruct H as [_ H]. unfold totals_check in G.
  rewrite andb_true_iff, Nat.leb_le, forallb_forall in G. destruct G as [St G].
  assert (T : forall q S,
    nth_error (w_shapes W) q = Some S -> total_check S (total_terms q) = true).
  { intros q S E. assert (q < length (w_shapes W)) by (apply nth_error_Some; congruence).
    specialize (G q ltac:(apply in_seq; lia)). now rewrite E in G. }
  intros n L. induction L as [|n L IH]; intros q S E; pose proof (T q S E) as Z;
    unfold total_check in Z; rewrite !andb_true_iff in Z; destruct Z as [[B M] Z].
  - now apply total_at_base.
  - rewrite <- term_shift, (equal_terms_spec sums _ _ n Z) by lia.
    unfold add_shares. rewrite !term_add, term_nil.
    apply (has_total_by_parts _ (fun j => term sums (share_of_total S j) n));
      [intros x O; now apply no_empty_state in O|]. intros j.
    pose proof (everywhere_spec _ M j) as Mj. unfold products_check in Mj. unfold share_of_total.
    assert (I : In S (w_shapes W)) by (eapply nth_error_In; eauto).
    destruct (part_cases arc C W n S K P L (Dn n L) (Wn n L) (H S I) j)
      as [[-> N]|(c & Q & Ec & Eq & (_ & _ & R & _) & O & _)].
    + rewrite term_nil. apply has_total_none. auto.
    + rewrite Ec, Eq in *. rewrite term_add, product_spec by (auto; lia).
      apply (has_total_shift (out arc C n Q)); auto.
Qed.
End Totals.
