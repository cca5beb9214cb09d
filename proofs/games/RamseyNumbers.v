(** * The Ramsey numbers R(3, ..., 3)

    The edges of a complete graph are colored.  From one point, some color has many edges by the
    pigeonhole principle; among their ends either an edge of that color closes a triangle, or the
    color is used up there.  This gives R_n <= n (R_(n-1) - 1) + 2, so R_2 <= 6 and R_3 <= 17.  A
    pentagon, and the cubic residues of the field of 16 elements, show that R_2 = 6 and R_3 = 17. *)
From Coq Require Import List Arith Lia Bool.
Import ListNotations.

(** A coloring of the edges between the points of a list, in the colors of a list. *)
Definition coloring (points colors : list nat) (c : nat -> nat -> nat) : Prop :=
  forall x y, In x points -> In y points -> x <> y -> In (c x y) colors /\ c x y = c y x.

(** Three points with their three edges in one color. *)
Definition triangle (points : list nat) (c : nat -> nat -> nat) : Prop :=
  exists x y z, In x points /\ In y points /\ In z points /\ x <> y /\ y <> z /\ x <> z /\
                c x y = c y z /\ c x y = c x z.

(** In n colors, the complete graph on v points cannot be colored without such a triangle. *)
Definition forced (n v : nat) : Prop := forall points colors c,
  NoDup points -> length points = v -> length colors = n -> coloring points colors c ->
  triangle points c.

(** R_n = R(3, ..., 3), with n colors: the least such v. *)
Definition is_R (n r : nat) : Prop := forced n r /\ forall v, forced n v -> r <= v.

(** ** From n - 1 colors to n *)

Lemma partition_length : forall (A : Type) (p : A -> bool) (l : list A),
  length (filter p l) + length (filter (fun x => negb (p x)) l) = length l.
Proof. intros A p l. induction l as [|x l IH]; simpl; [|destruct (p x); simpl]; lia. Qed.

(** The pigeonhole principle, for points and the colors of their edges. *)
Lemma many_of_one_color : forall k colors (g : nat -> nat) points,
  (forall x, In x points -> In (g x) colors) -> k * length colors < length points ->
  exists a, In a colors /\ k < length (filter (fun x => g x =? a) points).
Proof.
  intros k. induction colors as [|a colors IH]; intros g points Hg Hlen.
  - destruct points as [|x rest]; [simpl in Hlen; lia|].
    destruct (Hg x (or_introl eq_refl)).
  - destruct (Nat.lt_ge_cases k (length (filter (fun x => g x =? a) points))) as [H|H].
    + exists a. simpl. auto.
    + pose proof (partition_length _ (fun x => g x =? a) points) as Hp.
      destruct (IH g (filter (fun x => negb (g x =? a)) points)) as [b [Hb Hk]].
      * intros x Hx. apply filter_In in Hx as [Hx Hne]. apply negb_true_iff, Nat.eqb_neq in Hne.
        destruct (Hg x Hx) as [He|Hin]; [congruence|exact Hin].
      * simpl in Hlen. nia.
      * exists b. split; [right; exact Hb|]. eapply Nat.lt_le_trans; [exact Hk|].
        clear. induction points as [|x rest IH]; simpl; [lia|].
        destruct (g x =? a), (g x =? b) eqn:E; simpl; rewrite ?E; simpl; lia.
Qed.

Lemma in_firstn : forall r (l : list nat) x, In x (firstn r l) -> In x l.
Proof. intros r l x H. rewrite <- (firstn_skipn r l). apply in_or_app. auto. Qed.

Lemma NoDup_firstn : forall r (l : list nat), NoDup l -> NoDup (firstn r l).
Proof.
  intros r l H. revert r. induction H as [|x l Hx H IH]; intros [|r]; simpl; try constructor.
  - intros Hin. apply Hx, (in_firstn r), Hin.
  - apply IH.
Qed.

(** An edge of color a among some points, or none. *)
Lemma edge_or_none : forall (points : list nat) (c : nat -> nat -> nat) a,
  (exists x y, In x points /\ In y points /\ x <> y /\ c x y = a) \/
  (forall x y, In x points -> In y points -> x <> y -> c x y <> a).
Proof.
  intros points c a.
  set (edge xy := negb (fst xy =? snd xy) && (c (fst xy) (snd xy) =? a)).
  destruct (existsb edge (list_prod points points)) eqn:He.
  - left. apply existsb_exists in He as [[x y] [Hin He]]. apply in_prod_iff in Hin as [Hx Hy].
    apply andb_true_iff in He as [Hne Ha]. apply negb_true_iff, Nat.eqb_neq in Hne.
    apply Nat.eqb_eq in Ha. exists x, y. auto.
  - right. intros x y Hx Hy Hne Ha.
    assert (Ht : existsb edge (list_prod points points) = true); [|congruence].
    apply existsb_exists. exists (x, y). split; [apply in_prod; assumption|].
    apply andb_true_iff. split; [apply negb_true_iff, Nat.eqb_neq, Hne|apply Nat.eqb_eq, Ha].
