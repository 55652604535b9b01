import { describe, expect, test } from 'vitest'
import { loadTexts } from '#catalogue/texts.ts'
import type { Cast } from '#core/cast/cast.ts'
import { nights } from '#core/night/night.ts'
import { planNightSheets } from '#print/night/plan-night-sheets.ts'
import { paperSizes } from '#print/page/paper.ts'
import { createPlanContext } from '#print/page/plan-context.ts'
import type { PrintInput } from '#print/page/print-input.ts'
import { defaultPrintOptions, type PrintOptions, papers } from '#print/print-options.ts'
import { sheetTexts } from '#print/sheet-texts.ts'
import { reminderRuns } from '#print/typeset/text-runs.ts'
import type { PageContent } from '#print/views/page-content.ts'
import { locales } from '#routes'
import { custom } from '../../core/script-builders.ts'
import {
  aCast,
  countPages,
  expectReadableInside,
  findOverlaps,
  kit,
  layOutBoxes,
  officialIds,
  print,
  usualIds
} from '../print-helpers.ts'
import { withoutWhitespace } from '../read-pdf.ts'

describe.each(['full', 'compact'] as const)('the %s night sheet', form => {
  test.each(locales.flatMap(locale => papers.map(paper => [locale, paper] as const)))(
    'fits both nights of a typical script on one page in %s on %s paper',
    async (locale, paper) => {
      const cast = aCast({ characters: usualIds }, await loadTexts(locale))
      const pages = countPages(cast, {
        paper,
        parts: ['night'],
        nights: form,
        texts: sheetTexts(locale),
        language: locale
      })
      expect(pages).toBe(1)
    }
  )
})

const sizesOf = (plans: readonly { content: PageContent }[]) =>
  plans.map(({ content }) => (content.kind === 'night' ? content.style.text.size : 0))

const headingsOf = (plans: readonly { content: PageContent }[]) =>
  plans.flatMap(({ content }) =>
    content.kind === 'night' ? content.columns.map(({ heading }) => heading.text) : []
  )

const planned = (cast: Cast, options: Partial<PrintOptions & PrintInput>) => {
  const all = { ...defaultPrintOptions, texts: sheetTexts('en'), language: 'en', ...options }
  return planNightSheets(cast, createPlanContext(all, all, kit))
}

describe('a night on a page of its own', () => {
  test.each(locales)('has large type where it fits on a page, in %s', async locale => {
    const cast = aCast({ characters: usualIds }, await loadTexts(locale))
    const plans = planned(cast, { nights: 'large', texts: sheetTexts(locale), language: locale })
    expect(plans).toHaveLength(2)
    expect(Math.min(...sizesOf(plans))).toBeGreaterThanOrEqual(9.8)
  })

  test.each(locales)('has names of steps that break at spaces and hyphens only, in %s', async locale => {
    const cast = aCast({ characters: usualIds }, await loadTexts(locale))
    const plans = planned(cast, { nights: 'large', texts: sheetTexts(locale), language: locale })
    const rows = plans.flatMap(({ content }) => content.columns).flatMap(column => column.rows)
    for (const { entry, nameLines } of rows) {
      if (entry.kind === 'step') expect(nameLines.join(' ').replaceAll('- ', '-')).toBe(entry.name)
    }
  })

  test('goes on, on pages that say so and are about equally full, in type of at least 9 points', () => {
    const plans = planned(aCast({ characters: officialIds.slice(0, 60) }), { nights: 'large' })
    expect([...new Set(headingsOf(plans))]).toEqual([
      'First night',
      'First night (continued)',
      'Other nights',
      'Other nights (continued)'
    ])
    expect(Math.min(...sizesOf(plans))).toBeGreaterThanOrEqual(9)
    const counts = plans.map(({ content }) => content.columns[0]?.rows.length ?? 0)
    expect(Math.min(...counts)).toBeGreaterThan(Math.max(...counts) / 2)
  })
})

test('a night that takes two pages in small type fills them with larger type', async () => {
  const characters = usualIds
  const second = aCast({ characters }, await loadTexts('de'))
  const plans = planned(aCast({ characters }), { second })
  expect(headingsOf(plans)).toEqual(['First night', 'Other nights', 'Other nights (continued)'])
  const heights = plans
    .slice(1)
    .map(({ content: { columns, style } }) =>
      (columns[0]?.rows ?? []).reduce((sum, { height }) => sum + height + style.rowGap, 0)
    )
  expect(Math.min(...heights)).toBeGreaterThan(550)
  expect(Math.min(...sizesOf(plans).slice(1))).toBeGreaterThan(9)
})

