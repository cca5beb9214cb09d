(** * Distances of one number of discs, computed
    The least costs of the ways out of all states of one tower stand in a table. How it is made is
    not proved: it is enough that each value is at most that of an exit or one more than that of a
    state that a move leads to, and that one of these attains it ([table_is_right]). *)
From Coq Require Import List Arith Lia Bool ZArith.
From Manaus.families Require Export Ports.
Import ListNotations.
Open Scope nat_scope.

(** Values of the states of n discs. *)
Inductive table := Leaf (o : option Z) | Branch (a b c : table).

Fixpoint value_at (T : table) (s : state) : option Z :=
  match T, s with
  | Leaf o, [] => o
  | Branch a b c, p :: s => value_at (match p with P0 => a | P1 => b | P2 => c end) s
  | _, _ => None
  end.

Fixpoint nothing (n : nat) : table :=
  match n with 0 => Leaf None | S m => let T := nothing m in Branch T T T end.

Fixpoint put_at (T : table) (s : state) (o : option Z) : table :=
  match T, s with
  | Branch a b c, P0 :: s => Branch (put_at a s o) b c
  | Branch a b c, P1 :: s => Branch a (put_at b s o) c
  | Branch a b c, P2 :: s => Branch a b (put_at c s o)
  | _, _ => Leaf o
  end.

Definition less_of (o u : option Z) : option Z :=
  match o, u with Some x, Some y => Some (Z.min x y) | None, u => u | o, None => o end.

Definition at_mostb (o : option Z) (z : Z) : bool :=
  match o with Some x => (x <=? z)%Z | None => false end.
Definition has_value (o : option Z) (z : Z) : bool :=
  match o with Some x => (x =? z)%Z | None => false end.

Lemma at_mostb_spec o z : at_mostb o z = true -> exists x, o = Some x /\ (x <= z)%Z.
Proof. destruct o as [x|]; [|discriminate]. intros H. apply Z.leb_le in H. eauto. Qed.

Lemma has_value_spec o z : has_value o z = true <-> o = Some z.
Proof. destruct o; simpl; [rewrite Z.eqb_eq|]; split; congruence. Qed.

Section Tables.
Variable arc : peg -> peg -> bool.
Variables (c : capacities) (n : nat) (w : peg -> option Z).

Definition exit_value (s : state) : option Z :=
  fold_right (fun k o => if is_tower n k s then less_of (w k) o else o) None pegs.

(** Each state with its exit and its moves. *)
Definition ways : list (state * (option Z * list state)) :=
  map (fun s => (s, (exit_value s, moves_of arc c s))) (tower_states n c).

(** A state gets the least of its exit and of one more than what its moves lead to. *)
Definition improve (Tb : table * bool) (way : state * (option Z * list state)) : table * bool :=
  let '(T, changed) := Tb in
  let '(s, (exit, ts)) := way in
  let best := fold_right (fun t o => less_of (option_map (Z.add 1) (value_at T t)) o) exit ts in
  match best with
  | None => Tb
  | Some x => if has_value (value_at T s) x then Tb else (put_at T s best, true)
  end.

Fixpoint improved (rounds : nat) (l : list (state * (option Z * list state))) (T : table) : table :=
  match rounds with
  | 0 => T
  | S k => let '(T, changed) := fold_left improve l (T, false) in
      if changed then improved k l T else T
  end.

Definition distances_out (rounds : nat) : table := improved rounds ways (nothing n).

(** The conditions on the value of one state. *)
Definition right_at (T : table) (s : state) : bool :=
  forallb (fun k => if is_tower n k s then match w k with
      | None => true
      | Some v => at_mostb (value_at T s) v
      end else true) pegs
  && forallb (fun t => match value_at T t with
      | None => true
      | Some y => at_mostb (value_at T s) (1 + y)
      end) (moves_of arc c s)
  && match value_at T s with
     | None => true
     | Some x => (0 <=? x)%Z
         && (existsb (fun k => is_tower n k s && has_value (w k) x) pegs
             || existsb (fun t => has_value (option_map (Z.add 1) (value_at T t)) x)
                  (moves_of arc c s))
     end.

Definition table_right (T : table) : bool := forallb (right_at T) (tower_states n c).

Variable T : table.
Context (T_right : table_right T = true).

Lemma right_there s : fits c s -> length s = n -> right_at T s = true.
Proof.
  intros F L. unfold table_right in T_right. rewrite forallb_forall in T_right.
  apply T_right, tower_states_are_all. auto.
Qed.

