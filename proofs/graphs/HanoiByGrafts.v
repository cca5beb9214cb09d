(** * The graphs of Hanoi by grafts
    Three copies of the graph of n discs, grafted on every other edge of a cycle of six, stand for
    the three pegs of the largest disc, and the three edges that stay for its moves. Which two
    corners of the copies are taken, which of the two matchings, which end of an edge meets which
    corner, and in what order the grafts are made does not matter: to exchange pegs is to turn a
    copy, and each copy has its own turn. *)
From Coq Require Import List Arith Lia Bool.
From Manaus.graphs Require Export ThreeGrafts.
Import ListNotations.

(** ** Turned copies *)
(** The exchange of pegs that brings c to e and d to f. *)
Definition exchange (c d e f x : peg) : peg :=
  if peg_dec x c then e else if peg_dec x d then f else third e f.

Lemma exchange_back c d e f x : c <> d -> e <> f ->
  exchange e f c d (exchange c d e f x) = x.
Proof.
  intros N M. destruct c, d; try congruence; destruct e, f; try congruence; now destruct x.
Qed.

Lemma exchange_move c d e f s t : c <> d -> e <> f -> move s t ->
  move (map (exchange c d e f) s) (map (exchange c d e f) t).
Proof.
  intros N M. assert (I : forall x y, exchange c d e f x = exchange c d e f y -> x = y).
  { intros x y E. rewrite <- (exchange_back c d e f x), <- (exchange_back c d e f y) by auto.
    now rewrite E. }
  induction 1 as [p s t _ IH | p q s D Hp Hq]; simpl; [now apply smaller|].
  apply largest; [intros E; now apply I in E| |]; intros J; apply in_map_iff in J as (x & E & J);
    apply I in E; congruence.
Qed.

Lemma exchange_all_back c d e f s : c <> d -> e <> f ->
  map (exchange e f c d) (map (exchange c d e f) s) = s.
Proof.
  intros N M. rewrite map_map. rewrite <- (map_id s) at 2. apply map_ext. intros x.
  now apply exchange_back.
Qed.

Lemma exchange_tower c d e f p n : map (exchange c d e f) (all p n) = all (exchange c d e f p) n.
Proof. unfold all. induction n; simpl; congruence. Qed.

Lemma moves_of_the_largest p q s t : p <> q ->
  (move (p :: s) (q :: t) <-> s = t /\ s = all (third p q) (length s)).
Proof.
  intros N. split.
  - intros M. inversion M as [|? ? ? _ Hp Hq]; subst; [congruence|]. split; auto. now apply bare.
  - intros [<- E]. rewrite E. now apply largest_over.
Qed.

(** ** The algorithm *)
Lemma degree_unique {A} (E : A -> A -> Prop) s k l : degree E s k -> degree E s l -> k = l.
Proof.
  intros (x & Dx & <- & Ix) (y & Dy & <- & Iy). apply Nat.le_antisymm; apply NoDup_incl_length;
    auto; intros z I; [apply Iy, Ix | apply Ix, Iy]; exact I.
Qed.

(** A vertex of degree 2 is a tower. *)
Lemma corner_is_tower {A} (Q : graph A) n g v : 1 <= n -> isomorphism Q (hanoi_graph n) g ->
  (forall x y, edge Q x y -> vertex Q y) -> vertex Q v -> degree (edge Q) v 2 ->
  exists c, g v = all c n.
