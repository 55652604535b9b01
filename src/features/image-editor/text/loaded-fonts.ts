import type { Font } from '@cantoo/fontkit'
import { atom } from 'nanostores'
import { fontUrls } from '#drawing/font-urls.ts'
import type { FontKey } from '#drawing/fonts.ts'
import type { OutlineText } from '#drawing/layer-outline.ts'
import { createOutlineText } from '#drawing/text/outline-line.ts'
import type { LoadedFonts } from '#drawing/text/place-glyphs.ts'
import { importModule } from '#stores/loading/import-module.ts'
import { loadWithRetries } from '#stores/loading/load-with-retries.ts'

interface FontState {
  fonts: LoadedFonts
  /** Outlines with these fonts; another function once a font has come. */
  outlineText: OutlineText
}

/** The fonts of drawings that this page has loaded. */
export const $fonts = atom<FontState>({ fonts: new Map(), outlineText: () => undefined })

/** Fonts that couldn't be loaded, until they are loaded again. */
export const $failedFonts = atom<readonly FontKey[]>([])

const loading = new Map<FontKey, Promise<boolean>>()

/** Loads the fonts that haven't been loaded. Resolves to whether all have; those that failed are in `$failedFonts`. */
export async function loadFonts(keys: readonly FontKey[]): Promise<boolean> {
  const results = await Promise.all(
    keys.filter(key => !$fonts.get().fonts.has(key)).map(key => loading.get(key) ?? startLoading(key))
  )
  return results.every(Boolean)
}

export const retryFonts = (): Promise<boolean> => loadFonts($failedFonts.get())

function startLoading(key: FontKey): Promise<boolean> {
  const loaded = fetchFont(key)
    .then(font => {
      addFont(key, font)
      return true
    })
    .catch(() => {
      $failedFonts.set([...new Set([...$failedFonts.get(), key])])
      return false
    })
    .finally(() => loading.delete(key))
  loading.set(key, loaded)
  return loaded
}

async function fetchFont(key: FontKey): Promise<Font> {
  const [{ openFont }, file] = await Promise.all([
    importModule(() => import('#drawing/text/open-font.ts')),
    loadWithRetries(() => fetchFile(fontUrls[key]))
  ])
  return openFont(file)
}

async function fetchFile(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The font has status ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

function addFont(key: FontKey, font: Font) {
  const fonts = new Map([...$fonts.get().fonts, [key, font]])
  $failedFonts.set($failedFonts.get().filter(failed => failed !== key))
  $fonts.set({ fonts, outlineText: createOutlineText(fonts) })
}