Lemma table_is_low m : forall s k v, fits c s -> length s = n ->
  walk (tower_move arc c) m s (all k n) -> w k = Some v ->
  exists x, value_at T s = Some x /\ (x <= Z.of_nat m + v)%Z.
Proof.
  induction m as [|m IH]; intros s k v F L W V; pose proof (right_there _ F L) as R;
    unfold right_at in R; rewrite !andb_true_iff in R; destruct R as [[E M] _].
  - apply walk_zero in W. rewrite forallb_forall in E. specialize (E k (in_pegs k)).
    rewrite (proj2 (is_tower_spec n k s) W), V in E. now apply at_mostb_spec.
  - inversion W as [|? ? t ? H W']; subst.
    destruct (IH t k v) as (y & Y & Le); eauto using tower_move_fits.
    { now rewrite <- (tower_move_length _ _ _ _ H). }
    rewrite forallb_forall in M. specialize (M t (proj2 (moves_of_are_moves _ _ _ _ F) H)).
    rewrite Y in M. apply at_mostb_spec in M as (x & X & Lx). exists x. split; auto. lia.
Qed.

Lemma table_is_attained m : forall s x, Z.to_nat x < m -> fits c s -> length s = n ->
  value_at T s = Some x -> (0 <= x)%Z /\ way_out arc c n w s x.
Proof.
  induction m as [|m IH]; intros s x Lt F L X; [lia|]. pose proof (right_there _ F L) as R.
  unfold right_at in R. rewrite X, !andb_true_iff, orb_true_iff, Z.leb_le in R.
  destruct R as [_ [P R]]. split; auto. destruct R as [R|R]; apply existsb_exists in R.
  - destruct R as (k & _ & R). apply andb_true_iff in R as [E V].
    apply is_tower_spec in E as ->. apply has_value_spec in V. exists k, x, 0.
    rewrite <- fits_all. do 2 (split; auto). split; [apply here | lia].
  - destruct R as (t & I & Y). apply has_value_spec in Y. apply moves_of_are_moves in I; auto.
    destruct (value_at T t) as [y|] eqn:E; [|discriminate].
    cbn [option_map] in Y. assert (x = 1 + y)%Z by congruence. subst x. clear Y.
    pose proof (tower_move_fits _ _ _ _ I F) as F'.
    assert (L' : length t = n) by now rewrite <- (tower_move_length _ _ _ _ I).
    assert (Q : (0 <= y)%Z).
    { pose proof (right_there t F' L') as R. unfold right_at in R.
      rewrite E, !andb_true_iff, Z.leb_le in R. tauto. }
    destruct (IH t y ltac:(lia) F' L' E) as (_ & k & v & l & Hk & V & W & E').
    exists k, v, (S l). do 2 (split; auto). split; [eapply go; eauto | lia].
Qed.

(** A table that passes has the least costs of the ways out. *)
Theorem table_is_right : forall s x, fits c s -> length s = n ->
  (distance_out arc c n w s x <-> value_at T s = Some x).
Proof.
  intros s x F L.
  assert (A : forall y, value_at T s = Some y -> distance_out arc c n w s y).
  { intros y Y. destruct (table_is_attained (S (Z.to_nat y)) s y) as [_ W]; auto.
    split; auto. intros z (k & v & l & _ & V & W' & <-).
    destruct (table_is_low l s k v F L W' V) as (x' & X & Le). congruence || (rewrite Y in X;
      injection X as <-; auto). }
  split; [|apply A]. intros [W B]. destruct W as (k & v & l & Hk & V & W & E).
  destruct (table_is_low l s k v F L W V) as (y & Y & Le). rewrite Y. f_equal.
  destruct (A y Y) as [Wy By]. specialize (B y Wy).
  enough (y <= x)%Z by lia. lia.
Qed.
End Tables.

(** With one exit the table has the distances to its tower, and none where there is no walk. *)
Lemma table_is_distance arc c n b T s : table_right arc c n (only_exit b) T = true ->
  n <= capacity c b -> fits c s -> length s = n -> distance_is arc c s (all b n) (value_at T s).
Proof.
  intros R H F L. destruct (value_at T s) as [x|] eqn:E.
  - apply distance_to_one; auto. now apply (table_is_right arc c n _ T R).
  - intros [m W]. assert (V : only_exit b b = Some 0%Z)
      by (unfold only_exit; destruct (peg_dec b b); congruence).
    destruct (table_is_low arc c n _ T R m s b 0%Z F L W V) as (x & X & _). congruence.
Qed.
