import { zipSync } from 'fflate'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AccountScreen } from '#features/account/account-screen.tsx'
import { $accountCounts, $accountExport, loadAccount } from '#stores/account.ts'
import { $nearlyFull } from '#stores/account-space.ts'
import { $isSignInDialogOpen, $session, closeSignInDialog } from '#stores/session.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { collectDownloads } from '../../components/downloads.ts'
import { answerRequests, unreachable } from '../../components/fake-server.ts'
import { collectNavigations } from '../../components/navigations.ts'

const megabyte = 1024 ** 2
const bytes = {
  documents: { used: 12.34 * megabyte, limit: 100 * megabyte },
  images: { used: 0, limit: 500 * megabyte }
}
const counts = { scripts: 2, characters: 1, images: 0, games: 4, bin: 3, bytes }
const button = (name: string) => page.getByRole('button', { name })
const shown = (text: string) => expect.element(page.getByText(text)).toBeVisible()
const signedOut = () => Response.json({ code: 'signed_out' }, { status: 401 })
const failed = () => new Response('', { status: 500 })

afterEach(() => {
  closeSignInDialog()
  $accountCounts.set(undefined)
  $accountExport.set('none')
})

async function openAccount(
  answer: (request: Request) => Response | Promise<Response> = () => Response.json(counts)
) {
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
    ).toEqual(['2 scripts', '1 character', '0 images', '4 games', '3 in the bin'])
    await expectAccessible()
  })

  test('says when what it holds can’t be fetched, and fetches it again', async () => {
    await openAccount(failed)
    await shown('Something went wrong on our side. Try again in a moment.')
    answerRequests(() => Response.json(counts))
    await button('Try again').click()
    await shown('2 scripts')
    await expect
      .element(page.getByText('Something went wrong on our side. Try again in a moment.'))
      .not.toBeInTheDocument()
  })

  test('shows how much of its storage is used', async () => {
    await openAccount()
    const bar = page.getByRole('meter', { name: 'Scripts and characters with their versions' })
    await expect.element(bar).toHaveAttribute('aria-valuetext', '12.3 of 100 MB')
    await shown('12.3 of 100 MB')
    await shown('0 of 500 MB')
  })

  test('warns when little storage is left, until some is freed', async () => {
    const documents = { used: 96.4 * megabyte, limit: 100 * megabyte }
    await openAccount(() => Response.json({ ...counts, bytes: { ...bytes, documents } }))
    await shown('96.4 of 100 MB')
    expect($nearlyFull.get()).toEqual(documents)
    answerRequests(() => Response.json(counts))
    await loadAccount()
    expect($nearlyFull.get()).toBeUndefined()
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
  /** Answers the export with these bytes, and other requests with the counts. */
  const exportWith = (body: BodyInit) => (request: Request) =>
    new URL(request.url).pathname === '/api/account/export' ? new Response(body) : Response.json(counts)

  const zip = () => zipSync({ 'README.txt': new Uint8Array(9) }).slice()

  test('is downloaded once it has arrived completely', async () => {
    const downloads = collectDownloads()
    const requests = await openAccount(exportWith(zip()))
    await button('Export all my data').click()
    await shown('Export complete.')
    await expectAccessible()
    const [download] = await Promise.all(downloads)
    expect(download?.name).toMatch(/^belfry-\d{4}-\d\d-\d\d\.zip$/)
    expect(download?.content.size).toBe(zip().byteLength)
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/account',
      '/api/account',
      '/api/account/export'
    ])
    await button('Delete my account').click()
    expect(page.getByText('You haven’t exported your data').query()).toBeNull()
  })

  const broken = () =>
    new ReadableStream({
      start(controller) {
        controller.enqueue(zip())
        controller.error(new Error('gone'))
      }
    })

  test.each([
    ['ends early', () => zip().slice(0, -1)],
    ['breaks off', broken],
    ['is empty', () => '']
  ])('is not called done when it %s', async (_, body) => {
    const downloads = collectDownloads()
    await openAccount(exportWith(body()))
    await button('Export all my data').click()
    await expect.element(page.getByRole('alert').getByText('The download was interrupted')).toBeVisible()
    expect(downloads).toEqual([])
    await button('Delete my account').click()
    await shown('You haven’t exported your data on this visit.')
  })

  test('keeps the account from being deleted while it runs', async () => {
    const answer = Promise.withResolvers<void>()
    await openAccount(async request => {
      if (!request.url.endsWith('/export')) return Response.json(counts)
      await answer.promise
      return new Response(zip())
    })
    await shown('2 scripts')
    collectDownloads()
    await button('Export all my data').click()
    await expect.element(button('Delete my account')).toBeDisabled()
    answer.resolve()
    await expect.element(button('Delete my account')).toBeEnabled()
  })

  test.each([
    ['no network', unreachable, 'The server can’t be reached.'],
    ['a failing server', failed, 'Something went wrong on our side. Try again in a moment.'],
    [
      'an answer of another server',
      () => new Response('<html>'),
      'Something went wrong on our side. Try again in a moment.'
    ]
  ])('is not begun with %s', async (_, answer, reason) => {
    const downloads = collectDownloads()
    await openAccount(answer)
    await button('Export all my data').click()
    // The first message is about what the account holds, which couldn't be fetched either.
    await expect.element(page.getByRole('alert').getByText(reason).nth(1)).toBeVisible()
    expect(downloads).toEqual([])
  })

  test('asks to sign in again when the session is over', async () => {
    const downloads = collectDownloads()
    await openAccount(signedOut)
    closeSignInDialog()
    await button('Export all my data').click()
    await expect.poll(() => $isSignInDialogOpen.get()).toBe(true)
    expect(page.getByRole('alert').query()).toBeNull()
    expect(downloads).toEqual([])
  })
})

