import '../../../src/features/shell/side-menu.css'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { takeUnendedCopies } from '#api/session.ts'
import { markSessionExpired, refreshSession } from '#api/watch-session.ts'
import { startAccountMenu } from '#features/shell/account-menu.ts'
import { signInFailureText } from '#i18n/refusals/sign-in-failure-text.ts'
import { signInFailures } from '#routes/sign-in-paths.ts'
import { answerRequests, unreachable } from '../../components/fake-server.ts'
import { collectNavigations } from '../../components/navigations.ts'

const provider = 'https://id.example/authorize'
const { href } = location

const signIn = () => page.getByRole('button', { name: 'Sign in' })
const signOut = () => page.getByRole('button', { name: 'Sign out' })
const name = () => page.getByText('Nora Vane')
const avatar = () => document.querySelector('[data-user="picture"]')

const visibleReasons = () => document.querySelectorAll('.sign-in-failed p:not([hidden])')

/** The parts of the side menu and the page that the account's script changes. */
const markup = `
  <div class="side-menu-session">
    <button class="signed-out-only" data-act="sign-in">Sign in</button>
    <a class="signed-in-only" href="/account"><span data-user="picture"></span><span data-user="name">Account</span></a>
    <button class="signed-in-only" data-act="sign-out">Sign out</button>
  </div>
  <div class="sign-in-failed" role="alert" hidden>
    ${signInFailures.map(failure => `<p data-failure="${failure}" hidden>${signInFailureText(failure)}</p>`).join('')}
    <button>Close</button>
  </div>`

function setSignedIn(isSignedIn: boolean) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and the product reads this one
  document.cookie = `belfry.signed-in=1; max-age=${isSignedIn ? 60 : 0}`
}

/** A page with the menu at this address, in a browser where nobody is signed in yet. */
async function openMenu({
  path = '/about',
  picture,
  address = () => Response.json({ url: provider })
}: {
  path?: string
  /** Picture of the user who can sign in. */
  picture?: string
  /** Answers where to go on to sign in or out. */
  address?: () => Response | Promise<Response>
} = {}) {
  history.replaceState(null, '', path)
  const content = document.createElement('div')
  content.innerHTML = markup
  document.body.append(content)
  const requests = answerRequests(({ url }) =>
    new URL(url).pathname === '/api/session'
      ? Response.json({ state: 'in', user: { name: 'Nora Vane', picture } })
      : address()
  )
  onTestFinished(async () => {
    await signInElsewhere()
    setSignedIn(false)
    await refreshSession()
    content.remove()
    history.replaceState(null, '', href)
  })
  startAccountMenu()
  return requests
}

/** As when another tab has signed in. */
async function signInElsewhere() {
  setSignedIn(true)
  await refreshSession()
}

/** Another tab, and what it is told. */
function openOtherTab() {
  const channel = new BroadcastChannel('belfry:session')
  const told: unknown[] = []
  channel.addEventListener('message', ({ data }) => told.push(data))
  onTestFinished(() => channel.close())
  return { told, tell: (message: string) => channel.postMessage(message) }
}

