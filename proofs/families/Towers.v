(** * Towers with any capacities and any pairs of pegs
    A digraph says from which peg to which a disc may go ([arc]), and each peg holds some number of
    discs. The largest disc decides: take it away, and what is left of a tower with it on peg p is
    a tower with one place less on p; a move either is one of such a part, or it is the largest
    disc's own, and then all others stand on the third peg ([move_by_largest]). So the states and
    the moves of n + 1 discs are those of three parts, and at most six links. *)
From Coq Require Import List Arith Lia Bool ZArith.
From Manaus.towers Require Export Rules.
Import ListNotations.

(** ** Capacities *)
(** How many discs p0, p1 and p2 hold. *)
Definition capacities : Type := nat * nat * nat.

Definition capacity (c : capacities) : peg -> nat := let '(x, y, z) := c in rooms x y z.

(** One place less on a peg. *)
Definition less (c : capacities) (p : peg) : capacities :=
  let '(x, y, z) := c in
  match p with P0 => (x - 1, y, z) | P1 => (x, y - 1, z) | P2 => (x, y, z - 1) end.

Lemma capacity_less c p q :
  capacity (less c p) q = if peg_dec p q then capacity c q - 1 else capacity c q.
Proof. destruct c as [[x y] z], p, q; reflexivity. Qed.

(** The number of discs on a peg; it does not unfold by itself, as [count] does. *)
Definition discs (s : state) (p : peg) : nat := count p s.

(** No peg holds more than it can. *)
Definition fits (c : capacities) (s : state) : Prop := forall p, discs s p <= capacity c p.

Definition differ (p q : peg) : bool := if peg_dec p q then false else true.

Lemma differ_spec p q : differ p q = true <-> p <> q.
Proof. unfold differ. destruct (peg_dec p q); split; congruence. Qed.

Lemma discs_cons p s q : discs (p :: s) q = (if peg_dec p q then 1 else 0) + discs s q.
Proof. unfold discs; simpl. now destruct (peg_dec p q). Qed.

Lemma discs_none s p : ~ In p s -> discs s p = 0.
Proof. apply count_occ_not_In. Qed.

Lemma discs_app s t p : discs (s ++ t) p = discs s p + discs t p.
Proof. apply count_occ_app. Qed.

Lemma discs_all p n q : discs (all p n) q = if peg_dec p q then n else 0.
Proof.
  unfold discs. destruct (peg_dec p q) as [->|N]; [apply count_all | apply count_other]; auto.
Qed.

Lemma fits_cons c p s : fits c (p :: s) <-> 1 <= capacity c p /\ fits (less c p) s.
Proof.
  unfold fits. split.
  - intros H. split.
    + specialize (H p). rewrite discs_cons in H. destruct (peg_dec p p); [lia | congruence].
    + intros q. specialize (H q). rewrite discs_cons in H. rewrite capacity_less.
      destruct (peg_dec p q); lia.
  - intros [A H] q. specialize (H q). rewrite discs_cons. rewrite capacity_less in H.
    destruct (peg_dec p q); subst; lia.
Qed.

Lemma fits_all c p n : fits c (all p n) <-> n <= capacity c p.
Proof.
  split; intros H.
  - specialize (H p). rewrite discs_all in H. destruct (peg_dec p p); [auto | congruence].
  - intros q. rewrite discs_all. destruct (peg_dec p q); subst; lia.
Qed.

Lemma bare_is_third s p q : p <> q -> (~ In p s /\ ~ In q s <-> s = all (third p q) (length s)).
Proof.
  intros N. split; [intros [Hp Hq]; now apply bare|].
  intros ->. destruct (third_ne p q N). split; apply not_in_all; congruence.
Qed.

(** ** Sums *)
(** A sum over the pegs. *)
Notation over_pegs f := (list_sum (map f pegs)).

Definition one (b : bool) : nat := if b then 1 else 0.

Lemma sum_ext {A} (f g : A -> nat) l :
  (forall x, In x l -> f x = g x) -> list_sum (map f l) = list_sum (map g l).
Proof. intros H. f_equal. now apply map_ext_in. Qed.

