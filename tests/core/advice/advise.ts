import { traitFacts } from '#catalogue/traits.ts'
import { adviceOf } from '#core/advice/advice.ts'
import { applyFix } from '#core/advice/fix.ts'
import type { AdviceCode, Note } from '#core/advice/note.ts'
import type { Script, ScriptCharacter } from '#core/script.ts'
import { aScript, catalogue } from '../build.ts'

export const sources = { catalogue, traits: traitFacts }

export const advise = (script: Script): Note[] => adviceOf(script, sources)

export const codesOf = (script: Script): AdviceCode[] => advise(script).map(({ code }) => code)

export const noteOf = (script: Script, code: AdviceCode): Note | undefined =>
  advise(script).find(suggestion => suggestion.code === code)

/** Applies the fix of the suggestion with this code; throws without a fix. */
export function fixed(script: Script, code: AdviceCode): Script {
  const fix = noteOf(script, code)?.fix
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
