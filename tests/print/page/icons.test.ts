import { describe, expect, test } from 'vitest'
import { placeholderIcons } from '#graphics/placeholder-icons.ts'
import { teamColours } from '#print/typeset/colours.ts'
import { custom, official } from '../../core/script-builders.ts'
import { aCast, drawingsOn, kit } from '../print-helpers.ts'

const pathOf = (id: string) => kit.icons[id] ?? `no icon of ${id}`
const withPath = (drawings: readonly string[], path: string | undefined) =>
  drawings.filter(drawing => drawing.includes(`d="${path}"`))

describe('the icons of a sheet', () => {
  test('are the official ones in the colour of the team, in cells, boxes and night rows', async () => {
    const drawings = await drawingsOn(aCast({ characters: ['slayer', 'lleech', 'angel'] }))
    const slayer = withPath(drawings, pathOf('slayer'))
    const lleech = withPath(drawings, pathOf('lleech'))
    // One in the cell, one in the jinx box, one beside the other's name; the Lleech also wakes in both nights.
    expect([slayer.length, lleech.length]).toEqual([3, 5])
    expect(slayer[0]).toContain(`fill="${teamColours.townsfolk.mark}"`)
    expect(lleech[0]).toContain(`fill="${teamColours.demon.mark}"`)
    expect(withPath(drawings, pathOf('angel'))[0]).toContain(`fill="${teamColours.fabled.mark}"`)
  })

  test('are placeholders of the alignment for homebrew characters, whatever their id', async () => {
    const drawings = await drawingsOn(aCast({ characters: [custom('imp', { team: 'minion' })] }))
    expect(withPath(drawings, pathOf('imp'))).toEqual([])
    expect(withPath(drawings, placeholderIcons.evil.shapes[0]?.d)).toHaveLength(1)
  })

  test('are the official ones for official characters with overrides', async () => {
    const drawings = await drawingsOn(aCast({ characters: [official('chef', { name: 'Cook' })] }))
    expect(withPath(drawings, pathOf('chef')).length).toBeGreaterThan(0)
  })

  test('are the same drawing at every size, so that the PDF stores each once', async () => {
    const drawings = await drawingsOn(aCast({ characters: ['slayer', 'lleech'] }))
    expect(new Set(withPath(drawings, pathOf('lleech'))).size).toBe(1)
  })
})