Lemma sum_plus {A} (f g : A -> nat) l :
  list_sum (map (fun x => f x + g x) l) = list_sum (map f l) + list_sum (map g l).
Proof. induction l; simpl in *; unfold list_sum in *; simpl; lia. Qed.

Lemma filter_less {A} (f g : A -> bool) l a : (forall x, f x = true -> g x = true) -> In a l ->
  f a = false -> g a = true -> length (filter f l) < length (filter g l).
Proof.
  intros FG I F G. assert (Le : forall l, length (filter f l) <= length (filter g l)).
  { clear - FG. induction l as [|x l IH]; simpl; auto.
    destruct (f x) eqn:Fx; [rewrite (FG x Fx) | destruct (g x)]; simpl; lia. }
  induction l as [|x l IH]; simpl in *; [tauto|]. specialize (Le l).
  destruct I as [->|I]; [rewrite F, G; simpl; lia|]. specialize (IH I).
  destruct (f x) eqn:Fx; [rewrite (FG x Fx) | destruct (g x)]; simpl; lia.
Qed.

Lemma sum_zero {A} (l : list A) : list_sum (map (fun _ => 0) l) = 0.
Proof. induction l; auto. Qed.

Lemma sum_flat_map {A B} (f : B -> nat) (g : A -> list B) l :
  list_sum (map f (flat_map g l)) = list_sum (map (fun x => list_sum (map f (g x))) l).
Proof.
  induction l as [|a l IH]; simpl; auto. now rewrite map_app, list_sum_app, IH.
Qed.

Lemma sum_exchange {A B} (f : A -> B -> nat) k l :
  list_sum (map (fun x => list_sum (map (f x) l)) k)
    = list_sum (map (fun y => list_sum (map (fun x => f x y) k)) l).
Proof.
  induction k as [|x k IH]; simpl; [now rewrite sum_zero|]. rewrite IH, (sum_plus (f x)). auto.
Qed.

Lemma length_filter {A} (f : A -> bool) l :
  length (filter f l) = list_sum (map (fun x => one (f x)) l).
Proof. induction l as [|a l IH]; simpl; auto. destruct (f a); simpl; auto. Qed.

(** ** Moves *)
Section Moves.
Variable arc : peg -> peg -> bool.

(** A disc goes from p to q: the digraph lets it, no smaller one lies on either, and q has room. *)
Definition tower_move (c : capacities) (s t : state) : Prop :=
  exists l p q r, s = l ++ p :: r /\ t = l ++ q :: r /\ p <> q /\ arc p q = true
    /\ ~ In p r /\ ~ In q r /\ discs s q < capacity c q.

Lemma tower_move_length c s t : tower_move c s t -> length s = length t.
Proof. intros (l & p & q & r & -> & -> & _). now rewrite !app_length. Qed.

(** A move keeps the largest disc and is one of the part, or moves it, under a tower of others. *)
Theorem move_by_largest : forall c a s b t, 1 <= capacity c a ->
  (tower_move c (a :: s) (b :: t)
    <-> (a = b /\ tower_move (less c a) s t)
      \/ (a <> b /\ arc a b = true /\ 1 <= capacity c b /\ s = t
        /\ s = all (third a b) (length s))).
Proof.
  intros c a s b t Ha. split.
  - intros (l & p & q & r & Es & Et & N & A & Hp & Hq & R).
    destruct l as [|x l]; simpl in Es, Et.
    + right. injection Es as -> ->. injection Et as -> ->. rewrite discs_cons in R.
      destruct (peg_dec p q); [congruence|]. repeat split; auto; [lia | now apply bare].
    + left. injection Es as <- ->. injection Et as -> ->. split; auto.
      exists l, p, q, r. repeat split; auto. rewrite discs_cons in R. rewrite capacity_less.
      destruct (peg_dec a q); lia.
  - intros [[<- (l & p & q & r & -> & -> & N & A & Hp & Hq & R)] | (N & A & Hb & <- & E)].
    + exists (a :: l), p, q, r. repeat split; auto. rewrite discs_cons.
      rewrite capacity_less in R. destruct (peg_dec a q); subst; lia.
    + apply bare_is_third in E as [Na Nb]; auto. exists [], a, b, s. repeat split; auto.
      rewrite discs_cons, (discs_none s b Nb). destruct (peg_dec a b); [congruence | lia].
