import { itemKinds, subjects } from '@manaus/papers/internals';
import { count, list, oneOf, orNull, shape, text, told, truth } from './shape.js';

const verdict = oneOf(['holds', 'proved', 'holds-in-range', 'fails', 'misprint', 'unchecked']);

const theorem = shape(
  'ItemTheorem',
  'A theorem of the proof assistant about an item.',
  'Um teorema do assistente de provas sobre um item.',
  {
    role: told(
      oneOf(['proves', 'corrects', 'supports']),
      'whether it proves the item, its correction, or a part of it',
      'se prova o item, a sua correção ou uma parte dele',
    ),
    name: told(text, 'name of the theorem', 'nome do teorema'),
    file: told(text, 'its file, below `proofs/`', 'o seu arquivo, em `proofs/`'),
    words: told(text, 'the theorem in words', 'o teorema em palavras'),
    statement: told(text, 'the theorem as it stands there', 'o teorema como está lá'),
    assumptions: told(
      list(text),
      'axioms that it rests on; none is allowed',
      'axiomas em que se apoia; nenhum é permitido',
    ),
  },
);

export const ledger = list(
  shape(
    'LedgerRow',
    'An item of a work with the verdict of its check.',
    'Um item de uma obra com o veredito da sua verificação.',
    {
      id: told(text, 'name of the item', 'nome do item'),
      kind: told(oneOf(itemKinds), 'kind of the item', 'tipo do item'),
      judges: told(
        oneOf(subjects),
        'what the verdict is about: what the work asserts, its proof of that, or an algorithm',
        'o que se julga: o que a obra afirma, a demonstração que dá disso, ou um algoritmo',
      ),
      statement: told(text, 'statement in our words', 'enunciado em nossas palavras'),
      verdict: told(verdict, 'verdict found', 'veredito encontrado'),
      recorded: told(verdict, 'verdict recorded', 'veredito registrado'),
      departs: told(
        orNull(text),
        'the reading taken, where the print needs one',
        'a leitura adotada, onde o impresso precisa de uma',
      ),
      rules: told(
        orNull(text),
        'rules of the game; `null` where it has one set',
        'regras do jogo; `null` onde há um só conjunto',
      ),
      checked: told(text, 'what was tried, with its range', 'o que foi testado, com o intervalo'),
      counterexample: told(
        orNull(text),
        'smallest counterexample found',
        'menor contraexemplo encontrado',
      ),
      methods: told(count, 'number of independent methods', 'número de métodos independentes'),
      reason: told(
        orNull(text),
        'why it was not checked; `null` if it was',
        'por que não foi verificado; `null` se foi',
      ),
      border: told(
        truth,
        'whether what fails rests on a smallest case alone',
        'se o que falha só depende de um caso limite',
      ),
      certainty: told(
        orNull(oneOf(['print', 'reading', 'transcription'])),
        'origin of what is not as printed; `null` where nothing is',
        'origem do que não está como impresso; `null` se tudo está',
      ),
      rebuilt: told(
        truth,
        'whether a lost picture is rebuilt from the words about it',
        'se uma figura perdida é refeita a partir do texto',
      ),
      proofs: told(
        list(theorem),
        'theorems that prove the item, or a part of it, or its correction',
        'teoremas que provam o item, uma parte dele ou a sua correção',
      ),
    },
  ),
);
