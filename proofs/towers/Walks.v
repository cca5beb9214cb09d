(** * Walks
    A walk is a sequence of steps of any kind: from a state to one that a move leads to. The
    distance is the length of a shortest walk. Nothing here knows of towers. *)
From Coq Require Import List Lia.

(** A walk of k steps. *)
Inductive walk {A : Type} (step : A -> A -> Prop) : nat -> A -> A -> Prop :=
| here s : walk step 0 s s
| go k s t u : step s t -> walk step k t u -> walk step (S k) s u.

(** The distance from s to t is k: a walk of k steps leads there, and no shorter one. *)
Definition distance {A : Type} (step : A -> A -> Prop) (s t : A) (k : nat) : Prop :=
  walk step k s t /\ forall l, walk step l s t -> k <= l.

(** Some walk leads from s to t. *)
Definition reaches {A : Type} (step : A -> A -> Prop) (s t : A) : Prop := exists k, walk step k s t.

(** Steps between allowed states only. *)
Definition within {A : Type} (ok : A -> Prop) (step : A -> A -> Prop) (s t : A) : Prop :=
  ok s /\ ok t /\ step s t.

(** A vertex has k neighbors. *)
Definition degree {A : Type} (step : A -> A -> Prop) (s : A) (k : nat) : Prop :=
  exists l, NoDup l /\ length l = k /\ forall t, In t l <-> step s t.

(** So many have a property: they stand in a list of that length, each once, and no others do. *)
Definition number_is {A : Type} (P : A -> Prop) (k : nat) : Prop :=
  exists l, NoDup l /\ length l = k /\ forall x, In x l <-> P x.

Lemma walk_one {A} (step : A -> A -> Prop) s t : step s t -> walk step 1 s t.
Proof. intros. eapply go; eauto. apply here. Qed.

Lemma walk_trans {A} (step : A -> A -> Prop) k l s t u :
  walk step k s t -> walk step l t u -> walk step (k + l) s u.
Proof. induction 1; simpl; intros; auto. eapply go; eauto. Qed.

(** Where every step can be taken back, so can a walk. *)
Lemma walk_back {A} (step : A -> A -> Prop) k s t :
  (forall u v, step u v -> step v u) -> walk step k s t -> walk step k t s.
Proof.
  intros Back W; induction W as [|k s t u M W IH]; [apply here|].
  replace (S k) with (k + 1) by lia. eapply walk_trans; eauto using walk_one.
Qed.

(** A walk is carried over by a map that carries over each step. *)
Lemma walk_map {A B} (f : A -> B) (step : A -> A -> Prop) (step' : B -> B -> Prop) k s t :
  (forall u v, step u v -> step' (f u) (f v)) -> walk step k s t -> walk step' k (f s) (f t).
Proof. intros F W; induction W; [apply here | eapply go; eauto]. Qed.

Lemma walk_weaken {A} (step step' : A -> A -> Prop) k s t :
  (forall u v, step u v -> step' u v) -> walk step k s t -> walk step' k s t.
Proof. apply (walk_map (fun u => u)). Qed.

(** What no step changes, no walk changes. *)
Lemma walk_invariant {A B} (f : A -> B) (step : A -> A -> Prop) k s t :
  (forall u v, step u v -> f u = f v) -> walk step k s t -> f s = f t.
Proof. intros F W; induction W; auto. rewrite <- IHW. auto. Qed.

Lemma walk_allowed {A} (ok : A -> Prop) (step : A -> A -> Prop) k s t :
  walk (within ok step) k s t -> ok s -> ok t.
Proof. induction 1 as [|k s t u [_ [T _]]]; auto. Qed.

Lemma within_back {A} (ok : A -> Prop) (step : A -> A -> Prop) :
  (forall u v, step u v -> step v u) -> forall u v, within ok step u v -> within ok step v u.
Proof. unfold within; firstorder. Qed.

(** A potential that no step lowers by more than one bounds the distance from below. *)
Lemma potential_bound {A} (f : A -> nat) (step : A -> A -> Prop) k s t :
  (forall u v, step u v -> f u <= S (f v)) -> f t = 0 -> walk step k s t -> f s <= k.
Proof.
  intros F Z W; induction W as [|k s t u M W IH]; [lia|]. specialize (F _ _ M). specialize (IH Z).
  lia.
Qed.

Lemma distance_unique {A} (step : A -> A -> Prop) s t k l :
  distance step s t k -> distance step s t l -> k = l.
Proof. intros [W B] [W' B']. apply B in W'. apply B' in W. lia. Qed.
