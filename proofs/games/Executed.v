(** * The definitions of the games, executed

    Positions with their options, outcomes and values, as the definitions of the proofs compute them
    for small positions; compared with the games that are played. *)
From Coq Require Import List Arith Bool String.
From Manaus.games Require Import Game NimSum Grundy Heaps Nim Subtraction Period Halving.
From Manaus.games Require Import Zeckendorf FibonacciNim MooreGame Sperner SpernerBoards.
Import ListNotations.

Set Printing Width 1000000.
Set Printing Depth 1000000.

(** A position, its options, those that are P-positions, and whether the next player wins. *)
Definition played (G : game) (c : convention) (p : position G) :=
  (p, options G p, filter (fun q => negb (next_wins G c q)) (options G p), next_wins G c p).

Definition played_moore (k : nat) (p : list nat)
  : list nat * list (list nat) * list (list nat) * bool := played (moore k) normal p.

Definition played_subtraction (S : list nat) (c : convention) (p : nat)
  : nat * list nat * list nat * bool := played (subtraction S) c p.

Fixpoint tuples (heaps most : nat) : list (list nat) :=
  match heaps with
  | 0 => [[]]
  | S n => flat_map (fun heap => map (cons heap) (tuples n most)) (seq 0 (S most))
  end.

Definition positions : list (list nat) := tuples 1 6 ++ tuples 2 4 ++ tuples 3 2 ++ tuples 4 1.

Definition sets : list (list nat) :=
  [[1]; [2]; [1; 2]; [1; 3]; [2; 3]; [1; 2; 3]; [1; 3; 4]; [1; 2; 4]; [2; 3; 5]; [1; 3; 4; 5];
   [1; 2; 4; 5; 6]; [3; 5]; [2; 4; 7]; [4; 1]].

(** The first n values of a subtraction game, each from those before it. *)
Fixpoint row (S : list nat) (n : nat) : list nat :=
  match n with
  | 0 => []
  | Datatypes.S m => let before := row S m in before ++ [mex (listed S before m)]
  end.

(** The least preperiod and period that are certified, both at most 24. *)
Definition certificate (S : list nat) : list (nat * nat) :=
  let certified_with ap :=
    certified S (fst ap) (snd ap) (row S (fst ap + snd ap + largest S)) in
  filter certified_with (list_prod (seq 0 12) (seq 1 24)).

Eval vm_compute in ("nim"%string, map (played nim normal) positions).
Eval vm_compute in ("nimMisere"%string, map (played nim misere) positions).
Eval vm_compute in ("nimValues"%string, map (fun p => (p, grundy nim p, nim_sum p)) positions).
Eval vm_compute in ("moore"%string,
  map (fun k => (k, map (played_moore k) positions)) [1; 2; 3; 4]).
Eval vm_compute in ("mooreColumns"%string,
  map (fun k => (k, map (fun p => (p, map (fun j => column j p mod (k + 1)) [2; 1; 0])) positions))
      [1; 2; 3; 4]).
Eval vm_compute in ("subtraction"%string,
  map (fun S => (S, map (played_subtraction S normal) (seq 0 13))) sets).
Eval vm_compute in ("subtractionMisere"%string,
  map (fun S => (S, map (played_subtraction S misere) (seq 0 13))) sets).
Eval vm_compute in ("subtractionValues"%string,
  map (fun S => (S, map (value S) (seq 0 13), row S 40)) sets).
Eval vm_compute in ("without"%string,
  map (fun iM => (iM, without (fst iM) (snd iM), row (without (fst iM) (snd iM)) 30))
      [(2, 3); (2, 4); (2, 6); (3, 4); (3, 6); (4, 9); (5, 7)]).
Eval vm_compute in ("periods"%string, map (fun S => (S, certificate S)) sets).
Eval vm_compute in ("halving"%string, map (played halving normal) (seq 0 18)).
Eval vm_compute in ("halvingMisere"%string, map (played halving misere) (seq 0 18)).
Eval vm_compute in ("halvingValues"%string,
  map (fun heap => (heap, halving_value heap)) (seq 0 130)).
Eval vm_compute in ("halvingSearched"%string,
  map (fun heap => (heap, grundy halving heap)) (seq 0 18)).
Eval vm_compute in ("fibonacci"%string,
  map (played fibonacci_nim normal) (list_prod (seq 0 12) (seq 0 13))).
Eval vm_compute in ("fibonacciStart"%string,
  map (fun heap => (heap, start heap, next_wins fibonacci_nim normal (start heap))) (seq 1 14)).
Eval vm_compute in ("zeckendorf"%string,
  map (fun heap => (heap, map f (zeckendorf heap))) (seq 0 90)).
Eval vm_compute in ("sum"%string,
  map (fun p => (played (sum (one_heap nim_rule) halving) normal p,
                 grundy (sum (one_heap nim_rule) halving) p))
      (list_prod (seq 0 4) (seq 0 9))).
Eval vm_compute in ("mex"%string, map (fun l => (l, mex l)) (tuples 4 3)).
Eval vm_compute in ("boards"%string,
  map (fun n => (n, board_is_triangulation n, map (fun t => [fst (fst t); snd (fst t); snd t])
                                                  (board n))) (seq 1 6)).
Eval vm_compute in ("multicolored"%string,
  map (fun labels =>
         (labels, List.length (filter (multicolored (fun x => nth x labels 0)) (board 2))))
      (tuples 6 2)).
