import type { CharacterFields } from '#core/character/character-fields.ts'
import { type Alignment, alignmentOf } from '#core/character/team.ts'
import { m } from '#i18n/messages.ts'
import type { IconCharacter } from '#views/characters/character-icon.tsx'
import { CharacterToken } from '#views/characters/character-token.tsx'
import { ReminderDisc } from '#views/characters/reminder-disc.tsx'

interface PreviewTokensProps {
  fields: CharacterFields
  pictured: IconCharacter
}

/** The character token, its tokens in the other alignments, and a reminder token. */
export function PreviewTokens({ fields, pictured }: PreviewTokensProps) {
  const otherTokens = otherAlignments(fields, pictured)
  const label = [...fields.reminders, ...fields.remindersGlobal].find(text => text.trim() !== '')
  return (
    <div className="preview-table">
      <CharacterToken character={pictured} size={204} />
      <div className="preview-small">
        {otherTokens.map(({ side, character }) => (
          <figure key={side}>
            <CharacterToken character={character} size={64} />
            <figcaption>{side === 'evil' ? m.editor_if_evil() : m.editor_if_good()}</figcaption>
          </figure>
        ))}
        {label && (
          <figure>
            <ReminderDisc character={pictured} size={64} />
            <figcaption>{label}</figcaption>
          </figure>
        )}
      </div>
    </div>
  )
}

/** Tokens for the other alignments: with the image for that alignment, or the first image in that alignment's colour. */
function otherAlignments({ team, image }: CharacterFields, pictured: IconCharacter) {
  const own = alignmentOf[team]
  const others: readonly Exclude<Alignment, 'neutral'>[] =
    team === 'traveller' ? ['good', 'evil'] : own === 'neutral' ? [] : [own === 'good' ? 'evil' : 'good']
  return others.map((side, index) => {
    const address = image[index + 1]
    const character: IconCharacter = {
      ...pictured,
      team: side === 'good' ? 'townsfolk' : 'minion',
      images: address ? [address] : (pictured.images?.slice(0, 1) ?? [])
    }
    return { side, character }
  })
}
