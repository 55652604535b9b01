import type { Cast } from '#core/cast/cast.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { listTokens, type Token } from '../token-list.ts'
import { type NamedToken, planFurtherTokens } from './further-tokens.ts'
import { planToken } from './token-plan.ts'

/** Plans all tokens of a print, each as often as it is printed: characters, reminders, then those of no character. */
export const planTokens = (cast: Cast, context: PlanContext): NamedToken[] => [
  ...listTokens(cast, context.options).map(token => ({
    name: nameOf(token),
    plan: planToken(token, context)
  })),
  ...planFurtherTokens(cast, context)
]

const nameOf = (token: Token) =>
  token.kind === 'character' ? token.character.name : `${token.character.name} ${token.label}`
