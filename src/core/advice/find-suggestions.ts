import type { Script } from '../script/script.ts'
import { adviseOnCharacters } from './rules/advise-on-characters.ts'
import { adviseOnDeaths } from './rules/advise-on-deaths.ts'
import { adviseOnImages } from './rules/advise-on-images.ts'
import { adviseOnInformation } from './rules/advise-on-information.ts'
import { adviseOnBootlegger, adviseOnJinxes } from './rules/advise-on-jinxes.ts'
import { adviseOnNights } from './rules/advise-on-nights.ts'
import { adviseOnOutsiders } from './rules/advise-on-outsiders.ts'
import { adviseOnPartners } from './rules/advise-on-partners.ts'
import { adviseOnTeams } from './rules/advise-on-teams.ts'
import { adviseOnTexts } from './rules/advise-on-texts.ts'
import { type AdviceSources, collectScriptFacts, type ScriptFacts } from './script-facts.ts'
import { adviceCodes, type Suggestion, severities } from './suggestion.ts'

const rules: readonly ((facts: ScriptFacts) => Suggestion[])[] = [
  adviseOnTeams,
  adviseOnCharacters,
  adviseOnJinxes,
  adviseOnBootlegger,
  adviseOnPartners,
  adviseOnOutsiders,
  adviseOnInformation,
  adviseOnDeaths,
  adviseOnNights,
  adviseOnTexts,
  adviseOnImages
]

/**
 * Applies all rules of advice to a script; most severe suggestions first. Rules stay silent where custom characters
 * might supply what is missing. Of what they still lack, drafts are only told missing Minions and Demons.
 *
 * @example findSuggestions(script, { catalogue, traits }).map(({ code }) => code) // ['djinn_missing']
 */
export function findSuggestions(script: Script, sources: AdviceSources): Suggestion[] {
  const facts = collectScriptFacts(script, sources)
  return rules.flatMap(rule => rule(facts)).sort((one, other) => rankOf(one) - rankOf(other))
}

const rankOf = ({ code, severity }: Suggestion) =>
  severities.indexOf(severity) * adviceCodes.length + adviceCodes.indexOf(code)
