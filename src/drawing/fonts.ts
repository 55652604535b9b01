interface DrawingFont {
  /** As it is shown and credited. */
  name: string
  /** Path of the TrueType file in `@expo-google-fonts`, without `.ttf`. */
  file: string
}

/**
 * The fonts of texts in drawings, by the key that drawings store. Each has every letter of our six languages and is under the
 * SIL Open Font License 1.1; `credits` of the About page names their makers. A drawing loads only the fonts it uses.
 */
export const drawingFonts = {
  texturina: { name: 'Texturina', file: 'texturina/700Bold/Texturina_700Bold' },
  'grenze-gotisch': { name: 'Grenze Gotisch', file: 'grenze-gotisch/700Bold/GrenzeGotisch_700Bold' },
  playfair: {
    name: 'Playfair Display SC',
    file: 'playfair-display-sc/400Regular/PlayfairDisplaySC_400Regular'
  },
  'playfair-black': {
    name: 'Playfair Display SC Black',
    file: 'playfair-display-sc/900Black/PlayfairDisplaySC_900Black'
  },
  yeseva: { name: 'Yeseva One', file: 'yeseva-one/400Regular/YesevaOne_400Regular' },
  bevan: { name: 'Bevan', file: 'bevan/400Regular/Bevan_400Regular' },
  anton: { name: 'Anton', file: 'anton/400Regular/Anton_400Regular' },
  josefin: { name: 'Josefin Sans', file: 'josefin-sans/600SemiBold/JosefinSans_600SemiBold' },
  charm: { name: 'Charm', file: 'charm/700Bold/Charm_700Bold' },
  amatic: { name: 'Amatic SC', file: 'amatic-sc/700Bold/AmaticSC_700Bold' }
} as const satisfies Readonly<Record<string, DrawingFont>>

export type FontKey = keyof typeof drawingFonts

/** Fonts whose ı is the only small letter that isn’t a small capital. */
export const smallCapsFonts: readonly string[] = ['playfair', 'playfair-black']

export const fontKeys = Object.keys(drawingFonts) as readonly FontKey[]

/** Fonts with many further letters, such as Cyrillic ones, for those that the font of a text lacks; in the order of their use. */
export const fallbackFonts: readonly FontKey[] = ['yeseva', 'texturina']

/** The font of a text: the first one for an unknown key, as a newer version may have written it. */
export const fontKeyOf = (font: string): FontKey => fontKeys.find(key => key === font) ?? 'texturina'
