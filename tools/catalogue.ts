import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { completeTexts } from '../src/catalogue/complete-texts.ts'
import { factsSchema, type LanguageTexts, languageSchema } from '../src/catalogue/sources.ts'
import { defaultLocale, type Locale, languageTags, locales } from '../src/routes.ts'
import { compileIcons } from './icons.ts'

const generated = 'src/catalogue/generated'
const overlay = 'src/catalogue/overlay'

/**
 * Writes what the product reads of the catalogue: the facts, and each language's texts without a gap. Official data
 * that was imported (the overlay) takes the place of our facts and our English.
 */
export function compileCatalogue(): void {
  const facts = factsSchema.parse(readSource('facts.json', '.'))
  const english = languageOf(defaultLocale)
  mkdirSync(generated, { recursive: true })
  write('facts', facts)
  compileIcons(facts.characters)
  for (const locale of locales) write(locale, completeTexts(facts, languageOf(locale), english))
}

function languageOf(locale: Locale): LanguageTexts {
  return languageSchema.parse(readSource(`${languageTags[locale]}.json`, 'texts'))
}

function readSource(name: string, folder: string): unknown {
  const imported = `${overlay}/${name}`
  return JSON.parse(readFileSync(existsSync(imported) ? imported : `src/catalogue/${folder}/${name}`, 'utf8'))
}

/** Leaves a file alone that is as it should be, or whoever watches it would start over. */
function write(name: string, content: unknown) {
  const file = `${generated}/${name}.json`
  const text = JSON.stringify(content)
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}

if (import.meta.main) compileCatalogue()
