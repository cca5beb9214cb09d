(** * Boards of Sperner's game

    A triangle whose sides are cut into n equal parts. That a list of triangles is a triangulation
    is computed, and the boards are found to be triangulations: the lemma is not empty. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.games Require Import Sperner.
Import ListNotations.

(** Whether triangles are a triangulation, computed. *)
Definition is_triangulation (triangles : list triangle) (boundary : list (nat * nat)) : bool :=
  let all := flat_map edges triangles in
  forallb (fun e => (count_occ edge_eq boundary e =? 1) && (count_occ edge_eq all e =? 1))
    boundary &&
  forallb (fun e => (count_occ edge_eq boundary e =? 1) || (count_occ edge_eq all e =? 2)) all.

Lemma is_triangulation_sound : forall triangles boundary,
  is_triangulation triangles boundary = true -> triangulation triangles boundary.
Proof.
  intros triangles boundary H. unfold is_triangulation in H.
  apply andb_true_iff in H as [Hb Ha]. rewrite forallb_forall in Hb, Ha. split.
  - apply (NoDup_count_occ' edge_eq). intros e He. apply Hb in He.
    apply andb_true_iff in He as [He _]. apply Nat.eqb_eq, He.
  - intros e n. split; intros He.
    + apply Hb, andb_true_iff in He as [_ He]. apply Nat.eqb_eq, He.
    + destruct (in_dec edge_eq e (flat_map edges triangles)) as [Hin|Hin].
      * right. apply Ha, orb_true_iff in Hin as [H|H]; [|apply Nat.eqb_eq, H].
        apply (count_occ_not_In edge_eq) in He. rewrite He in H. discriminate.
      * left. apply (count_occ_not_In edge_eq), Hin.
Qed.

(** The j-th point of row i, from the corner v0 down; row n is the side from v1 to v2. *)
Definition point (i j : nat) : nat := i * (i + 1) / 2 + j.

Definition board (n : nat) : list triangle :=
  flat_map (fun i =>
    map (fun j => (point i j, point (S i) j, point (S i) (S j))) (seq 0 (S i)) ++
    map (fun j => (point i j, point (S i) (S j), point i (S j))) (seq 0 i)) (seq 0 n).

Definition board_sides (n : nat) : list nat * list nat * list nat :=
  (map (fun i => point i 0) (seq 0 (S n)),
   map (fun j => point n j) (seq 0 (S n)),
   rev (map (fun i => point i i) (seq 0 (S n)))).

Definition board_is_triangulation (n : nat) : bool :=
  let '(s01, s12, s20) := board_sides n in
  is_triangulation (board n) (along s01 ++ along s12 ++ along s20).

(** The lemma is not empty: these boards are triangulations. *)
Theorem small_boards_are_triangulations :
  forallb board_is_triangulation (seq 1 5) = true.
Proof. vm_compute. reflexivity. Qed.
