(** * Oxford and London: how many states there are
    Without an order by size a state is a permutation of the discs, cut in three: what lies on p0,
    on p1 and on p2. There are n! permutations, and (n + 1)(n + 2)/2 ways to cut one. The
    capacities of London rule four cuts out: all discs on p1, all on p2, and all but one on p2,
    which is two ways. *)
From Coq Require Import List Arith Lia Bool Permutation FinFun Factorial.
From Manaus.towers Require Export Rules Counting.
Import ListNotations.

(** A disc put at each place of a list. *)
Fixpoint insertions (d : nat) (l : list nat) : list (list nat) :=
  match l with [] => [[d]] | x :: t => (d :: l) :: map (cons x) (insertions d t) end.

(** The permutations of 1 to n. *)
Fixpoint permutations (n : nat) : list (list nat) :=
  match n with 0 => [[]] | S m => flat_map (insertions (S m)) (permutations m) end.

(** The ways to cut a list in two, and in three. *)
Fixpoint halves (l : list nat) : list (list nat * list nat) :=
  match l with
  | [] => [([], [])]
  | x :: t => ([], l) :: map (fun bc => (x :: fst bc, snd bc)) (halves t)
  end.

Fixpoint thirds (l : list nat) : list stacks :=
  map (fun bc => ([], fst bc, snd bc)) (halves l)
  ++ match l with [] => [] | x :: t => map (fun s => (x :: on s P0, on s P1, on s P2))
    (thirds t) end.

(** All arrangements of n discs. *)
Definition arrangements (n : nat) : list stacks := flat_map thirds (permutations n).

Definition flat (x : stacks) : list nat := on x P0 ++ on x P1 ++ on x P2.

(** ** Permutations *)
Lemma insertions_in d l m : In m (insertions d l) <-> exists a b, l = a ++ b /\ m = a ++ d :: b.
Proof.
  revert m; induction l as [|x t IH]; intros m; simpl.
  - split; [intros [<-|[]]; now exists [], []|]. intros (a & b & E & ->).
    symmetry in E. apply app_eq_nil in E as [-> ->]. auto.
  - rewrite in_map_iff. split.
    + intros [<-|(k & <- & I)]; [now exists [], (x :: t)|]. apply IH in I as (a & b & -> & ->).
      now exists (x :: a), b.
    + intros ([|y a] & b & E & ->); simpl in *; [left; congruence|]. right.
      injection E as <- ->. exists (a ++ d :: b). split; auto. apply IH. eauto.
Qed.

Lemma permutations_in n l : In l (permutations n) <-> Permutation l (seq 1 n).
Proof.
  revert l; induction n as [|n IH]; intros l.
  - simpl. split; [intros [<-|[]]; auto|]. intros P. apply Permutation_sym, Permutation_nil in P.
    auto.
  - rewrite seq_S. simpl. rewrite in_flat_map. split.
    + intros (k & I & J). apply insertions_in in J as (a & b & -> & ->). apply IH in I.
      rewrite <- Permutation_cons_append, <- I. apply Permutation_sym, Permutation_middle.
    + intros P. assert (I : In (S n) l) by (rewrite P, in_app_iff; simpl; auto).
      apply in_split in I as (a & b & ->). exists (a ++ b).
      split; [|apply insertions_in; eauto]. apply IH. rewrite <- Permutation_cons_append in P.
      apply Permutation_cons_inv with (S n). rewrite <- P. apply Permutation_middle.
Qed.

Lemma insertions_length d l : length (insertions d l) = S (length l).
Proof. induction l; simpl; rewrite ?map_length; auto. Qed.

(** The elements of a list of lists, where each has so many. *)
Lemma flat_map_length {A B} (f : A -> list B) l k :
  (forall x, In x l -> length (f x) = k) -> length (flat_map f l) = k * length l.
Proof.
  induction l as [|x l IH]; intros H; simpl; [lia|].
  rewrite app_length, H, IH by auto using in_eq, in_cons. lia.
Qed.

(** They are distinct where their elements tell which list they are of. *)
Lemma flat_map_distinct {A B} (f : A -> list B) (g : B -> A) l :
  NoDup l -> (forall x, NoDup (f x)) -> (forall x y, In x l -> In y (f x) -> g y = x) ->
  NoDup (flat_map f l).
Proof.
  intros D F G; induction D as [|x l N D IH]; simpl; [constructor|].
  apply NoDup_join; auto; [apply IH; intros; apply G; simpl; auto|].
  intros y I J. apply in_flat_map in J as (z & Iz & Jz). apply N.
  rewrite <- (G x y), (G z y); simpl; auto.
