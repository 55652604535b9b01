import { expect, test } from 'vitest'
import { widthOf } from '#print/lines.ts'
import { listSteps, planNightList } from '#print/night-list.ts'
import { defaultPrintOptions } from '#print/print-options.ts'
import { planContext } from '#print/sheet-pages.ts'
import { custom } from '../core/build.ts'
import { aCast, kit, words } from './press.ts'

test('names of any length do not overlap the team mark', () => {
  const characters = Array.from({ length: 60 }, (_, index) =>
    custom(`c${index}`, { name: 'i'.repeat(index + 1), otherNight: index + 1, otherNightReminder: 'Wake.' })
  )
  const context = planContext(defaultPrintOptions, { words, language: 'en' }, kit)
  for (const style of listSteps) {
    const { entries } = planNightList(aCast({ characters }), 'otherNight', style, 130, context)
    for (const { items } of entries) {
      const mark = items.find(item => item.kind === 'mark')
      for (const item of items) {
        if (item.kind !== 'line' || mark?.kind !== 'mark') continue
        expect(item.left + widthOf(item.line)).toBeLessThan(mark.left - 3)
      }
    }
  }
})
