import plainHeading from '@expo-google-fonts/alegreya/400Regular/Alegreya_400Regular.ttf?url'
import plainAuthor from '@expo-google-fonts/alegreya/400Regular_Italic/Alegreya_400Regular_Italic.ttf?url'
import text from '@expo-google-fonts/alegreya-sans/400Regular/AlegreyaSans_400Regular.ttf?url'
import bold from '@expo-google-fonts/alegreya-sans/700Bold/AlegreyaSans_700Bold.ttf?url'
import heading from '@expo-google-fonts/sorts-mill-goudy/400Regular/SortsMillGoudy_400Regular.ttf?url'
import author from '@expo-google-fonts/sorts-mill-goudy/400Regular_Italic/SortsMillGoudy_400Regular_Italic.ttf?url'
import type { FontFiles } from './faces.ts'

/** Loads the fonts of prints. `fetchFont` fetches one built asset, in the Worker or in the browser. */
export async function loadFonts(
  fetchFont: (url: string) => Promise<Uint8Array<ArrayBuffer>>
): Promise<FontFiles> {
  const [regular, strong, goudy, goudyItalic, alegreya, alegreyaItalic] = await Promise.all([
    fetchFont(text),
    fetchFont(bold),
    fetchFont(heading),
    fetchFont(author),
    fetchFont(plainHeading),
    fetchFont(plainAuthor)
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
