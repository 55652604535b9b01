import { describe, expect, test } from 'vitest'
import { placeholders } from '#drawings/placeholders.ts'
import { teamColours } from '#print/paper.ts'
import { custom, official } from '../core/build.ts'
import { aCast, drawingsOn, kit } from './press.ts'

const pathOf = (id: string) => kit.icons[id] ?? `no icon of ${id}`
const holding = (drawings: readonly string[], path: string | undefined) =>
  drawings.filter(drawing => drawing.includes(`d="${path}"`))

describe('the icons of a sheet', () => {
  test('are the characters’ own, on the sheet, in its boxes and in the night, in the colour of the team', async () => {
    const drawings = await drawingsOn(aCast({ characters: ['slayer', 'lleech', 'angel'] }))
    const slayer = holding(drawings, pathOf('slayer'))
    const lleech = holding(drawings, pathOf('lleech'))
    // The sheet, the jinx, and beside the other's name; the Lleech also wakes in both nights.
    expect([slayer.length, lleech.length]).toEqual([3, 5])
    expect(slayer[0]).toContain(`fill="${teamColours.townsfolk.mark}"`)
    expect(lleech[0]).toContain(`fill="${teamColours.demon.mark}"`)
    expect(holding(drawings, pathOf('angel'))[0]).toContain(`fill="${teamColours.fabled.mark}"`)
  })

  test('are placeholders of the side for the script’s own characters, whatever their id', async () => {
    const drawings = await drawingsOn(aCast({ characters: [custom('imp', { team: 'minion' })] }))
    expect(holding(drawings, pathOf('imp'))).toEqual([])
    expect(holding(drawings, placeholders.evil.shapes[0]?.d)).toHaveLength(1)
  })

  test('stay those of official characters with changed words', async () => {
    const drawings = await drawingsOn(aCast({ characters: [official('chef', { name: 'Cook' })] }))
    expect(holding(drawings, pathOf('chef')).length).toBeGreaterThan(0)
  })

  test('are the same drawing however large they are shown, so that the PDF stores each once', async () => {
    const drawings = await drawingsOn(aCast({ characters: ['slayer', 'lleech'] }))
    expect(new Set(holding(drawings, pathOf('lleech'))).size).toBe(1)
  })
})
