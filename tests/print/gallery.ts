import { readFileSync } from 'node:fs'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { buildCast } from '#core/cast/cast.ts'
import type { Script } from '#core/script/script.ts'
import { readScriptFile } from '#core/script/script-file.ts'
import { iconGraphic } from '#graphics/official-icons.ts'
import { cardSize } from '#print/cards/card-plan.ts'
import { cardTexts } from '#print/cards/card-texts.ts'
import { characterCard } from '#print/cards/character-card.tsx'
import { scriptCard } from '#print/cards/script-card.tsx'
import { createPlanContext } from '#print/page/plan-context.ts'
import type { PrintInput } from '#print/page/print-input.ts'
import { defaultPrintOptions, type PrintOptions, type PrintPart } from '#print/print-options.ts'
import { sheetPageSvg } from '#print/sheet-page-svg.ts'
import { planSheet } from '#print/sheet-pages.ts'
import { sheetTexts } from '#print/sheet-texts.ts'
import { planTokenImages, tokenSvg } from '#print/token-images.tsx'
import type { Locale } from '#routes'
import { kit } from './print-helpers.ts'
import { type Raster, rasterize } from './rasterize.ts'
import { evening, ownBackground } from './tokens/own-background.ts'
import { kitFor } from './writing/letter-fonts.ts'
import { readWritingSystem, type WritingSystem } from './writing/writing-systems.ts'

/** Scripts of `tests/fixtures/gallery`. */
type Fixture = 'five' | 'homebrew' | 'full' | 'sixty' | 'longest' | 'quarter'

interface SheetSample
  extends Partial<PrintOptions>,
    Pick<PrintInput, 'date' | 'link' | 'images' | 'tokenBackground'> {
  script: Fixture
  locale?: Locale
  second?: Locale
  page?: number
}

/** Renders one sample. `dots`: resolution in dots per inch of paper. */
type Sample = (dots: number) => Promise<Raster>

const saved = {
  link: 'https://belfry.example/scripts/4f7c/the-drowned-bell',
  date: '21 November 2026'
}

/** All samples, by the name of their snapshot's file. */
export const gallery: Readonly<Record<string, Sample>> = {
  'five-characters': sheet({ script: 'five' }),
  'full-script': sheet({ script: 'full', ...saved }),
  'sixty-characters-1': sheet({ script: 'sixty' }),
  'sixty-characters-2': sheet({ script: 'sixty', page: 2 }),
  'longest-texts-1': sheet({ script: 'longest' }),
  'longest-texts-2': sheet({ script: 'longest', page: 2 }),
  vietnamese: sheet({ script: 'full', locale: 'vi' }),
  turkish: sheet({ script: 'full', locale: 'tr' }),
  german: sheet({ script: 'full', locale: 'de' }),
  'second-language': sheet({ script: 'full', locale: 'en', second: 'vi' }),
  'second-language-2': sheet({ script: 'full', locale: 'en', second: 'vi', page: 2 }),
  'one-column': sheet({ script: 'quarter', columns: 1, paper: 'letter' }),
  'half-page': sheet({ script: 'quarter', size: 'half' }),
  'large-print': sheet({ script: 'quarter', size: 'large' }),
  'booklet-night': sheet({ script: 'full', parts: ['night'], imposition: 'booklet' }),
  'ink-saver': sheet({ script: 'full', inkSaver: true }),
  'players-copy': sheet({
    script: 'quarter',
    playersCopy: true,
    accent: '#7A1F3D',
    parts: ['sheet', 'night']
  }),
  night: sheet({ script: 'full', parts: ['night'], ...saved }),
  'night-vietnamese': sheet({ script: 'full', parts: ['night'], locale: 'vi' }),
  'night-large': sheet({ script: 'full', parts: ['night'], nights: 'large', page: 2 }),
  'night-continued': sheet({ script: 'sixty', parts: ['night'], page: 4 }),
  'night-in-two-languages': sheet({ script: 'full', parts: ['night'], second: 'de', page: 2 }),
  'night-compact': sheet({ script: 'full', parts: ['night'], nights: 'compact' }),
  'back-information': sheet({ script: 'full', parts: ['back'] }),
  'back-cover': sheet({ script: 'full', parts: ['back'], back: 'cover' }),
  'almanac-front': sheet({ script: 'full', parts: ['almanac'] }),
  'almanac-entries': sheet({ script: 'full', parts: ['almanac'], page: 2 }),
  'night-strips': sheet({ script: 'full', parts: ['strips'] }),
  'night-cards': sheet({ script: 'full', parts: ['strips'], stripSize: 'card' }),
  tokens: sheet({ script: 'full', parts: ['tokens'], tokenAbilities: true }),
  'tokens-of-reminders': sheet({ script: 'full', parts: ['tokens'], page: 2 }),
  chinese: writingSystem('chinese-simplified'),
  arabic: writingSystem('arabic', 'night'),
  hindi: writingSystem('hindi'),
  thai: writingSystem('thai', 'tokens'),
  monograms: sheet({ script: 'homebrew' }),
  'monograms-on-tokens': sheet({ script: 'homebrew', parts: ['tokens'] }),
  'monograms-ink-saver': sheet({ script: 'homebrew', parts: ['night'], inkSaver: true }),
  'info-cards': sheet({ script: 'full', parts: ['infoCards'], locale: 'de' }),
  'bluff-cards': sheet({ script: 'full', parts: ['bluffCard'] }),
  'player-counts': sheet({ script: 'full', parts: ['playerCounts'], locale: 'tr' }),
  seating: sheet({ script: 'full', parts: ['seating'], inkSaver: true }),
  'jinx-sheet': sheet({ script: 'full', parts: ['jinxCard'] }),
  'player-cards': sheet({ script: 'full', parts: ['playerCards'] }),
  'tent-cards': sheet({ script: 'full', parts: ['tentCards'], playerNames: 'Mara\nJo Oakes\nNguyễn Thị' }),
  'tokens-on-labels': sheet({
    script: 'full',
    parts: ['tokens'],
    tokenSheet: 'herma-8863',
    tokenLeaves: true,
    page: 1
  }),
  'tokens-backs': sheet({
    script: 'full',
    parts: ['tokens'],
    tokenBacks: 'pattern',
    backTest: true,
    page: 6
  }),
  'tokens-back-test': sheet({ script: 'five', parts: ['tokens'], backTest: true, locale: 'de', page: 2 }),
  'tokens-further': sheet({
    script: 'five',
    parts: ['tokens'],
    tokenKinds: ['reminder'],
    titleToken: true,
    qrToken: true,
    blankTokens: 2,
    blankReminders: 3,
    ...saved
  }),
  'tokens-on-parchment': sheet({
    script: 'five',
    parts: ['tokens'],
    tokenTexture: 'parchment',
    tokenColour: '#b7c9a8',
    tokenLeaves: true
  }),
  'tokens-on-own-image': sheet({
    script: 'five',
    parts: ['tokens'],
    titleToken: true,
    qrToken: true,
    blankTokens: 1,
    tokenAbilities: true,
    ...saved,
    ...ownBackground(evening)
  }),
  'one-token': token('scarletwoman', 'vi'),
  'card-of-a-script': scriptCardOf('full'),
  'card-of-a-character': card('fortuneteller', 'tr')
}