describe('both nights on one page', () => {
  test('have larger type and more space the fewer characters there are', () => {
    const [few, usual] = [usualIds.slice(0, 8), usualIds].map(
      characters => planned(aCast({ characters }), {})[0]
    )
    expect(sizesOf(few && usual ? [few, usual] : [])).toEqual([10.4, expect.any(Number)])
    expect(usual?.content.style.text.size).toBeGreaterThanOrEqual(7.8)
    expect(usual?.content.style.rowGap).toBeGreaterThan(2.2)
  })

  test('become a page for each night where the type of two languages would be too small', async () => {
    const characters = usualIds.slice(0, 20)
    const second = aCast({ characters }, await loadTexts('de'))
    const plans = planned(aCast({ characters }), { second })
    expect(headingsOf(plans)).toEqual(['First night', 'Other nights'])
    expect(Math.min(...sizesOf(plans))).toBeGreaterThanOrEqual(8.2)
  })
})

const sleepers = Array.from({ length: 5 }, (_, index) =>
  custom(`sleeper${index}`, { name: `Sleeper ${index}` })
)
const talkers = Array.from({ length: 15 }, (_, index) =>
  custom(`talker${index}`, {
    name: 'Wwwwwwwwwwwwwww Mmmmmmmmmmmmmm',
    firstNight: index + 1,
    otherNight: index + 1,
    firstNightReminder: 'Read all of this to them without a stop, '.repeat(12),
    otherNightReminder: 'Antidisestablishmentarianism'.repeat(40),
    reminders: ['Poisoned']
  })
)
const casts = {
  '5 characters': aCast({ characters: ['chef', 'washerwoman', 'drunk', 'spy', 'imp'] }),
  '25 characters': aCast({ characters: usualIds }),
  '60 characters': aCast({ characters: officialIds.slice(0, 60) }),
  'characters that never wake': aCast({ characters: sleepers }),
  'very long reminders': aCast({ characters: talkers })
}

describe.each(Object.entries(casts))('a large or a full night sheet with %s', (_, cast) => {
  test.each(['large', 'full'] as const)(
    'has readable text without overlaps, inside the margins: %s',
    async form => {
      for (const boxes of await layOutBoxes(cast, { parts: ['night'], nights: form })) {
        expect(findOverlaps(boxes)).toEqual([])
        expectReadableInside(boxes, paperSizes.a4)
      }
    }
  )
})

describe.each(Object.entries(casts))('the night order to cut out, with %s', (_, cast) => {
  test.each(['strip', 'card'] as const)('has all steps in order, without overlaps: %s', async stripSize => {
    const options = { parts: ['strips'], stripSize } as const
    for (const boxes of await layOutBoxes(cast, options)) {
      expect(findOverlaps(boxes)).toEqual([])
      expectReadableInside(boxes, paperSizes.a4)
    }
    const names = nights.flatMap(night =>
      cast[night].map(entry => withoutWhitespace(entry.kind === 'step' ? entry.name : entry.character.name))
    )
    expect(firstMissing(withoutWhitespace((await print(cast, options)).text), names)).toBe('')
  })
})

describe.each(Object.entries(casts))('a compact night sheet with %s', (_, cast) => {
  test.each([1, 2] as const)(
    'has readable text without overlaps, inside the margins, in %s columns',
    async columns => {
      for (const boxes of await layOutBoxes(cast, { parts: ['night'], nights: 'compact', columns })) {
        expect(findOverlaps(boxes)).toEqual([])
        expectReadableInside(boxes, paperSizes.a4)
      }
    }
  )

  test('lists all entries of both nights in order, with all that the storyteller does', async () => {
    const { text } = await print(cast, { parts: ['night'], nights: 'compact' })
    const expected = nights.flatMap(night =>
      cast[night].flatMap(entry => {
        const character = entry.kind === 'character' ? entry.character : undefined
        const tokens = character ?? { reminders: [], remindersGlobal: [] }
        const reminder = reminderRuns(entry.reminder, tokens).map(run => run.text)
        return [character?.name ?? (entry.kind === 'step' ? entry.name : ''), reminder.join('')].map(
          withoutWhitespace
        )
      })
    )
    expect(firstMissing(withoutWhitespace(text), expected)).toBe('')
  })
})

/** The first string that is not found after the previous ones; '' when all are in order. */
function firstMissing(text: string, strings: readonly string[]): string {
  let at = 0
  for (const each of strings) {
    const found = text.indexOf(each, at)
    if (found < 0) return each
    at = found + each.length
  }
  return ''
}
