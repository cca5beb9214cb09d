(** * Order and size of the graphs of Hanoi on any number of pegs
    On p pegs each disc has p places, so there are p^n states. The edges of n + 1 discs are p times
    those of n discs, once for each peg of the largest disc, and its own moves: for each pair of
    pegs one for each state of the other discs on the p - 2 other pegs. Solved, this recursion is
    the formula. *)
From Coq Require Import List Arith Lia Bool Permutation FinFun.
From Manaus.towers Require Import Arrangements.
Import ListNotations.

(** A state says the peg of each disc, the largest disc first; the pegs of p are 0 to p - 1. *)
Definition state_of (p n : nat) (s : list nat) : Prop := length s = n /\ forall h, In h s -> h < p.

(** A disc goes from a to b, and no smaller disc is on either. *)
Definition moved (s t : list nat) : Prop := exists larger a b smaller,
  s = larger ++ a :: smaller /\ t = larger ++ b :: smaller
  /\ a <> b /\ ~ In a smaller /\ ~ In b smaller.

(** The states of n discs on some pegs, the pairs of pegs, and the pegs that are not of a pair. *)
Fixpoint states_on (pegs : list nat) (n : nat) : list (list nat) :=
  match n with 0 => [[]] | S m => flat_map (fun h => map (cons h) (states_on pegs m)) pegs end.

(** The pairs of two of p pegs. *)
Definition pairs (p : nat) : list (nat * nat) :=
  flat_map (fun b => map (fun a => (a, b)) (seq 0 b)) (seq 0 p).

(** The pegs that are not of a pair. *)
Definition others (p : nat) (ab : nat * nat) : list nat :=
  filter (fun h => negb (h =? fst ab) && negb (h =? snd ab)) (seq 0 p).

(** The edges of n discs on p pegs, each once, from one of its ends. *)
Fixpoint edges_on (p n : nat) : list (list nat * list nat) :=
  match n with
  | 0 => []
  | S m => flat_map (fun h => map (fun e => (h :: fst e, h :: snd e)) (edges_on p m)) (seq 0 p)
      ++ flat_map (fun ab => map (fun s => (fst ab :: s, snd ab :: s)) (states_on (others p ab) m))
           (pairs p)
  end.

(** ** States *)
Lemma states_on_in pegs n s :
  In s (states_on pegs n) <-> length s = n /\ forall h, In h s -> In h pegs.
Proof.
  revert s; induction n as [|n IH]; intros s; cbn [states_on].
  - split; [intros [<-|[]]; split; [auto | intros h []]|]. intros [L _].
    destruct s; [now left | discriminate].
  - rewrite in_flat_map. split.
    + intros (h & H & I). apply in_map_iff in I as (t & <- & I). apply IH in I as [L A].
      split; [cbn; lia|]. intros k [<-|K]; auto.
    + intros [L A]. destruct s as [|h t]; [discriminate|]. exists h. split; [apply A; now left|].
      apply in_map, IH. split; [cbn in L; lia|]. intros k K. apply A. now right.
Qed.

Lemma states_on_length pegs n : length (states_on pegs n) = length pegs ^ n.
Proof.
  induction n as [|n IH]; auto. cbn [states_on]. rewrite (flat_map_length _ _ (length pegs ^ n)).
  - rewrite Nat.pow_succ_r'. lia.
  - intros h _. now rewrite map_length.
Qed.

Lemma states_on_distinct pegs n : NoDup pegs -> NoDup (states_on pegs n).
Proof.
  intros D. induction n as [|n IH]; cbn [states_on]; [repeat constructor; auto|].
  apply (flat_map_distinct _ (hd 0)); auto.
  - intros h. apply Injective_map_NoDup; auto. intros x y E. congruence.
  - intros h s _ I. now apply in_map_iff in I as (t & <- & _).
Qed.

(** ** Pairs *)
Lemma pairs_in p a b : In (a, b) (pairs p) <-> a < b < p.
Proof.
  unfold pairs. rewrite in_flat_map. split.
  - intros (c & C & I). apply in_map_iff in I as (d & E & I). injection E as <- <-.
    apply in_seq in C, I. lia.
  - intros L. exists b. rewrite in_map_iff, in_seq. split; [lia|]. exists a. rewrite in_seq.
    split; [auto | lia].
Qed.

Lemma pairs_length p : 2 * length (pairs p) = p * (p - 1).
Proof.
  induction p as [|p IH]; auto. unfold pairs in *. rewrite seq_S, flat_map_app, app_length.
  cbn [flat_map]. rewrite app_nil_r, map_length, seq_length. nia.
Qed.

Lemma pairs_distinct p : NoDup (pairs p).
Proof.
  apply (flat_map_distinct _ snd); [apply seq_NoDup | |].
  - intros b. apply Injective_map_NoDup; [|apply seq_NoDup]. intros x y E. congruence.
  - intros b ab _ I. now apply in_map_iff in I as (a & <- & _).
Qed.

