import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { readScriptText, writeScriptFile } from '#core/script/script-file.ts'
import { expectAccessible } from '../../../components/accessibility.ts'
import { aScript, custom } from '../../../core/script-builders.ts'
import homebrew from '../../../fixtures/scripts/homebrew.json?raw'
import { bytesOf, downloadBy, downloadPdf, openExport } from '../export-helpers.tsx'
import { lastRequest, respond, showPages } from '../fake-print-client.ts'

vi.mock('#features/export/worker/print-client.ts', () => import('../fake-print-client.ts'))

const server = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>()
const realFetch = globalThis.fetch

beforeEach(() => {
  server.mockReset()
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    `${address}`.includes('/api/') ? server(`${address}`, init) : realFetch(address, init)
  )
})
afterEach(() => vi.unstubAllGlobals())

const pickImage = async (item: string) => {
  await page.getByRole('button', { name: 'Image' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}
const file = (name: string) =>
  ({ kind: 'file', name, type: 'application/pdf', bytes: new Uint8Array([37, 80, 68, 70]) }) as const

describe('an export', () => {
  test('shows its progress, and can be stopped', async () => {
    await openExport()
    await downloadPdf().click()
    await expect.element(page.getByText('Laying out the pages…')).toBeVisible()
    const progress = page.getByRole('progressbar', { name: 'Laying out the pages…' })
    await expect.element(progress).not.toHaveAttribute('value')
    respond('pdf', { kind: 'progress', done: 1, count: 3 })
    await expect.element(progress).toHaveAttribute('value', '1')
    await expect.element(progress).toHaveAttribute('max', '3')
    await expectAccessible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(page.getByText('Stopped. Nothing was saved.')).toBeVisible()
    expect(lastRequest('pdf')).toBeUndefined()
  })

  test('stops when the dialog closes', async () => {
    const { unmount } = await openExport()
    await downloadPdf().click()
    await expect.poll(() => lastRequest('pdf')).toBeDefined()
    await unmount()
    expect(lastRequest('pdf')).toBeUndefined()
    expect(lastRequest('preview')).toBeUndefined()
  })

  test('says the name and size of the file that it saved', async () => {
    await openExport()
    await downloadPdf().click()
    const { name, content } = await downloadBy(async () => respond('pdf', file('the-drowned-bell.pdf')))
    expect(name).toBe('the-drowned-bell.pdf')
    expect(content.type).toBe('application/pdf')
    await expect.element(page.getByText('the-drowned-bell.pdf saved, 1 kB')).toBeVisible()
  })

  test.each([
    ['Page 1 as PNG', 'png', { page: 0 }],
    ['All pages as PNG', 'png', { page: 'all' }],
    ['Each token as PNG', 'tokens', {}],
    ['Tokens for a cutting machine', 'cut', {}]
  ] as const)('of “%s” asks for these images', async (item, kind, expected) => {
    await openExport({ options: { parts: ['sheet', 'tokens'] } })
    showPages(2)
    await pickImage(item)
    await expect
      .poll(() => lastRequest(kind)?.request)
      .toMatchObject({ kind, name: 'the-drowned-bell', ...expected })
  })

  test('of a single page as PNG needs no menu, and has no server to fall back to', async () => {
    await openExport({ options: { parts: ['sheet'] } })
    showPages(1)
    await page.getByRole('button', { name: 'Image' }).click()
    await expect.poll(() => lastRequest('png')?.request).toMatchObject({ page: 0 })
    respond('png', { kind: 'failed', message: 'out of memory' })
    const alert = page.getByRole('alert')
    await expect
      .element(alert.getByText('This browser couldn’t make the image. Download the PDF instead'))
      .toBeVisible()
    expect(server).not.toHaveBeenCalled()
  })
})

describe('a browser that cannot lay pages out', () => {
  const cannot = { kind: 'failed', message: 'no WebAssembly' } as const
  const pdfByServer = async () => {
    await downloadPdf().click()
    respond('pdf', cannot)
  }

  async function openBroken() {
    await openExport()
    respond('preview', cannot)
    await expect.element(page.getByText('This browser can’t show the pages.')).toBeVisible()
  }

  test('lets the server render the PDF, with all options', async () => {
    server.mockResolvedValue(new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }))
    await openBroken()
    await expectAccessible()
    await page.getByRole('radio', { name: 'Letter' }).click()
    await page.getByRole('checkbox', { name: 'Character sheet' }).click()
    await page.getByLabelText('Second language').selectOptions('fr')
    await expect
      .poll(() => lastRequest('preview')?.request)
      .toMatchObject({ job: { options: { secondLanguage: 'fr' }, second: {} } })
    const download = await downloadBy(pdfByServer)
    expect(download.name).toBe('the-drowned-bell.pdf')
    expect(new TextDecoder().decode(await bytesOf(download))).toBe('%PDF')
    const [address = '', init] = server.mock.lastCall ?? []
    const { pathname, searchParams } = new URL(address, location.href)
    expect(pathname).toBe('/api/sheet.pdf')
    expect(Object.fromEntries(searchParams)).toMatchObject({
      paper: 'letter',
      parts: 'night',
      lang: 'en',
      secondLanguage: 'fr',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
    })
    expect(JSON.parse(`${init?.body}`)).toEqual([
      { id: '_meta', name: 'The Drowned Bell', author: 'Mara Oakes' },
      'empath',
      'chef',
      'drunk',
      'poisoner',
      'imp'
    ])
  })

  test('says what to do if the server cannot be reached either, and works again when it can', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'))
    await openBroken()
    await pdfByServer()
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'The server can’t be reached.' }))
      .toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    showPages(2)
    await expect.element(page.getByRole('group', { name: 'Page 1 of 2' })).toBeVisible()
    await downloadPdf().click()
    const { name } = await downloadBy(async () => respond('pdf', file('the-drowned-bell.pdf')))
    expect(name).toBe('the-drowned-bell.pdf')
    await expect.poll(() => page.getByRole('alert').length).toBe(0)
  })

  test.each([
    [413, '{}', 'The script is too large to print'],
    [422, '{"code":"script_too_large"}', 'The script is too large to print'],
    [
      422,
      '{"code":"print_too_large","issues":[{"path":"pages","code":"too_large","count":44,"limit":40}]}',
      'This print has 44 pages; the limit is 40.'
    ],
    [500, '', 'The server couldn’t make the sheet']
  ])('says what the server refused with status %i %s', async (status, body, text) => {
    server.mockResolvedValue(new Response(body, { status }))
    await openBroken()
    await pdfByServer()
    await expect.element(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
  })

  test('can stop the request to the server too', async () => {
    const { promise, reject } = Promise.withResolvers<Response>()
    server.mockImplementation((_, init) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      return promise
    })
    await openBroken()
    await pdfByServer()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(page.getByText('Stopped. Nothing was saved.')).toBeVisible()
  })
})

