import { m, pageLocale } from '#i18n/messages.ts'
import type { WantedPicture } from '#pictures/wanted-pictures.ts'
import { languageTags } from '#routes'
import { Banner } from '#ui/banner.tsx'

/** Names the pictures that are left out, and says what can be done. */
export function MissingPictures({ missing }: { missing: readonly WantedPicture[] }) {
  if (missing.length === 0) return null
  const names = missing.map(({ use, name }) => (use === 'icon' ? name : useNames[use]()))
  const list = new Intl.ListFormat(languageTags[pageLocale()]).format(names)
  return <Banner tone="advice">{m.export_pictures_missing({ names: list })}</Banner>
}

const useNames = { logo: m.meta_logo, background: m.meta_background } as const
