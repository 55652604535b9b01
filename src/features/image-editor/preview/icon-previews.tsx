import { useStore } from '@nanostores/react'
import type { Team } from '#core/character/team.ts'
import type { Drawing, Variant } from '#core/drawing/drawing.ts'
import { m } from '#i18n/messages.ts'
import { $openDrawing, $shownVariant } from '#stores/drawings/open-drawing.ts'
import { Panel } from '#ui/page/page-frame.tsx'
import { AbilityText } from '#views/characters/ability-text.tsx'
import { CharacterIcon } from '#views/characters/character-icon.tsx'
import { CharacterToken } from '#views/characters/character-token.tsx'
import { ReminderDisc } from '#views/characters/reminder-disc.tsx'
import { variantName, variants } from '../variants/variant-name.ts'
import { symbolId, VariantSymbols } from './variant-symbols.tsx'

/** The team whose colours the preview of a variant has. */
const teamOf = { good: 'townsfolk', evil: 'demon', neutral: 'traveller' } as const satisfies Record<
  Variant,
  Team
>

/** Icon of a printed sheet in CSS pixels: 29 points. */
const sheetIconSize = (29 * 96) / 72

const charactersOf = (name: string) =>
  variants.map(variant => ({ id: variant, name, team: teamOf[variant], symbol: symbolId(variant) }))

/** Every variant of an icon on tokens, on the printed sheet and in the list. */
export function IconPreviews({ drawing }: { drawing: Drawing }) {
  const name = useStore($openDrawing).name || m.icon_preview_sample_name()
  const characters = charactersOf(name)
  return (
    <div className="previews">
      <VariantSymbols drawing={drawing} variants={variants} />
      <Tokens characters={characters} />
      <Panel title={m.icon_preview_sheet()} quiet>
        <div className="preview-paper">
          {characters.map(character => (
            <div key={character.id} className="preview-cell" data-team={character.team}>
              <CharacterIcon character={character} size={sheetIconSize} />
              <div>
                <b>{character.name}</b>
                <p>
                  <AbilityText ability={m.icon_preview_sample_ability()} />
                </p>
              </div>
            </div>
          ))}
        </div>
      </Panel>
      <Panel title={m.icon_preview_list()} quiet>
        <div className="preview-schemes">
          {(['light', 'dark'] as const).map(scheme => (
            <ul key={scheme} className="preview-list" data-scheme={scheme}>
              {characters.map(character => (
                <li key={character.id} data-team={character.team}>
                  <CharacterIcon character={character} size={24} />
                  <b>{character.name}</b>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </Panel>
    </div>
  )
}

/** On the table of the grimoire, which is dark in both schemes; tokens are paper in both. The shown variant is large. */
function Tokens({ characters }: { characters: ReturnType<typeof charactersOf> }) {
  const shown = useStore($shownVariant)
  const large = characters.find(({ id }) => id === shown)
  return (
    <section className="preview-tokens" aria-label={m.icon_preview_tokens()}>
      {large && <CharacterToken character={large} size={168} />}
      <div className="preview-token-row">
        {characters.map(character => (
          <figure key={character.id}>
            <CharacterToken character={character} size={72} />
            <ReminderDisc character={character} size={46} />
            <figcaption>{variantName(character.id)}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
