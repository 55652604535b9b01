import { waitingSeats } from '#core/grimoire/bag/bag.ts'
import { findSeat, type Game } from '#core/grimoire/game.ts'
import type { Characters } from '#core/grimoire/in-play.ts'
import { ChoosePlayer } from './choose-player.tsx'
import { DrawToken } from './draw-token.tsx'
import { OwnToken } from './own-token.tsx'
import { PassPhone } from './pass-phone.tsx'
import { RoundDone, StorytellerOnly } from './return-phone.tsx'
import type { PhoneSteps } from './use-phone-steps.ts'

interface RoundPageProps {
  game: Game
  characters: Characters
  steps: PhoneSteps
  onShowGrimoire: () => void
}

/** The present step of the round. */
export function RoundPage({ game, characters, steps, onShowGrimoire }: RoundPageProps) {
  const { step, passOn } = steps
  const waiting = waitingSeats(game)
  const seat = 'seat' in step && step.seat ? findSeat(game, step.seat) : undefined
  const next = waiting.find(({ id }) => id === seat?.id) ?? waiting[0]
  if (step.kind === 'storyteller') return <StorytellerOnly onShow={onShowGrimoire} onBack={() => passOn()} />
  if (step.kind === 'token' && seat)
    return <OwnToken seat={seat} characters={characters} onHide={() => passOn()} />
  if (!next) return <RoundDone onStoryteller={steps.askStoryteller} />
  if (step.kind === 'choose') return <ChoosePlayer game={game} waiting={waiting} onChoose={passOn} />
  if (step.kind === 'draw' && seat)
    return <DrawToken game={game} name={step.name} onDraw={place => steps.draw(seat, place)} />
  return (
    <PassPhone
      key={next.id}
      game={game}
      seat={next}
      draws={next.character === ''}
      onTake={name => steps.take(next, name)}
      onOther={steps.choosePlayer}
    />
  )
}
