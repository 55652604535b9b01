import { expect, test } from 'vitest'
import { nightListStyles, planNightList } from '#print/back/night-list.ts'
import { createPlanContext } from '#print/page/plan-context.ts'
import { defaultPrintOptions } from '#print/print-options.ts'
import { lineWidth } from '#print/typeset/lines.ts'
import { custom } from '../../core/script-builders.ts'
import { aCast, englishTexts, kit } from '../print-helpers.ts'

test('names of any length do not overlap the team mark', () => {
  const characters = Array.from({ length: 60 }, (_, index) =>
    custom(`c${index}`, { name: 'i'.repeat(index + 1), otherNight: index + 1, otherNightReminder: 'Wake.' })
  )
  const context = createPlanContext(defaultPrintOptions, { texts: englishTexts, language: 'en' }, kit)
  for (const style of nightListStyles) {
    const { entries } = planNightList(aCast({ characters }), 'otherNight', style, 130, context)
    for (const { items } of entries) {
      const mark = items.find(item => item.kind === 'mark')
      for (const item of items) {
        if (item.kind !== 'line' || mark?.kind !== 'mark') continue
        expect(item.left + lineWidth(item.line)).toBeLessThan(mark.left - 3)
      }
    }
  }
})
