/**
 * Changes of a rule in the definitions that a reader has to trust: the text, which stands in the
 * file exactly once, and what it is changed to.
 */
export const mutatedRules = [
  {
    file: 'towers/Rules.v',
    rule: 'a larger disc on a smaller one',
    from: 'Some e -> d < e)\n    /\\ length (on y q) <= room g q.',
    to: 'Some e -> e < d)\n    /\\ length (on y q) <= room g q.',
  },
  {
    file: 'towers/Rules.v',
    rule: 'Bucharest lets a disc go anywhere',
    from: 'Definition bucharest (n : nat) : game := {| sized := true; linear := true;',
    to: 'Definition bucharest (n : nat) : game := {| sized := true; linear := false;',
  },
  {
    file: 'towers/Rules.v',
    rule: 'London has one place more on p2',
    from: 'sized := false; linear := false; room := rooms n (n - 1) (n - 2) |}',
    to: 'sized := false; linear := false; room := rooms n (n - 1) (n - 1) |}',
  },
  {
    file: 'towers/Rules.v',
    rule: 'Manaus has p1 and p2 exchanged',
    from: 'sized := true; linear := false; room := rooms n (n - 1) (n - 2) |}',
    to: 'sized := true; linear := false; room := rooms n (n - 2) (n - 1) |}',
  },
  {
    file: 'towers/Rules.v',
    rule: 'Oxford orders by size',
    from: 'Definition oxford (n : nat) : game := {| sized := false;',
    to: 'Definition oxford (n : nat) : game := {| sized := true;',
  },
  {
    file: 'towers/Rules.v',
    rule: 'the goal on p0 is upside down',
    from: 'P0 => (seq 1 n, [], [])',
    to: 'P0 => (rev (seq 1 n), [], [])',
  },
  {
    file: 'towers/States.v',
    rule: 'the largest disc goes onto smaller ones',
    from: 'p <> q -> ~ In p s -> ~ In q s -> move (p :: s) (q :: s).',
    to: 'p <> q -> ~ In p s -> move (p :: s) (q :: s).',
  },
  {
    file: 'towers/Side.v',
    rule: 'a part of the drawing is not turned over',
    from: 'else near (third p c) s',
    to: 'else near c s',
  },
  {
    file: 'graphs/Grafts.v',
    rule: 'the vertex a keeps its name',
    from: 'vertex G x /\\ x <> a /\\ x <> b\n    | inr x => vertex Q x',
    to: 'vertex G x /\\ x <> b\n    | inr x => vertex Q x',
  },
  {
    file: 'graphs/Listed.v',
    rule: 'b is called v as well',
    from: 'else if dec x b then inr w else inl x.',
    to: 'else if dec x b then inr v else inl x.',
  },
  {
    file: 'games/Game.v',
    rule: 'the end of misère play is lost',
    from: '| N_terminal : c = misere ->',
    to: '| N_terminal : c = normal ->',
  },
  {
    file: 'games/Nim.v',
    rule: 'a move in Nim may take nothing',
    from: 'Rule (seq 0) nim_less',
    to: 'Rule (fun heap => seq 0 (S heap)) nim_less',
  },
  {
    file: 'games/Subtraction.v',
    rule: 'the whole heap may not be taken',
    from: '(1 <=? s) && (s <=? heap)) S)',
    to: '(1 <=? s) && (s <? heap)) S)',
  },
  {
    file: 'games/FibonacciNim.v',
    rule: 'up to three times as many may be taken',
    from: 'map (fun s => (heap - s, 2 * s)) (seq 1',
    to: 'map (fun s => (heap - s, 3 * s)) (seq 1',
  },
  {
    file: 'games/MooreGame.v',
    rule: 'one heap more may be lowered',
    from: ':= tl (lowered k heaps)',
    to: ':= tl (lowered (S k) heaps)',
  },
  {
    file: 'families/Claims.v',
    rule: 'a disc goes where no arc is',
    from: 'p <> q /\\ arc p q = true\n    /\\ on x p',
    to: 'p <> q\n    /\\ on x p',
  },
  {
    file: 'families/Claims.v',
    rule: 'the worst case is one move more',
    from: '(exists x, state x /\\ distance step x goal worst)',
    to: '(exists x, state x /\\ distance step x goal (S worst))',
  },
];
