/**
 * The Noto families that complete the faces of prints. Each consists of slices: files with a part of the letters, which are
 * loaded only when a print needs one of these letters.
 */
export const fontFamilies = [
  'noto-sans',
  'noto-sans-sc',
  'noto-sans-tc',
  'noto-sans-jp',
  'noto-sans-kr',
  'noto-sans-thai',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-devanagari',
  'noto-sans-symbols',
  'noto-sans-symbols-2',
  'noto-emoji'
] as const
export type FontFamily = (typeof fontFamilies)[number]

/** The weights of a family that prints use: of the text, and of names. */
export const fontWeights = [400, 700] as const
export type FontWeight = (typeof fontWeights)[number]

/** The only weight of families with one weight. */
export const familiesWithoutBold: readonly FontFamily[] = ['noto-sans-symbols-2']

/** Ideographs and their punctuation fill their square, and look larger than other letters of their size. */
const squareFamilies: readonly FontFamily[] = ['noto-sans-sc', 'noto-sans-tc', 'noto-sans-jp', 'noto-sans-kr']

/** How large the letters of a family are set, as a share of the type size. */
export const scaleOf = (family: FontFamily): number => {
  if (squareFamilies.includes(family)) return 0.92
  return family === 'noto-emoji' ? 0.9 : 1
}

const han = /\p{Script=Han}|[\u3000-\u303f\uff00-\uffef\u{1f100}-\u{1f2ff}]/u
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}\u30fc]/u
const hangul = /\p{Script=Hangul}/u

/** Frequent ideographs of traditional Chinese that simplified Chinese writes in another way, and the other way round. */
const traditional =
  /[這個來為國們說時會對過後開與關發無當從還進長經現點動種機實學樣應將間問題見員場請張許讓選夜惡處]/gu
const simplified =
  /[这个来为国们说时会对过后开与关发无当从还进长经现点动种机实学样应将间问题见员场请张许让选恶处]/gu

/** Families other than those of ideographs, with what tells that a text needs them. */
const otherFamilies: readonly (readonly [RegExp, FontFamily])[] = [
  [/\p{Script=Thai}/u, 'noto-sans-thai'],
  [/\p{Script=Arabic}/u, 'noto-sans-arabic'],
  [/\p{Script=Hebrew}/u, 'noto-sans-hebrew'],
  [/\p{Script=Devanagari}/u, 'noto-sans-devanagari']
]

/** Families for letters, signs and emoji that belong to no language. */
const commonFamilies: readonly FontFamily[] = [
  'noto-sans',
  'noto-sans-symbols',
  'noto-sans-symbols-2',
  'noto-emoji'
]

/** Keycaps fit their sign in the font of emoji only. */
const keycap = /\u20e3/
const emojiFirst = commonFamilies.toSorted(
  (one, other) => Number(other === 'noto-emoji') - Number(one === 'noto-emoji')
)

/**
 * The families for letters that the faces lack, the preferred first. Ideographs look different in each language: a text with kana
 * is Japanese, one with Hangul Korean, and frequent ideographs tell the two ways of writing Chinese apart.
 *
 * @param letters what the faces lack
 * @param texts all texts of the print
 */
export function familiesFor(letters: string, texts: string): FontFamily[] {
  const families = otherFamilies.filter(([pattern]) => pattern.test(letters)).map(([, family]) => family)
  const ideographs = hasIdeographs(letters) ? ideographFamilies(texts) : []
  return [...families, ...ideographs, ...(keycap.test(letters) ? emojiFirst : commonFamilies)]
}

/** Whether a text has letters of Chinese, Japanese or Korean. */
export const hasIdeographs = (text: string): boolean => han.test(text) || kana.test(text) || hangul.test(text)

function ideographFamilies(texts: string): FontFamily[] {
  const chinese: FontFamily[] =
    count(texts, traditional) > count(texts, simplified)
      ? ['noto-sans-tc', 'noto-sans-sc']
      : ['noto-sans-sc', 'noto-sans-tc']
  if (kana.test(texts)) return ['noto-sans-jp', ...chinese, 'noto-sans-kr']
  if (hangul.test(texts)) return ['noto-sans-kr', ...chinese, 'noto-sans-jp']
  return [...chinese, 'noto-sans-jp', 'noto-sans-kr']
}

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0
