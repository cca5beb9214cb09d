(** * The optimal solution of Hanoi, as the works say it
    The statements of the works on the shortest play from all discs on one peg to all on another, by
    [Rules] alone. There is one such play ([optimum_is_unique]), so what is said of it is said of
    whatever play is shortest: which disc makes which move ([disc_is_place_of_first_one]), in which
    direction ([each_disc_goes_one_way]), and where the discs stand after each
    ([walsh_positions]). [Bridge] carries a play over to words, where it is that of algorithm 1. *)
From Coq Require Import List Arith Lia Bool Permutation.
From Manaus.towers Require Import Alternation Colors PegsOfMoves Side AnyStart.
From Manaus.towers Require Export Bridge MoveNumbers.
Import ListNotations.

Lemma word_of_state n x : regular_state (hanoi n) n x -> exists s, length s = n /\ piles s = x.
Proof. apply regular_states_are_piles. Qed.

Lemma play_to_goal n p l s : length s = n ->
  (plays (hanoi n) l (piles s) (goal p n) <-> play l s = Some (all p n)).
Proof. intros L. rewrite goal_is_piles. apply play_on_stacks; auto using all_length. Qed.

Lemma plays_between_goals n p q l :
  plays (hanoi n) l (goal p n) (goal q n) <-> play l (all p n) = Some (all q n).
Proof. rewrite (goal_is_piles p). apply play_to_goal, all_length. Qed.

Lemma distance_to_goal n p s k : length s = n ->
  (distance (step (hanoi n)) (piles s) (goal p n) k <-> distance move s (all p n) k).
Proof.
  intros L. rewrite goal_is_piles.
  apply (distance_on_stacks _ _ _ _ (hanoi_in_words n)); auto. apply all_length.
Qed.

Lemma distance_between_goals n p q k :
  distance (step (hanoi n)) (goal p n) (goal q n) k <-> distance move (all p n) (all q n) k.
Proof. rewrite (goal_is_piles p). apply distance_to_goal, all_length. Qed.

(** ** It is one *)
Lemma play_is_unique s j l k :
  play l s = Some (all j (length s)) -> length l = far s j ->
  play k s = Some (all j (length s)) -> length k = far s j -> l = k.
