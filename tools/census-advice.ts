import { catalogue } from '../src/catalogue/catalogue.ts'
import { traitFacts } from '../src/catalogue/traits.ts'
import { adviceOf } from '../src/core/advice/advice.ts'
import { type AdviceCode, adviceCodes } from '../src/core/advice/note.ts'
import type { Script } from '../src/core/script.ts'

/** In how many scripts each rule of advice spoke. */
export type AdviceCount = Map<AdviceCode, number>

export function countAdvice(counts: AdviceCount, script: Script) {
  const codes = new Set(adviceOf(script, { catalogue, traits: traitFacts }).map(({ code }) => code))
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1)
}

/** One line a rule, the most talkative first, silent ones too. One that speaks on over half says nothing to anyone. */
export const adviceLines = (counts: AdviceCount, scripts: number): string[] =>
  adviceCodes
    .map(code => ({ code, count: counts.get(code) ?? 0 }))
    .sort((one, other) => other.count - one.count)
    .map(({ code, count }) => {
      const share = scripts > 0 ? (100 * count) / scripts : 0
      return `${String(count).padStart(6)} ${share.toFixed(1).padStart(5)} % ${code}${share > 50 ? ' (over half)' : ''}`
    })
