(** * Misère Nim

    Who makes the last move loses.  As long as some heap has more than one object, the P-positions
    are those of Nim; when all heaps have at most one, they are those with an odd number of them.
    One idea carries the proof: the move of Nim is right unless it leaves no larger heap, and then
    the heap that was lowered to 0 or 1 is lowered to 1 or 0 instead. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.games Require Import Game NimSum Grundy Heaps Nim.
Import ListNotations.

(** The number of heaps with more than one object, and with exactly one. *)
Definition larger (heaps : list nat) : nat := length (filter (fun heap => 1 <? heap) heaps).
Definition ones (heaps : list nat) : nat := length (filter (fun heap => heap =? 1) heaps).

(** ** Larger heaps *)

Lemma larger_split : forall before heap after,
  larger (before ++ heap :: after) = Nat.b2n (1 <? heap) + larger (before ++ after).
Proof.
  intros before heap after. unfold larger. rewrite !filter_app_length. simpl.
  destruct (1 <? heap); simpl; lia.
Qed.

Lemma a_larger_heap : forall heaps, 1 <= larger heaps ->
  exists before heap after, heaps = before ++ heap :: after /\ 1 < heap.
Proof.
  induction heaps as [|x others IH]; unfold larger; simpl; [lia|].
  destruct (Nat.ltb_spec 1 x) as [Hx|Hx].
  - intros _. exists [], x, others. auto.
  - intros H. destruct (IH H) as (before & h & after & -> & Hh).
    exists (x :: before), h, after. auto.
Qed.

(** Without larger heaps the nim-sum is the parity of the number of heaps of one. *)
Lemma nim_sum_of_ones : forall heaps, larger heaps = 0 ->
  nim_sum heaps = Nat.b2n (Nat.odd (ones heaps)).
Proof.
  induction heaps as [|x others IH]; unfold larger, ones; simpl; [reflexivity|].
  destruct (Nat.ltb_spec 1 x) as [Hx|Hx]; simpl; [lia|]. intros H.
  rewrite (IH H). destruct x as [|[|x]]; [ | | lia].
  - apply Nat.lxor_0_l.
  - simpl length. rewrite Nat.odd_succ, <- Nat.negb_odd. unfold ones.
    destruct (Nat.odd _); reflexivity.
Qed.

Lemma nim_sum_0_or_1 : forall heaps, larger heaps = 0 -> nim_sum heaps = 0 \/ nim_sum heaps = 1.
Proof.
  intros heaps H. rewrite nim_sum_of_ones by exact H. destruct (Nat.odd _); simpl; auto.
Qed.

(** One larger heap is never balanced by heaps of one. *)
Lemma one_larger_heap : forall heaps, larger heaps = 1 -> nim_sum heaps <> 0.
Proof.
  intros heaps H H0. destruct (a_larger_heap heaps ltac:(lia)) as (before & h & after & -> & Hh).
  rewrite larger_split in H. rewrite nim_sum_split in H0. apply Nat.lxor_eq in H0.
  apply Nat.ltb_lt in Hh. rewrite Hh in H. simpl in H. apply Nat.ltb_lt in Hh.
  destruct (nim_sum_0_or_1 (before ++ after) ltac:(lia)); lia.
Qed.

Lemma larger_heaps_after_a_move : forall heaps next, In next (options nim heaps) ->
  larger next <= larger heaps <= S (larger next).
Proof.
  intros heaps next Hin. apply heap_move in Hin as (before & h & l & after & -> & -> & Hl).
  apply less in Hl. rewrite !larger_split.
  destruct (Nat.ltb_spec 1 h), (Nat.ltb_spec 1 l); simpl; lia.
Qed.

Lemma no_moves : forall heaps, options nim heaps = [] -> larger heaps = 0 /\ nim_sum heaps = 0.
Proof.
  induction heaps as [|x others IH]; intros Ho; [split; reflexivity|].
  simpl in Ho. apply app_eq_nil in Ho as [Hx Ho]. apply map_eq_nil in Hx, Ho.
  destruct x as [|x]; [|discriminate].
  destruct (IH Ho) as [Hl Hs]. split; [exact Hl|]. simpl. rewrite Hs. reflexivity.
Qed.

Lemma bouton_move : forall heaps, nim_sum heaps <> 0 ->
  exists next, In next (options nim heaps) /\ nim_sum next = 0.
Proof.
  intros heaps Hs. destruct (P_or_N nim normal heaps) as [HP|HN];
    [apply bouton in HP; contradiction|].
  destruct HN as [Hc _|next Hin HP]; [discriminate|]. apply bouton in HP. eauto.
Qed.

(** ** P-positions *)

Definition misere_P (heaps : list nat) : Prop :=
  (larger heaps = 0 /\ nim_sum heaps = 1) \/ (1 <= larger heaps /\ nim_sum heaps = 0).

Lemma misere_dec : forall heaps, misere_P heaps \/ ~ misere_P heaps.
Proof. intros heaps. unfold misere_P. lia. Qed.

Lemma misere_leave : forall heaps next,
  misere_P heaps -> In next (options nim heaps) -> ~ misere_P next.
Proof.
  intros heaps next [[Hl Hs]|[Hl Hs]] Hin.
  - pose proof (larger_heaps_after_a_move _ _ Hin).
    apply heap_move in Hin as (before & h & l & after & -> & -> & Hlow). apply less in Hlow.
    rewrite larger_split in Hl. destruct (Nat.ltb_spec 1 h) as [|Hh]; simpl in Hl; [lia|].
    assert (h = 1) as -> by lia. assert (l = 0) as -> by lia.
    rewrite nim_sum_split, Nat.lxor_comm in Hs.
    assert (Hr : nim_sum (before ++ after) = 0) by (apply (nim_sum_properties _ 1 0), Hs).
    unfold misere_P. rewrite nim_sum_split, larger_split, Hr.
    rewrite Nat.lxor_nilpotent. simpl. lia.
  - pose proof (larger_heaps_after_a_move _ _ Hin).
    pose proof (no_move_from_0_to_0 heaps next Hs Hin).
    pose proof (one_larger_heap heaps). unfold misere_P. lia.
Qed.

(** A move of Nim that leaves no larger heap is set right by leaving 1 for 0, or 0 for 1. *)
Lemma other_remainder : forall heaps next, 1 <= larger heaps ->
  In next (options nim heaps) -> larger next = 0 -> nim_sum next = 0 ->
  exists other, In other (options nim heaps) /\ larger other = 0 /\ nim_sum other = 1.
Proof.
  intros heaps next Hl Hin Hl0 Hs0.
  apply heap_move in Hin as (before & h & l & after & -> & -> & Hlow). apply less in Hlow.
  rewrite larger_split in Hl, Hl0. rewrite nim_sum_split in Hs0. apply Nat.lxor_eq in Hs0.
  destruct (Nat.ltb_spec 1 h) as [Hh|Hh], (Nat.ltb_spec 1 l) as [Hl1|Hl1]; simpl in Hl, Hl0;
    try lia.
  exists (before ++ (1 - l) :: after). split; [|split].
  - apply heap_move. exists before, h, (1 - l), after.
    repeat split; auto. apply in_seq. lia.
  - rewrite larger_split. destruct (Nat.ltb_spec 1 (1 - l)); simpl; lia.
  - rewrite nim_sum_split, <- Hs0. destruct l as [|[|l]]; [reflexivity|reflexivity|lia].
Qed.

Lemma misere_reach : forall heaps, ~ misere_P heaps -> options nim heaps <> [] ->
  exists next, In next (options nim heaps) /\ misere_P next.
Proof.
  intros heaps Hnot Ho. destruct (Nat.eq_dec (larger heaps) 0) as [Hl|Hl].
  - destruct (options nim heaps) as [|next rest] eqn:He; [contradiction|].
    assert (Hin : In next (options nim heaps)) by (rewrite He; left; reflexivity).
    exists next. split; [left; reflexivity|]. left.
    pose proof (larger_heaps_after_a_move _ _ Hin). split; [lia|].
    destruct (nim_sum_0_or_1 heaps Hl) as [Hs|Hs]; [|exfalso; apply Hnot; left; auto].
    pose proof (no_move_from_0_to_0 heaps next Hs Hin).
    destruct (nim_sum_0_or_1 next ltac:(lia)); lia.
  - destruct (bouton_move heaps) as [next [Hin Hs]]; [intros H; apply Hnot; right; lia|].
    destruct (Nat.eq_dec (larger next) 0) as [Hn|Hn].
    + destruct (other_remainder heaps next ltac:(lia) Hin Hn Hs) as [other [Ho' [H1 H2]]].
      exists other. split; [exact Ho'|]. left. auto.
    + exists next. split; [exact Hin|]. right. lia.
Qed.

Theorem misere_nim : forall heaps,
  (P nim misere heaps <-> misere_P heaps) /\ (N nim misere heaps <-> ~ misere_P heaps).
Proof.
  apply (P_positions_are nim misere misere_P misere_dec).
  - intros heaps Ho. apply no_moves in Ho as [Hl Hs]. unfold misere_P.
    split; [lia|discriminate].
  - exact misere_leave.
  - exact misere_reach.
Qed.

(** @corrects carvalho2013/misere-nim-rules
    A position of misère Nim is an N-position if and only if (1) no heap has more than one object
    and the number of heaps of one is even, or (2) exactly one heap has more than one, or (3) two or
    more heaps have more than one and the nim-sum of all heaps is not 0. *)
Theorem misere_nim_rules : forall heaps : list nat,
  N nim misere heaps <->
  (larger heaps = 0 /\ Nat.odd (ones heaps) = false) \/
  larger heaps = 1 \/
  (2 <= larger heaps /\ nim_sum heaps <> 0).
Proof.
  intros heaps. rewrite (proj2 (misere_nim heaps)). unfold misere_P.
  pose proof (one_larger_heap heaps) as H1. pose proof (nim_sum_of_ones heaps) as H0.
  destruct (Nat.odd (ones heaps)); simpl in H0; split; intros H.
  - destruct (Nat.eq_dec (larger heaps) 0), (Nat.eq_dec (larger heaps) 1); lia.
  - destruct H as [[_ H]|H]; [discriminate|]. lia.
  - destruct (Nat.eq_dec (larger heaps) 0), (Nat.eq_dec (larger heaps) 1); auto; lia.
  - lia.
Qed.

(** @corrects carvalho2013/misere-nim-rules
    With the nim-sum of the larger heaps only, as printed, condition 3 misses (2, 2, 1): the nim-sum
    of 2 and 2 is 0, and yet the next player wins. *)
Theorem printed_rule_misses_2_2_1 :
  nim_sum (filter (fun heap => 1 <? heap) [2; 2; 1]) = 0 /\ N nim misere [2; 2; 1].
Proof. split; [reflexivity|]. apply next_wins_iff_N. reflexivity. Qed.

(** ** The strategy *)

(** With two or more larger heaps a winning move of Nim; with one, the move that leaves only heaps
    of one, an odd number of them; with none, any move. *)
Definition misere_strategy (heaps next : list nat) : Prop :=
  (2 <= larger heaps -> nim_sum next = 0) /\
  (larger heaps = 1 -> larger next = 0 /\ Nat.odd (ones next) = true).

(** @proves carvalho2013/misere-nim-strategy
    Who moves at an N-position wins by this strategy. *)
Theorem misere_strategy_wins : forall heaps : list nat,
  N nim misere heaps -> wins_by nim misere misere_strategy heaps.
Proof.
  intros heaps. apply (strategy_wins nim misere (fun _ => True)); [auto| | |exact I].
  - intros p _ HN Ho. apply misere_nim in HN. destruct (misere_reach p HN Ho) as [q [Hin Hq]].
    destruct (Nat.le_gt_cases 2 (larger p)) as [Hl|Hl].
    + exists q. split; [exact Hin|]. pose proof (larger_heaps_after_a_move _ _ Hin).
      unfold misere_P in Hq. split; lia.
    + destruct (Nat.eq_dec (larger p) 1) as [H1|H1].
      * assert (Hother : exists r, In r (options nim p) /\ larger r = 0 /\ nim_sum r = 1).
        { destruct Hq as [Hq|[Hq Hs]]; [exists q; auto|].
          pose proof (larger_heaps_after_a_move _ _ Hin).
          exfalso. apply (one_larger_heap q); [lia|exact Hs]. }
        destruct Hother as [r [Hr [Hr0 Hr1]]]. exists r. split; [exact Hr|].
        rewrite nim_sum_of_ones in Hr1 by exact Hr0.
        split; [lia|]. intros _. split; [exact Hr0|]. destruct (Nat.odd _); easy.
      * exists q. split; [exact Hin|]. split; lia.
  - intros p q _ HN Hin [Htwo Hone]. apply misere_nim. apply misere_nim in HN.
    pose proof (larger_heaps_after_a_move _ _ Hin).
    destruct (Nat.le_gt_cases 2 (larger p)) as [Hl|Hl].
    + right. split; [lia|]. apply Htwo, Hl.
    + destruct (Nat.eq_dec (larger p) 1) as [H1|H1].
      * destruct (Hone H1) as [Hq Ho]. left. split; [exact Hq|].
        rewrite nim_sum_of_ones, Ho by exact Hq. reflexivity.
      * left. split; [lia|]. unfold misere_P in HN.
        destruct (nim_sum_0_or_1 p ltac:(lia)) as [Hs|Hs]; [|lia].
        pose proof (no_move_from_0_to_0 p q Hs Hin).
        destruct (nim_sum_0_or_1 q ltac:(lia)); lia.
Qed.

(** @proves carvalho2013/misere-nim-strategy
    A winning move of Nim never leaves exactly one larger heap, and no move leads from two or more
    larger heaps to none. *)
Theorem why_the_strategy_works : forall heaps next : list nat, In next (options nim heaps) ->
  (nim_sum next = 0 -> larger next <> 1) /\ (2 <= larger heaps -> larger next <> 0).
Proof.
  intros heaps next Hin. pose proof (larger_heaps_after_a_move _ _ Hin).
  pose proof (one_larger_heap next). split; lia.
Qed.
