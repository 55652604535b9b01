import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { LaunchQueue } from '#features/import/incoming-content.tsx'
import type { Locale } from '#routes'
import { sharedImportPath } from '#routes/app-paths.ts'
import { sharedCache, shareTargetPath } from '#routes/service-worker-paths.ts'
import { isShare, receiveShare } from '#service-worker/share-target.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import homebrew from '../../fixtures/scripts/homebrew.json?raw'
import { openImport } from './import-helpers.tsx'

const { href } = location
const title = (name: string) =>
  expect.element(page.getByRole('dialog').getByRole('heading', { name })).toBeVisible()
const missing = () => page.getByText('No script was received.')

/** Shares a form with the app, as the system does; returns the address that the service worker leads to. */
async function share(form: Record<string, string | File>, path = shareTargetPath, lastLocale?: Locale) {
  const body = new FormData()
  for (const [name, value] of Object.entries(form)) body.append(name, value)
  const request = new Request(new URL(path, href), { method: 'POST', body })
  expect(isShare(request)).toBe(true)
  const response = await receiveShare(request, caches, lastLocale)
  expect(response.status).toBe(303)
  return response.headers.get('location') ?? ''
}

/** Opens the dialog at an address, until the test ends. */
async function openAt(address: string) {
  history.replaceState(null, '', address)
  onTestFinished(() => history.replaceState(null, '', href))
  return openImport()
}

beforeEach(async () => {
  localStorage.clear()
  await caches.delete(sharedCache)
})

describe('what another app shares', () => {
  test('is a file, which is read as a chosen one and imported only on request', async () => {
    const address = await share({ files: new File([homebrew], 'Vögel der Nacht.json') })
    expect(address).toBe(`${location.origin}${sharedImportPath('en')}`)
    const onClose = await openAt(address)
    await title('Birds of Night by Belfry')
    await expect.element(page.getByText('Vögel der Nacht.json')).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
    // A reload of the page doesn't look for it again.
    expect(location.search).toBe('')
    expect(await caches.has(sharedCache)).toBe(false)
  })

  test.each([
    ['names', { title: 'A list', text: 'Chef, Imp' }],
    ['a script', { text: homebrew, url: 'https://example.com/page' }],
    [
      'a link with words around it',
      { title: 'Look', url: 'https://example.com/?x', text: 'Washerwoman, Imp' }
    ]
  ])('is a text: %s', async (_, form) => {
    await openAt(await share(form))
    await expect.element(page.getByRole('region', { name: 'Preview' })).toBeVisible()
  })

  test('is an address, which is offered and not fetched', async () => {
    await openAt(await share({ text: 'Mine', url: 'https://github.com/ann/bells/blob/main/bells.json' }))
    await expect.element(page.getByText('raw.githubusercontent.com').first()).toBeVisible()
  })

  test('is refused when it is too large, without storing all of it', async () => {
    const address = await share({ files: new File([new Uint8Array(5_000_000)], 'large.json') })
    const stored = await (await caches.open(sharedCache)).match(`${shareTargetPath}/content`)
    expect((await stored?.clone().blob())?.size).toBe(2 * 1024 * 1024 + 1)
    await openAt(address)
    await expect.element(page.getByText('Too large')).toBeVisible()
  })

  test('is said to be missing when nothing arrived: no content, or no service worker that took it', async () => {
    await openAt(await share({ title: '', text: '', files: new File([], '') }))
    await expect.element(missing()).toBeVisible()
    await expectAccessible(document.querySelector('dialog') ?? undefined)
  })

  test('is said to be missing when nothing could be stored', async () => {
    const full: CacheStorage = Object.assign(Object.create(CacheStorage.prototype), {
      delete: async () => false,
      open: () => Promise.reject(new DOMException('No room', 'QuotaExceededError'))
    })
    const body = new FormData()
    body.append('text', 'Chef')
    const request = new Request(new URL(shareTargetPath, href), { method: 'POST', body })
    const response = await receiveShare(request, full, 'en')
    await openAt(response.headers.get('location') ?? '')
    await expect.element(missing()).toBeVisible()
  })

  test('is not looked for when the user opens the dialog', async () => {
    await share({ text: 'Chef, Imp' })
    await openAt('/builder/import')
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(await caches.has(sharedCache)).toBe(true)
    await expect.element(missing()).not.toBeInTheDocument()
  })
})

test('a share leads to the language of the latest page, else of the manifest; no other request is a share', async () => {
  const addressOf = (locale: Locale) => `${location.origin}${sharedImportPath(locale)}`
  expect(await share({ text: 'Chef' }, '/fr/share-target')).toBe(addressOf('fr'))
  expect(await share({ text: 'Chef' }, '/fr/share-target', 'vi')).toBe(addressOf('vi'))
  expect(isShare(new Request(new URL(shareTargetPath, href)))).toBe(false)
  expect(isShare(new Request(new URL('/api/import', href), { method: 'POST' }))).toBe(false)
})

describe('a file that the app is opened with', () => {
  /** A queue as Chromium has it: the page was loaded at `path`, and gets the files once it asks. */
  function launchWith(files: readonly File[], path: string) {
    const setConsumer = vi.fn<LaunchQueue['setConsumer']>(consumer =>
      consumer({ files: files.map(handleOf) })
    )
    vi.stubGlobal('launchQueue', { setConsumer })
    const loaded = { name: new URL(path, href).href } as PerformanceEntry
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([loaded])
    onTestFinished(() => {
      vi.unstubAllGlobals()
      vi.restoreAllMocks()
    })
    return setConsumer
  }

  const handleOf = (file: File) => ({ getFile: async () => file }) as FileSystemFileHandle

  test('is read as a chosen one', async () => {
    launchWith([new File([homebrew], 'birds.json'), new File(['[]'], 'second.json')], '/builder/import')
    await openAt('/builder/import')
    await title('Birds of Night by Belfry')
    await expect.element(page.getByText('birds.json')).toBeVisible()
  })

  test('is not read again when the page is reloaded at another screen', async () => {
    const setConsumer = launchWith([new File([homebrew], 'birds.json')], '/builder')
    await openAt('/builder/import')
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(setConsumer).not.toHaveBeenCalled()
  })

  test('may be gone', async () => {
    const gone = new File([], 'gone.json')
    const setConsumer = launchWith([gone], '/builder/import')
    setConsumer.mockImplementation(consumer =>
      consumer({
        files: [{ getFile: () => Promise.reject(new DOMException('Gone', 'NotFoundError')) } as never]
      })
    )
    await openAt('/builder/import')
    await expect.element(missing()).toBeVisible()
  })
})
