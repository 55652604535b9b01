import { catalogue } from '../../src/catalogue/catalogue.ts'
import { samples } from '../../src/catalogue/samples.ts'
import { readScriptFile } from '../../src/core/script/script-file.ts'
import { m } from '../../src/i18n/messages.ts'
import type { Locale } from '../../src/routes.ts'
import { encodeWorkingCopy } from '../../src/stores/storage/working-copy.ts'

/** The script of the screenshots has a jinx, which no sample has. */
const replaced: Readonly<Record<string, string>> = { gossip: 'magician', witch: 'spy' }

/** What a browser has stored that shows the script of the screenshots, in a language. */
export function storedSample(locale: Locale) {
  const sample = samples.find(({ size }) => size === 'standard') ?? samples[0]
  const title = m.new_standard_title({}, { locale })
  const ids = sample.characters.map(id => replaced[id] ?? id)
  const read = readScriptFile([{ id: '_meta', name: title, author: 'Ada Moreau' }, ...ids], catalogue)
  if (!read.ok) throw new Error(read.code)
  return [{ name: 'belfry:script', value: encodeWorkingCopy({ id: 'help', script: read.value.script }) }]
}