Lemma others_in p a b h : In h (others p (a, b)) <-> h < p /\ h <> a /\ h <> b.
Proof.
  unfold others. cbn [fst snd]. rewrite filter_In, in_seq, andb_true_iff, !negb_true_iff,
    !Nat.eqb_neq. lia.
Qed.

Lemma others_distinct p ab : NoDup (others p ab).
Proof. apply NoDup_filter, seq_NoDup. Qed.

Lemma others_length p ab : In ab (pairs p) -> length (others p ab) = p - 2.
Proof.
  destruct ab as [a b]. intros I. apply pairs_in in I.
  assert (P : Permutation (a :: b :: others p (a, b)) (seq 0 p)).
  { apply NoDup_Permutation; [|apply seq_NoDup|].
    - constructor; [|constructor; [|apply others_distinct]].
      + intros [E|J]; [lia|]. apply others_in in J. lia.
      + intros J. apply others_in in J. lia.
    - intros h. rewrite in_seq. cbn [In]. rewrite others_in. lia. }
  apply Permutation_length in P. cbn [length] in P. rewrite seq_length in P. lia.
Qed.

(** ** Edges *)
Lemma moved_above h s t : moved s t -> moved (h :: s) (h :: t).
Proof. intros (l & a & b & m & -> & -> & R). now exists (h :: l), a, b, m. Qed.

Lemma moved_back s t : moved s t -> moved t s.
Proof. intros (l & a & b & m & -> & -> & R). exists l, b, a, m. intuition. Qed.

(** Either the largest disc stays, or it moves and all others stay. *)
Lemma moved_cases h k s t : moved (h :: s) (k :: t) ->
  (h = k /\ moved s t) \/ (h <> k /\ s = t /\ ~ In h s /\ ~ In k s).
Proof.
  intros (l & a & b & m & E & F & N & A & B). destruct l as [|g l]; cbn [app] in *;
    injection E as -> ->; injection F as -> ->; [now right|]. left. split; auto.
  now exists l, a, b, m.
Qed.

Lemma edges_on_in p n s t : In (s, t) (edges_on p n) ->
  state_of p n s /\ state_of p n t /\ moved s t.
Proof.
  revert s t; induction n as [|n IH]; intros s t; [intros []|]. cbn [edges_on].
  rewrite in_app_iff, !in_flat_map. intros [(h & H & I)|((a & b) & H & I)];
    apply in_map_iff in I as (e & E & I); injection E as <- <-.
  - destruct e as [u v]. apply in_seq in H. apply IH in I as ([L A] & [M B] & C). cbn [fst snd].
    split; [|split; [|now apply moved_above]]; (split; [cbn; lia|]); intros k [<-|K]; auto; lia.
  - apply pairs_in in H. apply states_on_in in I as [L A]. cbn [fst snd].
    assert (O : forall k, In k e -> k < p /\ k <> a /\ k <> b) by (intros; now apply others_in, A).
    split; [|split].
    + split; [cbn; lia|]. intros k [<-|K]; [lia | now apply O].
    + split; [cbn; lia|]. intros k [<-|K]; [lia | now apply O].
    + exists [], a, b, e. split; auto. split; auto. split; [lia|].
      split; intros K; apply O in K; tauto.
Qed.

Lemma edges_on_all p n s t : state_of p n s -> state_of p n t -> moved s t ->
  In (s, t) (edges_on p n) \/ In (t, s) (edges_on p n).
Proof.
  revert s t; induction n as [|n IH]; intros s t [L A] [M B] C.
  { destruct s; [|discriminate]. destruct C as ([|x l] & a & b & m & E & _); discriminate. }
  destruct s as [|h s], t as [|k t]; try discriminate. cbn in L, M. cbn [edges_on].
  rewrite !in_app_iff, !in_flat_map. apply moved_cases in C as [[<- C]|(N & <- & Nh & Nk)].
  - destruct (IH s t) as [I|I]; auto; [split; [lia | intros; apply A; now right]
      | split; [lia | intros; apply B; now right] | left | right]; left; exists h;
      (split; [apply in_seq; split; [lia | apply A; now left]|]);
      apply in_map_iff; eexists; (split; [|exact I]); reflexivity.
  - assert (Hp : h < p) by (apply A; now left). assert (Kp : k < p) by (apply B; now left).
    destruct (Nat.lt_ge_cases h k) as [O|O]; [left | right]; right.
    + exists (h, k). split; [apply pairs_in; lia|]. apply in_map_iff. exists s. split; auto.
      apply states_on_in. split; [lia|]. intros g G. apply others_in.
      split; [apply A; now right|]. split; intros ->; auto.
    + exists (k, h). split; [apply pairs_in; lia|]. apply in_map_iff. exists s. split; auto.
      apply states_on_in. split; [lia|]. intros g G. apply others_in.
      split; [apply A; now right|]. split; intros ->; auto.
Qed.

