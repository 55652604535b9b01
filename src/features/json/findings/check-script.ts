import type { Catalogue, CatalogueTexts } from '#core/catalogue/catalogue.ts'
import { characterRules } from '#core/character/character-rules.ts'
import { almanacIntroductionKey } from '#core/script/almanac-keys.ts'
import { metadataFields, metadataNames } from '#core/script/metadata-fields.ts'
import type { Script } from '#core/script/script.ts'
import { readScriptText } from '#core/script/script-file.ts'
import { scriptRules } from '#core/script/script-rules.ts'
import { type Finding, issueFindings, refusalFinding, repairFindings, sortFindings } from './findings.ts'
import { createTextLocator, type TextLocator } from './text-locator.ts'

/** Result of checking a text: the parsed value and the findings. */
export interface CheckedText<Value> {
  /** Undefined if the text cannot be applied. */
  value: Value | undefined
  findings: readonly Finding[]
}

/** Parses the text of a script like the importer, and checks the rules of the forms. */
export function checkScriptText(
  text: string,
  catalogue: Catalogue,
  texts: CatalogueTexts | undefined
): CheckedText<Script> {
  const locator = createTextLocator(text)
  const read = readScriptText(text, catalogue, texts)
  if (!read.ok) return { value: undefined, findings: [refusalFinding(read.code, read.detail ?? {}, locator)] }
  const { script, repairs } = read.value
  const findings = [...repairFindings(repairs, locator), ...ruleFindings(script, catalogue, locator)]
  return { value: script, findings: sortFindings(findings) }
}

/** Breaches of the script and character rules. Missing values, such as the title, break no rule. */
function ruleFindings(script: Script, catalogue: Catalogue, locator: TextLocator): Finding[] {
  const introduction = script.customData[almanacIntroductionKey]
  const meta = scriptRules.safeParse({
    ...script,
    almanacIntroduction: typeof introduction === 'string' ? introduction : ''
  })
  const rules = characterRules({ catalogue, takenIds: [] })
  return [
    ...issueFindings(meta.error?.issues ?? [], path => locator.findPath('_meta', metaPath(path))),
    ...script.characters.flatMap(character =>
      character.kind === 'custom'
        ? issueFindings(rules.safeParse(character).error?.issues ?? [], path =>
            locator.findPath(character.id, path)
          )
        : []
    )
  ]
}

/** Path in the meta entry for a path in the script, whose fields partly have other names. */
function metaPath([field, ...rest]: readonly PropertyKey[]): readonly PropertyKey[] {
  const known = metadataNames.find(name => name === field)
  if (known) return [metadataFields[known].fileKey, ...rest]
  return field === 'almanacIntroduction' ? ['customData', field] : [field ?? 'id', ...rest]
}