describe('signing out everywhere', () => {
  const open = () => button('Sign out everywhere').first().click()
  const confirm = () => page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()

  test('asks first, tells other tabs, and goes on at the provider', async () => {
    const navigations = collectNavigations()
    const told: unknown[] = []
    const otherTab = new BroadcastChannel('belfry:session')
    otherTab.addEventListener('message', ({ data }) => told.push(data))
    onTestFinished(() => otherTab.close())
    const provider = 'https://id.example/end'
    const requests = await openAccount(({ method }) =>
      Response.json(method === 'POST' ? { url: provider } : counts)
    )
    await open()
    await expect.element(button('Cancel')).toHaveFocus()
    await expectAccessible()
    await confirm()
    await expect.poll(() => navigations).toEqual([provider])
    await expect.poll(() => told).toEqual(['changed'])
    expect(new URL(requests.at(-1)?.url ?? '').pathname).toBe('/auth/sign-out-everywhere')
  })

  test('says when the server cannot be reached, and nothing else', async () => {
    const navigations = collectNavigations()
    await openAccount(unreachable)
    await open()
    await confirm()
    await expect.element(page.getByRole('dialog').getByText('The server can’t be reached.')).toBeVisible()
    expect(navigations).toEqual([])
  })
})

describe('the deletion of an account', () => {
  const openDialog = () => button('Delete my account').click()
  const confirm = () => button('Delete account').click()

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
    await expect.poll(() => navigations).toEqual([`${location.origin}/builder`])
    await expect.poll(() => told).toEqual(['changed'])
    const deletion = requests.find(({ method }) => method === 'DELETE')
    expect(await deletion?.json()).toEqual({ confirm: true })
  })

  test('says why it failed, and can be tried again', async () => {
    const navigations = collectNavigations()
    await openAccount(unreachable)
    await openDialog()
    await confirm()
    await expect.element(page.getByRole('dialog').getByText('The server can’t be reached.')).toBeVisible()
    await expect.element(button('Delete account')).toBeEnabled()
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
