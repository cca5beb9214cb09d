(** * Hanoi: from any start by a table
    The second column of the table holds the peg to which each disc has to go next: for the disc
    above to move, the smaller ones must form a tower on the third peg. The lowest row whose
    letters differ is the first move of the recursive algorithm, which is optimal; and what is left
    of that algorithm is the algorithm for the state that this move leads to. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.towers Require Export AnyStart Colors.
Import ListNotations.

(** ** The table *)
(** The second column, from the largest disc downwards: the first letter is given; below, the
    letter of the row above if its two agree, else the missing one. *)
Fixpoint second_column (s : state) (j : peg) : list peg :=
  match s with
  | [] => []
  | h :: t => j :: second_column t (if peg_dec h j then j else third h j)
  end.

(** A row for each disc, the largest first: where it is, and where it has to go next. *)
Definition table (s : state) : list (peg * peg) := combine s (second_column s P2).

(** The lowest row whose letters differ: its disc goes from the first to the second. *)
Fixpoint lowest_unequal (rows : list (peg * peg)) : option instruction :=
  match rows with
  | [] => None
  | (h, j) :: t =>
      match lowest_unequal t with
      | Some i => Some i
      | None => if peg_dec h j then None else Some (S (length t), h, j)
      end
  end.

Lemma no_unequal s j : lowest_unequal (combine s (second_column s j)) = None ->
  s = all j (length s).
Proof.
  revert j; induction s as [|h t IH]; intros j E; [reflexivity|]. simpl in E.
  destruct (lowest_unequal _) eqn:U; [discriminate|]. apply IH in U.
  destruct (peg_dec h j) as [->|]; [|discriminate]. simpl. unfold all in *. simpl. congruence.
Qed.

Lemma second_column_length s j : length (second_column s j) = length s.
Proof. revert j; induction s; intros; simpl; auto. Qed.

(** The lowest unequal row is the first instruction of the recursive algorithm. *)
Lemma lowest_unequal_first s j : lowest_unequal (combine s (second_column s j))
  = hd_error (gather (length s) s j).
Proof.
  revert j; induction s as [|h t IH]; intros j; [reflexivity|]. simpl.
  rewrite combine_length, second_column_length, Nat.min_id.
  destruct (peg_dec h j) as [->|N]; rewrite IH.
  - destruct (hd_error _); auto.
  - destruct (gather (length t) t (third h j)); reflexivity.
Qed.

(** Move by the table. *)
Definition by_table : rule := fun _ s i => lowest_unequal (table s) = Some i.

Lemma first_of_gather s j i l : gather (length s) s j = i :: l ->
  exists t, carry_out i s = Some t /\ l = gather (length t) t j.
Proof.
  revert j i l; induction s as [|h t IH]; intros j i l E; [discriminate|].
  change (length (h :: t)) with (S (length t)) in E. cbn [gather] in E.
  assert (Above : forall i u, carry_out i t = Some u -> carry_out i (h :: t) = Some (h :: u)).
  { intros k u C. pose proof (play_above h [k] t u) as P. cbn [play] in P. rewrite C in P.
    specialize (P eq_refl). destruct (carry_out k (h :: t)); congruence. }
  destruct (peg_dec h j) as [->|N].
  - destruct (IH j i l E) as (u & C & ->). exists (j :: u). split; auto.
    cbn [length gather]. destruct (peg_dec j j); congruence.
  - destruct (gather (length t) t (third h j)) as [|k g] eqn:G.
    + assert (T : t = all (third h j) (length t)).
      { destruct (gather_play (length t) t (third h j) eq_refl) as [P _]. rewrite G in P.
        now injection P. }
      cbn [app] in E. injection E as <- <-. exists (j :: t). split.
      * rewrite T. rewrite all_length. now apply carry_largest.
      * cbn [length gather]. destruct (peg_dec j j); [|congruence]. now rewrite <- T.
    + cbn [app] in E. injection E as <- <-.
      destruct (IH (third h j) k g G) as (u & C & ->). exists (h :: u). split; auto.
      pose proof (move_length _ _ (carry_out_move _ _ _ C)) as L.
      cbn [length gather]. destruct (peg_dec h j); [congruence|]. now rewrite <- L.
Qed.

Lemma table_follows m s : follows by_table m (gather (length s) s P2) s.
Proof.
  remember (gather (length s) s P2) as l eqn:E.
  revert m s E; induction l as [|i l IH]; intros m s E; [exact I|].
  destruct (first_of_gather s P2 i l (eq_sym E)) as (t & C & F). split.
  - unfold by_table, table. now rewrite lowest_unequal_first, <- E.
  - exists t. split; auto.
Qed.

(** The rows above that of the disc that moves stay as they are, so only those from it downwards
    have to be filled in again. *)
Lemma rows_above s i t : carry_out i s = Some t ->
  firstn (length s - disc_of i) (table s) = firstn (length s - disc_of i) (table t).
Proof.
  unfold table. destruct i as [[d p] q]. unfold disc_of. cbn [fst]. generalize P2 as j.
  revert t; induction s as [|h s IH]; intros t j C; [discriminate|]. simpl in C.
  destruct (d =? S (length s)) eqn:D.
  - apply Nat.eqb_eq in D. cbn [length]. rewrite D, Nat.sub_diag. reflexivity.
  - destruct (carry_out (d, p, q) s) as [u|] eqn:Cu; [|discriminate]. injection C as <-.
    pose proof (carry_out_bound _ _ _ Cu) as B. unfold disc_of in B. cbn [fst] in B.
    change (length (h :: s)) with (S (length s)). rewrite Nat.sub_succ_l by exact B.
    cbn [second_column combine firstn]. f_equal. now apply IH.
Qed.

(** From every state: move by the lowest row of the table whose letters differ, fill in again from
    that row downwards (the rows above stay as they are), and so on. Each move is by the rules,
    the letters are all C exactly when all discs are on C, and that is so after the least number of
    moves. *)
Theorem table_is_optimal : forall s, exists l,
  follows by_table 1 l s /\ play l s = Some (all P2 (length s))
  /\ distance move s (all P2 (length s)) (length l)
  /\ (forall k, length k = length l -> follows by_table 1 k s -> k = l)
  /\ (forall t, lowest_unequal (table t) = None <-> t = all P2 (length t))
  /\ forall i t u, carry_out i t = Some u ->
       firstn (length t - disc_of i) (table t) = firstn (length t - disc_of i) (table u).
Proof.
  intros s. exists (gather (length s) s P2). split; [apply table_follows|].
  destruct (gather_is_optimal (length s) s eq_refl) as [P D]. split; auto. split; auto. split.
  - intros k L F. apply (follows_same by_table by_table 1 _ _ s); auto using table_follows.
    unfold by_table. congruence.
  - split; [|intros i t u; apply rows_above]. intros t. split; [apply no_unequal|].
    intros E. unfold table.
    rewrite lowest_unequal_first, E, all_length.
    destruct (gather (length t) (all P2 (length t)) P2) as [|i l] eqn:G; auto. exfalso.
    destruct (gather_play (length t) (all P2 (length t)) P2 (all_length _ _)) as [_ F].
    rewrite G, far_there in F. discriminate.
Qed.