Qed.

Lemma remove_middle d (a b : list nat) :
  ~ In d (a ++ b) -> remove Nat.eq_dec d (a ++ d :: b) = a ++ b.
Proof.
  intros N. rewrite in_app_iff in N. rewrite remove_app, remove_cons.
  now rewrite !notin_remove by tauto.
Qed.

Lemma insertions_distinct d l : ~ In d l -> NoDup (insertions d l).
Proof.
  induction l as [|x t IH]; simpl; intros N; [repeat constructor; auto|]. constructor.
  - rewrite in_map_iff. intros (k & E & _). injection E. intuition congruence.
  - apply Injective_map_NoDup; [intros y z E; now injection E | apply IH; tauto].
Qed.

Lemma permutations_below n l d : In l (permutations n) -> In d l -> d <= n.
Proof. intros I J. apply permutations_in in I. rewrite I, in_seq in J. lia. Qed.

Lemma permutations_distinct n : NoDup (permutations n).
Proof.
  induction n as [|n IH]; simpl; [repeat constructor; auto|].
  assert (N : forall l, In l (permutations n) -> ~ In (S n) l).
  { intros l I J. pose proof (permutations_below n l (S n) I J). lia. }
  clear - IH N. induction IH as [|l k M D IH]; simpl; [constructor|]. apply NoDup_join.
  - apply insertions_distinct, N. simpl; auto.
  - apply IH. intros; apply N; simpl; auto.
  - intros y I J. apply insertions_in in I as (a & b & E & ->).
    apply in_flat_map in J as (z & Iz & Jz). apply insertions_in in Jz as (a' & b' & E' & F).
    apply M. apply (f_equal (remove Nat.eq_dec (S n))) in F.
    rewrite !remove_middle in F; [congruence | |];
      rewrite <- ?E, <- ?E'; apply N; simpl; auto.
Qed.

Lemma permutations_length n : length (permutations n) = fact n.
Proof.
  induction n as [|n IH]; auto. simpl permutations. rewrite (flat_map_length _ _ (S n)), IH; auto.
  intros l I. rewrite insertions_length. f_equal. apply permutations_in, Permutation_length in I.
  now rewrite seq_length in I.
Qed.

(** ** Cuts *)
Lemma halves_in l b c : In (b, c) (halves l) <-> b ++ c = l.
Proof.
  revert b c; induction l as [|x t IH]; intros b c; simpl.
  - split; [intros [E|[]]; injection E as <- <-; auto|]. intros E.
    apply app_eq_nil in E as [-> ->]. auto.
  - rewrite in_map_iff. split.
    + intros [E|([d e] & E & I)]; injection E as <- <-; auto. simpl. f_equal. now apply IH.
    + destruct b as [|y b]; simpl; intros E; [left; congruence|]. right. injection E as -> E.
      exists (b, c). split; auto. now apply IH.
Qed.

Lemma thirds_in l x : In x (thirds l) <-> flat x = l.
Proof.
  revert x; induction l as [|y t IH]; intros [[a b] c]; unfold flat; cbn [on].
  - simpl. split; [intros [E|[]]; injection E as <- <- <-; auto|]. intros E.
    apply app_eq_nil in E as [-> E]. apply app_eq_nil in E as [-> ->]. auto.
  - cbn [thirds]. rewrite in_app_iff, !in_map_iff. split.
    + intros [([d e] & E & I)|(x & E & I)]; injection E as <- <- <-.
      * now apply halves_in in I.
      * apply IH in I. simpl. now f_equal.
    + destruct a as [|z a]; simpl; intros E; [left | right].
      * exists (b, c). split; [auto | now apply (halves_in (y :: t))].
      * injection E as -> E. exists (a, b, c). split; auto. now apply IH.
Qed.

Lemma halves_distinct l : NoDup (halves l).
Proof.
  induction l as [|x t IH]; simpl; [repeat constructor; auto|]. constructor.
  - rewrite in_map_iff. intros (y & E & _). congruence.
  - apply Injective_map_NoDup; auto. intros [a b] [c d] E. simpl in E. congruence.
Qed.

Lemma thirds_distinct l : NoDup (thirds l).
Proof.
  induction l as [|x t IH]; cbn [thirds].
  - repeat constructor; auto.
  - apply NoDup_join.
    + apply Injective_map_NoDup; [intros [a b] [c d] E; simpl in E;
        congruence | apply halves_distinct].
    + apply Injective_map_NoDup; auto. intros [[a b] c] [[d e] f] E. simpl in E. congruence.
    + intros y I J. apply in_map_iff in I as (u & <- & _). apply in_map_iff in J as (v & E & _).
      congruence.
Qed.

Lemma halves_length l : length (halves l) = S (length l).
Proof. induction l; simpl; rewrite ?map_length; auto. Qed.

Lemma thirds_length l : 2 * length (thirds l) = (length l + 1) * (length l + 2).
Proof.
  induction l as [|x t IH]; auto. cbn [thirds].
  rewrite app_length, !map_length, halves_length. simpl length. lia.
Qed.

Lemma arrangements_in n x : In x (arrangements n) <-> Permutation (flat x) (seq 1 n).
Proof.
  unfold arrangements. rewrite in_flat_map. split.
  - intros (l & I & J). apply thirds_in in J as <-. now apply permutations_in.
  - intros P. exists (flat x). split; [now apply permutations_in | now apply thirds_in].
Qed.

Lemma arrangements_distinct n : NoDup (arrangements n).
Proof.
  apply (flat_map_distinct _ flat); [apply permutations_distinct | apply thirds_distinct|].
  intros l x _ I. now apply thirds_in.
Qed.

(** ** Oxford *)
Lemma oxford_regular n x : In x (arrangements n) <-> regular_state (oxford n) n x.
Proof.
  rewrite arrangements_in. unfold regular_state. split; [|unfold flat; tauto].
  intros P. split; [exact P|]. split; [discriminate|]. intros p.
  apply Permutation_length in P. unfold flat in P. rewrite !app_length, seq_length in P.
  destruct p; simpl; lia.
Qed.

(** Oxford with n discs has (n + 1)(n + 2)/2 n! regular states: they stand in a list, each once. *)
Theorem number_of_oxford_states : forall n,
  length (arrangements n) = (n + 1) * (n + 2) / 2 * fact n
  /\ NoDup (arrangements n) /\ forall x, In x (arrangements n) <-> regular_state (oxford n) n x.
Proof.
  intros n. split; [|split; [apply arrangements_distinct | apply oxford_regular]].
  unfold arrangements. rewrite (flat_map_length _ _ ((n + 1) * (n + 2) / 2)), permutations_length;
    auto.
  intros l I. apply permutations_in, Permutation_length in I. rewrite seq_length in I.
  rewrite <- I, <- thirds_length, Nat.mul_comm, Nat.div_mul; auto.
Qed.

(** ** London *)
(** At most n - 1 discs on p1 and n - 2 on p2. *)
Definition fits (n : nat) (x : stacks) : bool :=
  (length (on x P1) <=? n - 1) && (length (on x P2) <=? n - 2).

Definition london_states (n : nat) : list stacks := filter (fits n) (arrangements n).

Lemma filter_map {A B} (f : B -> bool) (g : A -> B) l :
  length (filter f (map g l)) = length (filter (fun x => f (g x)) l).
Proof. induction l as [|x l IH]; simpl; auto. destruct (f (g x)); simpl; auto. Qed.

Lemma filter_all {A} (f : A -> bool) l : (forall x, In x l -> f x = true) -> filter f l = l.
Proof.
  induction l as [|x l IH]; simpl; intros H; auto. rewrite H, IH; auto.
Qed.

Lemma halves_not_whole t :
  length (filter (fun bc => length (fst bc) <? length t) (halves t)) = length t.
Proof.
  induction t as [|x t IH]; auto. cbn [halves filter fst].
  change (length (@nil nat) <? length (x :: t)) with true. cbn [length].
  rewrite filter_map. f_equal. exact IH.
Qed.

(** With p0 empty n - 2 cuts fit. *)
Lemma halves_fit x y t : let n := length (x :: y :: t) in
  length (filter (fun bc => fits n ([], fst bc, snd bc)) (halves (x :: y :: t))) = n - 2.
Proof.
  intros n.
  assert (E : halves (x :: y :: t) = ([], x :: y :: t) :: ([x], y :: t)
    :: map (fun bc => (x :: y :: fst bc, snd bc)) (halves t)) by (simpl; now rewrite map_map).
  assert (F : forall b c, n <= S (length c) -> fits n ([], b, c) = false).
  { intros b c H. apply andb_false_iff. right. apply Nat.leb_gt. unfold n in *. simpl in *. lia. }
  rewrite E. cbn [filter fst snd]. rewrite !F, filter_map by (unfold n; simpl; lia).
  transitivity (length t); [|unfold n; simpl; lia].
  rewrite <- halves_not_whole. f_equal. apply filter_ext_in.
  intros [b c] I. apply halves_in in I. unfold fits, n. cbn [on fst snd length].
  apply eq_true_iff_eq. rewrite andb_true_iff, !Nat.leb_le, Nat.ltb_lt, <- I, app_length. lia.
Qed.

(** Of three parts all but one cut leave p2 less than all. *)
Lemma thirds_not_whole t :
  length (filter (fun s => length (on s P2) <? length t) (thirds t)) + 1 = length (thirds t).
Proof.
  destruct t as [|x t]; auto. cbn [thirds halves]. cbn [map app filter on fst snd].
  rewrite Nat.ltb_irrefl, filter_all; [cbn [length]; lia|]. intros s I.
  apply Nat.ltb_lt. rewrite in_app_iff, !in_map_iff in I.
  destruct I as [(bc & <- & I)|(u & <- & I)].
  - apply in_map_iff in I as ([b c] & <- & I). apply halves_in in I. subst t.
    simpl. rewrite app_length. lia.
  - apply thirds_in in I. subst t. unfold flat. simpl. rewrite !app_length. lia.
Qed.

Lemma thirds_cons x t : thirds (x :: t) = map (fun bc => ([], fst bc, snd bc)) (halves (x :: t))
  ++ map (fun s => (x :: on s P0, on s P1, on s P2)) (thirds t).
Proof. reflexivity. Qed.

Lemma thirds_fit l : 2 <= length l ->
  length (filter (fits (length l)) (thirds l)) + 4 = length (thirds l).
Proof.
  destruct l as [|x [|y t]]; try (simpl; lia). intros _. set (n := length (x :: y :: t)).
  rewrite thirds_cons, filter_app, !app_length, !filter_map, !map_length, halves_length.
  pose proof (halves_fit x y t) as H. fold n in H. cbv zeta in H. rewrite H.
  pose proof (thirds_not_whole (y :: t)) as T.
  rewrite (filter_ext_in _ (fun s => length (on s P2) <? length (y :: t)));
    [fold n; assert (n = S (S (length t))) by reflexivity; lia|].
  intros s I. apply thirds_in in I. unfold fits, n. cbn [on length]. apply eq_true_iff_eq.
  rewrite andb_true_iff, !Nat.leb_le, Nat.ltb_lt.
  assert (E : S (length t) = length (flat s)) by (now rewrite I). rewrite E.
  unfold flat in *. rewrite !app_length in *. lia.
Qed.

Lemma london_regular n x : In x (london_states n) <-> regular_state (london n) n x.
Proof.
  unfold london_states. rewrite filter_In, oxford_regular. unfold regular_state, fits.
  rewrite andb_true_iff, !Nat.leb_le. simpl. split.
  - intros ((P & _ & R) & B & C). repeat split; auto; try discriminate.
    intros []; simpl; auto. apply (R P0).
  - intros (P & _ & R). pose proof (R P0). pose proof (R P1). pose proof (R P2). simpl in *.
    repeat split; auto; try discriminate. intros []; simpl; lia.
Qed.

Lemma filter_flat_map_length {A B} (f : B -> bool) (g : A -> list B) l k :
  (forall x, In x l -> length (filter f (g x)) = k) ->
    length (filter f (flat_map g l)) = k * length l.
Proof.
  induction l as [|x l IH]; intros H; simpl; [lia|].
  rewrite filter_app, app_length, H, IH by auto using in_eq, in_cons. lia.
Qed.

(** London with n >= 2 discs, with the capacities n, n - 1 and n - 2, has ((n + 1)(n + 2)/2 - 4) n!
    regular states: they stand in a list, each once. *)
Theorem number_of_london_states : forall n, 2 <= n ->
  length (london_states n) = ((n + 1) * (n + 2) / 2 - 4) * fact n
  /\ NoDup (london_states n) /\ forall x, In x (london_states n) <-> regular_state (london n) n x.
Proof.
  intros n L. split; [|split; [apply NoDup_filter, arrangements_distinct | apply london_regular]].
  unfold london_states, arrangements.
  rewrite (filter_flat_map_length _ _ _ ((n + 1) * (n + 2) / 2 - 4)), permutations_length; auto.
  intros l I. apply permutations_in, Permutation_length in I. rewrite seq_length in I. subst n.
  rewrite <- thirds_length, Nat.mul_comm, Nat.div_mul by auto. pose proof (thirds_fit l L). lia.
Qed.