Qed.

Lemma tower_move_fits c s t : tower_move c s t -> fits c s -> fits c t.
Proof.
  intros (l & p & q & r & -> & -> & N & A & Hp & Hq & R) F x.
  specialize (F x). rewrite discs_app, discs_cons in *.
  destruct (peg_dec p x), (peg_dec q x); subst; lia.
Qed.

(** ** All states *)
Definition holds (c : capacities) (p : peg) : bool := 1 <=? capacity c p.

Fixpoint tower_states (n : nat) (c : capacities) : list state :=
  match n with
  | 0 => [[]]
  | S m => flat_map (fun p => if holds c p then map (cons p) (tower_states m (less c p)) else [])
      pegs
  end.

Theorem tower_states_are_all : forall n c s, In s (tower_states n c) <-> length s = n /\ fits c s.
Proof.
  induction n as [|n IH]; intros c s; cbn [tower_states].
  - simpl. split.
    + intros [<-|[]]. split; auto. intros p. unfold discs. simpl. lia.
    + intros [L _]. destruct s; [auto | discriminate].
  - unfold holds. rewrite in_flat_map. split.
    + intros (p & _ & I). destruct (Nat.leb_spec 1 (capacity c p)) as [H|]; [|destruct I].
      apply in_map_iff in I as (t & <- & I). apply IH in I as [L F].
      split; [simpl; congruence | now apply fits_cons].
    + intros [L F]. destruct s as [|p s]; [discriminate|]. exists p. split; [apply in_pegs|].
      apply fits_cons in F as [H F]. apply Nat.leb_le in H. rewrite H. apply in_map, IH. auto.
Qed.

Lemma once_above (p : peg) l : NoDup l -> NoDup (map (cons p) l).
Proof. apply FinFun.Injective_map_NoDup. intros s t E. congruence. Qed.

Lemma once_together {A} (l r : list A) :
  NoDup l -> NoDup r -> (forall x, In x l -> ~ In x r) -> NoDup (l ++ r).
Proof.
  induction l as [|a l IH]; simpl; intros L R H; auto. inversion L; subst. constructor.
  - rewrite in_app_iff. intros [K|K]; [auto | eapply H; eauto].
  - apply IH; auto.
Qed.

Theorem tower_states_once : forall n c, NoDup (tower_states n c).
Proof.
  induction n as [|n IH]; intros c; [repeat constructor; auto|].
  cbn [tower_states pegs flat_map]. rewrite app_nil_r.
  assert (K : forall p, NoDup (if holds c p then map (cons p) (tower_states n (less c p)) else []))
    by (intros p; destruct (holds c p); [apply once_above, IH | constructor]).
  assert (H : forall p s, In s (if holds c p then map (cons p) (tower_states n (less c p)) else [])
    -> hd_error s = Some p).
  { intros p s. destruct (holds c p); [|intros []]. intros I.
    now apply in_map_iff in I as (t & <- & _). }
  apply once_together; [auto | apply once_together; auto |].
  - intros s I J. apply H in I. apply H in J. congruence.
  - intros s I J. apply H in I. apply in_app_iff in J as [J|J]; apply H in J; congruence.
Qed.

(** The number of states. *)
Definition order (n : nat) (c : capacities) : nat := length (tower_states n c).

(** ** The moves of a state *)
Definition clear (p : peg) (s : state) : bool := if in_dec peg_dec p s then false else true.

(** Where the largest disc can go from peg a, with the others at s. *)
Definition open_to (c : capacities) (a : peg) (s : state) (b : peg) : bool :=
  differ a b && arc a b && holds c b && (clear a s && clear b s).

Fixpoint moves_of (c : capacities) (s : state) : list state :=
  match s with
  | [] => []
  | a :: r => map (cons a) (moves_of (less c a) r)
      ++ map (fun b => b :: r) (filter (open_to c a r) pegs)
  end.

Lemma clear_spec p s : clear p s = true <-> ~ In p s.
Proof. unfold clear. destruct (in_dec peg_dec p s); split; congruence || tauto. Qed.

