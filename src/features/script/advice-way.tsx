import { Pencil } from 'lucide-react'
import type { AdviceCode, Note } from '#core/advice/note.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import type { NameOf } from '#i18n/place-text.ts'
import { builderPath, characterScreenPath } from '#routes'
import { ButtonLink } from '#ui/button.tsx'

/** Where a note can be seen to that no press mends: the editor of its first character, or a screen of the script. */
type Way = 'character' | 'metadata' | 'almanac'

const ways: Partial<Record<AdviceCode, Way>> = {
  ability_missing: 'character',
  wake_without_reminder: 'character',
  reminder_without_wake: 'character',
  jinx_nowhere: 'character',
  text_long: 'character',
  image_local: 'character',
  image_page: 'character',
  image_short_lived: 'character',
  title_missing: 'metadata',
  title_long: 'metadata',
  author_long: 'metadata',
  rules_many: 'metadata',
  introduction_long: 'almanac'
}

interface AdviceWayProps {
  note: Note
  nameOf: NameOf
  describedBy: string
}

/** The way to where a note can be seen to, if there is one. */
export function AdviceWay({ note, nameOf, describedBy }: AdviceWayProps) {
  const way = note.fix ? undefined : ways[note.code]
  if (!way) return null
  const [id] = note.characters ?? []
  const { href, words } = wayTo(way, id, nameOf)
  return (
    <ButtonLink small icon={<Pencil />} href={href} aria-describedby={describedBy}>
      {words}
    </ButtonLink>
  )
}

/** A fault of the script's own pictures, and of no character's, is seen to among its details. */
function wayTo(way: Way, id: string | undefined, nameOf: NameOf) {
  const locale = pageLocale()
  if (way === 'almanac') return { href: builderPath(locale, 'almanac'), words: m.almanac_title() }
  if (way === 'metadata' || id === undefined)
    return { href: builderPath(locale, 'metadata'), words: m.advice_details() }
  return {
    href: characterScreenPath(locale, 'editCharacter', id),
    words: m.advice_edit({ name: nameOf(id) ?? id })
  }
}
