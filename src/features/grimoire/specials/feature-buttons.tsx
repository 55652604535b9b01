import './feature-buttons.css'
import { Eye, Hand, RotateCcw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { likelyTargets, placeToken, tokenOf } from '#core/grimoire/night/step-tokens.ts'
import {
  type ButtonName,
  cardText,
  isButtonName,
  returnGhostVotes,
  type UsableFeature
} from '#core/grimoire/special-features.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { openGrimoireDialog } from '#stores/grimoire/view.ts'
import { Button } from '#ui/buttons/button.tsx'
import type { GameProps } from '../game-props.ts'
import { TargetChoice } from '../night/target-choice.tsx'
import { ShownGrimoire } from './shown-grimoire.tsx'

interface FeatureButtonsProps extends GameProps {
  features: readonly UsableFeature[]
}

/** A button for each special feature of the file format that can be used now. */
export function FeatureButtons({ game, characters, features }: FeatureButtonsProps) {
  const [open, setOpen] = useState<UsableFeature>()
  if (features.length === 0) return null
  const close = () => setOpen(undefined)
  const token = open && tokenOf(game, open.character, labelOf(open))
  return (
    <>
      <ul className="feature-buttons" aria-label={m.tonight_special_features()}>
        {features.map(each => (
          <li key={`${each.character.id}-${each.feature.name}-${each.feature.value ?? ''}`}>
            <Button small icon={icons[nameOf(each)]} onClick={() => start(each)}>
              {buttonTexts[nameOf(each)](each)}
            </Button>
          </li>
        ))}
      </ul>
      {token && nameOf(open) === 'player' && (
        <TargetChoice
          game={game}
          prompt={m.tonight_place_prompt({ text: token.text })}
          targets={likelyTargets(game, [], [])}
          onChoose={({ id }) => {
            performActions(...placeToken(token, id, crypto.randomUUID()))
            close()
          }}
          onCancel={close}
        />
      )}
      {open && nameOf(open) === 'grimoire' && (
        <ShownGrimoire game={game} characters={characters} onClose={close} />
      )}
    </>
  )

  function start(chosen: UsableFeature) {
    const name = nameOf(chosen)
    if (name === 'card') showCard(cardText(chosen.feature))
    else if (name === 'pointing') showCard(m.shown_pointing())
    else if (name === 'ghost-votes') performActions(...returnGhostVotes(game))
    else setOpen(chosen)
  }
}

const showCard = (text: string) =>
  openGrimoireDialog({ kind: 'card', card: { text, characters: [], seats: [] } })

const nameOf = ({ feature }: UsableFeature): ButtonName =>
  isButtonName(feature.name) ? feature.name : 'card'

/** The token that marks a chosen player: the text of the feature, the character's first, or its name. */
const labelOf = ({ character, feature }: UsableFeature) =>
  cardText(feature) || (character.reminders[0] ?? character.name)

const icons: Record<ButtonName, ReactNode> = {
  card: <Eye />,
  grimoire: <Eye />,
  pointing: <Hand />,
  player: <Hand />,
  'ghost-votes': <RotateCcw />
}

const buttonTexts: Record<ButtonName, (feature: UsableFeature) => string> = {
  card: ({ feature }) => cardText(feature) || m.tonight_show_card(),
  grimoire: m.tonight_show_grimoire,
  pointing: m.shown_pointing,
  player: m.tonight_mark_player,
  'ghost-votes': m.tonight_return_votes
}