describe('the account in the menu', () => {
  test('offers signed-out users to sign in, and asks the Worker nothing', async () => {
    const requests = await openMenu()
    await expect.element(signIn()).toBeVisible()
    await expect.element(signOut()).not.toBeInTheDocument()
    await expect.element(page.getByRole('link')).not.toBeInTheDocument()
    expect(requests).toEqual([])
  })

  test('leads to the provider, and from there back to the page', async () => {
    const navigations = collectNavigations()
    const requests = await openMenu({ path: '/about?from=here' })
    await signIn().click()
    await expect.poll(() => navigations).toEqual([provider])
    const { callbackUrl } = Object.fromEntries(new URLSearchParams(await requests[0]?.text()))
    expect(callbackUrl).toBe(`${location.origin}/about?from=here`)
  })

  test('is busy until the Worker has answered, and asks it once', async () => {
    const answer = Promise.withResolvers<void>()
    const requests = await openMenu({ address: () => answer.promise.then(unreachable) })
    await signIn().click()
    await expect.element(signIn()).toHaveAttribute('aria-busy', 'true')
    await signIn().click()
    expect(requests).toHaveLength(1)
    answer.resolve()
    await expect.element(page.getByText('The server can’t be reached.')).toBeVisible()
    await expect.element(signIn()).not.toHaveAttribute('aria-busy')
  })

  test('says when the server cannot be reached, until that is closed', async () => {
    await openMenu({ address: unreachable })
    await signIn().click()
    await expect.element(page.getByText('The server can’t be reached.')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.element(page.getByText('The server can’t be reached.')).not.toBeVisible()
  })

  test.each([
    ['sign_in_not_set_up', 503, 'this server has no identity provider'],
    ['sign_in_unreachable', 502, 'The sign-in service can’t be reached.'],
    ['internal', 500, 'Sign-in failed.']
  ])('says why signing in was refused: %s', async (code, status, reason) => {
    await openMenu({ address: () => Response.json({ code }, { status }) })
    await signIn().click()
    await expect.element(page.getByText(reason)).toBeVisible()
    expect(visibleReasons()).toHaveLength(1)
  })

  test.each([
    ['cancelled', 'You cancelled the sign-in.'],
    ['expired', 'The sign-in took too long.'],
    ['nonsense', 'Sign-in failed.']
  ])('says once why a sign-in failed (%s): the address forgets it', async (failure, reason) => {
    await openMenu({ path: `/about?signIn=${failure}&page=2` })
    await expect.element(page.getByText(reason)).toBeVisible()
    expect(visibleReasons()).toHaveLength(1)
    expect(location.pathname + location.search).toBe('/about?page=2')
  })

  test('shows a sign-out in another tab, even if a response from before arrives later', async () => {
    const answer = Promise.withResolvers<void>()
    await openMenu()
    answerRequests(async () => {
      await answer.promise
      return Response.json({ state: 'in', user: { name: 'Nora Vane' } })
    })
    setSignedIn(true)
    const refreshed = refreshSession()
    const told = Promise.withResolvers<void>()
    const here = new BroadcastChannel('belfry:session')
    here.addEventListener('message', () => told.resolve(), { once: true })
    onTestFinished(() => here.close())
    setSignedIn(false)
    openOtherTab().tell('changed')
    await told.promise
    answer.resolve()
    await refreshed
    await expect.element(signIn()).toBeVisible()
    await expect.element(name()).not.toBeInTheDocument()
  })

  test('shows who signed in in another tab, by name and initials', async () => {
    await openMenu()
    setSignedIn(true)
    openOtherTab().tell('changed')
    await expect.element(name()).toBeVisible()
    await expect.element(signIn()).not.toBeInTheDocument()
    await expect.element(signOut()).toBeVisible()
    expect(avatar()?.textContent).toBe('NV')
  })

  test('shows the picture once it has loaded, without telling its server the page', async () => {
    const picture = 'https://localhost:9/nora.png'
    const images: HTMLImageElement[] = []
    const { Image } = window
    vi.stubGlobal('Image', function image(...size: [number, number]) {
      const element = new Image(...size)
      images.push(element)
      return element
    })
    onTestFinished(() => void vi.stubGlobal('Image', Image))
    await openMenu({ picture })
    await signInElsewhere()
    await expect.poll(() => images.at(-1)?.src).toBe(picture)
    const [image] = images
    expect(image).toMatchObject({ referrerPolicy: 'no-referrer', alt: '' })
    expect(avatar()?.textContent).toBe('NV')
    image?.dispatchEvent(new Event('load'))
    expect(avatar()?.firstChild).toBe(image)
  })

  test('offers to sign in again when the session is over', async () => {
    await openMenu()
    await signInElsewhere()
    await expect.element(signOut()).toBeVisible()
    markSessionExpired()
    await expect.element(signIn()).toBeVisible()
  })

  test('says once after a sign-out that copies of the session may stay valid', async () => {
    const navigations = collectNavigations()
    await openMenu({ address: () => Response.json({ url: provider, ended: false }) })
    await signInElsewhere()
    await signOut().click()
    await expect.poll(() => navigations).toEqual([provider])
    expect(visibleReasons()).toHaveLength(0)
    // As when the provider has led back.
    startAccountMenu()
    await expect.element(page.getByText('the server couldn’t end copies of this session')).toBeVisible()
    expect(visibleReasons()).toHaveLength(1)
    expect(takeUnendedCopies()).toBeUndefined()
  })

  test('signs out here, at the provider and in other tabs', async () => {
    await openMenu()
    await signInElsewhere()
    const other = openOtherTab()
    const navigations = collectNavigations()
    await signOut().click()
    await expect.poll(() => navigations).toEqual([provider])
    await expect.poll(() => other.told).toEqual(['changed'])
    setSignedIn(false)
    other.tell('changed')
    await expect.element(signIn()).toBeVisible()
  })
})