Lemma open_to_spec c a s b : open_to c a s b = true
  <-> a <> b /\ arc a b = true /\ 1 <= capacity c b /\ s = all (third a b) (length s).
Proof.
  unfold open_to, holds. rewrite !andb_true_iff, differ_spec, !clear_spec, Nat.leb_le.
  split.
  - intros [[[N A] H] B]. apply bare_is_third in B; auto.
  - intros (N & A & H & B). apply bare_is_third in B; auto.
Qed.

Theorem moves_of_are_moves : forall s c t, fits c s -> (In t (moves_of c s) <-> tower_move c s t).
Proof.
  induction s as [|a s IH]; intros c t F.
  - split; [intros [] | intros (l & p & q & r & E & _); now destruct l].
  - apply fits_cons in F as [Ha F]. cbn [moves_of]. rewrite in_app_iff, !in_map_iff.
    destruct t as [|b t].
    { split; [intros [(x & E & _)|(x & E & _)]; discriminate | intros M].
      apply tower_move_length in M. discriminate. }
    rewrite (move_by_largest c a s b t Ha). split.
    + intros [(x & E & I)|(x & E & I)]; injection E as <- <-; [left; split; auto; now apply IH|].
      right. apply filter_In in I as [_ I]. apply open_to_spec in I. tauto.
    + intros [[<- M]|(N & A & Hb & <- & E)]; [left; exists t; split; auto; now apply IH|].
      right. exists b. split; auto. apply filter_In. split; [apply in_pegs|].
      apply open_to_spec. auto.
Qed.

Theorem moves_of_once : forall s c, NoDup (moves_of c s).
Proof.
  induction s as [|a s IH]; intros c; cbn [moves_of]; [constructor|].
  apply once_together; [apply once_above, IH | |].
  - apply FinFun.Injective_map_NoDup; [intros x y E; congruence|].
    apply NoDup_filter. unfold pegs. repeat constructor; simpl; intuition congruence.
  - intros x I J. apply in_map_iff in I as (y & <- & _). apply in_map_iff in J as (b & E & J).
    injection E as -> _. apply filter_In in J as [_ J]. apply open_to_spec in J. tauto.
Qed.

(** The number of moves, each way. *)
Definition arcs (n : nat) (c : capacities) : nat :=
  list_sum (map (fun s => length (moves_of c s)) (tower_states n c)).

(** ** Both numbers by parts *)
Theorem order_by_parts : forall n c,
  order (S n) c = over_pegs (fun p => if holds c p then order n (less c p) else 0).
Proof.
  intros n c. unfold order. cbn [tower_states pegs flat_map map]. rewrite !app_length.
  assert (K : forall p, length (if holds c p then map (cons p) (tower_states n (less c p)) else [])
    = if holds c p then length (tower_states n (less c p)) else 0)
    by (intros p; destruct (holds c p); auto using map_length).
  now rewrite !K.
Qed.

(** The largest of n + 1 discs has one move from a to b if all others fit on the third peg. *)
Definition link (n : nat) (c : capacities) (a b : peg) : bool :=
  differ a b && arc a b && holds c a && holds c b && (n <=? capacity c (third a b)).

Definition links (n : nat) (c : capacities) : nat :=
  over_pegs (fun a => over_pegs (fun b => one (link n c a b))).

Definition state_dec : forall s t : state, {s = t} + {s <> t} := list_eq_dec peg_dec.

Definition is_tower (n : nat) (p : peg) (s : state) : bool :=
  if state_dec s (all p n) then true else false.

Lemma is_tower_spec n p s : is_tower n p s = true <-> s = all p n.
Proof. unfold is_tower. destruct (state_dec s (all p n)); split; congruence. Qed.

Lemma at_most_one_tower n p l : NoDup l ->
  list_sum (map (fun s => one (is_tower n p s)) l)
    = one (if in_dec state_dec (all p n) l then true else false).
Proof.
  induction 1 as [|s l N D IH]; auto. cbn [map list_sum fold_right]. unfold list_sum in IH.
  rewrite IH. clear IH. unfold is_tower.
  destruct (state_dec s (all p n)) as [->|Ns], (in_dec state_dec (all p n) l) as [I|I],
    (in_dec state_dec _ (_ :: l)) as [J|J]; simpl in *; tauto || intuition congruence.