test('downloads and copies the script file of the imported script', async () => {
  const texts = await loadTexts('en')
  const found = readScriptText(homebrew, catalogue, texts)
  if (!found.ok) throw new Error('The fixture is a script')
  await openExport({ script: found.value.script })
  const download = await downloadBy(() => page.getByRole('button', { name: 'Download JSON' }).click())
  expect(download.name).toBe('birds-of-night.json')
  const text = await download.content.text()
  expect(JSON.parse(text)).toEqual(writeScriptFile(found.value.script, catalogue, texts))
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await page.getByRole('button', { name: 'Copy JSON' }).click()
  await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(write).toHaveBeenCalledExactlyOnceWith(text)
  write.mockRestore()
})

describe('a script that cannot be printed', () => {
  test('says why and what to do if it has no characters', async () => {
    await openExport({ script: aScript() })
    await expect.element(page.getByText('there is no sheet to print')).toBeVisible()
    expect(page.getByRole('dialog').getByRole('link', { name: 'Add characters' }).length).toBe(1)
    await expect.element(downloadPdf()).toHaveAttribute('aria-disabled', 'true')
    await expect.element(page.getByRole('radio', { name: 'A4' })).toBeDisabled()
    await expectAccessible()
  })

  test('says so if it has too many, and its file still downloads', async () => {
    const characters = Array.from({ length: 251 }, (_, index) => custom(`citizen${index}`))
    await openExport({ script: aScript({ characters }) })
    await expect.element(page.getByText('a sheet fits 250 characters')).toBeVisible()
    await expect.element(downloadPdf()).toHaveAttribute('aria-disabled', 'true')
    const { name } = await downloadBy(() => page.getByRole('button', { name: 'Download JSON' }).click())
    expect(name).toBe('script.json')
  })

  test('says so if no part is chosen', async () => {
    await openExport()
    for (const name of ['Character sheet', 'Night sheets']) await page.getByRole('checkbox', { name }).click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Choose at least one kind of page.')
    for (const button of [downloadPdf(), page.getByRole('button', { name: 'Image' })]) {
      await expect.element(button).toHaveAttribute('aria-disabled', 'true')
      await expect.element(button).toHaveAccessibleDescription('Choose at least one kind of page.')
      // In the tab order, and without effect.
      button.element().focus()
      await expect.element(button).toHaveFocus()
      await userEvent.keyboard('{Enter}')
    }
    await expect.element(page.getByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
  })
})

test('a script over the limits of the format can be downloaded within them', async () => {
  await openExport({
    script: aScript({
      title: 'Long',
      characters: [custom('cook', { name: 'Cook', ability: 'a'.repeat(300) })]
    })
  })
  const download = async () => {
    const saved = await downloadBy(() => page.getByRole('button', { name: 'Download JSON' }).click())
    return new TextDecoder().decode(await bytesOf(saved))
  }
  expect(await download()).toContain('a'.repeat(300))
  const strict = page.getByRole('checkbox', { name: 'Keep to the limits of the official format' })
  await expect.element(page.getByText('Cook, ability')).toBeVisible()
  await strict.click()
  expect(await download()).toContain(`${'a'.repeat(249)}…`)
  await expectAccessible()
})

test('a script within the limits offers no strict file', async () => {
  await openExport()
  await expect.element(page.getByRole('button', { name: 'Download JSON' })).toBeVisible()
  expect(page.getByRole('checkbox', { name: 'Keep to the limits of the official format' }).all()).toEqual([])
})
