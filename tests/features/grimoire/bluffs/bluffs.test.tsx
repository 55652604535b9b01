import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { demonBluffs } from '#core/grimoire/game.ts'
import { closeGrimoireDialog, openGrimoireDialog } from '#stores/grimoire/view.ts'
import { expectAccessible } from '../../../components/accessibility.ts'
import { aScript } from '../../../core/script-builders.ts'
import { gameScript, openGame, presentGame, seatsOf } from '../open-game.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const bluffs = () => presentGame().bluffs
const seats = seatsOf({ Ada: 'washerwoman', Ben: 'empath', Chi: 'butler', Dev: 'baron', Eve: 'imp' })
const free = ['fortuneteller', 'monk', 'ravenkeeper']

describe('bluffs', () => {
  test('are drawn in the setup from what nobody has', async () => {
    await openGame({ seats }, { width: 390, height: 844 })
    await button('Draw bluffs').click()
    expect(bluffs()[0]?.characters.toSorted()).toEqual(free)
    await expectAccessible()
  })

  test('are drawn where they are edited', async () => {
    await openGame({ seats, phase: 'night', round: 1 })
    openGrimoireDialog({ kind: 'bluffs', group: demonBluffs })
    await button('Draw bluffs').click()
    expect(bluffs()[0]?.characters.toSorted()).toEqual(free)
    await expectAccessible()
    closeGrimoireDialog()
  })

  test('come with a draw of seven and more characters, undone with it', async () => {
    const seven = [...seats, ...seatsOf({ Fay: '', Gil: '' })]
    const { characters } = gameScript
    const more = aScript({ characters: ['chef', 'saint', 'recluse'] }).characters
    const script = { ...gameScript, characters: [...characters, ...more] }
    await openGame({ seats: seven }, { script })
    await button('Draw characters').click()
    expect(bluffs()[0]?.characters).toHaveLength(3)
    await button('Undo').click()
    expect(presentGame()).toMatchObject({ seats: seven, bluffs: [{ characters: [] }] })
  })

  test('say that a player has one of them by now', async () => {
    await openGame({ seats, bluffs: [{ id: demonBluffs, name: '', characters: ['monk', 'empath'] }] })
    await expect.element(page.getByText('Empath is in play')).toBeVisible()
    await expect.element(page.getByText('Monk is in play')).not.toBeInTheDocument()
  })
})

describe('more groups', () => {
  const script = aScript({
    characters: ['chef', 'monk', 'sage', 'snitch', 'lunatic', 'poisoner', 'spy', 'imp']
  })
  const players = seatsOf({ Ada: 'lunatic', Ben: 'snitch', Chi: 'poisoner', Dev: 'spy', Eve: 'imp' })

  test('for the Lunatic and each minion with a Snitch, drawn by one button', async () => {
    await openGame({ seats: players }, { script, width: 390, height: 844 })
    await button('Draw bluffs for Ada (Lunatic)').click()
    await button('Draw bluffs for Chi (Snitch)').click()
    expect(bluffs().slice(1)).toMatchObject([{ name: 'Ada (Lunatic)' }, { name: 'Chi (Snitch)' }])
    expect(bluffs()[1]?.characters).toHaveLength(3)
    await expect.element(button('Draw bluffs for Ada (Lunatic)')).not.toBeInTheDocument()
    await expect.element(button('Draw bluffs for Dev (Snitch)')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Ada (Lunatic)' })).toBeVisible()
  })

  test('are offered where bluffs are edited', async () => {
    await openGame({ seats: players, phase: 'night', round: 1 }, { script })
    openGrimoireDialog({ kind: 'bluffs', group: demonBluffs })
    await button('Draw bluffs for Dev (Snitch)').click()
    await expect.element(button('Dev (Snitch)')).toBeVisible()
    closeGrimoireDialog()
  })
})
