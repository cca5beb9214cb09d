(** * The sum of any number of games

    The games are given as graphs on a common set: a function for each that gives the successors of
    a position.  The formula of the work, the union over i of the products in which only the i-th
    factor is the set of successors, is written down as a recursion on the list of games.  It gives
    exactly the moves in one game that leave the others as they are, and by the theorem of Sprague
    and Grundy the value of a position is the nim-sum of the values in the games. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.games Require Import NimSum Grundy.
Import ListNotations.

(** {x_1} x ... x F_i(x_i) x ... x {x_n}, united over i; the n-tuples are lists. *)
Fixpoint sum_of {X : Type} (games : list (X -> list X)) (x : list X) : list (list X) :=
  match games, x with
  | F :: others, x1 :: rest =>
      map (fun y1 => y1 :: rest) (F x1) ++ map (cons x1) (sum_of others rest)
  | _, _ => []
  end.

(** @proves carvalho2013/sum-of-games
    The moves of the sum are exactly the moves in one game, the others left as they are. *)
Theorem moves_of_the_sum : forall (X : Type) (games : list (X -> list X)) (x y : list X),
  length x = length games ->
  (In y (sum_of games x) <->
   exists before F after x1 xi x2 yi,
     games = before ++ F :: after /\ length x1 = length before /\
     x = x1 ++ xi :: x2 /\ y = x1 ++ yi :: x2 /\ In yi (F xi)).
Proof.
  intros X games. induction games as [|F others IH]; intros [|x0 rest] y Hlen; try discriminate.
  - simpl. split; [easy|]. intros (before & F & after & ? & ? & ? & ? & H & _).
    destruct before; discriminate.
  - simpl. rewrite in_app_iff, !in_map_iff. injection Hlen as Hlen. split.
    + intros [[y1 [<- Hin]]|[r [<- Hin]]].
      * exists [], F, others, [], x0, rest, y1. repeat split; auto.
      * apply IH in Hin as (before & G & after & x1 & xi & x2 & yi & -> & Hl & -> & -> & Hy);
          [|exact Hlen].
        exists (F :: before), G, after, (x0 :: x1), xi, x2, yi.
        repeat split; auto. simpl. congruence.
    + intros (before & G & after & x1 & xi & x2 & yi & Hg & Hl & Hx & -> & Hy).
      destruct before as [|F' before], x1 as [|x0' x1]; try discriminate.
      * injection Hg as -> ->. injection Hx as -> ->. left. exists yi. auto.
      * injection Hg as -> ->. injection Hx as -> ->. right. exists (x1 ++ yi :: x2).
        split; [reflexivity|]. apply IH; [exact Hlen|].
        exists before, G, after, x1, xi, x2, yi. injection Hl as Hl. repeat split; auto.
Qed.

(** @proves carvalho2013/sum-of-games
    A position of the sum is terminal exactly where no game has a move. *)
Theorem terminal_positions_of_the_sum : forall (X : Type) (games : list (X -> list X))
  (x : list X),
  length x = length games ->
  (sum_of games x = [] <-> Forall2 (fun F xi => F xi = []) games x).
Proof.
  intros X games. induction games as [|F others IH]; intros [|x0 rest] Hlen; try discriminate.
  - split; [constructor|reflexivity].
  - injection Hlen as Hlen. simpl. split.
    + intros H. apply app_eq_nil in H as [H1 H2]. apply map_eq_nil in H1, H2.
      constructor; [exact H1|]. apply IH; assumption.
    + intros H. inversion H as [|? ? ? ? H1 H2]; subst. rewrite H1.
      apply (IH rest Hlen) in H2. rewrite H2. reflexivity.
Qed.

(** The value of the sum: whatever the values of the games are, their nim-sum obeys the equation of
    the Grundy values in the sum. *)
Theorem value_of_the_sum : forall (X : Type) (games : list ((X -> list X) * (X -> nat)))
  (x : list X),
  length x = length games ->
  (forall F g y, In (F, g) games -> is_mex (map g (F y)) (g y)) ->
  let values y := nim_sum (map (fun gx => snd (fst gx) (snd gx)) (combine games y)) in
  is_mex (map values (sum_of (map fst games) x)) (values x).
Proof.
  intros X games. induction games as [|[F g] others IH]; intros [|x0 rest] Hlen Hg values;
    try discriminate.
  - split; [easy|]. unfold values. simpl. lia.
  - injection Hlen as Hlen. unfold values. simpl. rewrite map_app, !map_map. simpl.
    specialize (IH rest Hlen (fun F' g' y Hin => Hg F' g' y (or_intror Hin))). simpl in IH.
    set (tail y := nim_sum (map (fun gx => snd (fst gx) (snd gx)) (combine others y))) in *.
    rewrite <- (map_map g (fun a => Nat.lxor a (tail rest))).
    rewrite <- (map_map tail (fun b => Nat.lxor (g x0) b)).
    apply mex_of_sum; [|exact IH]. apply (Hg F g). left. reflexivity.
Qed.