Proof.
  intros L (V & I & S & E) P Vv (l & D & Ll & Il).
  assert (Lg : length (g v) = n) by (apply V, Vv).
  assert (Dg : degree move (g v) 2).
  { exists (map g l). split; [|split; [now rewrite map_length|]].
    - assert (W : forall x, In x l -> vertex Q x) by (intros x J; apply Il in J; eauto).
      clear Il Ll. induction D as [|x l N D IH]; simpl; constructor.
      + intros J. apply in_map_iff in J as (y & F & J). apply N.
        rewrite <- (I y x); auto; apply W; simpl; auto.
      + apply IH. intros; apply W. simpl. auto.
    - intros t. rewrite in_map_iff. split.
      + intros (y & <- & J). apply Il in J. apply E in J; [now destruct J | auto | eauto].
      + intros M. destruct (S t) as (y & Vy & <-); [cbn; now rewrite <- (move_length _ _ M)|].
        exists y. split; auto. apply Il, E; auto. now split. }
  destruct (moves_of_a_hanoi_state (g v)) as [_ Three]; [lia|].
  assert (T : forall p, {g v = all p n} + {g v <> all p n})
    by (intros; apply list_eq_dec, peg_dec).
  destruct (T P0); [eauto|]. destruct (T P1); [eauto|]. destruct (T P2); [eauto|]. exfalso.
  assert (K : 2 = 3); [|discriminate]. apply (degree_unique move (g v)); auto. apply Three.
  intros p. rewrite Lg. destruct p; auto.
Qed.

Lemma copies_are_distinct {A} p q (x y : A) : copy p x = copy q y -> p = q /\ x = y.
Proof. destruct p, q; simpl; intros E; try discriminate; injection E as ->; auto. Qed.

Lemma grafts_give_the_next n A (Q : graph A) v w a b : 1 <= n ->
  isomorphic Q (hanoi_graph n) -> (forall x y, edge Q x y -> vertex Q y) ->
  v <> w -> vertex Q v -> vertex Q w -> degree (edge Q) v 2 -> degree (edge Q) w 2 ->
  perfect_matching a b -> exists f, isomorphism (three_grafts Q v w a b) (hanoi_graph (S n)) f
    /\ forall p x, exists s, f (copy p x) = p :: s.
