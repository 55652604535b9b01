import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { emptySeat } from '#core/grimoire/game.ts'
import { Builder } from '#layouts/builder/builder.tsx'
import { $deviceGame } from '#stores/grimoire/game.ts'
import { endPhoneRound, startPhoneRound } from '#stores/grimoire/phone-round.ts'
import { expectAccessible } from '../../../components/accessibility.ts'
import { pageContent } from '../../../components/render-page.tsx'
import { openGame, presentGame, seatsOf } from '../open-game.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const seen = () => presentGame().seats.map(each => each.seen)

const seats = seatsOf({ Ada: 'drunk', Ben: 'baron', Chi: 'imp' })
  .map(seat => (seat.id === 'ada' ? { ...seat, believes: 'monk' } : seat))
  .map(seat => (seat.id === 'ben' ? { ...seat, alignment: 'good' as const } : seat))

beforeEach(endPhoneRound)

const phone = { width: 390, height: 844 }

async function openRound(...options: Parameters<typeof openGame>) {
  await openGame(...options)
  startPhoneRound()
  await expect.element(page.getByRole('dialog', { name: 'Characters for the players' })).toBeVisible()
}

describe('with dealt characters', () => {
  test('each player sees what the player believes to be, one after the other', async () => {
    await openRound({ seats }, phone)
    await expect.element(heading('Pass the phone to Ada')).toHaveFocus()
    await expectAccessible()
    expect(document.body.textContent).not.toContain('Drunk')
    await button('See my character').click()
    await expect.element(heading('You are Monk')).toHaveFocus()
    await expect.element(page.getByText('Townsfolk · Good')).toBeVisible()
    await expectAccessible()
    expect(document.body.textContent).not.toContain('Drunk')
    expect(seen()).toEqual([true, false, false])
    await button('Hide and pass on').click()
    await expect.element(heading('Pass the phone to Ben')).toBeVisible()
    expect(document.body.textContent).not.toContain('Monk')
  })

  test('an alignment that the storyteller has changed is shown', async () => {
    await openRound({ seats }, phone)
    await button('Someone else').click()
    await expectAccessible()
    await button('Ben').click()
    await button('See my character').click()
    await expect.element(page.getByText('Minion · Good')).toBeVisible()
  })

  test('by keyboard alone, and no key leads to the grimoire', async () => {
    await openRound({ seats }, phone)
    const builderKeys = vi.fn()
    document.addEventListener('keydown', builderKeys)
    await userEvent.keyboard('{Escape}{Escape}h{Control>}z{/Control}')
    expect(builderKeys).not.toHaveBeenCalled()
    document.removeEventListener('keydown', builderKeys)
    await expect.element(heading('Pass the phone to Ada')).toBeVisible()
    expect(presentGame().seats).toEqual(seats)
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(heading('You are Monk')).toHaveFocus()
    await userEvent.keyboard('{Escape}{Escape}')
    await expect.element(heading('You are Monk')).toBeVisible()
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(heading('Pass the phone to Ben')).toBeVisible()
  })

  test('nobody comes back to a token that was seen', async () => {
    await openRound({ seats }, phone)
    await button('See my character').click()
    await button('Hide and pass on').click()
    await button('Someone else').click()
    await expect.element(button('Chi')).toBeVisible()
    await expect.element(button('Ada')).not.toBeInTheDocument()
  })

  test('travellers see theirs, and players without a character are left out', async () => {
    const traveller = { ...emptySeat('dev', 'Dev'), traveller: true, character: 'scapegoat' }
    await openRound({ seats: [emptySeat('eve', 'Eve'), traveller] }, phone)
    await button('See my character').click()
    await expect.element(heading('You are Scapegoat')).toBeVisible()
    await expect.element(page.getByText('Traveller', { exact: true })).toBeVisible()
    await button('Hide and pass on').click()
    await expect.element(heading('All players have seen their character')).toBeVisible()
    await expectAccessible()
  })

  test('players without a name take the next seat, and can type it', async () => {
    await openRound({ seats: seats.map(seat => ({ ...seat, player: '' })) }, phone)
    await expect.element(heading('Pass the phone to the player in seat 1')).toBeVisible()
    await expectAccessible()
    await page.getByRole('textbox', { name: 'Your name' }).fill('李小龍 ')
    await userEvent.keyboard('{Enter}')
    await expect.element(heading('You are Monk')).toBeVisible()
    expect(presentGame().seats[0]).toMatchObject({ player: '李小龍', seen: true })
    await button('Hide and pass on').click()
    await expect.element(heading('Pass the phone to the player in seat 2')).toBeVisible()
  })
})

describe('with a bag', () => {
  const bag = [{ character: 'monk', believes: '' }, { character: 'imp', believes: '' }, null]
  const empty = [emptySeat('ada', 'Ada'), emptySeat('ben', 'Ben')]

  test('each player draws a token, which is theirs', async () => {
    await openRound({ seats: empty, bag }, phone)
    await button('Draw my character').click()
    await expect.element(heading('Ada, choose a token')).toHaveFocus()
    await expect.element(button('Token 3')).not.toBeInTheDocument()
    await expectAccessible()
    await button('Token 2').click()
    await expect.element(heading('You are Imp')).toBeVisible()
    expect(presentGame()).toMatchObject({
      seats: [{ character: 'imp', seen: true }, { character: '' }],
      bag: [bag[0], null, null]
    })
    await button('Hide and pass on').click()
    await button('Draw my character').click()
    await button('Token 1').click()
    await expect.element(heading('You are Monk')).toBeVisible()
    await button('Hide and pass on').click()
    await expect.element(heading('All players have seen their character')).toBeVisible()
    expect(presentGame().bag).toEqual([])
  })
})

describe('the storyteller', () => {
  test('gets to the grimoire by two steps', async () => {
    await openRound({ seats }, phone)
    await button('I’m the storyteller').click()
    await expectAccessible()
    await button('Back to the players').click()
    await expect.element(heading('Pass the phone to Ada')).toBeVisible()
    await button('I’m the storyteller').click()
    await button('Show the grimoire').click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Setup' })).toBeVisible()
  })

  test('sees who has seen the own character, and lets them see it again', async () => {
    await openGame({ seats: seats.map(seat => ({ ...seat, seen: seat.id !== 'ben' })) }, phone)
    await page.getByText('Seen by 2 of 3 players').click()
    await expectAccessible()
    await button('Let Ada see again').click()
    expect(seen()).toEqual([false, false, true])
    await button('Let everyone see again').click()
    expect(seen()).toEqual([false, false, false])
  })
})

describe('what the page shows', () => {
  /** Mounts the page anew, without what its components knew; stored is what a browser finds in its storage. */
  async function reload() {
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    expect(localStorage.getItem('belfry:phone-round')).toBe($deviceGame.get()?.id)
    await cleanup()
    await render(<Builder screen="grimoire" />, { container: pageContent() })
  }

  test('after a reload is no token, but who is next', async () => {
    await openRound({ seats }, phone)
    await button('See my character').click()
    await expect.element(heading('You are Monk')).toBeVisible()
    await reload()
    await expect.element(heading('Pass the phone to Ben')).toBeVisible()
    expect(document.body.textContent).not.toContain('Monk')
  })

  test('is no token any more once it was in the background', async () => {
    await openRound({ seats }, phone)
    await button('See my character').click()
    await expect.element(heading('You are Monk')).toBeVisible()
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.element(heading('Pass the phone to Ben')).toBeVisible()
    vi.restoreAllMocks()
  })
})
