import type { Catalogue, CatalogueTexts } from '#core/catalogue.ts'
import { characterRules, isSpecialId } from '#core/character-rules.ts'
import { parseJsonText } from '#core/json-text.ts'
import type { Repair } from '#core/reading/repair.ts'
import { isRuleCode } from '#core/rule-codes.ts'
import type { Script, ScriptCharacter } from '#core/script.ts'
import { readScriptFile } from '#core/script-file.ts'
import type { Examined } from './examine.ts'
import {
  type Finding,
  inOrder,
  issueFindings,
  refusalFinding,
  repairFindings,
  ruleFinding
} from './findings.ts'
import { type Places, placesIn } from './places.ts'

export interface ReadCharacter {
  character: ScriptCharacter
  /** The almanac text that the entry brings; most bring none. */
  almanacDetails: string | undefined
}

interface CharacterSources {
  script: Script
  /** The id that the character has on the script. */
  id: string
  catalogue: Catalogue
  texts: CatalogueTexts | undefined
}

/** Reads the text of one character of a script. Its id must keep to the rules of the form, to the letter. */
export function examineCharacter(text: string, sources: CharacterSources): Examined<ReadCharacter> {
  const places = placesIn(text)
  const refused = (finding: Finding) => ({ value: undefined, findings: [finding] })
  const json = parseJsonText(text)
  if (!json.ok) return refused(refusalFinding(json.code, json.detail ?? {}, places))
  const entry: unknown = Array.isArray(json.value) && json.value.length === 1 ? json.value[0] : json.value
  const id = idIn(entry)
  if (id !== undefined && isSpecialId(id))
    return refused(ruleFinding(places.ofPlace({ id }), 'character_id_special', 'error'))
  const read = readScriptFile([entry], sources.catalogue, sources.texts)
  const [character, ...others] = read.ok ? read.value.script.characters : []
  const isMore = read.ok && (read.value.script.extra || read.value.script.bootlegger.length > 0)
  if (!read.ok || !character || others.length > 0 || isMore)
    return refused({ ...places.ofPlace({}), severity: 'error', kind: 'notOne' })
  const repairs = [...json.repairs, ...read.value.repairs].filter(isOfCharacter)
  const rules = ruleFindings(character, id ?? character.id, sources, places)
  const [almanacDetails] = Object.values(read.value.script.customData)
  const isRefused = rules.some(({ severity }) => severity === 'error')
  return {
    value: isRefused
      ? undefined
      : { character, almanacDetails: typeof almanacDetails === 'string' ? almanacDetails : undefined },
    findings: inOrder([...repairFindings(repairs, places), ...rules])
  }
}

/** Not what is said of a list, nor of an id that is refused here. */
const isOfCharacter = ({ code }: Repair) => code !== 'meta_missing' && code !== 'id_changed'

function idIn(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry
  return typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string'
    ? entry.id
    : undefined
}

function ruleFindings(
  character: ScriptCharacter,
  id: string,
  { script, id: own, catalogue }: CharacterSources,
  places: Places
): Finding[] {
  const takenIds = script.characters.map(other => other.id).filter(other => other !== own)
  if (character.kind === 'custom') {
    const checked = characterRules({ catalogue, takenIds }).safeParse({ ...character, id })
    return issueFindings(checked.error?.issues ?? [], path => places.ofPath(id, path)).map(finding =>
      finding.kind === 'rule' && isOfId(finding.code, id) ? { ...finding, severity: 'error' } : finding
    )
  }
  const range = places.ofPath(id, ['id'])
  const was = script.characters.find(other => other.id === own)
  if (character.kind === 'official' && was?.kind === 'custom')
    return [ruleFinding(range, 'character_id_official', 'error')]
  return takenIds.includes(character.id) ? [ruleFinding(range, 'character_id_taken', 'error')] : []
}

const isOfId = (code: string, id: string) =>
  isRuleCode(code) && (code.startsWith('character_id_') || (id === '' && code === 'text_empty'))
