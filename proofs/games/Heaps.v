(** * Games in heaps

    A rule says what one move can leave of a heap.  In the game of a rule a position is a list of
    heaps in their places, and a move is a move in one heap, the others left as they are.  The value
    of a position is the nim-sum of the values of its heaps. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.games Require Import Game NimSum Grundy.
Import ListNotations.

(** What a move can leave of a heap: always less. *)
Record rule : Type := Rule {
  remains : nat -> list nat;
  less : forall heap left, In left (remains heap) -> left < heap
}.

(** The game with one heap. *)
Definition one_heap (R : rule) : game := Game nat (remains R) (fun heap => heap) (less R).

(** The positions to which a move in one of the heaps leads. *)
Fixpoint heap_options (R : rule) (heaps : list nat) : list (list nat) :=
  match heaps with
  | [] => []
  | heap :: others =>
      map (fun left => left :: others) (remains R heap) ++
      map (cons heap) (heap_options R others)
  end.

(** With a move there are fewer objects in all heaps together. *)
Lemma heaps_fall : forall R heaps next,
  In next (heap_options R heaps) -> list_sum next < list_sum heaps.
Proof.
  induction heaps as [|heap others IH]; intros next Hin; [easy|].
  simpl in Hin. apply in_app_or in Hin as [Hin|Hin]; apply in_map_iff in Hin as [x [<- Hx]]; simpl.
  - apply less in Hx. lia.
  - apply IH in Hx. lia.
Qed.

(** The game on heaps in which a move changes one heap as the rule says. *)
Definition heap_game (R : rule) : game :=
  Game (list nat) (heap_options R) list_sum (heaps_fall R).

(** A move as the works describe it: one heap, and what is left of it. *)
Lemma heap_move : forall R heaps next,
  In next (heap_options R heaps) <->
  exists before heap left after,
    heaps = before ++ heap :: after /\ next = before ++ left :: after /\ In left (remains R heap).
Proof.
  intros R. induction heaps as [|x others IH]; intros next; simpl.
  - split; [easy|]. intros (before & h & l & after & H & _). destruct before; discriminate.
  - rewrite in_app_iff, !in_map_iff. split.
    + intros [[left [<- Hin]]|[r [<- Hin]]].
      * exists [], x, left, others. auto.
      * apply IH in Hin as (before & h & l & after & -> & -> & Hin).
        exists (x :: before), h, l, after. auto.
    + intros (before & h & l & after & H & -> & Hin). destruct before as [|y before].
      * injection H as -> ->. left. exists l. auto.
      * injection H as -> ->. right. exists (before ++ l :: after). split; [reflexivity|].
        apply IH. exists before, h, l, after. auto.
Qed.

Lemma value_of_no_heaps : forall R, grundy (heap_game R) [] = 0.
Proof. reflexivity. Qed.

(** The value of heaps is the nim-sum of their values. *)
Theorem value_of_heaps : forall (R : rule) (heaps : list nat),
  grundy (heap_game R) heaps = nim_sum (map (grundy (one_heap R)) heaps).
Proof.
  intros R.
  apply (grundy_unique (heap_game R) (fun heaps => nim_sum (map (grundy (one_heap R)) heaps))).
  intros heaps. simpl options. induction heaps as [|heap others IH].
  - split; [easy|]. simpl. lia.
  - simpl heap_options. rewrite map_app, !map_map. simpl.
    set (v := nim_sum (map (grundy (one_heap R)) others)) in *.
    rewrite <- (map_map (grundy (one_heap R)) (fun x => Nat.lxor x v)).
    rewrite <- (map_map (fun h => nim_sum (map (grundy (one_heap R)) h))
                  (fun y => Nat.lxor (grundy (one_heap R) heap) y)).
    apply mex_of_sum; [|exact IH].
    rewrite (grundy_equation (one_heap R) heap). apply mex_is_mex.
Qed.
