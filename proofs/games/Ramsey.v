(** * Ramsey's theorem

    By induction on the sum of the sizes asked for. From one point, some color has many edges;
    among their ends there is a complete graph of another color, or one of that color with one
    point less, to which the point is added. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.games Require Import RamseyNumbers.
Import ListNotations.

(** A complete graph on p of the points, with all edges in color a. *)
Definition clique (points : list nat) (c : nat -> nat -> nat) (a p : nat) : Prop :=
  exists some, NoDup some /\ length some = p /\ incl some points /\
               forall x y, In x some -> In y some -> x <> y -> c x y = a.

(** The sum of the sizes asked for. *)
Definition sizes (p : nat -> nat) (colors : list nat) : nat :=
  fold_right (fun a total => p a + total) 0 colors.

Definition one_less (p : nat -> nat) (a : nat) : nat -> nat :=
  fun b => if b =? a then p a - 1 else p b.

Lemma one_less_sum : forall p a colors, In a colors -> 1 <= p a ->
  sizes (one_less p a) colors < sizes p colors.
Proof.
  intros p a colors Hin Hp.
  assert (Hle : forall l, sizes (one_less p a) l <= sizes p l).
  { intros l. induction l as [|b l IH]; simpl; [lia|]. unfold one_less at 1.
    destruct (Nat.eqb_spec b a) as [->|]; lia. }
  induction colors as [|b colors IH]; [easy|]. simpl. unfold one_less at 1.
  specialize (Hle colors). destruct (Nat.eqb_spec b a) as [->|Hne]; [lia|].
  destruct Hin as [->|Hin]; [congruence|]. specialize (IH Hin). lia.
Qed.

(** One bound for all colors. *)
Lemma common_bound : forall colors (Q : nat -> nat -> Prop),
  (forall a v w, v <= w -> Q a v -> Q a w) -> (forall a, In a colors -> exists v, Q a v) ->
  exists v, forall a, In a colors -> Q a v.
Proof.
  induction colors as [|a colors IH]; intros Q Hup H; [exists 0; easy|].
  destruct (IH Q Hup) as [v Hv]; [intros b Hb; apply H; right; exact Hb|].
  destruct (H a (or_introl eq_refl)) as [w Hw]. exists (Nat.max v w).
  intros b [<-|Hb]; [apply (Hup _ w)|apply (Hup _ v)]; auto; lia.
Qed.

(** @supports carvalho2013/theorem-1.1.4-ramsey
    For all colors and positive integers p there is an R such that, on at least R points, every
    coloring has, for some color a, a complete subgraph on p a points with all edges in color a. *)
Theorem ramsey_theorem : forall (colors : list nat) (p : nat -> nat), exists R, 1 <= R /\
  forall points c, NoDup points -> R <= length points -> coloring points colors c ->
  exists a, In a colors /\ clique points c a (p a).
Proof.
  intros colors p. remember (sizes p colors) as n eqn:Hn. revert p Hn.
  induction n as [n IH] using lt_wf_ind. intros p ->.
  assert (Hsmall : (exists a, In a colors /\ p a <= 1) \/ (forall a, In a colors -> 2 <= p a)).
  { clear. induction colors as [|a colors [[b [Hb Hp]]|IH]]; [right; easy| |].
    - left. exists b. simpl. auto.
    - destruct (Nat.le_gt_cases (p a) 1) as [H|H]; [left; exists a; simpl; auto|].
      right. intros b [<-|Hb]; [lia|auto]. }
  destruct Hsmall as [[a [Ha Hp]]|Hbig].
  - exists 1. split; [lia|]. intros points c Hdup Hlen _. exists a. split; [exact Ha|].
    destruct points as [|x rest]; [simpl in Hlen; lia|].
    exists (firstn (p a) [x]). destruct (p a) as [|[|q]]; [| |lia]; simpl; repeat split.
    + constructor.
    + easy.
    + easy.
    + constructor; [easy|constructor].
    + intros y [<-|[]]. left. reflexivity.
    + intros y z [<-|[]] [<-|[]] Hne. congruence.
  - destruct (common_bound colors (fun a v => forall points c, NoDup points ->
      v <= length points -> coloring points colors c ->
      exists b, In b colors /\ clique points c b (one_less p a b))) as [v Hv].
    + intros a v w Hvw H points c Hdup Hw. apply H; [exact Hdup|lia].
    + intros a Ha. destruct (IH (sizes (one_less p a) colors)
        (one_less_sum p a colors Ha ltac:(specialize (Hbig a Ha); lia)) (one_less p a) eq_refl)
        as [R [_ HR]].
      exists R. intros points c Hdup HRl Hc. apply HR; auto.
    + exists (v * length colors + 2). split; [lia|]. intros points c Hdup Hlen Hc.
      destruct points as [|w others]; [simpl in Hlen; lia|].
      inversion Hdup as [|? ? Hw Hothers]; subst. simpl in Hlen.
      destruct (many_of_one_color v colors (c w) others) as [a [Ha Hmany]]; [|lia|].
      { intros x Hx. apply Hc; simpl; auto. intros <-. contradiction. }
      set (ends := filter (fun x => c w x =? a) others) in *.
      assert (Hends : forall x, In x ends -> In x others /\ c w x = a).
      { intros x Hx. apply filter_In in Hx as [Hx Ha']. apply Nat.eqb_eq in Ha'. auto. }
      destruct (Hv a Ha ends c) as [b [Hb Hclique]]; [apply NoDup_filter, Hothers|lia| |].
      { intros x y Hx Hy Hne. apply Hc; simpl; [right|right|exact Hne]; apply Hends; assumption. }
      destruct Hclique as (some & Hnd & Hl & Hincl & Hmono). exists b. split; [exact Hb|].
      unfold one_less in Hl. destruct (Nat.eqb_spec b a) as [->|Hne].
      * exists (w :: some). specialize (Hbig a Ha).
        assert (Hwsome : ~ In w some) by (intros H; apply Hw, Hends, Hincl, H).
        split; [constructor; assumption|]. split; [simpl; lia|]. split.
        -- intros x [<-|Hx]; [left; reflexivity|]. right. apply Hends, Hincl, Hx.
        -- intros x y [<-|Hx] [<-|Hy] Hxy; [congruence| | |apply Hmono; assumption].
           ++ apply Hends, Hincl, Hy.
           ++ destruct (Hends x (Hincl x Hx)) as [Hx' Hwx]. rewrite <- Hwx. symmetry.
              apply Hc; simpl; auto.
      * exists some. split; [exact Hnd|]. split; [exact Hl|]. split; [|exact Hmono].
        intros x Hx. right. apply Hends, Hincl, Hx.
Qed.
