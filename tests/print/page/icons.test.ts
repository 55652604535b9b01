import { describe, expect, test } from 'vitest'
import { monogramFrames } from '#graphics/monogram.ts'
import { planIcon } from '#print/page/icon-plan.ts'
import { createPlanContext } from '#print/page/plan-context.ts'
import { defaultPrintOptions } from '#print/print-options.ts'
import { teamColours } from '#print/typeset/colours.ts'
import { custom, official } from '../../core/script-builders.ts'
import { aCast, drawingsOn, englishTexts, kit } from '../print-helpers.ts'
import { kitForTexts } from '../writing/letter-fonts.ts'

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

  test('are monograms in a frame of the alignment for homebrew characters, whatever their id', async () => {
    const drawings = await drawingsOn(
      aCast({
        characters: [
          custom('imp', { team: 'minion', name: 'Skibidi Toilet' }),
          custom('grimace', { team: 'minion', name: 'Grimace' })
        ]
      })
    )
    expect(withPath(drawings, pathOf('imp'))).toEqual([])
    const framed = withPath(drawings, monogramFrames.evil)
    expect(framed).toHaveLength(2)
    expect(new Set(framed).size).toBe(2)
    for (const drawing of framed) expect(drawing).toContain(`fill="${teamColours.minion.mark}"`)
  })

  test('have letters of any writing system, and a frame without a name', async () => {
    const cast = aCast({
      characters: ['Ấn', '占卜师', 'שדון', 'WM WM', ''].map((name, index) =>
        custom(`c${index}`, { team: 'townsfolk', name })
      )
    })
    const complete = await kitForTexts(...cast.characters.map(({ name }) => name))
    const context = createPlanContext(defaultPrintOptions, { texts: englishTexts, language: 'en' }, complete)
    const letters = cast.characters.map(character => planIcon(character, context).graphic.shapes[1]?.d ?? '')
    expect(new Set(letters).size).toBe(5)
    for (const d of letters) {
      const numbers = d.match(/-?[\d.]+/g)?.map(Number) ?? []
      expect(numbers.length).toBeGreaterThan(20)
      expect(Math.min(...numbers)).toBeGreaterThan(3)
      expect(Math.max(...numbers)).toBeLessThan(33)
    }
  })

  test('are the official ones for official characters with overrides', async () => {
    const drawings = await drawingsOn(aCast({ characters: [official('chef', { name: 'Cook' })] }))
    expect(withPath(drawings, pathOf('chef')).length).toBeGreaterThan(0)
  })

  test('are the same drawing at every size, so that the PDF stores each once', async () => {
    const drawings = await drawingsOn(aCast({ characters: ['slayer', 'lleech'] }))
    const unlabelled = withPath(drawings, pathOf('lleech')).map(each =>
      each.replace(/ aria-label="[^"]*"/, '')
    )
    expect(new Set(unlabelled).size).toBe(1)
  })
})
