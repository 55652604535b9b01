import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { completeTexts } from '../src/catalogue/complete-texts.ts'
import { locales } from '../src/routes.ts'
import { isImported, readEnglish, readFacts, readLanguage, readTraits } from './catalogue-sources.ts'
import { compileIcons } from './icons.ts'

const generated = 'src/catalogue/generated'

/**
 * Writes what the product reads of the catalogue: the facts, the traits, and each language's texts without a gap.
 * Official data that was imported (the overlay) takes the place of our facts and our English.
 */
export function compileCatalogue(): void {
  const facts = readFacts()
  const english = readEnglish()
  mkdirSync(generated, { recursive: true })
  write('facts', facts)
  write('traits', readTraits())
  write('origin', { imported: isImported() })
  compileIcons(facts.characters)
  for (const locale of locales) write(locale, completeTexts(facts, readLanguage(locale), english))
}

/** Leaves a file alone that is as it should be, or whoever watches it would start over. */
function write(name: string, content: unknown) {
  const file = `${generated}/${name}.json`
  const text = JSON.stringify(content)
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}

if (import.meta.main) compileCatalogue()
