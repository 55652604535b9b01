import { describe, expect, test } from 'vitest'
import type { Cast } from '#core/cast/cast.ts'
import { planAlmanac } from '#print/almanac/plan-almanac.ts'
import { planBack } from '#print/back/plan-back.ts'
import { planScriptCard } from '#print/cards/script-card-plan.ts'
import { planCharacterSheet } from '#print/character-sheet/plan-character-sheet.ts'
import { planHalfSheets } from '#print/character-sheet/plan-half-sheets.ts'
import { planCompactNightSheets } from '#print/night/plan-compact-night-sheets.ts'
import { planNightSheets } from '#print/night/plan-night-sheets.ts'
import { planNightStrips } from '#print/night/plan-night-strips.ts'
import { planJinxCard } from '#print/pack/plan-jinx-card.ts'
import { planPlayerCards } from '#print/pack/plan-player-cards.ts'
import { planPlayerCounts } from '#print/pack/plan-player-counts.ts'
import { printLimits } from '#print/print-limits.ts'
import type { PrintOptions } from '#print/print-options.ts'
import { planTokenPages } from '#print/tokens/token-pages.ts'
import { custom } from '../core/script-builders.ts'
import { countSteps, type Plan } from './count-steps.ts'
import { aCast } from './print-helpers.ts'

/** More than two columns of any planner hold, so that none can try to fit it on a page. */
const baseCount = 60

const ability = 'Each night, choose a player: they might learn a thing.'

const characters = (count: number, fields: (index: number) => object = () => ({})) =>
  Array.from({ length: count }, (_, index) =>
    custom(`c${index}`, {
      name: `C ${index}`,
      ability,
      firstNight: index + 1,
      otherNight: index + 1,
      firstNightReminder: ability,
      otherNightReminder: ability,
      ...fields(index)
    })
  )

/** Each part of a script, as a cast with `count` of it; and the largest count, of which a quarter is tried too. */
const parts: Readonly<Record<string, { most: number; castWith: (count: number) => Cast }>> = {
  characters: { most: 240, castWith: count => aCast({ characters: characters(count) }) },
  jinxes: {
    most: printLimits.jinxes,
    castWith: count =>
      aCast({
        characters: characters(baseCount, index => ({
          jinxes: Array.from({ length: Math.floor(count / baseCount) }, (_, at) => ({
            id: `c${(index + at + 1) % baseCount}`,
            reason: 'They may not.'
          }))
        }))
      })
  },
  'house rules': {
    most: printLimits.houseRules,
    castWith: count =>
      aCast({
        characters: characters(baseCount),
        bootlegger: Array.from({ length: count }, (_, index) => `Rule ${index}.`)
      })
  },
  'a text': {
    most: printLimits.text,
    castWith: count => aCast({ characters: withFirst(textOf(count / 7, index => `word${index % 89}`)) })
  },
  'a long word': {
    most: printLimits.text,
    castWith: count => aCast({ characters: withFirst('x'.repeat(count)) })
  },
  reminders: {
    most: printLimits.tokens,
    castWith: count =>
      aCast({
        characters: characters(baseCount, index => ({
          reminders: Array.from({ length: Math.floor(count / baseCount) }, (_, at) => `R ${index} ${at}`)
        }))
      })
  }
}

const textOf = (words: number, wordOf: (index: number) => string) =>
  Array.from({ length: Math.floor(words) }, (_, index) => wordOf(index)).join(' ')

const withFirst = (text: string) =>
  characters(baseCount, index => (index > 0 ? {} : { ability: text, flavor: text, firstNightReminder: text }))

const planners: Readonly<Record<string, [Plan, Partial<PrintOptions>?]>> = {
  'character sheet': [planCharacterSheet],
  'half sheets in one column': [planHalfSheets, { columns: 1, size: 'half' }],
  information: [planBack, { back: 'information' }],
  cover: [planBack, { back: 'cover' }],
  'night sheets': [planNightSheets],
  'large night sheets': [planNightSheets, { nights: 'large' }],
  'compact night sheets': [planCompactNightSheets],
  'night strips': [planNightStrips],
  'night cards': [planNightStrips, { stripSize: 'card' }],
  almanac: [planAlmanac],
  'player counts': [planPlayerCounts],
  'jinx sheet': [planJinxCard],
  'A6 cards': [planPlayerCards],
  tokens: [planTokenPages, { tokenAbilities: true, tokenSize: 90 }],
  card: [planScriptCard]
}

describe.each(Object.entries(parts))('with four times the %s', (_, { most, castWith }) => {
  const [quarter, whole] = [castWith(most / 4), castWith(most)]

  test.each(Object.entries(planners))(
    'the %s takes about four times as many steps at most',
    (_, [plan, options]) => {
      expect(countSteps(plan, whole, options) / countSteps(plan, quarter, options)).toBeLessThan(2.4 ** 2)
    }
  )
})
