import './step-cards.css'
import { Eye, Pencil } from 'lucide-react'
import type { Game } from '#core/grimoire/game.ts'
import type { Characters } from '#core/grimoire/in-play.ts'
import type { NightStep } from '#core/grimoire/night/night-steps.ts'
import { type StepInformation, stepInformation } from '#core/grimoire/night/step-information.ts'
import { m } from '#i18n/messages.ts'
import { openGrimoireDialog } from '#stores/grimoire/view.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import type { GameProps } from '../game-props.ts'
import { editBluffs } from './edit-bluffs.ts'
import { cardDetails, cardTitle, informationCard, isComplete } from './information-texts.ts'

/** What a step shows to its players, each to be opened full screen with a press. */
export function StepCards({ game, characters, step }: GameProps & { step: NightStep }) {
  const information = stepInformation(game, characters, step)
  if (information.length === 0) return null
  return (
    <ul className="step-cards" aria-label={m.tonight_to_show()}>
      {information.map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step can show the same kind twice, always in the same order
        <li key={index}>
          <CardRow game={game} characters={characters} information={each} />
        </li>
      ))}
    </ul>
  )
}

/** Opens a card that says who somebody is at the choice of its character. */
const composeCard = (information: StepInformation) =>
  openGrimoireDialog({ kind: 'cards', draft: { ...informationCard(information), asksForCharacter: true } })

interface CardRowProps {
  game: Game
  characters: Characters
  information: StepInformation
}

function CardRow({ game, characters, information }: CardRowProps) {
  const { group } = information
  const edit = group === undefined ? undefined : () => editBluffs(game, characters, group)
  const open = isComplete(information)
    ? () => openGrimoireDialog({ kind: 'card', card: informationCard(information) })
    : (edit ?? (() => composeCard(information)))
  return (
    <>
      <button type="button" className="step-card" onClick={open}>
        <Eye aria-hidden="true" />
        <span>
          <b>{cardTitle(information)}</b>
          <small>{cardDetails(information, game, characters)}</small>
        </span>
      </button>
      {edit && (
        <IconButton label={m.tonight_choose_bluffs()} onClick={edit}>
          <Pencil />
        </IconButton>
      )}
    </>
  )
}