Proof.
  intros L [g Iso] P Nvw Vv Vw Dv Dw M.
  destruct (corner_is_tower Q n g v L Iso P Vv Dv) as [c Cv].
  destruct (corner_is_tower Q n g w L Iso P Vw Dw) as [d Cw].
  destruct Iso as (V & I & S' & E). destruct (leads a b M) as (La & Lb & Lc).
  assert (Ncd : c <> d) by (intros ->; apply Nvw, I; congruence).
  set (turn := fun p =>
    exchange c d (third p (leads_to a b p true)) (third p (leads_to a b p false))).
  assert (Nt : forall p, third p (leads_to a b p true) <> third p (leads_to a b p false)).
  { intros p F. apply (Lb p). pose proof (La p true) as A1. pose proof (La p false) as A2.
    rewrite <- (third_third p (leads_to a b p true)), <- (third_third p (leads_to a b p false))
      by auto.
    now rewrite F. }
  set (f := fun z : nat + A + A + A => match z with
    | inl (inl (inl _)) => []
    | inl (inl (inr x)) => P0 :: map (turn P0) (g x)
    | inl (inr x) => P1 :: map (turn P1) (g x)
    | inr x => P2 :: map (turn P2) (g x)
    end).
  assert (F : forall p x, f (copy p x) = p :: map (turn p) (g x)) by (now intros []).
  assert (Inj : forall p s t, map (turn p) s = map (turn p) t -> s = t).
  { intros p s t H. unfold turn in H.
    rewrite <- (exchange_all_back c d (third p (leads_to a b p true))
      (third p (leads_to a b p false)) s), H by auto.
    now apply exchange_all_back. }
  assert (At : forall p s, map (turn p) (g (corner v w s)) = all (third p (leads_to a b p s)) n).
  { intros p s. destruct s; simpl; rewrite ?Cv, ?Cw; unfold turn; rewrite exchange_tower; f_equal;
      unfold exchange; destruct (peg_dec c c), (peg_dec d c), (peg_dec d d); congruence. }
  exists f. split; [|intros p x; rewrite F; eauto]. split; [|split; [|split]].
  - intros z H. apply vertices_of_grafts in H as (p & x & -> & H); auto. rewrite F. cbn.
    rewrite map_length. f_equal. now apply V.
  - intros z z' H H' G. apply vertices_of_grafts in H as (p & x & -> & H); auto.
    apply vertices_of_grafts in H' as (q & y & -> & H'); auto. rewrite !F in G.
    injection G as <- G. apply Inj in G. now rewrite (I x y).
  - intros [|p s] H; cbn in H; [lia|]. injection H as H.
    destruct (S' (map (exchange (third p (leads_to a b p true))
      (third p (leads_to a b p false)) c d) s)) as (x & Vx & G); [cbn; now rewrite map_length|].
    exists (copy p x). split; [apply vertices_of_grafts; eauto|]. rewrite F, G. f_equal.
    unfold turn. now apply exchange_all_back.
  - intros z z' H H'. apply vertices_of_grafts in H as (p & x & -> & H); auto.
    apply vertices_of_grafts in H' as (q & y & -> & H'); auto. rewrite !F.
    assert (Lx : length (p :: map (turn p) (g x)) = S n)
      by (simpl; rewrite map_length; f_equal; now apply V).
    change (edge (hanoi_graph (S n)) ?s ?t) with (length s = S n /\ move s t).
    destruct (peg_dec p q) as [<-|N].
    + rewrite edges_in_a_copy, E by auto. cbn. cbn in V. split.
      * intros [_ K]. split; auto. apply smaller. now apply exchange_move.
      * intros [_ K]. split; [now apply V|]. apply tail_move in K. unfold turn in K.
        apply (exchange_move (third p (leads_to a b p true)) (third p (leads_to a b p false)) c d)
          in K; auto.
        now rewrite !exchange_all_back in K by auto.
    + rewrite edges_between_copies by auto. rewrite moves_of_the_largest by auto.
      assert (Ln : length (map (turn p) (g x)) = n) by (rewrite map_length; now apply V).
      rewrite Ln. split.
      * intros (s & r & -> & -> & K). apply Lc in K as [K1 K2]; auto. split; [exact Lx|].
        rewrite !At, K1, K2. split; auto. now rewrite third_comm.
      * intros (_ & K1 & K2).
        assert (Side : forall p q x, p <> q -> vertex Q x ->
          map (turn p) (g x) = all (third p q) n ->
          exists s, x = corner v w s /\ leads_to a b p s = q).
        { clear - La Lb At Inj I Vv Vw. intros p q x N Vx G.
          assert (T : exists s, leads_to a b p s = q).
          { pose proof (La p true). pose proof (La p false). pose proof (Lb p).
            destruct (peg_dec (leads_to a b p true) q); [eauto|].
            exists false.
            destruct p, q, (leads_to a b _ true), (leads_to a b _ false); congruence. }
          destruct T as [s T]. exists s. split; auto. rewrite <- T, <- At in G. apply Inj in G.
          apply I; auto. now destruct s. }
        destruct (Side p q x) as (s & -> & T); auto.
        destruct (Side q p y) as (r & -> & T'); auto;
          [rewrite <- K1; rewrite third_comm by auto; exact K2|].
        exists s, r. split; auto. split; auto. apply Lc; auto.
Qed.

Lemma returned_proper n A (G : graph A) : returned n A G -> 1 <= n /\ proper G.
Proof.
  induction 1 as [|n A Q v w a b R [L IH] N Vv Vw Dv Dw M].
  - split; auto. split; cbn; intuition.
  - split; [lia|]. unfold three_grafts. repeat apply enx_proper; auto.
    split; [cbn; intuition | apply C6_back].
Qed.

Lemma K3_is_hanoi : isomorphic K3 (hanoi_graph 1).
Proof.
  exists (fun x => [match x with 0 => P0 | 1 => P1 | _ => P2 end]). split; [|split; [|split]]; cbn.
  - auto.
  - intros [|[|[|x]]] [|[|[|y]]] X Y E; try lia; discriminate.
  - intros [|[] [|]] E; try discriminate; [exists 0 | exists 1 | exists 2]; auto.
  - intros [|[|[|x]]] [|[|[|y]]] X Y; try lia; (split; [intros (_ & _ & E)|intros [_ E]]);
      try lia; try (split; auto; apply largest; simpl; auto; congruence);
      try (repeat split; lia); now apply move_differs in E.
Qed.

(** Whatever the algorithm returns for n >= 1, with any two vertices of degree 2, any perfect
    matching of C_6, any of its ends first and its edges in any order, is isomorphic to the graph
    of Hanoi with n discs. *)
Theorem grafts_give_hanoi : forall n A (G : graph A), returned n A G ->
  isomorphic G (hanoi_graph n).
Proof.
  induction 1 as [|n A Q v w a b R IH N Vv Vw Dv Dw M]; [apply K3_is_hanoi|].
  destruct (returned_proper n A Q R) as [L [P _]].
  destruct (grafts_give_the_next n A Q v w a b) as (f & I & _); auto; [|now exists f].
  intros x y E. now apply P in E.
Qed.

Lemma towers_are_corners n p : 1 <= n -> degree move (all p n) 2.
Proof.
  intros L. destruct (moves_of_a_hanoi_state (all p n)) as [T _]; rewrite all_length in *; auto.
  apply T. eauto.
Qed.

Lemma two_corners n A (Q : graph A) : returned n A Q -> exists v w, v <> w
  /\ vertex Q v /\ vertex Q w /\ degree (edge Q) v 2 /\ degree (edge Q) w 2.
Proof.
  intros R.
  destruct (returned_proper n A Q R) as [L [P _]].
  destruct (grafts_give_hanoi n A Q R) as (g & V & I & Sur & E).
  assert (C : forall p, exists v, vertex Q v /\ g v = all p n /\ degree (edge Q) v 2).
  { intros p. destruct (Sur (all p n)) as (v & Vv & G); [apply all_length|].
    exists v. split; auto. split; auto.
    destruct (towers_are_corners n p) as (l & D & Ll & Il); [exact L|].
    assert (W : forall t, In t l -> exists x, vertex Q x /\ g x = t).
    { intros t J. apply Sur. apply Il in J. cbn. rewrite <- (move_length _ _ J). apply all_length. }
    assert (K : exists k, map g k = l /\ forall x, In x k -> vertex Q x).
    { clear - W. induction l as [|t l IH]; [exists []; split; [auto | intros x []]|].
      destruct IH as (k & <- & Vk); [intros; apply W; simpl; auto|].
      destruct (W t) as (x & Vx & <-); [simpl; auto|]. exists (x :: k). split; auto.
      intros y [<-|J]; auto. }
    destruct K as (k & <- & Vk). exists k. split; [now apply NoDup_map_inv in D|].
    split; [now rewrite map_length in Ll|]. intros t. split.
    - intros J. apply E; auto. split; [now apply V|]. rewrite G. apply Il. now apply in_map.
    - intros J. pose proof J as J'. apply P in J' as [_ Vt]. apply E in J as [_ J]; auto.
      rewrite G in J. apply Il in J. apply in_map_iff in J as (x & F & J).
      rewrite <- (I x t); auto. }
  destruct (C P0) as (v & Vv & Gv & Dv), (C P1) as (w & Vw & Gw & Dw).
  exists v, w. repeat split; auto. intros ->. rewrite Gv in Gw.
  destruct n; [lia | discriminate].
Qed.

Lemma by_six_matches : perfect_matching (by_six 0 2 4) (by_six 1 3 5).
Proof.
  split; [intros []; cbn; repeat split; lia|]. cbn. repeat constructor; simpl; intuition lia.
Qed.

(** @proves martins2024/algorithm-14
    @proves martins2024graft/algorithm-1
    The algorithm can be carried out for every n >= 1: there are vertices of degree 2, and C_6 has
    a perfect matching, which is a maximum one as it leaves no vertex out. *)
Theorem algorithm_returns : forall n, 1 <= n -> exists A (G : graph A), returned n A G.
Proof.
  induction n as [|n IH]; intros L; [lia|]. destruct n as [|n]; [exists nat, K3; constructor|].
  destruct IH as (A & Q & R); [lia|]. destruct (two_corners _ A Q R) as (v & w & N & C).
  exists _, (three_grafts Q v w (by_six 0 2 4) (by_six 1 3 5)).
  constructor; try apply C; auto using by_six_matches.
Qed.

(** For every n, by the peg of the largest disc: the states of n + 1 discs with it on one peg have
    the moves of the others, so they form the graph of n discs; between two pegs p and q there is
    exactly one edge, the move of the largest disc above all others on the third peg. With no disc
    there is one state. *)
Theorem three_copies_and_three_edges : forall n,
  (forall s : state, length s = S n <-> exists p t, s = p :: t /\ length t = n)
  /\ (forall p s t, move (p :: s) (p :: t) <-> move s t)
  /\ (forall p q s t, p <> q -> length s = n ->
        (move (p :: s) (q :: t) <-> s = all (third p q) n /\ t = all (third p q) n))
  /\ (forall s : state, length s = 0 <-> s = []).
Proof.
  intros n. split; [|split; [|split]].
  - intros [|p s]; simpl; [split; [lia | intros (p & t & E & _); discriminate]|].
    split; [intros E; exists p, s; auto | intros (q & t & E & L); injection E as -> ->; auto].
  - split; [apply tail_move | apply smaller].
  - intros p q s t N L. rewrite moves_of_the_largest, L by auto. intuition congruence.
  - intros [|p s]; simpl; split; intros; auto; discriminate.
Qed.

(** For every n >= 1 the graph of Hanoi with n + 1 discs is the graft of three copies of that with n
    discs, at any two of its vertices of degree 2, on a perfect matching of C_6. *)
Theorem hanoi_is_three_grafts : forall n v w a b, 1 <= n -> v <> w ->
  vertex (hanoi_graph n) v -> vertex (hanoi_graph n) w ->
  degree (edge (hanoi_graph n)) v 2 -> degree (edge (hanoi_graph n)) w 2 -> perfect_matching a b ->
  isomorphic (three_grafts (hanoi_graph n) v w a b) (hanoi_graph (S n)).
Proof.
  intros n v w a b L N Vv Vw Dv Dw M.
  destruct (grafts_give_the_next n _ (hanoi_graph n) v w a b) as (f & I & _); auto;
    [| |now exists f].
  - exists (fun s => s). split; [|split; [|split]]; auto; [eauto | intros; reflexivity].
  - intros s t [Ls E]. cbn. now rewrite <- (move_length _ _ E).
Qed.

(** Some isomorphism brings each of the three copies to the states with the largest disc on one peg.
    An edge between two copies is one of C_6 that no graft replaces, and these edges are brought to
    the moves of the largest disc, which are all of this form. *)
Theorem edges_that_stay_move_the_largest : forall n A (Q : graph A) v w a b, returned n A Q ->
  v <> w -> vertex Q v -> vertex Q w -> degree (edge Q) v 2 -> degree (edge Q) w 2 ->
  perfect_matching a b -> let G := three_grafts Q v w a b in
  exists f, isomorphism G (hanoi_graph (S n)) f
  /\ (forall p x, exists s, f (copy p x) = p :: s)
  /\ forall p q x y, p <> q -> vertex Q x -> vertex Q y ->
       (edge G (copy p x) (copy q y) <-> exists s r, x = corner v w s /\ y = corner v w r
          /\ edge C6 (end_of a b p s) (end_of a b q r))
       /\ (edge G (copy p x) (copy q y) <-> f (copy p x) = p :: all (third p q) n
             /\ f (copy q y) = q :: all (third p q) n).
Proof.
  intros n A Q v w a b R N Vv Vw Dv Dw M G. destruct (returned_proper n A Q R) as [L [P _]].
  destruct (grafts_give_the_next n A Q v w a b) as (f & I & C); auto;
    [now apply grafts_give_hanoi | intros x y E; now apply P in E|].
  exists f. split; auto. split; auto. intros p q x y Npq Vx Vy.
  split; [now apply edges_between_copies|]. destruct I as (V & _ & _ & E).
  assert (In : forall r z, vertex Q z -> vertex G (copy r z))
    by (intros r z Vz; apply vertices_of_grafts; eauto).
  unfold G in *. rewrite E by auto. pose proof (V _ (In p x Vx)) as Ls.
  destruct (C p x) as [s Fs], (C q y) as [t Ft]. rewrite Fs, Ft in *. cbn in Ls |- *.
  injection Ls as Ls. rewrite Ls, moves_of_the_largest, Ls by auto. split.
  - intros [_ [<- S']]. rewrite <- S'. auto.
  - intros [S' T']. injection S' as ->. injection T' as ->. auto.
Qed.
