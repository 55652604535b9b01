import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AccountScreen } from '#features/account/account-screen.tsx'
import { $accountCounts } from '#stores/account.ts'
import { $isSignInDialogOpen, $session, closeSignInDialog } from '#stores/session.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { answerRequests, unreachable } from '../../components/fake-server.ts'
import { collectNavigations } from '../../components/navigations.ts'

const counts = { scripts: 2, characters: 1, images: 0, bin: 3 }
const button = (name: string) => page.getByRole('button', { name })
const shown = (text: string) => expect.element(page.getByText(text)).toBeVisible()
const signedOut = () => Response.json({ code: 'signed_out' }, { status: 401 })
const failed = () => new Response('', { status: 500 })

afterEach(() => {
  closeSignInDialog()
  $accountCounts.set(undefined)
})

async function openAccount(answer: () => Response | Promise<Response> = () => Response.json(counts)) {
  const requests = answerRequests(answer)
  const main = document.body.appendChild(document.createElement('main'))
  onTestFinished(() => main.remove())
  await render(<AccountScreen />, { container: main })
  $session.set({ state: 'in', user: { name: 'Nora Vane' } })
  return requests
}

describe('the account', () => {
  test('shows who is signed in, and what it holds', async () => {
    await openAccount()
    await shown('Nora Vane')
    await shown('2 scripts')
    expect(
      page
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent)
    ).toEqual(['2 scripts', '1 character', '0 images', '3 in the bin'])
    await expectAccessible()
  })

  test('has no line about an empty bin', async () => {
    await openAccount(() => Response.json({ ...counts, bin: 0 }))
    await shown('2 scripts')
    expect(page.getByText('in the bin').query()).toBeNull()
  })

  test('is busy until it knows what it holds', async () => {
    const answer = Promise.withResolvers<Response>()
    await openAccount(() => answer.promise)
    const list = page.getByRole('list')
    await expect.element(list).toHaveAttribute('aria-busy', 'true')
    answer.resolve(Response.json(counts))
    await expect.element(list).toHaveAttribute('aria-busy', 'false')
  })

  test('shows the picture of a user without telling its server the page', async () => {
    await openAccount()
    $session.set({ state: 'in', user: { name: 'Nora Vane', picture: 'https://localhost:9/nora.png' } })
    await shown('Nora Vane')
    const picture = document.querySelector<HTMLImageElement>('.account-user img')
    expect(picture?.alt).toBe('')
    expect(picture?.referrerPolicy).toBe('no-referrer')
  })
})

describe('the export of an account', () => {
  test('is fetched by the browser, once the session is known to last', async () => {
    const navigations = collectNavigations()
    const requests = await openAccount()
    await button('Export all my data').click()
    await expect.poll(() => navigations).toEqual([`${location.origin}/api/account/export`])
    expect(requests.map(({ method, url }) => [method, new URL(url).pathname])).toEqual([
      ['GET', '/api/account'],
      ['GET', '/api/account']
    ])
  })

  test.each([
    ['no network', unreachable, 'The server cannot be reached.'],
    ['a failing server', failed, 'That did not work. Try again.'],
    ['an answer of another server', () => new Response('<html>'), 'That did not work. Try again.']
  ])('is not begun with %s', async (_, answer, reason) => {
    const navigations = collectNavigations()
    await openAccount(answer)
    await button('Export all my data').click()
    await expect.element(page.getByRole('alert').getByText(reason)).toBeVisible()
    expect(navigations).toEqual([])
  })

  test('asks to sign in again when the session is over', async () => {
    const navigations = collectNavigations()
    await openAccount(signedOut)
    closeSignInDialog()
    await button('Export all my data').click()
    await expect.poll(() => $isSignInDialogOpen.get()).toBe(true)
    expect(page.getByRole('alert').query()).toBeNull()
    expect(navigations).toEqual([])
  })
})

describe('the deletion of an account', () => {
  const openDialog = () => button('Delete my account').click()
  const confirm = () => button('Delete everything').click()

  test('begins with a question, whose safe answer has the focus', async () => {
    const requests = await openAccount()
    await openDialog()
    await expect.element(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible()
    await expect.element(button('Cancel')).toHaveFocus()
    await expectAccessible()
    await button('Cancel').click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(requests.map(({ method }) => method)).toEqual(['GET'])
  })

  test('tells other tabs, and ends on the first page', async () => {
    const navigations = collectNavigations()
    const told: unknown[] = []
    const otherTab = new BroadcastChannel('belfry:session')
    otherTab.addEventListener('message', ({ data }) => told.push(data))
    onTestFinished(() => otherTab.close())
    const requests = await openAccount()
    await openDialog()
    await confirm()
    await expect.poll(() => navigations).toEqual([`${location.origin}/`])
    await expect.poll(() => told).toEqual(['changed'])
    const deletion = requests.find(({ method }) => method === 'DELETE')
    expect(await deletion?.json()).toEqual({ confirm: true })
  })

  test('says why it failed, and can be tried again', async () => {
    const navigations = collectNavigations()
    await openAccount(unreachable)
    await openDialog()
    await confirm()
    await expect.element(page.getByRole('dialog').getByText('The server cannot be reached.')).toBeVisible()
    await expect.element(button('Delete everything')).toBeEnabled()
    expect(navigations).toEqual([])
  })

  test('is not done by signing in again, but asks once more', async () => {
    const requests = await openAccount(signedOut)
    closeSignInDialog()
    await openDialog()
    await confirm()
    await expect.poll(() => $isSignInDialogOpen.get()).toBe(true)
    $session.set({ state: 'in', user: { name: 'Nora Vane' } })
    expect($isSignInDialogOpen.get()).toBe(false)
    await expect.element(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible()
    expect(requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
  })
})
