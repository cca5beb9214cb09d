import type { Finding, Item } from '../legacy/item.js';

const open = (reason: string): Finding => ({
  verdict: 'unchecked',
  checked: 'nothing',
  reason,
  methods: 0,
});

const items: readonly Item[] = [
  {
    id: 'ramos2014/bloxorz-conjecture-unbounded',
    kind: 'statement',
    statement:
      'Conjecture: without the bound of |f| moves, deciding whether a level of generalised Bloxorz can be solved is in PSPACE, and one of its hardest problems.',
    uses: ['ramos2014/lemma-3.1'],
    recorded: 'unchecked',
    check: () =>
      open(
        'a conjecture about a complexity class: no computation on levels decides it. That the bound matters is found at Theorem 3.8',
      ),
  },
  {
    id: 'ramos2014/closed-plus-conjecture',
    kind: 'statement',
    statement:
      'Conjecture: for every t, CLOSED-BLOXORZ+ restricted to levels with at most t teleports is in P.',
    uses: ['ramos2014/theorem-3.4', 'ramos2014/definition-3.6'],
    recorded: 'unchecked',
    check: () =>
      open(
        'a conjecture about a complexity class: no computation on levels decides it. Moves through a teleport have no way back, which the algorithm of Theorem 3.4 relies on',
      ),
  },
];
export default items;
