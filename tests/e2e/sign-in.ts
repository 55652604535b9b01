import { parse } from 'hono/utils/cookie'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { workerPaths } from '#routes/worker-paths.ts'

type Name = 'Mara Oakes' | 'Idris Vale'

const origin = inject('origin')

/** Signs in as one of the provider's users, by its real pages, and comes back to the page. */
export async function signIn(page: Page, name: Name) {
  const callbackUrl = page.url()
  const address: string = await page.evaluate(beginInPage, { path: workerPaths.signIn, callbackUrl })
  await page.goto(address)
  await page.getByRole('button', { name }).click()
  await page.waitForURL(callbackUrl)
}

async function beginInPage({ path, callbackUrl }: { path: string; callbackUrl: string }) {
  const headers = { 'x-auth-return-redirect': '1' }
  const response = await fetch(path, { method: 'POST', headers, body: new URLSearchParams({ callbackUrl }) })
  const { url } = await response.json()
  return String(url)
}

type Ask = (address: string, init: RequestInit) => Response | Promise<Response>

/** The cookies that one side of the flow keeps: those of the site or those of the provider. */
export class Jar {
  readonly #cookies: Map<string, string>

  readonly #ask: Ask

  /** `ask` answers in place of the network. */
  constructor(header = '', ask: Ask = fetch) {
    this.#cookies = new Map(Object.entries(parse(header)))
    this.#ask = ask
  }

  /** Asks with the cookies so far, follows nothing, and keeps what is set. */
  async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('cookie', this.header)
    if (init.method === 'POST') headers.set('origin', new URL(address).origin)
    const response = await this.#ask(address, { ...init, headers, redirect: 'manual' })
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie)
    return response
  }

  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  #keep(cookie: string) {
    const [, name = '', value = ''] = cookie.match(/^([^=]+)=([^;]*)/) ?? []
    const isOver = /max-age=0/i.test(cookie) || value === ''
    if (isOver) this.#cookies.delete(name)
    else this.#cookies.set(name, value)
  }
}

/** Begins a sign-in; the address at the provider where it goes on. */
export async function beginSignIn(site: Jar, callbackUrl = '/builder'): Promise<string> {
  const response = await site.fetch(origin + workerPaths.signIn, {
    method: 'POST',
    headers: { 'x-auth-return-redirect': '1' },
    body: new URLSearchParams({ callbackUrl })
  })
  const { url }: { url: string } = await response.json()
  return url
}

/** Chooses a user at the provider, or nobody; the address that it leads back to. */
export async function chooseUser(address: string, user: string): Promise<string> {
  const provider = new Jar()
  let next = address
  for (let step = 0; step < 8 && !next.startsWith(`${origin}/`); step++) {
    const isChoice = new URL(next).pathname.startsWith('/choose/')
    const init = isChoice ? { method: 'POST', body: new URLSearchParams({ user }) } : {}
    const response = await provider.fetch(next, init)
    next = new URL(response.headers.get('location') ?? '', next).href
  }
  return next
}

/** The cookies of somebody who signed in by the real flow, without a browser. */
export async function signInJar(name: Name): Promise<Jar> {
  const site = new Jar()
  const back = await chooseUser(await beginSignIn(site), name === 'Mara Oakes' ? 'mara' : 'idris')
  await site.fetch(back)
  return site
}

/** The same as a `cookie` header. */
export const signInByFetch = async (name: Name) => (await signInJar(name)).header
