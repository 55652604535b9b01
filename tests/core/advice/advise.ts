import { traitFacts } from '#catalogue/traits.ts'
import { applyFix } from '#core/advice/apply-fix.ts'
import { findSuggestions } from '#core/advice/find-suggestions.ts'
import type { AdviceCode, Suggestion } from '#core/advice/suggestion.ts'
import type { Script, ScriptCharacter } from '#core/script/script.ts'
import { aScript, catalogue } from '../script-builders.ts'

export const sources = { catalogue, traits: traitFacts }

export const advise = (script: Script): Suggestion[] => findSuggestions(script, sources)

export const codesOf = (script: Script): AdviceCode[] => advise(script).map(({ code }) => code)

export const suggestionOf = (script: Script, code: AdviceCode): Suggestion | undefined =>
  advise(script).find(suggestion => suggestion.code === code)

/** Applies the fix of the suggestion with this code; throws without a fix. */
export function fixed(script: Script, code: AdviceCode): Script {
  const fix = suggestionOf(script, code)?.fix
  if (!fix) throw new Error(`${code} offers no fix`)
  return applyFix(script, fix, catalogue)
}

const townsfolk =
  'washerwoman librarian investigator chef empath fortuneteller undertaker monk ravenkeeper virgin slayer soldier mayor'
const rest = 'butler drunk recluse saint poisoner spy baron scarletwoman imp vigormortis fanggu pukka'

/** Ids of a script of 13, 4, 4 and 4 without suggestions. */
export const soundIds = `${townsfolk} ${rest}`.split(' ')

type Parts = Omit<Partial<Script>, 'characters'> & { without?: string[]; with?: (string | ScriptCharacter)[] }

/** Builds a script of `soundIds` with some characters removed and others added. */
export function soundScript({ without = [], with: more = [], ...parts }: Parts = {}): Script {
  const remaining = soundIds.filter(id => !without.includes(id))
  return aScript({ title: 'Sound', ...parts, characters: [...remaining, ...more] })
}
