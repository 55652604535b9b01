import { almanacIntroductionKey } from '#core/almanac-key.ts'
import type { Catalogue, CatalogueTexts } from '#core/catalogue.ts'
import { characterRules } from '#core/character-rules.ts'
import type { Script } from '#core/script.ts'
import { readScriptText } from '#core/script-file.ts'
import { scriptRules } from '#core/script-rules.ts'
import { type Finding, inOrder, issueFindings, refusalFinding, repairFindings } from './findings.ts'
import { type Places, placesIn } from './places.ts'

/** What a text says, if anything, and what there is to say about it. */
export interface Examined<Value> {
  /** Absent where it cannot be applied. */
  value: Value | undefined
  findings: readonly Finding[]
}

/** Reads the text of a script as the importer does, and holds it against the rules of the forms. */
export function examineScript(
  text: string,
  catalogue: Catalogue,
  texts: CatalogueTexts | undefined
): Examined<Script> {
  const places = placesIn(text)
  const read = readScriptText(text, catalogue, texts)
  if (!read.ok) return { value: undefined, findings: [refusalFinding(read.code, read.detail ?? {}, places)] }
  const { script, repairs } = read.value
  const findings = [...repairFindings(repairs, places), ...ruleFindings(script, catalogue, places)]
  return { value: script, findings: inOrder(findings) }
}

/** The rules do not ask for more than what is there: a script without a title keeps them. */
function ruleFindings(script: Script, catalogue: Catalogue, places: Places): Finding[] {
  const introduction = script.customData[almanacIntroductionKey]
  const meta = scriptRules.safeParse({
    ...script,
    almanacIntroduction: typeof introduction === 'string' ? introduction : ''
  })
  const rules = characterRules({ catalogue, takenIds: [] })
  return [
    ...issueFindings(meta.error?.issues ?? [], path => places.ofPath('_meta', metaPath(path))),
    ...script.characters.flatMap(character =>
      character.kind === 'custom'
        ? issueFindings(rules.safeParse(character).error?.issues ?? [], path =>
            places.ofPath(character.id, path)
          )
        : []
    )
  ]
}

/** Where the file has what the script calls differently. */
function metaPath([field, ...rest]: readonly PropertyKey[]): readonly PropertyKey[] {
  if (field === 'title') return ['name', ...rest]
  return field === 'almanacIntroduction' ? ['customData', field] : [field ?? 'id', ...rest]
}
