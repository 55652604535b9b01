import plainHeading from '@expo-google-fonts/alegreya/400Regular/Alegreya_400Regular.ttf?url'
import plainAuthor from '@expo-google-fonts/alegreya/400Regular_Italic/Alegreya_400Regular_Italic.ttf?url'
import text from '@expo-google-fonts/alegreya-sans/400Regular/AlegreyaSans_400Regular.ttf?url'
import bold from '@expo-google-fonts/alegreya-sans/700Bold/AlegreyaSans_700Bold.ttf?url'
import heading from '@expo-google-fonts/sorts-mill-goudy/400Regular/SortsMillGoudy_400Regular.ttf?url'
import author from '@expo-google-fonts/sorts-mill-goudy/400Regular_Italic/SortsMillGoudy_400Regular_Italic.ttf?url'
import layoutEngine from 'satori/layout.wasm'
import type { Assets } from '#functions/env.ts'
import { iconDrawings } from '#functions/icon-drawings.ts'
import { loadPrintKit, type PrintKit } from '#print/print-kit.ts'

let kit: Promise<PrintKit> | undefined

/** What sheets are made with: loaded for the first sheet of an isolate, kept for the others. */
export function printKit(assets: Assets): Promise<PrintKit> {
  kit ??= load(assets).catch(error => {
    kit = undefined
    throw error
  })
  return kit
}

async function load(assets: Assets): Promise<PrintKit> {
  const font = (address: string) => fetchFont(assets, address)
  const [regular, strong] = await Promise.all([font(text), font(bold)])
  const [goudy, goudyItalic] = await Promise.all([font(heading), font(author)])
  const [alegreya, alegreyaItalic] = await Promise.all([font(plainHeading), font(plainAuthor)])
  const files = {
    text: regular,
    bold: strong,
    heading: goudy,
    author: goudyItalic,
    plainHeading: alegreya,
    plainAuthor: alegreyaItalic
  }
  return loadPrintKit(layoutEngine, files, await iconDrawings(assets))
}

async function fetchFont(assets: Assets, address: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await assets.fetch(new URL(address, 'http://assets'))
  if (!response.ok) throw new Error(`The font at ${address} answers ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
