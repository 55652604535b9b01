import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { iconPathsAddress } from '#graphics/official-icons.ts'
import { loadPrintKit, type PrintKit } from '#print/print-kit.ts'

const { resolve } = createRequire(import.meta.url)
const packageFile = (name: string) => new Uint8Array(readFileSync(resolve(name)))
const font = (name: string) => packageFile(`@expo-google-fonts/${name}.ttf`)

/** The font files of prints. */
export const printFonts = {
  text: font('alegreya-sans/400Regular/AlegreyaSans_400Regular'),
  bold: font('alegreya-sans/700Bold/AlegreyaSans_700Bold'),
  heading: font('sorts-mill-goudy/400Regular/SortsMillGoudy_400Regular'),
  author: font('sorts-mill-goudy/400Regular_Italic/SortsMillGoudy_400Regular_Italic'),
  plainHeading: font('alegreya/400Regular/Alegreya_400Regular'),
  plainAuthor: font('alegreya/400Regular_Italic/Alegreya_400Regular_Italic')
}

/** Loads the print kit in Node, from the same files that the Worker and the browser use. */
export const readPrintKit = (): Promise<PrintKit> =>
  loadPrintKit(
    packageFile('satori/layout.wasm'),
    printFonts,
    JSON.parse(readFileSync(`public${iconPathsAddress}`, 'utf8'))
  )