Qed.

Lemma remove_shorter : forall a (l : list nat), In a l ->
  length (remove Nat.eq_dec a l) < length l.
Proof. intros a l H. apply remove_length_lt, H. Qed.

Lemma more_colors : forall n m v, n <= m -> forced m v -> forced n v.
Proof.
  intros n m v Hnm H points colors c Hdup Hv Hn Hc.
  apply (H points (colors ++ repeat 0 (m - n)) c Hdup Hv).
  - rewrite app_length, repeat_length. lia.
  - intros x y Hx Hy Hne. destruct (Hc x y Hx Hy Hne) as [Hin Hs].
    split; [apply in_or_app; auto|exact Hs].
Qed.

Lemma one_more_color : forall n r, 1 <= r -> forced n r -> forced (S n) (S n * (r - 1) + 2).
Proof.
  intros n r Hr H points colors c Hdup Hv Hn Hc.
  destruct points as [|w others]; cbn [length] in Hv;
    [exfalso; clear - Hv; generalize dependent (S n * (r - 1)); intros; lia|].
  inversion Hdup as [|? ? Hw Hothers]; subst.
  destruct (many_of_one_color (r - 1) colors (c w) others) as [a [Ha Hmany]].
  - intros x Hx. apply Hc; simpl; auto. intros <-. contradiction.
  - rewrite Hn. lia.
  - set (ends := firstn r (filter (fun x => c w x =? a) others)).
    assert (Hends : forall x, In x ends -> In x others /\ c w x = a).
    { intros x Hx. apply in_firstn, filter_In in Hx as [Hx Ha']. apply Nat.eqb_eq in Ha'. auto. }
    destruct (edge_or_none ends c a) as [(x & y & Hx & Hy & Hne & He)|Hnone].
    + destruct (Hends x Hx) as [Hx' Hwx], (Hends y Hy) as [Hy' Hwy].
      assert (w <> x) by (intros <-; contradiction). assert (w <> y) by (intros <-; contradiction).
      exists w, x, y. simpl. repeat split; auto; congruence.
    + assert (Htri : triangle ends c).
      { assert (Hn' : length (remove Nat.eq_dec a colors) <= n)
          by (pose proof (remove_shorter a colors Ha); lia).
        apply (more_colors _ n r Hn' H ends (remove Nat.eq_dec a colors) c).
        - apply NoDup_firstn, NoDup_filter, Hothers.
        - unfold ends. rewrite firstn_length. lia.
        - reflexivity.
        - intros x y Hx Hy Hne. destruct (Hends x Hx) as [Hx' _], (Hends y Hy) as [Hy' _].
          destruct (Hc x y (or_intror Hx') (or_intror Hy') Hne) as [Hin Hs].
          split; [|exact Hs]. apply in_in_remove; [apply Hnone; auto|exact Hin]. }
      destruct Htri as (x & y & z & Hx & Hy & Hz & Hrest). exists x, y, z.
      apply Hends in Hx as [Hx _], Hy as [Hy _], Hz as [Hz _]. simpl. tauto.
Qed.

Lemma forced_positive : forall n v, forced n v -> 1 <= v.
Proof.
  intros n [|v] H; [|lia].
  destruct (H [] (repeat 0 n) (fun _ _ => 0)) as (x & _ & _ & [] & _); auto.
  - constructor.
  - apply repeat_length.
  - intros x y [].
Qed.

(** @proves carvalho2013/ramsey-bound
    R_n <= n (R_(n-1) - 1) + 2 for every n >= 1. *)
Theorem ramsey_bound : forall n r s : nat, 1 <= n -> is_R (n - 1) r -> is_R n s ->
  s <= n * (r - 1) + 2.
Proof.
  intros n r s Hn [Hr _] [_ Hleast]. apply Hleast. destruct n as [|n]; [lia|].
  replace (S n - 1) with n in Hr by lia. apply one_more_color; [|exact Hr].
  apply (forced_positive n), Hr.
Qed.

(** @proves carvalho2013/ramsey-bound
    For n = 1 the bound uses R_0, which by the definition is 2. *)
Theorem R_0 : is_R 0 2.
Proof.
  split.
  - intros points colors c Hdup Hv Hn Hc. exfalso.
    destruct points as [|x [|y [|z rest]]]; try discriminate.
    destruct colors; [|discriminate]. inversion Hdup as [|? ? Hx _]; subst.
    apply (Hc x y); simpl; auto. intros ->. apply Hx. left. reflexivity.
  - intros v H. destruct v as [|[|v]]; [| |lia].
    + apply forced_positive in H. lia.
    + exfalso. destruct (H [0] [] (fun _ _ => 0)) as (x & y & z & Hx & Hy & _ & Hne & _); auto.
      * constructor; [easy|constructor].
      * intros x y [<-|[]] [<-|[]] Hne. congruence.
      * destruct Hx as [<-|[]], Hy as [<-|[]]. congruence.
Qed.

(** ** Two and three colors *)

Lemma forced_upwards : forall n v w, v <= w -> forced n v -> forced n w.
Proof.
  intros n v w Hvw H points colors c Hdup Hw Hn Hc.
  destruct (H (firstn v points) colors c) as (x & y & z & Hx & Hy & Hz & Hrest); auto.
  - apply NoDup_firstn, Hdup.
  - rewrite firstn_length. lia.
  - intros x y Hx Hy. apply Hc; eapply in_firstn; eassumption.
  - exists x, y, z. apply in_firstn in Hx, Hy, Hz. tauto.
Qed.

Lemma six_points : forced 2 6.
Proof.
  apply (one_more_color 1 3); [lia|]. apply (one_more_color 0 2); [lia|]. apply R_0.
Qed.

Lemma seventeen_points : forced 3 17.
Proof. apply (one_more_color 2 6); [lia|exact six_points]. Qed.

(** A coloring of the points 0 to v - 1, checked edge by edge. *)
Definition sound (n v : nat) (c : nat -> nat -> nat) : bool :=
  forallb (fun x => forallb (fun y => (x =? y) || ((c x y <? n) && (c x y =? c y x)))
    (seq 0 v)) (seq 0 v).

Definition triangle_free (v : nat) (c : nat -> nat -> nat) : bool :=
  forallb (fun x => forallb (fun y => forallb (fun z =>
    (x =? y) || (y =? z) || (x =? z) || negb (c x y =? c y z) || negb (c x y =? c x z))
    (seq 0 v)) (seq 0 v)) (seq 0 v).

Lemma not_forced : forall n v c, sound n v c = true -> triangle_free v c = true -> ~ forced n v.
Proof.
  intros n v c Hs Ht H. unfold sound, triangle_free in *.
  destruct (H (seq 0 v) (seq 0 n) c) as (x & y & z & Hx & Hy & Hz & Hxy & Hyz & Hxz & H1 & H2).
  - apply seq_NoDup.
  - apply seq_length.
  - apply seq_length.
  - intros x y Hx Hy Hne. rewrite forallb_forall in Hs. specialize (Hs x Hx). simpl in Hs.
    rewrite forallb_forall in Hs. specialize (Hs y Hy). simpl in Hs.
    apply Nat.eqb_neq in Hne. rewrite Hne in Hs. simpl in Hs.
    apply andb_true_iff in Hs as [Hl He]. apply Nat.ltb_lt in Hl. apply Nat.eqb_eq in He.
    split; [apply in_seq; lia|exact He].
  - rewrite forallb_forall in Ht. specialize (Ht x Hx). simpl in Ht.
    rewrite forallb_forall in Ht. specialize (Ht y Hy). simpl in Ht.
    rewrite forallb_forall in Ht. specialize (Ht z Hz). simpl in Ht.
    apply Nat.eqb_neq in Hxy, Hyz, Hxz. apply Nat.eqb_eq in H1, H2.
    rewrite Hxy, Hyz, Hxz, H1, H2 in Ht. discriminate.
Qed.

(** The sides of a pentagon in one color, its diagonals in the other. *)
Definition pentagon (x y : nat) : nat :=
  let d := Nat.max x y - Nat.min x y in if (d =? 1) || (d =? 4) then 0 else 1.

(** The color of an edge between two elements of the field of 16 elements, written as numbers below
    16: whether their difference is a cube, a generator times a cube, or its square times a cube. *)
Definition cubic_residue (x y : nat) : nat :=
  let d := Nat.lxor x y in
  if existsb (Nat.eqb d) [1; 8; 10; 12; 15] then 0
  else if existsb (Nat.eqb d) [2; 3; 7; 11; 13] then 1 else 2.

Lemma least : forall n r, forced n r -> ~ forced n (r - 1) -> is_R n r.
Proof.
  intros n r H Hno. split; [exact H|]. intros v Hv.
  destruct (Nat.le_gt_cases r v) as [|Hlt]; [assumption|exfalso].
  apply Hno, (forced_upwards n v); [lia|exact Hv].
Qed.

(** @supports carvalho2013/ramsey-3-3
    @supports carvalho2013/proposition-1.1.3
    R(3, 3) = 6. *)
Theorem R_2 : is_R 2 6.
Proof.
  apply least; [exact six_points|]. apply (not_forced 2 5 pentagon); vm_compute; reflexivity.
Qed.

(** @supports carvalho2013/ramsey-3-3-3
    R(3, 3, 3) = 17. *)
Theorem R_3 : is_R 3 17.
Proof.
  apply least; [exact seventeen_points|].
  apply (not_forced 3 16 cubic_residue); vm_compute; reflexivity.
Qed.
