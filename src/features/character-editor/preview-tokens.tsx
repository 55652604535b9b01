import type { CharacterFields } from '#core/character-fields.ts'
import { type Alignment, alignmentOf } from '#core/team.ts'
import { m } from '#i18n/messages.ts'
import type { PicturedCharacter } from '#views/character-icon.tsx'
import { CharacterToken } from '#views/character-token.tsx'
import { ReminderDisc } from '#views/reminder-disc.tsx'

interface PreviewTokensProps {
  fields: CharacterFields
  pictured: PicturedCharacter
}

/** Its token on a table, that of the other side, and a reminder token. */
export function PreviewTokens({ fields, pictured }: PreviewTokensProps) {
  const others = otherSides(fields, pictured)
  const label = [...fields.reminders, ...fields.remindersGlobal].find(text => text.trim() !== '')
  return (
    <div className="preview-table">
      <CharacterToken character={{ ...pictured, name: fields.name }} size={204} />
      <div className="preview-small">
        {others.map(({ side, character }) => (
          <figure key={side}>
            <CharacterToken character={{ ...character, name: '' }} size={64} />
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

/** Who turns evil or good shows the other picture, or the own one in the other side's colour. */
function otherSides({ team, image }: CharacterFields, pictured: PicturedCharacter) {
  const side = alignmentOf[team]
  const sides: readonly Exclude<Alignment, 'neutral'>[] =
    team === 'traveller' ? ['good', 'evil'] : side === 'neutral' ? [] : [side === 'good' ? 'evil' : 'good']
  return sides.map((other, index) => {
    const address = image[index + 1]
    const character: PicturedCharacter = {
      ...pictured,
      team: other === 'good' ? 'townsfolk' : 'minion',
      images: address ? [address] : (pictured.images?.slice(0, 1) ?? [])
    }
    return { side: other, character }
  })
}
