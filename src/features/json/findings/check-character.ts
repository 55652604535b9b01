import type { Catalogue, CatalogueTexts } from '#core/catalogue/catalogue.ts'
import { characterRules, isReservedId } from '#core/character/character-rules.ts'
import { parseJsonText } from '#core/reading/json-text.ts'
import type { Repair } from '#core/reading/repair.ts'
import type { Script, ScriptCharacter } from '#core/script/script.ts'
import { readScriptFile } from '#core/script/script-file.ts'
import { isRuleCode } from '#core/validation/rule-codes.ts'
import type { CheckedText } from './check-script.ts'
import {
  type Finding,
  issueFindings,
  refusalFinding,
  repairFindings,
  ruleFinding,
  sortFindings
} from './findings.ts'
import { createTextLocator, type TextLocator } from './text-locator.ts'

export interface CheckedCharacter {
  character: ScriptCharacter
  /** Almanac text of the entry, if it has one. */
  almanacDetails: string | undefined
}

interface CharacterSources {
  script: Script
  /** Current id of the character in the script. */
  id: string
  catalogue: Catalogue
  texts: CatalogueTexts | undefined
}

/** Parses and checks the JSON of one character of a script. An id that breaks a rule is an error, not repaired. */
export function checkCharacterText(text: string, sources: CharacterSources): CheckedText<CheckedCharacter> {
  const locator = createTextLocator(text)
  const reject = (finding: Finding) => ({ value: undefined, findings: [finding] })
  const json = parseJsonText(text)
  if (!json.ok) return reject(refusalFinding(json.code, json.detail ?? {}, locator))
  const entry: unknown = Array.isArray(json.value) && json.value.length === 1 ? json.value[0] : json.value
  const id = idIn(entry)
  if (id !== undefined && isReservedId(id))
    return reject(ruleFinding(locator.findLocation({ id }), 'character_id_special', 'error'))
  const read = readScriptFile([entry], sources.catalogue, sources.texts)
  const [character, ...others] = read.ok ? read.value.script.characters : []
  const hasMore = read.ok && (read.value.script.extra || read.value.script.bootlegger.length > 0)
  if (!read.ok || !character || others.length > 0 || hasMore)
    return reject({ ...locator.findLocation({}), severity: 'error', kind: 'notOne' })
  const repairs = [...json.repairs, ...read.value.repairs].filter(concernsCharacter)
  const rules = ruleFindings(character, id ?? character.id, sources, locator)
  const [almanacDetails] = Object.values(read.value.script.customData)
  const isRefused = rules.some(({ severity }) => severity === 'error')
  return {
    value: isRefused
      ? undefined
      : { character, almanacDetails: typeof almanacDetails === 'string' ? almanacDetails : undefined },
    findings: sortFindings([...repairFindings(repairs, locator), ...rules])
  }
}

/** Excludes repairs that concern a whole script, or an id: an invalid id is an error here. */
const concernsCharacter = ({ code }: Repair) =>
  code !== 'meta_missing' && code !== 'id_changed' && code !== 'id_similar'

function idIn(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry
  return typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string'
    ? entry.id
    : undefined
}

function ruleFindings(
  character: ScriptCharacter,
  id: string,
  { script, id: currentId, catalogue }: CharacterSources,
  locator: TextLocator
): Finding[] {
  const takenIds = script.characters.map(other => other.id).filter(other => other !== currentId)
  if (character.kind === 'custom') {
    const checked = characterRules({ catalogue, takenIds }).safeParse({ ...character, id })
    return issueFindings(checked.error?.issues ?? [], path => locator.findPath(id, path)).map(finding =>
      finding.kind === 'rule' && isIdRule(finding.code, id) ? { ...finding, severity: 'error' } : finding
    )
  }
  const range = locator.findPath(id, ['id'])
  const before = script.characters.find(other => other.id === currentId)
  if (character.kind === 'official' && before?.kind === 'custom')
    return [ruleFinding(range, 'character_id_official', 'error')]
  return takenIds.includes(character.id) ? [ruleFinding(range, 'character_id_taken', 'error')] : []
}

const isIdRule = (code: string, id: string) =>
  isRuleCode(code) && (code.startsWith('character_id_') || (id === '' && code === 'text_empty'))