Qed.

Lemma number_of_towers n c p :
  list_sum (map (fun s => one (is_tower n p s)) (tower_states n c)) = one (n <=? capacity c p).
Proof.
  rewrite at_most_one_tower by apply tower_states_once. f_equal.
  destruct (in_dec state_dec (all p n) (tower_states n c)) as [I|I];
    rewrite tower_states_are_all, fits_all, all_length in I;
    destruct (Nat.leb_spec n (capacity c p)); auto; lia.
Qed.

(** The largest disc can go from a to b in one state at most. *)
Lemma openings n c a b : holds c a = true ->
  list_sum (map (fun s => one (open_to c a s b)) (tower_states n (less c a))) = one (link n c a b).
Proof.
  intros Ha. unfold link. rewrite Ha, andb_true_r.
  destruct (differ a b && arc a b && holds c b) eqn:E.
  2:{ cbn [andb one]. rewrite (sum_ext _ (fun _ => 0)); [apply sum_zero|]. intros s _.
      unfold open_to. now rewrite E. }
  cbn [andb]. apply andb_true_iff in E as [[N A]%andb_true_iff Hb]. apply differ_spec in N.
  destruct (third_ne a b N) as [Na Nb].
  assert (K : capacity (less c a) (third a b) = capacity c (third a b))
    by (rewrite capacity_less; destruct (peg_dec a (third a b)); congruence).
  rewrite <- K, <- number_of_towers. apply sum_ext. intros s I.
  apply tower_states_are_all in I as [L _]. f_equal.
  apply eq_true_iff_eq. rewrite open_to_spec, is_tower_spec. unfold holds in Hb.
  rewrite Nat.leb_le in Hb. rewrite L. tauto.
Qed.

Theorem arcs_by_parts : forall n c,
  arcs (S n) c = over_pegs (fun p => if holds c p then arcs n (less c p) else 0) + links n c.
Proof.
  intros n c. unfold arcs at 1. cbn [tower_states]. rewrite sum_flat_map. unfold links.
  rewrite <- sum_plus. apply sum_ext. intros a _. destruct (holds c a) eqn:Ha.
  2:{ unfold link. rewrite Ha. simpl. now rewrite !andb_false_r. }
  rewrite map_map. cbn [moves_of].
  rewrite (map_ext _ (fun s => length (moves_of (less c a) s)
    + over_pegs (fun b => one (open_to c a s b))))
    by (intros s; now rewrite app_length, !map_length, length_filter).
  rewrite sum_plus. f_equal. rewrite sum_exchange. apply sum_ext. intros b _. now apply openings.
Qed.

(** ** Places beyond the number of discs *)
(** The same capacities, as far as n discs can tell. *)
Definition alike (n : nat) (c d : capacities) : Prop :=
  forall p, Nat.min (capacity c p) n = Nat.min (capacity d p) n.

Lemma alike_sym n c d : alike n c d -> alike n d c.
Proof. intros H p. symmetry. apply H. Qed.

Lemma alike_less n c d p : alike (S n) c d -> alike n (less c p) (less d p).
Proof. intros H q. specialize (H q). rewrite !capacity_less. destruct (peg_dec p q); lia. Qed.

Lemma alike_holds n c d p : alike (S n) c d -> holds c p = holds d p.
Proof.
  intros H. specialize (H p). unfold holds.
  destruct (Nat.leb_spec 1 (capacity c p)), (Nat.leb_spec 1 (capacity d p)); auto; lia.
Qed.

Lemma alike_order n : forall c d, alike n c d -> order n c = order n d.
Proof.
  induction n as [|n IH]; intros c d H; auto. rewrite !order_by_parts. apply sum_ext.
  intros p _. rewrite (alike_holds n c d p H). destruct (holds d p); auto using alike_less.
Qed.

