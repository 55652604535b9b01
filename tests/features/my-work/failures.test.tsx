import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aScript } from '../../core/script-builders.ts'
import {
  choose,
  openMyCharacters,
  openMyScripts,
  shows,
  sortBy,
  two,
  twoCharacters
} from './my-work-helpers.tsx'

const alert = () => page.getByRole('alert')
const explains = (text: string) => expect.element(alert().getByText(text)).toBeVisible()
const refuse = (status: number, code: string) => ({ status, body: { code, message: code } })

describe('the list says why', () => {
  test('an action failed, again after each failure, until one succeeds', async () => {
    const { server } = await openMyScripts(two)
    await shows(['Đêm Chuông', 'Nine Bells'])
    const banners: Element[] = []
    const seen = () => {
      const banner = document.querySelector('.work-banner')
      if (banner && !banners.includes(banner)) banners.push(banner)
      return banners.length
    }
    server.meet(method => (method === 'POST' ? refuse(403, 'scripts_full') : undefined))
    await choose('Nine Bells', 'Duplicate')
    await explains('Your account is full: it holds up to 500')
    await expect.poll(seen).toBe(1)
    await choose('Nine Bells', 'Duplicate')
    // A new element, which screen readers announce again.
    await expect.poll(seen).toBe(2)
    server.meet()
    await choose('Nine Bells', 'Duplicate')
    await shows(['Nine Bells 2', 'Đêm Chuông', 'Nine Bells'])
    expect(alert().elements()).toEqual([])
  })

  test('other saves came in between', async () => {
    const { server } = await openMyScripts(two)
    server.meet(method => (method === 'POST' ? refuse(409, 'changed_meanwhile') : undefined))
    await choose('Nine Bells', 'Duplicate')
    await explains('Not changed: a newer version was saved at the same time. Try again.')
  })

  test('characters have another limit', async () => {
    const { server } = await openMyCharacters(twoCharacters)
    server.meet(method => (method === 'POST' ? refuse(403, 'characters_full') : undefined))
    await choose('Lamplighter', 'Duplicate')
    await explains('it holds up to 2000')
  })

  test('a script can’t be opened', async () => {
    const { server, ids } = await openMyScripts(two)
    server.meet((method, path) =>
      method === 'GET' && path.endsWith(ids[0] ?? '') ? refuse(500, '') : undefined
    )
    await page.getByRole('button', { name: 'Nine Bells', exact: true }).click()
    await explains('Something went wrong on our side')
    expect(location.pathname).toBe('/my-scripts')
  })

  test('a link can’t be copied', async () => {
    const { server, ids } = await openMyScripts(two)
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'))
    const path = `/api/scripts/${ids[0]}`
    await fetch(path, { method: 'PATCH', body: JSON.stringify({ visibility: 'unlisted' }) })
    await sortBy('Name')
    await choose('Nine Bells', 'Copy public link')
    await explains('The browser doesn’t allow copying here')
    expect(server.requests).toContain(`PATCH ${path}`)
    write.mockRestore()
  })
})

test('a list that can’t be reached is loaded again when the browser is online', async () => {
  const { server } = await openMyScripts(two.toReversed())
  await shows(['Nine Bells', 'Đêm Chuông'])
  server.meet((_, path) => (path === '/api/scripts' ? 'unreachable' : undefined))
  await sortBy('Name')
  await explains('The server can’t be reached')
  server.meet()
  // The screen listens from its next effect on.
  await expect.poll(() => dispatchEvent(new Event('online')) && alert().elements()).toEqual([])
  await shows(['Đêm Chuông', 'Nine Bells'])
})

describe('earlier versions', () => {
  /** The versions of a script that was saved twice. */
  async function openVersions(isRefused: (path: string) => boolean) {
    const { server, ids } = await openMyScripts([aScript({ title: 'Bells', characters: ['imp'] })])
    server.saveElsewhere(aScript({ title: 'Bells', characters: ['imp', 'chef'] }), ids[0])
    server.meet((_, path) => (isRefused(path) ? 'unreachable' : undefined))
    await choose('Bells', 'Earlier versions')
    return server
  }
  const dialog = () => page.getByRole('dialog', { name: 'Earlier versions' })
  const expand = async () => {
    await expect.poll(() => document.querySelector('.version > summary')).not.toBeNull()
    document.querySelector<HTMLElement>('.version > summary')?.click()
  }

  test('are loaded again on request', async () => {
    const server = await openVersions(path => path.endsWith('/versions'))
    await expect.element(dialog().getByText('The server can’t be reached')).toBeVisible()
    server.meet()
    await dialog().getByRole('button', { name: 'Try again' }).click()
    await expand()
    await expect.element(dialog().getByText('1 character', { exact: true })).toBeVisible()
  })

  test('each load again when they are expanded again', async () => {
    const server = await openVersions(path => path.endsWith('/versions/1'))
    await expand()
    await expect.element(dialog().getByText('The server can’t be reached')).toBeVisible()
    expect(dialog().getByRole('button', { name: 'Restore this version' }).elements()).toEqual([])
    server.meet()
    await expand()
    await expand()
    await expect.element(dialog().getByRole('button', { name: 'Restore this version' })).toBeVisible()
  })

  test('aren’t restored over what another device saves at that moment', async () => {
    const server = await openVersions(() => false)
    await expand()
    const [theirs] = server.saved()
    server.meet(method =>
      method === 'PUT' ? { status: 409, body: { code: 'version_conflict', theirs } } : undefined
    )
    await dialog().getByRole('button', { name: 'Restore this version' }).click()
    await explains('Not changed: a newer version was saved elsewhere')
    expect(server.saved()).toMatchObject([{ version: 2 }])
  })
})