function sheet({ script, locale = 'en', second, page = 1, ...sample }: SheetSample): Sample {
  const { date, link, images, tokenBackground, ...options } = sample
  return async dots => {
    const input: PrintInput = {
      texts: sheetTexts(locale),
      language: locale,
      ...(second && { second: await castIn(script, second) }),
      ...(date && { date }),
      ...(link && { link }),
      ...(images && { images }),
      ...(tokenBackground && { tokenBackground })
    }
    const printOptions = { ...defaultPrintOptions, parts: ['sheet'] as const, ...options }
    const rendered = await sheetPageSvg(
      planSheet(await castIn(script, locale), printOptions, input, kit),
      kit,
      {
        page,
        scale: dots / 96
      }
    )
    if (!rendered) throw new Error(`The sheet of ${script} has no page ${page}`)
    return rasterize(rendered.svg, rendered.width)
  }
}

function writingSystem(name: WritingSystem, part: PrintPart = 'sheet'): Sample {
  return async dots => {
    const { cast } = readWritingSystem(name)
    const completed = await kitFor(cast)
    const input: PrintInput = { texts: sheetTexts('en'), language: 'en' }
    const plan = planSheet(cast, { ...defaultPrintOptions, parts: [part] }, input, completed)
    const rendered = await sheetPageSvg(plan, completed, { page: 1, scale: dots / 96 })
    if (!rendered) throw new Error(`${name} has no ${part}`)
    return rasterize(rendered.svg, rendered.width)
  }
}

function token(id: string, locale: Locale): Sample {
  return async dots => {
    const input: PrintInput = { texts: sheetTexts(locale), language: locale }
    const context = createPlanContext(defaultPrintOptions, input, kit)
    const [first] = planTokenImages(
      await buildCast(scriptOf([id]), catalogue, await loadTexts(locale)),
      context
    )
    if (!first) throw new Error(`There is no token of ${id}`)
    return rasterize(await tokenSvg(first.token, kit), Math.round((first.pixels * dots) / 120))
  }
}

function card(id: string, locale: Locale): Sample {
  return async dots => {
    const cast = buildCast(scriptOf([id]), catalogue, await loadTexts(locale))
    const [character] = cast.characters
    const path = kit.icons[id]
    if (!character || !path) throw new Error(`There is no card of ${id}`)
    const svg = await characterCard(cardTexts(character, locale), iconGraphic(path), kit)
    return rasterize(svg, Math.round((cardSize.width * dots) / 150))
  }
}

function scriptCardOf(fixture: Fixture): Sample {
  return async dots => {
    const input: PrintInput = { texts: sheetTexts('en'), language: 'en' }
    const svg = await scriptCard(await castIn(fixture, 'en'), input, kit)
    return rasterize(svg, Math.round((cardSize.width * dots) / 150))
  }
}

async function castIn(fixture: Fixture, locale: Locale) {
  const file: unknown = JSON.parse(readFileSync(`tests/fixtures/gallery/${fixture}.json`, 'utf8'))
  return buildCast(scriptOf(file), catalogue, await loadTexts(locale))
}

function scriptOf(file: unknown): Script {
  const read = readScriptFile(file, catalogue)
  if (!read.ok) throw new Error(`The script cannot be read: ${read.code}`)
  return read.value.script
}