Lemma alike_arcs n : forall c d, alike n c d -> arcs n c = arcs n d.
Proof.
  induction n as [|n IH]; intros c d H; auto. rewrite !arcs_by_parts. f_equal; apply sum_ext.
  - intros p _. rewrite (alike_holds n c d p H). destruct (holds d p); auto using alike_less.
  - intros a _. apply sum_ext. intros b _. unfold link.
    rewrite (alike_holds n c d a H), (alike_holds n c d b H). specialize (H (third a b)).
    do 2 f_equal. destruct (Nat.leb_spec n (capacity c (third a b))),
      (Nat.leb_spec n (capacity d (third a b))); auto; lia.
Qed.

Lemma alike_fits c d s : alike (length s) c d -> fits c s -> fits d s.
Proof.
  intros H F p. specialize (H p). specialize (F p). pose proof (count_max p s).
  unfold discs in *. lia.
Qed.

Lemma discs_less s l p r q : s = l ++ p :: r -> p <> q -> discs s q < length s.
Proof.
  intros -> N. rewrite discs_app, discs_cons, app_length. simpl.
  destruct (peg_dec p q); [congruence|]. unfold discs.
  pose proof (count_max q l). pose proof (count_max q r). lia.
Qed.

Lemma alike_move c d s t : alike (length s) c d -> tower_move c s t -> tower_move d s t.
Proof.
  intros H (l & p & q & r & Es & Et & N & A & Hp & Hq & R). exists l, p, q, r.
  repeat split; auto. pose proof (discs_less s l p r q Es N). specialize (H q). lia.
Qed.

Lemma alike_walk c d k s t :
  alike (length s) c d -> walk (tower_move c) k s t -> walk (tower_move d) k s t.
Proof.
  intros H W. induction W as [|k s t u M W IH]; [apply here|].
  eapply go; [eapply alike_move; eauto|]. apply IH. now rewrite <- (tower_move_length _ _ _ M).
Qed.

(** ** Walks *)
Lemma walk_zero {A} (step : A -> A -> Prop) s t : walk step 0 s t -> s = t.
Proof. intros W. now inversion W. Qed.

Lemma all_injective (p q : peg) n : 1 <= n -> all p n = all q n -> p = q.
Proof. destruct n; [lia|]. intros _ E. now injection E. Qed.

Lemma tower_walk_fits c k s t : walk (tower_move c) k s t -> fits c s -> fits c t.
Proof. induction 1; eauto using tower_move_fits. Qed.

Lemma tower_walk_above c p k s t : 1 <= capacity c p ->
  walk (tower_move (less c p)) k s t -> walk (tower_move c) k (p :: s) (p :: t).
Proof. intros H. apply walk_map. intros. apply move_by_largest; auto. Qed.

(** Where k moves lead. *)
Fixpoint after (c : capacities) (k : nat) (s : state) : list state :=
  match k with 0 => [s] | S k => flat_map (after c k) (moves_of c s) end.

Lemma after_spec c k : forall s t, fits c s -> (In t (after c k s) <-> walk (tower_move c) k s t).
Proof.
  induction k as [|k IH]; intros s t F; cbn [after].
  - split; [intros [<-|[]]; apply here | intros W; left; now apply walk_zero in W].
  - rewrite in_flat_map. split.
    + intros (u & U & I). apply moves_of_are_moves in U; auto. eapply go; eauto.
      apply IH; eauto using tower_move_fits.
    + intros W. inversion W as [|? ? u ? M W']; subst. exists u.
      split; [now apply moves_of_are_moves | apply IH; eauto using tower_move_fits].
Qed.

(** Where some walk leads, a shortest one does. *)
Lemma shortest c s t k : fits c s -> walk (tower_move c) k s t ->
  exists d, distance (tower_move c) s t d.
Proof.
  intros F. induction k as [k IH] using lt_wf_ind. intros W.
  assert (D : forall m, (exists l, l < m /\ walk (tower_move c) l s t)
    \/ (forall l, walk (tower_move c) l s t -> m <= l)).
  { induction m as [|m [(l & L & V)|N]]; [right; lia | left; exists l; auto |].
    destruct (in_dec state_dec t (after c m s)) as [I|I]; rewrite after_spec in I by auto.
    - left. eauto.
    - right. intros l V. specialize (N l V). assert (l <> m) by congruence. lia. }
  destruct (D k) as [(l & L & V)|N]; [eauto | exists k; split; auto].
Qed.
End Moves.
