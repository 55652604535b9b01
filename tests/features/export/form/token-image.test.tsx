import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { $printPreferences } from '#features/export/print-preferences.ts'
import { overwriteGetLocale } from '#i18n/generated/runtime.js'
import { readDeviceImage } from '#stores/device-images/device-images.ts'
import { expectAccessible } from '../../../components/accessibility.ts'
import { chooseFiles } from '../../../components/choose-file.ts'
import {
  choosePrintOptions,
  downloadBy,
  downloadPdf,
  openExport,
  storedPreferences
} from '../export-helpers.tsx'
import { lastRequest, respond, showPages } from '../fake-print-client.ts'

vi.mock('#features/export/worker/print-client.ts', () => import('../fake-print-client.ts'))

beforeEach(() => choosePrintOptions())

async function photo(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas')
  context.fillStyle = '#246'
  context.fillRect(0, 0, width, height)
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'photo.jpg')
}

const field = () => page.getByRole('group', { name: 'Own image' })
const removeButton = () => page.getByRole('button', { name: 'Remove image' })
const chosen = () => $printPreferences.get().tokenBackground

function give(files: readonly File[]) {
  const target = document.querySelector('.token-image')
  if (!target) throw new Error('There is no field')
  chooseFiles(files, target)
}

async function openPaper(options: Parameters<typeof openExport>[0] = {}) {
  const dialog = await openExport({ ...options, options: { parts: ['tokens'], ...options.options } })
  await page.getByText('Paper of character tokens').click()
  await expect.element(field()).toBeVisible()
  return dialog
}

async function openWithImage() {
  await openPaper()
  give([await photo(900, 600)])
  await expect.element(removeButton(), { timeout: 10_000 }).toBeVisible()
}

const jobOf = (kind: 'preview' | 'pdf') => {
  const request = lastRequest(kind)?.request
  return request && 'job' in request ? request.job : undefined
}

describe('an own image behind tokens', () => {
  test('stays on this device, is printed at once, and is remembered', async () => {
    await openWithImage()
    const address = chosen()?.address ?? ''
    expect(await readDeviceImage(address)).toBeInstanceOf(Blob)
    await expect.poll(() => jobOf('preview')?.tokenBackground).toEqual({ address, veil: 'light' })
    expect(document.querySelector<HTMLImageElement>('.token-image img')?.src).toBe(address)
    expect(storedPreferences()).toMatchObject({ tokenBackground: { address, veil: 'light' } })
    await expectAccessible(document.querySelector('.token-image') ?? undefined)
  })

  test('can be lighter, and is in place of a texture', async () => {
    await openWithImage()
    await expect.element(page.getByRole('radio', { name: 'Parchment' })).not.toBeInTheDocument()
    await page.getByRole('radio', { name: 'A lot' }).click()
    await expect.poll(() => jobOf('preview')?.tokenBackground?.veil).toBe('strong')
  })

  test('is replaced by another file, which is as light', async () => {
    await openWithImage()
    const first = chosen()?.address
    await page.getByRole('radio', { name: 'More' }).click()
    give([await photo(500, 700)])
    await expect.poll(() => chosen()?.address, { timeout: 10_000 }).not.toBe(first)
    expect(chosen()?.veil).toBe('medium')
  })

  test('is removed without a trace in what is stored', async () => {
    await openWithImage()
    await removeButton().click()
    await expect.poll(() => jobOf('preview')).not.toHaveProperty('tokenBackground')
    expect(storedPreferences()).not.toHaveProperty('tokenBackground')
    await expect.element(page.getByRole('radio', { name: 'Parchment' })).toBeVisible()
  })

  test('is no drawing and no text file', async () => {
    await openPaper()
    give([new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', { type: 'image/svg+xml' })])
    await expect.element(field().getByRole('alert')).toBeVisible()
    expect(chosen()).toBeUndefined()
  })

  test('is not printed to save ink, and not without tokens', async () => {
    await openWithImage()
    await page.getByRole('checkbox', { name: 'Save ink' }).click()
    await expect.poll(() => jobOf('preview')?.options.inkSaver).toBe(true)
    expect(jobOf('preview')).not.toHaveProperty('tokenBackground')
    await page.getByRole('checkbox', { name: 'Save ink' }).click()
    await page.getByRole('checkbox', { name: 'Character sheet' }).click()
    await page.getByRole('checkbox', { name: 'Tokens to cut out' }).click()
    await expect.poll(() => jobOf('preview')?.options.parts).toEqual(['sheet'])
    expect(jobOf('preview')).not.toHaveProperty('tokenBackground')
  })

  test('isn’t sent to a server, which says that its PDF lacks the image', async () => {
    const server = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>()
    server.mockResolvedValue(new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }))
    const realFetch = globalThis.fetch
    vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
      `${address}`.includes('/api/') ? server(`${address}`, init) : realFetch(address, init)
    )
    await openWithImage()
    showPages(1)
    await downloadBy(async () => {
      await downloadPdf().click()
      respond('pdf', { kind: 'failed', message: 'no WebAssembly' })
    })
    vi.unstubAllGlobals()
    expect(server.mock.lastCall?.[0]).not.toMatch(/ackground|device/)
    await expect.element(page.getByText('without your image behind the tokens')).toBeVisible()
  })

  test('that this browser has lost is named among the missing images', async () => {
    await openWithImage()
    showPages(1)
    respond('preview', { kind: 'missing', images: [{ use: 'token' }] })
    const line = () => document.querySelector('.export-preflight summary')
    await expect.poll(line).not.toBeNull()
    line()?.dispatchEvent(new MouseEvent('click'))
    await expect.element(page.getByText('This browser no longer has the image.')).toBeVisible()
  })
})

test('the field fits a phone in German', async () => {
  onTestFinished(() => overwriteGetLocale(() => 'en'))
  overwriteGetLocale(() => 'de')
  await openExport({ width: 390, options: { parts: ['tokens'] } })
  await page.getByText('Papier der Charakterplättchen').click()
  await expect.element(page.getByRole('group', { name: 'Eigenes Bild' })).toBeVisible()
  give([await photo(600, 600)])
  await expect.element(page.getByText('Bild aufhellen'), { timeout: 10_000 }).toBeVisible()
  for (const element of document.querySelectorAll('.token-image, .token-image *'))
    expect(element.scrollWidth).toBeLessThanOrEqual(Math.max(element.clientWidth, 350))
})
