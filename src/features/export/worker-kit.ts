import plainHeading from '@expo-google-fonts/alegreya/400Regular/Alegreya_400Regular.ttf?url'
import plainAuthor from '@expo-google-fonts/alegreya/400Regular_Italic/Alegreya_400Regular_Italic.ttf?url'
import text from '@expo-google-fonts/alegreya-sans/400Regular/AlegreyaSans_400Regular.ttf?url'
import bold from '@expo-google-fonts/alegreya-sans/700Bold/AlegreyaSans_700Bold.ttf?url'
import heading from '@expo-google-fonts/sorts-mill-goudy/400Regular/SortsMillGoudy_400Regular.ttf?url'
import author from '@expo-google-fonts/sorts-mill-goudy/400Regular_Italic/SortsMillGoudy_400Regular_Italic.ttf?url'
import layoutEngine from 'satori/layout.wasm?url'
import { iconDrawingsAddress } from '#drawings/official-icons.ts'
import type { FontFiles } from '#print/faces.ts'
import { loadPrintKit, type PrintKit } from '#print/print-kit.ts'

interface BrowserKit {
  kit: PrintKit
  /** For the page too, which shows what is printed in the faces of the print. */
  fonts: FontFiles
}

let kept: Promise<BrowserKit> | undefined

/** What sheets are made with: fetched for the first, kept for the others. */
export function browserKit(): Promise<BrowserKit> {
  kept ??= load().catch(error => {
    kept = undefined
    throw error
  })
  return kept
}

async function load(): Promise<BrowserKit> {
  const [engine, icons, fonts] = await Promise.all([
    fetchBytes(layoutEngine),
    fetchFile(iconDrawingsAddress).then(response => response.json()),
    fetchFonts()
  ])
  return { kit: await loadPrintKit(engine, fonts, icons), fonts }
}

async function fetchFonts(): Promise<FontFiles> {
  const [regular, strong, goudy, goudyItalic, alegreya, alegreyaItalic] = await Promise.all([
    fetchBytes(text),
    fetchBytes(bold),
    fetchBytes(heading),
    fetchBytes(author),
    fetchBytes(plainHeading),
    fetchBytes(plainAuthor)
  ])
  return {
    text: regular,
    bold: strong,
    heading: goudy,
    author: goudyItalic,
    plainHeading: alegreya,
    plainAuthor: alegreyaItalic
  }
}

const fetchBytes = async (address: string) => new Uint8Array(await (await fetchFile(address)).arrayBuffer())

async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  return response
}
