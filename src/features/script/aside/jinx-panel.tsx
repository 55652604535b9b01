import { useStore } from '@nanostores/react'
import { ChevronRight, Link2 } from 'lucide-react'
import type { CastCharacter, JinxInPlay } from '#core/cast/cast.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { Panel } from '#ui/page/page-frame.tsx'
import { CharacterIcon } from '#views/characters/character-icon.tsx'
import { useFirstItems } from '#views/limits/use-first-items.tsx'
import { textProps } from '#views/text-language.ts'
import { $jinxesInPlay } from '../list/team-rows.ts'

const panelId = 'jinx-panel'
const disclosureId = 'jinx-line'

/** The jinxes in play, in a panel beside the list on wide windows. */
export function JinxPanel() {
  const jinxes = useStore($jinxesInPlay)
  if (jinxes.length === 0) return null
  return (
    <div id={panelId} className="from-lg" tabIndex={-1}>
      <Panel title={m.script_jinxes()} note={m.script_jinxes_in_play({ count: jinxes.length })}>
        <Jinxes jinxes={jinxes} />
      </Panel>
    </div>
  )
}

/** The jinxes in play, as a collapsible line above the list on narrow windows. */
export function JinxDisclosure() {
  const jinxes = useStore($jinxesInPlay)
  if (jinxes.length === 0) return null
  return (
    <details id={disclosureId} className="folded-line">
      <summary>
        <Link2 />
        {m.script_jinxes_in_play({ count: jinxes.length })}
        <ChevronRight />
      </summary>
      <Jinxes jinxes={jinxes} />
    </details>
  )
}

/** Scrolls to the jinxes and focuses them: the panel, or the opened line where the window is narrow. */
export function focusJinxes() {
  const disclosure = document.getElementById(disclosureId)
  const panel = document.getElementById(panelId)
  const isNarrow = disclosure?.checkVisibility() ?? false
  if (disclosure instanceof HTMLDetailsElement) disclosure.open = true
  const target = isNarrow ? disclosure?.querySelector('summary') : panel
  target?.focus()
  target?.scrollIntoView({ block: 'nearest' })
}

const Jinxes = ({ jinxes }: { jinxes: readonly JinxInPlay[] }) => (
  <>
    <JinxList jinxes={jinxes} />
    <a className="jinxes-all" href={builderPath(pageLocale(), 'jinxes')}>
      {m.jinxes_all()}
    </a>
  </>
)

function JinxList({ jinxes }: { jinxes: readonly JinxInPlay[] }) {
  const { shown, note } = useFirstItems(jinxes)
  return (
    <>
      <ul className="jinxes">
        {shown.map(({ first, second, reason, language }) => (
          <li key={`${first.id} ${second.id}`} className="jinx">
            <p className="jinx-pair">
              <Name character={first} /> {m.script_and()} <Name character={second} />
            </p>
            <p {...textProps(language)}>{reason}</p>
          </li>
        ))}
      </ul>
      {note}
    </>
  )
}

const Name = ({ character }: { character: CastCharacter }) => (
  <b data-team={character.team} lang={character.languages.name}>
    <CharacterIcon character={character} size={20} />
    {character.name}
  </b>
)
