(** * Distances by the corners of the parts
    A tower of n + 1 discs has three parts, by the peg of its largest disc, and each part has at
    most three corners: all other discs on one peg. A walk leaves a part at a corner, for the
    largest disc moves nowhere else. So if each corner has a potential that no way between corners
    and no exit undercuts, and that some way or exit attains, it is the distance to the exits; and
    that of any state is the least, over the corners of its part, of its distance in the part and
    the corner's potential ([distance_out_by_parts]). No distance of n + 1 discs needs more than
    distances of n. *)
From Coq Require Import List Arith Lia Bool ZArith.
From Manaus.families Require Export Towers.
Import ListNotations.
Open Scope nat_scope.

Section Ports.
Variable arc : peg -> peg -> bool.
Notation moves c := (tower_move arc c).

(** The distance, as a whole number; [None]: no walk leads there. *)
Definition distance_is (c : capacities) (s t : state) (o : option Z) : Prop :=
  match o with
  | Some z => exists d, Z.of_nat d = z /\ distance (moves c) s t d
  | None => ~ reaches (moves c) s t
  end.

Lemma alike_distance c d s t o :
  alike (length s) c d -> distance_is c s t o -> distance_is d s t o.
Proof.
  intros A. assert (W : forall k, walk (moves c) k s t <-> walk (moves d) k s t)
    by (intros k; split; apply alike_walk; auto using alike_sym).
  destruct o as [z|]; simpl.
  - intros (k & E & K & B). exists k. split; auto. split; [now apply W|].
    intros l L. apply B. now apply W.
  - intros N [k K]. apply N. exists k. now apply W.
Qed.

(** A walk out: to all discs on one peg, at the offset of that peg. *)
Definition way_out (c : capacities) (n : nat) (w : peg -> option Z) (s : state) (z : Z) : Prop :=
  exists k v l, n <= capacity c k /\ w k = Some v /\ walk (moves c) l s (all k n)
    /\ (Z.of_nat l + v = z)%Z.

(** The least cost of a way out. *)
Definition distance_out (c : capacities) (n : nat) (w : peg -> option Z) (s : state) (z : Z)
  : Prop :=
  way_out c n w s z /\ forall y, way_out c n w s y -> (z <= y)%Z.

(** The largest disc can go from a to b, under a tower of the others on k. *)
Definition joins (c : capacities) (a b k : peg) : Prop :=
  a <> b /\ arc a b = true /\ 1 <= capacity c b /\ k = third a b.

(** A walk stays in the part where it begins, or leaves it at a corner. *)
Lemma walk_leaves c m : forall a s b t, 1 <= capacity c a -> walk (moves c) m (a :: s) (b :: t) ->
  (a = b /\ walk (moves (less c a)) m s t)
  \/ exists k l r j, m = l + 1 + r /\ walk (moves (less c a)) l s (all k (length s))
    /\ joins c a j k /\ walk (moves c) r (j :: all k (length s)) (b :: t).
