import { describe, expect, test } from 'vitest'
import { readScriptText } from '#core/script/script-file.ts'
import { measure } from '../measure.ts'
import { raven, read } from '../reading/read-file.ts'
import { catalogue } from '../script-builders.ts'

const flock = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    raven({
      id: `Raven ${index}`,
      firstNight: `${index}`,
      jinxes: [{ id: `Raven ${index + 1}`, reason: 'No.' }]
    })
  )

describe('reading a script file', () => {
  test('2,000 items are read in less than 300 ms of processor time', () => {
    const text = JSON.stringify(flock(2000))
    const { value: result, milliseconds } = measure(() => readScriptText(text, catalogue))
    expect(milliseconds).toBeLessThan(300)
    expect(result).toMatchObject({ ok: true })
  })

  test('2,000 items with the same id are read in acceptable time', () => {
    const same = flock(2000).map((item, index) => ({ ...item, id: 'raven', ability: `${index}` }))
    const { value, milliseconds } = measure(() => read(same))
    expect(value.script.characters).toHaveLength(2000)
    expect(milliseconds).toBeLessThan(1500)
  })
})
