import { catalogue } from '../../src/catalogue/catalogue.ts'
import { traitFacts } from '../../src/catalogue/traits.ts'
import { findSuggestions } from '../../src/core/advice/find-suggestions.ts'
import { type AdviceCode, adviceCodes } from '../../src/core/advice/suggestion.ts'
import type { Script } from '../../src/core/script/script.ts'

/** The number of scripts for which each advice rule made a suggestion. */
export type AdviceCount = Map<AdviceCode, number>

/** Adds the advice rules that apply to a script to `counts`. */
export function countAdvice(counts: AdviceCount, script: Script) {
  const codes = new Set(findSuggestions(script, { catalogue, traits: traitFacts }).map(({ code }) => code))
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1)
}

/**
 * One line per rule, the most frequent first. Flags rules that apply to over half of the scripts: they inform nobody.
 */
export const adviceLines = (counts: AdviceCount, scripts: number): string[] =>
  adviceCodes
    .map(code => ({ code, count: counts.get(code) ?? 0 }))
    .sort((one, other) => other.count - one.count)
    .map(({ code, count }) => {
      const share = scripts > 0 ? (100 * count) / scripts : 0
      return `${String(count).padStart(6)} ${share.toFixed(1).padStart(5)} % ${code}${share > 50 ? ' (over half)' : ''}`
    })