Proof.
  revert s k; induction l as [|i l IH]; intros s [|i' k] P L Q K; simpl in L, K; try lia; auto.
  cbn [play] in P, Q. destruct (carry_out i s) as [t|] eqn:C; [|discriminate].
  destruct (carry_out i' s) as [u|] eqn:D; [|discriminate].
  pose proof (carry_out_move _ _ _ C) as M. pose proof (carry_out_move _ _ _ D) as N.
  pose proof (shortest_step s t j _ M (play_walk _ _ _ P) (eq_sym L)) as Ft.
  pose proof (shortest_step s u j _ N (play_walk _ _ _ Q) (eq_sym K)) as Fu.
  assert (t = u) by (apply (nearer_unique s t u M N j); lia). subst u.
  assert (i = i') by (apply carry_out_carries in C, D; eapply one_instruction; eauto). subst i'.
  f_equal. rewrite (move_length _ _ M) in *. apply (IH t); auto; lia.
Qed.

Lemma length_of_shortest n p l s : length s = n ->
  shortest_play (hanoi n) l (piles s) (goal p n) -> play l s = Some (all p n) /\ length l = far s p.
Proof.
  intros L [P M]. apply play_to_goal in P; auto. split; auto. apply Nat.le_antisymm.
  - destruct (gather_play n s p L) as [G <-]. apply M. now apply play_to_goal.
  - apply play_walk in P. subst n. now apply far_bound in P.
Qed.

(** @supports martins2024/section-3.1/unique-optimum
    From every state the shortest play to all discs on one peg is one only. *)
Theorem shortest_way_is_unique : forall n p x l k, regular_state (hanoi n) n x ->
  shortest_play (hanoi n) l x (goal p n) -> shortest_play (hanoi n) k x (goal p n) -> l = k.
Proof.
  intros n p x l k R L K. apply word_of_state in R as (s & Ls & <-).
  apply length_of_shortest in L as [P E], K as [Q F]; auto. subst n.
  now apply (play_is_unique s p).
Qed.

(** @proves martins2024/algorithm-1
    @proves martins2024/table-3.1
    Algorithm 1, Hanoi (n, p0, p2, p1), brings n discs from p0 to p2 by the rules in T(n) = 2^n - 1
    moves, the least number; T(1) = 1 and T(n + 1) = 2 T(n) + 1. *)
Theorem recursive_hanoi_is_optimal : forall n, 1 <= n ->
  let T n := length (hanoi_moves n P0 P2 P1) in
  plays (hanoi n) (hanoi_moves n P0 P2 P1) (goal P0 n) (goal P2 n)
  /\ T n = 2 ^ n - 1 /\ distance (step (hanoi n)) (goal P0 n) (goal P2 n) (T n)
  /\ T 1 = 1 /\ T (n + 1) = 2 * T n + 1.
Proof.
  intros n L T. rewrite plays_between_goals, distance_between_goals.
  now apply Optimal.recursive_hanoi_is_optimal.
Qed.

Lemma play_is_not_shorter n p q l x k :
  distance (step (hanoi n)) (goal p n) (goal q n) k ->
  plays (hanoi n) l x (goal q n) -> x = goal p n -> k <= length l.
Proof. intros [_ B] P ->. now apply B, play_is_walk. Qed.

Lemma solution_is_shortest n :
  1 <= n -> shortest_play (hanoi n) (solution n) (goal P0 n) (goal P2 n).
Proof.
  intros L. destruct (recursive_hanoi_is_optimal n L) as (P & _ & [_ B] & _). split; [exact P|].
  intros k K. now apply B, play_is_walk.
Qed.

Lemma goal_is_regular p n : regular_state (hanoi n) n (goal p n).
Proof.
  rewrite goal_is_piles. apply regular_states_are_piles. exists (all p n). auto using all_length.
Qed.

Lemma shortest_is_the_solution n l :
  1 <= n -> shortest_play (hanoi n) l (goal P0 n) (goal P2 n) -> l = solution n.
Proof.
  intros L S. apply (shortest_way_is_unique n P2 (goal P0 n)); auto using goal_is_regular.
  now apply solution_is_shortest.
Qed.

(** @proves martins2024/section-3.1/unique-optimum
    @proves hanoi2012/optimal-unique
    From all discs on p0 to all on p2 there is exactly one shortest play, that of algorithm 1: it
    has 2^n - 1 moves, and the largest disc moves once in it. *)
Theorem optimum_is_unique : forall n, 1 <= n ->
  let l := hanoi_moves n P0 P2 P1 in
  shortest_play (hanoi n) l (goal P0 n) (goal P2 n) /\ length l = 2 ^ n - 1
  /\ (forall k, shortest_play (hanoi n) k (goal P0 n) (goal P2 n) -> k = l)
  /\ length (filter (fun i => disc_of i =? n) l) = 1.
Proof.
  intros n L l. split; [now apply solution_is_shortest|].
  split; [now apply recursive_hanoi_is_optimal|].
  split; [intros k; now apply shortest_is_the_solution|].
  now apply Optimal.optimum_is_unique.
Qed.

(** @proves hanoi2012/any-start-recursive
    From every state the recursive algorithm brings all discs to C, by the rules, in the least
    number of moves. *)
Theorem gather_is_optimal : forall n x, regular_state (hanoi n) n x ->
  shortest_play (hanoi n) (gather n (word n x) P2) x (goal P2 n).
Proof.
  intros n x R. apply word_of_state in R as (s & <- & <-). rewrite word_of_its_piles.
  destruct (AnyStart.gather_is_optimal (length s) s eq_refl) as [P D]. split.
  - now apply play_to_goal.
  - intros k K. apply play_to_goal in K; auto. apply play_walk in K. now apply D.
Qed.

(** ** Which disc moves *)
(** The m-th move of a play, the first being 1, is of disc k. *)
Definition moves_disc (l : list instruction) (m k : nat) : Prop :=
  exists p q, nth_error l (m - 1) = Some (k, p, q).

Lemma discs_of_the_solution n m k : moves_disc (solution n) m k <-> MoveNumbers.moves_disc n m k.
Proof.
  unfold moves_disc, MoveNumbers.moves_disc, discs, disc_of. rewrite nth_error_map.
  destruct (nth_error (solution n) (m - 1)) as [[[d p] q]|]; simpl.
  - split; [intros (a & b & E); congruence | intros E; injection E as <-; eauto].
  - split; [intros (a & b & E); discriminate | discriminate].
Qed.

(** @proves hanoi2012/binary-disc
    Move m of the optimal solution is of the disc whose number is the place of the first 1 of m. *)
Theorem disc_is_place_of_first_one : forall n l m k, 1 <= n ->
  shortest_play (hanoi n) l (goal P0 n) (goal P2 n) -> 1 <= m <= 2 ^ n - 1 ->
  (moves_disc l m k <-> first_one m k).
Proof.
  intros n l m k L S B. apply shortest_is_the_solution in S as ->; auto.
  rewrite discs_of_the_solution. now apply MoveNumbers.disc_is_place_of_first_one.
Qed.

(** @proves hanoi2012/disc1-alternates
    Disc 1 makes the moves 1, 3, 5, ... and no others. *)
Theorem disc_1_makes_the_odd_moves : forall n l m, 1 <= n ->
  shortest_play (hanoi n) l (goal P0 n) (goal P2 n) -> 1 <= m <= 2 ^ n - 1 ->
  (moves_disc l m 1 <-> Nat.odd m = true).
Proof.
  intros n l m L S B. apply shortest_is_the_solution in S as ->; auto.
  rewrite discs_of_the_solution. now apply MoveNumbers.disc_1_makes_the_odd_moves.
Qed.

(** @proves hanoi2012/moves-of-disc-k
    Disc k moves 2^(n - k) times, all discs together 2^n - 1 times. *)
Theorem number_of_moves_of_disc_k : forall n l, 1 <= n ->
  shortest_play (hanoi n) l (goal P0 n) (goal P2 n) ->
  (forall k, 1 <= k <= n -> count_occ Nat.eq_dec (map disc_of l) k = 2 ^ (n - k))
  /\ length l = 2 ^ n - 1.
Proof.
  intros n l L S. apply shortest_is_the_solution in S as ->; auto.
  destruct (MoveNumbers.number_of_moves_of_disc_k n L) as [C E]. split; auto.
  unfold discs in E. now rewrite map_length in E.
Qed.

(** @proves hanoi2012/spacing
    Disc k makes the moves 2^(k-1) (2q + 1) for q = 0 to 2^(n-k) - 1: 2^(k-1) - 1 moves stand before
    the first, 2^k - 1 between each and the next, and 2^(k-1) - 1 after the last. *)
Theorem moves_of_disc_k : forall n l k, shortest_play (hanoi n) l (goal P0 n) (goal P2 n) ->
  1 <= k <= n ->
  let number q := 2 ^ (k - 1) * (2 * q + 1) in
  (forall m, 1 <= m <= 2 ^ n - 1 ->
    (moves_disc l m k <-> exists q, q < 2 ^ (n - k) /\ m = number q))
  /\ number 0 - 1 = 2 ^ (k - 1) - 1
  /\ (forall q, number (S q) - number q - 1 = 2 ^ k - 1)
  /\ 2 ^ n - 1 - number (2 ^ (n - k) - 1) = 2 ^ (k - 1) - 1.
Proof.
  intros n l k S B number. apply shortest_is_the_solution in S as ->; [|lia].
  destruct (MoveNumbers.moves_of_disc_k n k B) as [M R]. split; [|exact R].
  intros m. rewrite discs_of_the_solution. apply M.
Qed.

(** @proves hanoi2012/direction
    All moves of disc k go to the left if n - k is even, to the right if it is odd. *)
Theorem each_disc_goes_one_way : forall n l k p q, 1 <= n ->
  shortest_play (hanoi n) l (goal P0 n) (goal P2 n) -> In (k, p, q) l ->
  q = if Nat.even (n - k) then left_of p else right_of p.
Proof.
  intros n l k p q L S. apply shortest_is_the_solution in S as ->; auto.
  apply MoveNumbers.each_disc_goes_one_way.
Qed.

(** @proves hanoi2012/disc1-cyclic
    Every move of disc 1 goes to the right for even n, to the left for odd n. *)
Theorem disc_1_goes_one_way : forall n l p q, 1 <= n ->
  shortest_play (hanoi n) l (goal P0 n) (goal P2 n) -> In (1, p, q) l ->
  q = if Nat.even n then right_of p else left_of p.
Proof.
  intros n l p q L S. apply shortest_is_the_solution in S as ->; auto.
  now apply MoveNumbers.disc_1_goes_one_way.
Qed.

(** @proves hanoi2012/disc-n-and-n-1
    Disc n moves once, from A to C, which is left; disc n - 1 moves from A to B and from B to C,
    which is right. *)
Theorem the_two_largest_discs : forall n l, 2 <= n ->
  shortest_play (hanoi n) l (goal P0 n) (goal P2 n) ->
  filter (fun i => disc_of i =? n) l = [(n, P0, P2)]
  /\ filter (fun i => disc_of i =? n - 1) l = [(n - 1, P0, P1); (n - 1, P1, P2)]
  /\ left_of P0 = P2 /\ right_of P0 = P1 /\ right_of P1 = P2.
Proof.
  intros n l L S. apply shortest_is_the_solution in S as ->; [|lia].
  now apply MoveNumbers.the_two_largest_discs.
Qed.

(** @proves hanoi2012/kolar
    The pegs of move m by the bits of m alone: with its lowest 1 at place d, and j the number that
    the bits to the left of that 1 form, move m takes disc d from the peg with the number 2^d j to
    the one with the number 2^d (j + 1), modulo 3, if the number n of bits is odd; if n is even,
    both are doubled, that is, B and C change places. *)
Theorem pegs_of_a_move : forall n l d j,
  shortest_play (hanoi n) l (goal P0 n) (goal P2 n) ->
  1 <= d <= n -> let m := 2 ^ (d - 1) * (2 * j + 1) in 1 <= m <= 2 ^ n - 1 ->
  nth_error l (m - 1) = Some (if Nat.odd n
    then (d, peg_number (2 ^ d * j), peg_number (2 ^ d * (j + 1)))
    else (d, peg_number (2 * (2 ^ d * j)), peg_number (2 * (2 ^ d * (j + 1))))).
Proof.
  intros n l d j S D m B. apply shortest_is_the_solution in S as ->; [|lia].
  now apply PegsOfMoves.pegs_of_a_move.
Qed.

(** ** Where the discs stand *)
(** What lies beneath disc k on peg r, or would: the smallest of the larger discs there, or the
    base, which counts as disc n + 1, n + 2 or n + 3. *)
Definition beneath (n : nat) (x : stacks) (k : nat) (r : peg) : nat :=
  hd (base n r) (filter (fun d => k <? d) (on x r)).

Lemma hd_snoc {A} (d z : A) l : hd d (l ++ [z]) = hd z l.
Proof. now destruct l. Qed.

Lemma tops_are_smallest_larger b pre u r : tops b (length (pre ++ u)) pre r
  = hd (b r) (filter (fun d => length u <? d) (pile (pre ++ u) r)).
Proof.
  revert b; induction pre as [|x pre IH]; intros b.
  - simpl. replace (filter _ (pile u r)) with (@nil nat); auto.
    symmetry. transitivity (filter (fun _ => false) (pile u r)).
    + apply filter_ext_in. intros d I. apply pile_bound in I. apply Nat.ltb_ge. lia.
    + now induction (pile u r).
  - cbn [app length tops pred]. rewrite IH. cbn [pile]. rewrite filter_app.
    destruct (peg_dec r x) as [->|N].
    + destruct (peg_dec x x); [|congruence]. cbn [filter length].
      replace (length u <? S (length (pre ++ u))) with true; [now rewrite hd_snoc|].
      symmetry. apply Nat.ltb_lt. rewrite app_length. lia.
    + destruct (peg_dec x r); [congruence|]. cbn [filter]. now rewrite app_nil_r.
Qed.

Lemma disc_in_a_word s k h : In k (pile s h) -> exists pre t, s = pre ++ h :: t /\ length t = k - 1.
Proof.
  induction s as [|g s IH]; [intros []|]. intros I. pose proof (pile_bound _ _ _ I) as B.
  destruct (Nat.eq_dec k (S (length s))) as [->|N].
  - exists [], s. split; [|simpl; lia]. simpl. f_equal. destruct (peg_dec g h) as [|M]; auto.
    rewrite pile_there in I by auto. apply pile_bound in I. lia.
  - simpl in B. apply in_pile_of_smaller in I; [|lia]. destruct (IH I) as (pre & t & -> & L).
    exists (g :: pre), t. auto.
Qed.

Lemma beneath_in_words n s k h pre t : length s = n -> In k (pile s h) ->
  s = pre ++ h :: t -> length t = k - 1 ->
  forall r, beneath n (piles s) k r = tops (base n) n pre r.
Proof.
  intros L I E Lt r. pose proof (pile_bound _ _ _ I).
  pose proof (tops_are_smallest_larger (base n) pre (h :: t) r) as T. rewrite <- E, L in T.
  simpl length in T. replace (S (length t)) with k in T by lia. unfold beneath.
  now rewrite T, on_piles.
Qed.

Lemma after_m_moves n m : 1 <= n -> m <= 2 ^ n - 1 -> forall x,
  plays (hanoi n) (firstn m (solution n)) (goal P0 n) x <-> x = piles (after_move n m).
Proof.
  intros L B x. pose proof (pow2_pos n). pose proof (after_move_play n m ltac:(lia)) as P.
  rewrite goal_is_piles, play_from_a_word by apply all_length. rewrite P. split.
  - intros (t & E & <-). congruence.
  - intros ->. eauto.
Qed.

(** @proves hanoi2012/walsh-positions
    After move m disc k lies on disc k + 1 exactly if the bits k and k + 1 of m agree; where they
    do not, it is on the only other peg whose top disc or base, smaller discs left out, has another
    parity. So disc n is on C if bit n is 1, and on A if it is 0. (Bit k, counted from 1, is
    [testbit m (k - 1)].) *)
Theorem walsh_positions : forall n l m, 1 <= n ->
  shortest_play (hanoi n) l (goal P0 n) (goal P2 n) -> m <= 2 ^ n - 1 -> exists x,
  plays (hanoi n) (firstn m l) (goal P0 n) x
  /\ (forall k h, In k (on x h) ->
        (beneath n x k h = S k <-> Nat.testbit m (k - 1) = Nat.testbit m k)
        /\ (Nat.testbit m (k - 1) <> Nat.testbit m k ->
              forall r, r = h <-> beneath n x k r <> S k /\ Nat.odd (beneath n x k r + k) = true))
  /\ In n (on x (if Nat.testbit m (n - 1) then P2 else P0)).
Proof.
  intros n l m L S B. apply shortest_is_the_solution in S as ->; auto.
  destruct (Positions.walsh_positions n m L B) as (s & P & W & T).
  pose proof (walk_length _ _ _ (play_walk _ _ _ P)) as Ls. rewrite all_length in Ls.
  exists (piles s). split; [|split].
  - rewrite goal_is_piles. now apply play_on_stacks; [apply all_length | |].
  - intros k h I. rewrite on_piles in I. pose proof (pile_bound _ _ _ I) as K.
    destruct (disc_in_a_word s k h I) as (pre & t & E & Lt).
    pose proof (beneath_in_words n s k h pre t (eq_sym Ls) I E Lt) as U.
    specialize (W pre h t E). cbv zeta in W. replace (S (length t)) with k in W by lia.
    rewrite U. destruct W as [W V]. split; auto. intros D r. rewrite U. now apply V.
  - rewrite on_piles. destruct s as [|h t]; [simpl in Ls; lia|]. rewrite <- (T h t eq_refl).
    rewrite pile_here, in_app_iff. simpl in *. auto.
Qed.

(** @corrects hanoi2012/no-same-parity-contact
    At no time of the optimal solution does a disc lie on a disc, or on a base, of its own color:
    disc 1 is never put on a disc of its own color, and no other disc is. *)
Theorem no_contact_of_one_color : forall n l m x k h, 1 <= n ->
  shortest_play (hanoi n) l (goal P0 n) (goal P2 n) -> m <= 2 ^ n - 1 ->
  plays (hanoi n) (firstn m l) (goal P0 n) x -> In k (on x h) ->
  Nat.odd (beneath n x k h) = negb (Nat.odd k).
Proof.
  intros n l m x k h L S B P I. apply shortest_is_the_solution in S as ->; auto.
  rewrite goal_is_piles in P. apply play_from_a_word in P as (s & P & <-); [|apply all_length].
  pose proof (walk_length _ _ _ (play_walk _ _ _ P)) as Ls. rewrite all_length in Ls.
  rewrite on_piles in I. pose proof (pile_bound _ _ _ I) as K.
  destruct (disc_in_a_word s k h I) as (pre & t & E & Lt).
  rewrite (beneath_in_words n s k h pre t (eq_sym Ls) I E Lt).
  rewrite (Positions.no_contact_of_one_color n m s pre h t L B P E). do 3 f_equal. lia.
Qed.

(** @proves hanoi2012/shortest-on-side
    In the drawing, where each tower is at its corner, every state has a place of its own and a
    move goes to a neighboring place, the optimal solution passes 2^n states, all different, and
    these are exactly the states on the side from A to C. *)
Theorem optimal_solution_is_the_side : forall n l, 1 <= n ->
  shortest_play (hanoi n) l (goal P0 n) (goal P2 n) ->
  let state := regular_state (hanoi n) n in
  let near p x := near p (word n x) in
  (forall p x, state x -> (near p x = 2 ^ n - 1 <-> x = goal p n))
  /\ (forall x, state x -> near P0 x + near P1 x + near P2 x = 2 ^ n - 1)
  /\ (forall x y, state x -> state y -> (forall c, near c x = near c y) -> x = y)
  /\ (forall x y, state x -> step (hanoi n) x y -> exists p q r, p <> q /\ r <> p /\ r <> q
        /\ near p x = S (near p y) /\ near q y = S (near q x) /\ near r x = near r y)
  /\ (forall x, state x ->
        (near P1 x = 0 <-> exists m, m < 2 ^ n /\ plays (hanoi n) (firstn m l) (goal P0 n) x))
  /\ (forall i j x, i < 2 ^ n -> j < 2 ^ n -> plays (hanoi n) (firstn i l) (goal P0 n) x ->
        plays (hanoi n) (firstn j l) (goal P0 n) x -> i = j).
Proof.
  intros n l L S state near. apply shortest_is_the_solution in S as ->; auto.
  pose proof (pow2_pos n) as Pos.
  destruct (Side.optimal_solution_is_the_side n L) as (A & B & C & D & E & F).
  assert (N : forall p s, length s = n -> near p (piles s) = Side.near p s)
    by (intros p s <-; unfold near; now rewrite word_of_its_piles).
  assert (G : forall s p, length s = n -> (piles s = goal p n <-> s = all p n)).
  { intros s p Ls. rewrite goal_is_piles. split; [|congruence].
    apply piles_one_to_one. now rewrite all_length. }
  split; [|split; [|split; [|split; [|split]]]].
  - intros p x X. apply word_of_state in X as (s & Ls & <-). rewrite N, G by auto. now apply A.
  - intros x X. apply word_of_state in X as (s & Ls & <-). rewrite !N by auto. now apply B.
  - intros x y X Y K. apply word_of_state in X as (s & Ls & <-), Y as (t & Lt & <-). f_equal.
    apply C; auto. intros c. rewrite <- !N by auto. apply K.
  - intros x y X M. apply word_of_state in X as (s & Ls & <-).
    apply (step_from_a_word _ _ _ _ (hanoi_in_words n)) in M as (t & M & <-); auto.
    assert (Lt : length t = n) by (rewrite <- Ls; symmetry; now apply move_length).
    destruct (D s t M) as (p & q & H & I & J & K). destruct (third_ne p q H).
    exists p, q, (third p q). rewrite !N by auto. repeat (split; auto).
  - intros x X. apply word_of_state in X as (s & Ls & <-). rewrite N, E by auto.
    split; intros (m & Bm & H); exists m; split; auto.
    + apply after_m_moves; try lia. congruence.
    + apply after_m_moves in H; try lia. apply piles_one_to_one in H; auto.
      unfold after_move. now rewrite position_length.
  - intros i j x Bi Bj I J. apply after_m_moves in I, J; try lia. subst x. apply F; auto.
    apply piles_one_to_one in J; auto. unfold after_move. now rewrite !position_length.
Qed.

(** ** Other shortest plays *)
(** @proves hanoi2012/other-move-forced
    In every state but those with all discs on one peg exactly one move of another disc than disc
    1 is possible. *)
Theorem other_move_is_determined : forall n x, regular_state (hanoi n) n x ->
  (forall p, x <> goal p n) -> exists i y, carries (hanoi n) i x y /\ disc_of i <> 1
    /\ forall j z, carries (hanoi n) j x z -> disc_of j <> 1 -> j = i.
Proof.
  intros n x R N. apply word_of_state in R as (s & Ls & <-).
  destruct (OtherMove.other_move_is_determined s) as (i & t & C & D & U).
  - intros p E. apply (N p). rewrite goal_is_piles. congruence.
  - exists i, (piles t). split; [apply instruction_from_a_word; eauto|]. split; auto.
    intros j z J. apply instruction_from_a_word in J as (u & J & _); eauto.
Qed.

(** @proves hanoi2012/alternation-any-start
    In a shortest play from any state, to all discs on C or to any other, of two moves in a row
    exactly one is of disc 1; and where another disc moves, no other move of such a disc is
    possible. *)
Theorem turns_alternate : forall n l x y, regular_state (hanoi n) n x ->
  shortest_play (hanoi n) l x y ->
  forall a i j b, l = a ++ i :: j :: b -> (disc_of i = 1 <-> disc_of j <> 1).
Proof.
  intros n l x y R S a i j b. apply word_of_state in R as (s & Ls & <-). destruct S as [P M].
  apply play_from_a_word in P as (t & P & <-); auto. apply (Alternation.turns_alternate l s t).
  split; auto. intros k K. apply M. apply play_from_a_word; eauto.
Qed.

(** @proves hanoi2012/alternation-any-start
    Where a play moves another disc than disc 1, that is the only possible move of such a disc. *)
Theorem the_turn_of_another_disc_is_forced : forall n a i b x z, regular_state (hanoi n) n x ->
  plays (hanoi n) (a ++ i :: b) x z -> disc_of i <> 1 ->
  exists y, plays (hanoi n) a x y
    /\ forall j u, carries (hanoi n) j y u -> disc_of j <> 1 -> j = i.
Proof.
  intros n a i b x z R P D. apply word_of_state in R as (s & Ls & <-).
  apply play_from_a_word in P as (t & P & _); auto.
  destruct (Alternation.the_turn_of_another_disc_is_forced a i b s t P D) as (u & A & U).
  exists (piles u). split; [apply play_from_a_word; eauto|]. intros j v J.
  apply instruction_from_a_word in J as (w & J & _); eauto.
  rewrite <- Ls. symmetry. eapply walk_length, play_walk, A.
Qed.
