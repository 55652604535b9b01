import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { completeTexts } from '../src/catalogue/complete-texts.ts'
import { splitTexts } from '../src/catalogue/text-parts.ts'
import { defaultLocale, locales } from '../src/routes.ts'
import {
  isImported,
  readEnglish,
  readFacts,
  readLanguage,
  readTraits
} from './catalogue/catalogue-sources.ts'
import { compileIcons } from './catalogue/icons.ts'
import { writeOpenIcons } from './catalogue/open-icons.ts'

const generated = 'src/catalogue/generated'

/**
 * `npm run catalogue`: generates the catalogue files that the product reads: facts, traits, icons, and the texts of each
 * language with English in place of missing ones. Imported official data (the overlay) overrides Belfry's facts and
 * English texts.
 */
export function compileCatalogue(): void {
  const facts = readFacts()
  const english = readEnglish()
  for (const part of ['first', 'others']) mkdirSync(`${generated}/${part}`, { recursive: true })
  write('facts', facts)
  write('traits', readTraits())
  write('origin', { imported: isImported() })
  compileIcons(facts.characters)
  writeOpenIcons()
  for (const locale of locales) {
    const language = locale === defaultLocale ? english : readLanguage(locale)
    const texts = completeTexts(facts, language, english)
    const { first, others } = splitTexts(texts)
    write(locale, texts)
    write(`first/${locale}`, first)
    write(`others/${locale}`, others)
  }
}

/** Writes a file only if its content changes: a write would trigger file watchers. */
function write(name: string, content: unknown) {
  const file = `${generated}/${name}.json`
  const text = JSON.stringify(content)
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}

if (import.meta.main) compileCatalogue()
