import './preview.css'
import type { CharacterFields } from '#core/character-fields.ts'
import { nights, reminderOf } from '#core/night.ts'
import { type Alignment, alignmentOf } from '#core/team.ts'
import { m } from '#i18n/messages.ts'
import { Panel } from '#ui/page-frame.tsx'
import { AbilityText } from '#views/ability-text.tsx'
import { CharacterIcon, type PicturedCharacter } from '#views/character-icon.tsx'
import { CharacterToken } from '#views/character-token.tsx'
import { ReminderDisc } from '#views/reminder-disc.tsx'
import { ReminderText } from '#views/reminder-text.tsx'
import { useSubject } from './editor-context.ts'
import { useSettled } from './use-settled.ts'

/** What becomes of the character: its tokens, its row of the sheet, its rows of the nights, its almanac entry. */
export function Preview({ fields }: { fields: CharacterFields }) {
  const isOfficial = useSubject().kind === 'official'
  const images = useSettled(fields.image)
  const pictured: PicturedCharacter = {
    id: fields.id,
    team: fields.team,
    kind: isOfficial ? 'official' : 'custom',
    images: images.filter(address => address !== '')
  }
  return (
    <section className="editor-preview" aria-label={m.editor_preview()}>
      <Tokens fields={fields} pictured={pictured} />
      <Panel title={m.editor_on_sheet()} quiet>
        <div className="preview-sheet" data-team={fields.team}>
          <CharacterIcon character={pictured} size={40} />
          <div>
            <b>{fields.name || m.editor_no_name()}</b>
            <p>{fields.ability ? <AbilityText ability={fields.ability} /> : m.editor_no_ability()}</p>
          </div>
        </div>
      </Panel>
      <Panel title={m.editor_night()} quiet>
        <NightRows fields={fields} />
      </Panel>
      <Panel title={m.editor_in_almanac()} quiet>
        <AlmanacEntry fields={fields} />
      </Panel>
    </section>
  )
}

interface PartProps {
  fields: CharacterFields
}

function Tokens({ fields, pictured }: PartProps & { pictured: PicturedCharacter }) {
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

function NightRows({ fields }: PartProps) {
  const awake = nights.filter(night => fields[night] > 0)
  if (awake.length === 0) return <p className="preview-quiet">{m.editor_sleeps()}</p>
  return awake.map(night => (
    <p key={night} className="preview-night">
      <span>
        {fields[night]} · {night === 'firstNight' ? m.shell_first_night() : m.shell_other_nights()}
      </span>
      {fields[reminderOf[night]].trim() ? (
        <ReminderText reminder={fields[reminderOf[night]]} tokens={fields} />
      ) : (
        m.night_no_reminder()
      )}
    </p>
  ))
}

const AlmanacEntry = ({ fields }: PartProps) => (
  <article className="preview-almanac" data-team={fields.team}>
    <h3>{fields.name || m.editor_no_name()}</h3>
    {fields.flavor && <p className="preview-flavor">{fields.flavor}</p>}
    <p>
      <AbilityText ability={fields.ability} />
    </p>
    {fields.almanacDetails && <p className="preview-details">{fields.almanacDetails}</p>}
  </article>
)