Proof.
  induction m as [|m IH]; intros a s b t H W; inversion W as [|? ? [|x u] ? M W']; subst;
    [left; split; auto; apply here | now apply tower_move_length in M|].
  pose proof (tower_move_length _ _ _ _ M) as L. injection L as L.
  apply move_by_largest in M as [[<- M]|(N & A & Hb & <- & E)]; auto.
  - destruct (IH _ _ _ _ H W') as [[<- W1]|(k & l & r & j & -> & W1 & J & W2)].
    + left. split; auto. eapply go; eauto.
    + right. exists k, (S l), r, j. rewrite L. do 2 (split; auto). eapply go; eauto.
  - right. exists (third a x), 0, m, x. rewrite <- E. repeat split; auto. apply here.
Qed.

(** ** The nine corners *)
Section Level.
Variables (n : nat) (c : capacities) (w : peg -> option Z).
Variables (inner : peg -> peg -> peg -> option Z) (potential : peg -> peg -> option Z).

(** Part j has the corner with all others on k. *)
Definition corner (j k : peg) : Prop := 1 <= capacity c j /\ n <= capacity (less c j) k.

Definition at_most (o : option Z) (z : Z) : Prop :=
  match o with Some x => (x <= z)%Z | None => False end.

Context (n_positive : 1 <= n).
Context (inner_is_distance : forall j k l, corner j k -> corner j l -> k <> l ->
  distance_is (less c j) (all k n) (all l n) (inner j k l)).
Context (exit : forall k v, corner k k -> w k = Some v -> at_most (potential k k) v).
Context (inside : forall j k l d y, corner j k -> corner j l -> k <> l -> inner j k l = Some d ->
  potential j l = Some y -> at_most (potential j k) (d + y)).
Context (linked : forall a j k y, corner a k -> corner j k -> joins c a j k ->
  potential j k = Some y -> at_most (potential a k) (1 + y)).
Context (attained : forall j k x, corner j k -> potential j k = Some x ->
  (j = k /\ w k = Some x)
  \/ (exists l d y, corner j l /\ k <> l /\ inner j k l = Some d /\ potential j l = Some y
    /\ x = d + y)%Z
  \/ (exists i y, corner i k /\ joins c j i k /\ potential i k = Some y /\ x = 1 + y)%Z).

Lemma corner_is_port k : corner k k <-> S n <= capacity c k.
Proof. unfold corner. rewrite capacity_less. destruct (peg_dec k k); [lia | congruence]. Qed.

Lemma corner_across a j k : corner a k -> joins c a j k -> corner j k.
Proof.
  intros [Ha Hk] (N & A & Hj & ->). split; auto. rewrite capacity_less in *.
  destruct (peg_dec a (third a j)), (peg_dec j (third a j)); auto;
    destruct a, j; simpl in *; congruence.
Qed.

Lemma inside_walk j k l d y : corner j k -> corner j l ->
  walk (moves (less c j)) d (all k n) (all l n) -> potential j l = Some y ->
  at_most (potential j k) (Z.of_nat d + y).
Proof.
  intros Hk Hl W Y. destruct (peg_dec k l) as [->|N]; [rewrite Y; simpl; lia|].
  pose proof (inner_is_distance j k l Hk Hl N) as D. destruct (inner j k l) as [z|] eqn:E.
  - destruct D as (e & <- & _ & B). specialize (B d W).
    pose proof (inside j k l _ y Hk Hl N E Y) as I.
    destruct (potential j k); cbn [at_most] in *; lia.
  - destruct D. now exists d.
Qed.

(** No way out undercuts the potentials. *)
Lemma not_cheaper m : forall j s k v, 1 <= capacity c j -> fits (less c j) s -> length s = n ->
  corner k k -> w k = Some v -> walk (moves c) m (j :: s) (k :: all k n) ->
  exists l d y, corner j l /\ walk (moves (less c j)) d s (all l n) /\ potential j l = Some y
    /\ (Z.of_nat d + y <= Z.of_nat m + v)%Z.
Proof.
  induction m as [m IH] using lt_wf_ind. intros j s k v Hj F L Hk V W.
  destruct (walk_leaves c m j s k (all k n) Hj W)
    as [[-> W1]|(l & d & r & i & -> & W1 & J & W2)].
  - pose proof (exit k v Hk V) as X. destruct (potential k k) as [y|] eqn:E; [|destruct X].
    exists k, m, y. simpl in X. repeat split; auto; try apply Hk. lia.
  - rewrite L in W1, W2.
    assert (Hjl : corner j l).
    { split; auto. apply fits_all. eapply tower_walk_fits; eauto. }
    pose proof (corner_across j i l Hjl J) as Hil.
    destruct (IH r ltac:(lia) i (all l n) k v (proj1 Hil)) as (o & e & y & Ho & W3 & Y & B); auto.
    { apply fits_all, Hil. }
    { apply all_length. }
    pose proof (inside_walk i l o e y Hil Ho W3 Y) as I.
    destruct (potential i l) as [y1|] eqn:E1; [|destruct I].
    pose proof (linked j i l y1 Hjl Hil J E1) as K.
    destruct (potential j l) as [y2|] eqn:E2; [|destruct K].
    exists l, d, y2. cbn [at_most] in *. repeat split; auto; try apply Hjl. lia.
Qed.

(** Some way out attains them: follow what is attained, for potentials get less on the way, and
    there are nine. *)
Definition lower (x : Z) : nat :=
  length (filter (fun '(j, k) => match potential j k with Some y => (y <? x)%Z | None => false end)
    (list_prod pegs pegs)).

Lemma lower_less j k x y : potential j k = Some y -> (y < x)%Z -> lower y < lower x.
Proof.
  intros Y L. apply (filter_less _ _ _ (j, k)).
  - intros [a b]. destruct (potential a b) as [z|]; auto. rewrite !Z.ltb_lt. lia.
  - apply in_prod; apply in_pegs.
  - rewrite Y. apply Z.ltb_irrefl.
  - rewrite Y. now apply Z.ltb_lt.
Qed.

Lemma attained_walk m : forall j k x, lower x < m -> corner j k -> potential j k = Some x ->
  exists l v d, corner l l /\ w l = Some v /\ (Z.of_nat d + v = x)%Z
    /\ walk (moves c) d (j :: all k n) (l :: all l n).
Proof.
  induction m as [|m IH]; intros j k x Lt H X; [lia|].
  destruct (attained j k x H X) as [[-> V]|[(l & d & y & Hl & N & D & Y & ->)
    |(i & y & Hi & J & Y & ->)]].
  - exists k, x, 0. do 3 (split; [auto; lia|]). apply here.
  - pose proof (inner_is_distance j k l H Hl N) as I. rewrite D in I.
    destruct I as (e & <- & W & _).
    assert (1 <= e).
    { destruct e; [|lia]. apply walk_zero, all_injective in W; congruence. }
    pose proof (lower_less j l (Z.of_nat e + y) y Y ltac:(lia)).
    destruct (IH j l y) as (o & v & f & Ho & V & E & W1); auto; [lia|].
    exists o, v, (e + f). do 3 (split; [auto; lia|]). eapply walk_trans; [|exact W1].
    apply tower_walk_above; auto. apply H.
  - pose proof (lower_less i k (1 + y) y Y ltac:(lia)).
    destruct (IH i k y) as (o & v & f & Ho & V & E & W1); auto; [lia|].
    exists o, v, (1 + f). do 3 (split; [auto; lia|]). eapply walk_trans; [|exact W1].
    apply walk_one, move_by_largest; [apply H|]. destruct J as (N & A & R & ->).
    right. rewrite all_length. auto.
Qed.

(** The distance out from a state is that in its part, with the potentials for offsets. *)
Theorem distance_out_by_parts j s z : 1 <= capacity c j -> fits (less c j) s -> length s = n ->
  (distance_out c (S n) w (j :: s) z <-> distance_out (less c j) n (potential j) s z).
Proof.
  intros Hj F L.
  assert (A : forall y, way_out (less c j) n (potential j) s y -> way_out c (S n) w (j :: s) y).
  { intros y (k & x & l & Hk & X & W & <-).
    destruct (attained_walk (S (lower x)) j k x) as (o & v & d & Ho & V & <- & W1);
      [lia | now split | auto |].
    exists o, v, (l + d). rewrite <- corner_is_port. do 2 (split; auto). split; [|lia].
    eapply walk_trans; [|exact W1]. now apply tower_walk_above. }
  assert (B : forall y, way_out c (S n) w (j :: s) y ->
    exists x, (x <= y)%Z /\ way_out (less c j) n (potential j) s x).
  { intros y (k & v & m & Hk & V & W & <-). apply corner_is_port in Hk.
    destruct (not_cheaper m j s k v Hj F L Hk V W) as (l & d & x & Hl & W1 & X & Le).
    exists (Z.of_nat d + x)%Z. split; auto. exists l, x, d. repeat split; auto. apply Hl. }
  split; intros [W Least].
  - destruct (B z W) as (x & Le & X). specialize (Least x (A x X)) as E.
    replace z with x by lia. split; auto. intros y Y. specialize (Least y (A y Y)). lia.
  - split; [now apply A|]. intros y Y. destruct (B y Y) as (x & Le & X).
    specialize (Least x X). lia.
Qed.

(** With one exit at b, the potential of corner (a, a) is the distance between these towers. *)
Theorem distance_by_parts a b : (forall k, w k = if peg_dec k b then Some 0%Z else None) ->
  corner a a -> corner b b -> distance_is c (all a (S n)) (all b (S n)) (potential a a).
Proof.
  intros Hw Ha Hb.
  assert (V : w b = Some 0%Z) by (rewrite Hw; destruct (peg_dec b b); congruence).
  assert (B : forall m, walk (moves c) m (all a (S n)) (all b (S n)) ->
    at_most (potential a a) (Z.of_nat m)).
  { intros m W. destruct (not_cheaper m a (all a n) b 0%Z (proj1 Ha)
      (proj2 (fits_all _ _ _) (proj2 Ha)) (all_length a n) Hb V W)
      as (l & d & y & Hl & W1 & Y & Le).
    pose proof (inside_walk a a l d y Ha Hl W1 Y) as I. destruct (potential a a);
      cbn [at_most] in *; lia || auto. }
  destruct (potential a a) as [x|] eqn:X; simpl; [|intros [m W]; exact (B m W)].
  destruct (attained_walk (S (lower x)) a a x) as (l & v & d & Hl & U & E & W); auto.
  rewrite Hw in U. destruct (peg_dec l b) as [->|]; [|discriminate]. injection U as <-.
  exists d. split; [lia|]. split; auto. intros m W'. specialize (B m W'). cbn [at_most] in B. lia.
Qed.
End Level.

(** ** Other offsets *)
Lemma alike_distance_out c d n w s z : alike n c d -> length s = n ->
  (distance_out c n w s z <-> distance_out d n w s z).
Proof.
  intros A L.
  assert (W : forall c d, alike n c d -> forall y, way_out c n w s y -> way_out d n w s y).
  { clear c d A. intros c d A y (k & v & l & Hk & V & W & E). exists k, v, l.
    split; [specialize (A k); lia|]. do 2 (split; auto). revert W. apply alike_walk.
    now rewrite L. }
  unfold distance_out. split; intros [Z B]; split; eauto using alike_sym.
Qed.

Lemma offsets_shift c n w u m s z :
  (forall k, n <= capacity c k -> w k = option_map (Z.add m) (u k)) ->
  (distance_out c n w s z <-> distance_out c n u s (z - m)).
Proof.
  intros H.
  assert (A : forall y, way_out c n w s y <-> way_out c n u s (y - m)).
  { intros y. split; intros (k & v & l & Hk & V & W & E).
    - rewrite (H k Hk) in V. destruct (u k) as [x|] eqn:X; [|discriminate]. injection V as <-.
      exists k, x, l. repeat split; auto. lia.
    - exists k, (m + v)%Z, l. rewrite (H k Hk), V. repeat split; auto. lia. }
  split; intros [W B]; split; try (now apply A); intros y Y.
  - replace y with (y + m - m)%Z in Y by lia. apply A in Y. specialize (B _ Y). lia.
  - apply A in Y. specialize (B _ Y). lia.
Qed.

Lemma distance_out_same c n w u s z :
  (forall k, w k = u k) -> (distance_out c n w s z <-> distance_out c n u s z).
Proof.
  intros H. rewrite <- (Z.sub_0_r z) at 2. apply offsets_shift. intros k _. rewrite H.
  now destruct (u k).
Qed.

(** One exit, at b. *)
Definition only_exit (b k : peg) : option Z := if peg_dec k b then Some 0%Z else None.

Lemma way_to_one c n b s z :
  way_out c n (only_exit b) s z
  <-> n <= capacity c b /\ exists l, Z.of_nat l = z /\ walk (moves c) l s (all b n).
Proof.
  unfold only_exit. split.
  - intros (k & v & l & Hk & V & W & E). destruct (peg_dec k b) as [->|]; [|discriminate].
    injection V as <-. split; auto. exists l. split; auto. lia.
  - intros (H & l & E & W). exists b, 0%Z, l. destruct (peg_dec b b); [|congruence].
    repeat split; auto. lia.
Qed.

(** The distance out is the distance to the tower at the exit. *)
Lemma distance_to_one c n b s z : n <= capacity c b ->
  (distance_out c n (only_exit b) s z <-> distance_is c s (all b n) (Some z)).
Proof.
  intros H. unfold distance_out. simpl. rewrite way_to_one. split.
  - intros [(_ & l & E & W) B]. exists l. split; auto. split; auto. intros m M.
    specialize (B (Z.of_nat m)). rewrite way_to_one in B. rewrite <- E in B.
    enough (Z.of_nat l <= Z.of_nat m)%Z by lia. apply B. eauto.
  - intros (d & E & W & B). split; eauto. intros y. rewrite way_to_one.
    intros (_ & l & <- & L). specialize (B l L). lia.
Qed.
End Ports.
