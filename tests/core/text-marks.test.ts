import { expect, test } from 'vitest'
import { countMarks } from '#core/text-marks.ts'

test('marks of reminders and Markdown and line breaks count', () => {
  expect(countMarks('*Imp* :reminder:')).toBe(4)
  expect(countMarks('# A\n- b\n> _c_ [d](e)')).toBe(8)
  expect(countMarks('Each night, choose a player (not yourself).')).toBe(0)
})
