import { expect, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#catalogue/texts.ts'
import type { Script } from '#core/script/script.ts'
import { ExportDialog } from '#features/export/export-dialog.tsx'
import { $printPreferences } from '#features/export/print-preferences.ts'
import { $failedLanguage } from '#features/export/use-print-texts.ts'
import { defaultPrintOptions, type PrintOptions } from '#print/print-options.ts'
import { $catalogueTexts } from '#stores/cast.ts'
import { openWorkingCopy } from '#stores/script.ts'
import { collectDownloads, type Download } from '../../components/downloads.ts'
import { aScript } from '../../core/script-builders.ts'

$catalogueTexts.set(await loadTexts('en'))

export const bell = aScript({
  title: 'The Drowned Bell',
  author: 'Mara Oakes',
  characters: ['empath', 'chef', 'drunk', 'poisoner', 'imp']
})

interface Options {
  script?: Script
  options?: Partial<PrintOptions>
  /** In pixels. */
  width?: number
  height?: number
}

/** Renders the export dialog over an empty page, with these print options and the defaults. */
export async function openExport({ script = bell, options = {}, width = 1280, height = 800 }: Options = {}) {
  await page.viewport(width, height)
  choosePrintOptions(options)
  openWorkingCopy({ id: crypto.randomUUID(), script })
  return showExport()
}

/** Renders the export dialog with script and options as they are. */
export async function showExport() {
  const onClose = vi.fn()
  return { onClose, ...(await render(<ExportDialog onClose={onClose} />)) }
}

export function choosePrintOptions(options: Partial<PrintOptions> = {}) {
  $failedLanguage.set(undefined)
  $printPreferences.set({ options: { ...defaultPrintOptions, ...options } })
}

export const printOptions = () => $printPreferences.get().options

/** Milliseconds for tests with real prints: the first one of a file starts the web worker. */
export const printTimeout = 60_000

/** Milliseconds for one real print. */
export const timeout = 30_000

/** Waits until every page is laid out. */
export const untilShown = () =>
  expect.poll(() => document.querySelector('.preview[aria-busy=false]'), { timeout }).not.toBeNull()

/** Waits until something is visible that a real print has to be laid out for. */
export const untilPrinted = (locator: Locator) => expect.element(locator, { timeout }).toBeVisible()

/** A page of the preview. Its number counts from 1. */
export const pageOf = (number: number) => page.getByRole('group', { name: `Page ${number} of` })

/** Opens the list of what is worth knowing before printing, once there is one. */
export async function openPreflight() {
  const line = () => document.querySelector<HTMLDetailsElement>('.export-preflight')
  await expect.poll(line).not.toBeNull()
  line()?.querySelector('summary')?.click()
  await expect.poll(() => line()?.open).toBe(true)
}

/** What the dialog says about the PDF of the bell. @example fileNote('2 pages') */
export const fileNote = (pages: string) => page.getByText(`the-drowned-bell.pdf, ${pages}`, { exact: true })

/** The print options as the browser stores them when the page is left. */
export function storedPreferences(): unknown {
  dispatchEvent(new Event('pagehide'))
  return JSON.parse(localStorage.getItem('belfry:print') ?? '{}')
}

export const downloadPdf = () => page.getByRole('button', { name: 'Download PDF' })

/** Collects the one file that an action downloads. */
export async function downloadBy(action: () => Promise<void>): Promise<Download> {
  const downloads = collectDownloads()
  await action()
  await expect.poll(() => downloads.length, { timeout }).toBe(1)
  const [download] = downloads
  if (!download) throw new Error('Nothing was downloaded')
  vi.mocked(HTMLAnchorElement.prototype.click).mockRestore()
  return download
}

export const bytesOf = async ({ content }: Download) => new Uint8Array(await content.arrayBuffer())
