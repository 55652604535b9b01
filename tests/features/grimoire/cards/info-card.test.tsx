import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { $secondLanguage } from '#features/grimoire/cards/second-language.ts'
import { type CardContent, openGrimoireDialog } from '#stores/grimoire/view.ts'
import { expectAccessible } from '../../../components/accessibility.ts'
import { openGame, seatsOf } from '../open-game.tsx'

const seats = seatsOf({ Ada: 'imp', Ben: 'empath', Chi: 'baron' })
const twelve = [
  'washerwoman',
  'empath',
  'fortuneteller',
  'monk',
  'ravenkeeper',
  'butler',
  'drunk',
  'poisoner',
  'baron',
  'imp',
  'scapegoat',
  'gunslinger'
]

async function showCard(card: Partial<CardContent>, width = 390, height = 844) {
  await openGame({ seats, phase: 'night', round: 1 }, { width, height })
  openGrimoireDialog({ kind: 'card', card: { text: '', characters: [], seats: [], ...card } })
  await expect.element(page.getByRole('dialog')).toBeVisible()
}

const paper = () => document.querySelector('.info-card-paper') as HTMLElement
const zoom = () => Number(document.querySelector<HTMLElement>('.card-face')?.style.getPropertyValue('--zoom'))

beforeEach(() => $secondLanguage.set(''))

test('a card shows its text, players and characters, with the ability of a single one', async () => {
  await showCard({ text: 'You are', characters: ['empath'], seats: ['ben'] })
  const card = page.getByRole('dialog', { name: 'You are' })
  await expect.element(card.getByText('Ben')).toBeVisible()
  await expect.element(card.getByText('Empath', { exact: true }).first()).toBeVisible()
  await expect.element(card.getByText(/alive neighbours|living neighbours|neighbours/)).toBeVisible()
  await expectAccessible()
})

describe('everything fits', () => {
  test.each<[string, Partial<CardContent>]>([
    ['a number', { text: '7' }],
    ['a text of 60 characters', { text: 'Tonight you learn that one of your neighbours is not as they' }],
    ['long Vietnamese words', { text: 'Nghiêng nghiêngnghiêngnghiêng những nhân vật' }],
    ['a word too long for any screen', { text: 'Nghiêng'.repeat(20) }],
    ['12 characters', { text: 'These characters are not in play', characters: twelve }]
  ])('%s', async (_, card) => {
    await showCard(card)
    await expect.poll(zoom).toBeGreaterThan(0)
    expect(paper().scrollHeight).toBeLessThanOrEqual(paper().clientHeight)
    expect(paper().scrollWidth).toBeLessThanOrEqual(paper().clientWidth)
  })

  test('as large as the screen allows', async () => {
    await showCard({ text: 'Yes' }, 390, 844)
    await expect.poll(zoom).toBeGreaterThan(0)
    const small = zoom()
    await page.viewport(1280, 900)
    await expect.poll(zoom).toBeGreaterThan(small)
  })
})

test('a card turns around for a player on the other side, and its buttons stay', async () => {
  await showCard({ text: 'Yes' })
  const turn = page.getByRole('button', { name: 'Rotate' })
  await turn.click()
  expect(getComputedStyle(paper()).rotate).toBe('180deg')
  await expect.element(turn).toHaveAttribute('aria-pressed', 'true')
  await turn.click()
  expect(getComputedStyle(paper()).rotate).not.toBe('180deg')
})

test('only Escape and its button close a card', async () => {
  await showCard({ text: 'Yes' })
  const card = page.getByRole('dialog', { name: 'Yes' })
  await card.getByText('Yes').click()
  await userEvent.keyboard('{Enter} ')
  await expect.element(card).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(card).not.toBeInTheDocument()
  openGrimoireDialog({ kind: 'card', card: { text: 'No', characters: [], seats: [] } })
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('thumbs are drawn, and have a name', async () => {
  await showCard({ text: '👎' })
  await expect.element(page.getByRole('img', { name: 'Thumbs down' })).toBeVisible()
})

describe('a second language', () => {
  test('repeats a usual text, names and the ability, and is remembered', async () => {
    await showCard({ text: 'You are', characters: ['empath'] })
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Second language' }), 'Deutsch')
    await expect.element(page.getByText('Du bist', { exact: true })).toHaveAttribute('lang', 'de')
    await expect.element(page.getByText('Empath', { exact: true }).first()).toBeVisible()
    expect(document.querySelector('.card-other-ability')?.textContent).toMatch(/Nachbarn/)
    expect($secondLanguage.get()).toBe('de')
    await expectAccessible()
  })

  test('leaves the storyteller’s own text alone', async () => {
    $secondLanguage.set('de')
    await showCard({ text: 'You smell garlic', characters: ['fortuneteller'] })
    await expect.element(page.getByText('Wahrsager', { exact: false }).first()).toBeVisible()
    expect(document.querySelector('.card-other')).toBeNull()
  })
})