(** The pegs of the largest disc at the ends of an edge, in the order in which they stand. *)
Lemma edges_on_heads p n s t h k : In (h :: s, k :: t) (edges_on p (S n)) ->
  (h = k /\ In (s, t) (edges_on p n)) \/ h < k.
Proof.
  cbn [edges_on]. rewrite in_app_iff, !in_flat_map.
  intros [(g & _ & I)|((a & b) & H & I)]; apply in_map_iff in I as (e & E & I).
  - destruct e as [u v]. injection E as -> -> -> ->. auto.
  - injection E as -> _ -> _. apply pairs_in in H. lia.
Qed.

Lemma edges_on_one_way p n s t : In (s, t) (edges_on p n) -> ~ In (t, s) (edges_on p n).
Proof.
  revert s t; induction n as [|n IH]; intros s t; [intros []|]. intros I J.
  destruct (edges_on_in _ _ _ _ I) as ([L _] & [M _] & _).
  destruct s as [|h s], t as [|k t]; try discriminate.
  apply edges_on_heads in I as [[E I]|I]; apply edges_on_heads in J as [[F J]|J]; try lia.
  now apply (IH s t).
Qed.

Lemma edges_on_distinct p n : NoDup (edges_on p n).
Proof.
  induction n as [|n IH]; [constructor|]. cbn [edges_on]. apply NoDup_join.
  - apply (flat_map_distinct _ (fun e => hd 0 (fst e))); [apply seq_NoDup | |].
    + intros h. apply Injective_map_NoDup; auto. intros [a b] [c d] E. cbn in E. congruence.
    + intros h e _ I. now apply in_map_iff in I as (x & <- & _).
  - apply (flat_map_distinct _ (fun e => (hd 0 (fst e), hd 0 (snd e)))); [apply pairs_distinct | |].
    + intros ab. apply Injective_map_NoDup; [|apply states_on_distinct, others_distinct].
      intros x y E. congruence.
    + intros [a b] e _ I. now apply in_map_iff in I as (x & <- & _).
  - intros e I J. apply in_flat_map in I as (h & _ & I). apply in_map_iff in I as (x & <- & _).
    apply in_flat_map in J as ((a & b) & H & J). apply in_map_iff in J as (y & E & _).
    injection E as -> _ -> _. apply pairs_in in H. lia.
Qed.

Lemma edges_on_length p n : 4 * length (edges_on p n) = p * (p - 1) * (p ^ n - (p - 2) ^ n).
Proof.
  induction n as [|n IH]; [cbn; lia|]. cbn [edges_on]. rewrite app_length.
  rewrite (flat_map_length _ _ (length (edges_on p n))) by (intros; now rewrite map_length).
  rewrite (flat_map_length _ _ ((p - 2) ^ n))
    by (intros ab I; rewrite map_length, states_on_length, others_length; auto).
  rewrite seq_length. pose proof (pairs_length p) as C. rewrite !Nat.pow_succ_r'.
  destruct p as [|[|k]]; [cbn in *; lia | cbn in *; lia|].
  replace (S (S k) - 2) with k in * by lia.
  assert (O : k ^ n <= S (S k) ^ n) by (apply Nat.pow_le_mono_l; lia).
  remember (S (S k) ^ n) as x. remember (k ^ n) as y.
  replace (S (S k) * x - k * y) with (S (S k) * (x - y) + 2 * y) by nia. nia.
Qed.

(** @proves martins2024/section-3.4/order-size
    For all p and n the graph of Hanoi with n discs on p pegs has order p^n, its states in a list,
    each once; and size (1/2) C(p,2) (p^n - (p-2)^n), which is p (p - 1) (p^n - (p-2)^n) / 4, its
    edges in a list, each once and from one end only. *)
Theorem order_and_size_on_any_pegs : forall p n,
  (length (states_on (seq 0 p) n) = p ^ n /\ NoDup (states_on (seq 0 p) n)
    /\ forall s, In s (states_on (seq 0 p) n) <-> state_of p n s)
  /\ 4 * length (edges_on p n) = p * (p - 1) * (p ^ n - (p - 2) ^ n)
  /\ NoDup (edges_on p n)
  /\ (forall s t, In (s, t) (edges_on p n) -> ~ In (t, s) (edges_on p n))
  /\ (forall s t, state_of p n s -> state_of p n t ->
        (moved s t <-> In (s, t) (edges_on p n) \/ In (t, s) (edges_on p n))).
Proof.
  intros p n. split; [split; [|split]|].
  - now rewrite states_on_length, seq_length.
  - apply states_on_distinct, seq_NoDup.
  - intros s. rewrite states_on_in. unfold state_of. split; intros [L A]; split; auto; intros h H;
      apply A in H; rewrite in_seq in *; lia.
  - split; [apply edges_on_length|]. split; [apply edges_on_distinct|].
    split; [intros s t; apply edges_on_one_way|]. intros s t S' T. split; [now apply edges_on_all|].
    intros [I|I]; apply edges_on_in in I as (_ & _ & M); auto. now apply moved_back.
Qed.
