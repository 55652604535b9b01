import { m } from '#i18n/messages.ts'

interface Link {
  name: string
  href: string
}

/** Third-party works with their authors and licence. */
export interface Credit {
  what: string
  works: readonly (Link & { by: string })[]
  licence: Link
  /** What Belfry changed; the licence requires saying so. */
  change?: string
}

const openFontLicence = { name: 'SIL Open Font License 1.1', href: 'https://openfontlicense.org' }

/** The fonts of texts in drawings. */
const drawingFontCredits = [
  { name: 'Amatic SC', href: 'https://github.com/googlefonts/AmaticSC', by: 'Vernon Adams, Ben Nathan' },
  { name: 'Anton', href: 'https://github.com/googlefonts/AntonFont', by: 'Vernon Adams' },
  { name: 'Bevan', href: 'https://github.com/googlefonts/BevanFont', by: 'Vernon Adams' },
  { name: 'Charm', href: 'https://github.com/cadsondemak/charm', by: 'Cadson Demak' },
  { name: 'Grenze Gotisch', href: 'https://github.com/Omnibus-Type/Grenze-Gotisch', by: 'Omnibus-Type' },
  {
    name: 'Josefin Sans',
    href: 'https://github.com/ThomasJockin/JosefinSansFont-master',
    by: 'Santiago Orozco'
  },
  {
    name: 'Playfair Display SC',
    href: 'https://github.com/clauseggers/Playfair-Display',
    by: 'Claus Eggers Sørensen'
  },
  {
    name: 'Texturina',
    href: 'https://github.com/Omnibus-Type/Texturina',
    by: 'Guillermo Torres, Omnibus-Type'
  },
  { name: 'Yeseva One', href: 'https://fonts.google.com/specimen/Yeseva+One', by: 'Jovanny Lemonad' }
]

export const credits = (): readonly Credit[] => [
  {
    what: m.about_credits_images(),
    works: [{ name: 'game-icons.net', href: 'https://game-icons.net', by: m.about_credits_contributors() }],
    licence: { name: 'CC BY 3.0', href: 'https://creativecommons.org/licenses/by/3.0/' },
    change: m.about_credits_recoloured()
  },
  {
    what: m.about_credits_fonts(),
    works: [
      {
        name: 'Sorts Mill Goudy',
        href: 'https://www.theleagueofmoveabletype.com/sorts-mill-goudy',
        by: 'Barry Schwartz'
      },
      {
        name: 'Alegreya',
        href: 'https://github.com/huertatipografica/Alegreya',
        by: 'Juan Pablo del Peral, Huerta Tipográfica'
      },
      {
        name: 'Alegreya Sans',
        href: 'https://github.com/huertatipografica/Alegreya-Sans',
        by: 'Juan Pablo del Peral, Huerta Tipográfica'
      },
      ...drawingFontCredits
    ],
    licence: openFontLicence
  },
  {
    what: m.about_credits_interface(),
    works: [{ name: 'Lucide', href: 'https://lucide.dev', by: m.about_credits_lucide() }],
    licence: { name: 'ISC License', href: 'https://lucide.dev/license' }
  }
]
