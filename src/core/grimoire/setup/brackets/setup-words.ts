/**
 * Words of the brackets in which abilities say how they change a setup, in the languages that abilities can be written in. All are
 * patterns for folded text: lower case, without accents.
 */
export const setupWords = {
  or: 'or|ou|oder|ya da|veya|hoac|/|,',
  to: 'to|a|bis|ila|ile|den|toi|-|~|…',
  and: 'and|und|et|e|ve|va',
  none: 'no|kein(?:e[nr]?)?|aucune?|pas de|nenhuma?|sem|hic|khong(?: co)?',
  /** Turkish says so at the end. */
  noneAtEnd: 'yok',
  any: 'any(?: number of)?|(?:up to )?x|beliebig(?: viele)?|n’importe quel nombre de|qualquer (?:numero|quantidade) de|istedigin kadar|bat ky so(?: luong)?',
  exactly: 'exactly|genau|exactement|exatamente|tam(?: olarak)?|dung',
  least: 'min(?:imum)?(?: of)?|at least|mindestens|au moins|pelo menos|no minimo|en az|it nhat|toi thieu',
  most: 'max(?:imum)?(?: of)?|at most|up to|hochstens|bis zu|au plus|jusqu’a|ate|no maximo|en fazla|toi da|nhieu nhat',
  inPlay: 'in play|im spiel|en jeu|em jogo|oyunda|trong van',
  evil: 'evil|malefique|bose|do mal|kotu|phe ac',
  one: '1|an?|one|une?|eine?|uma?|bir|mot'
} as const
