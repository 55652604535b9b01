import './phone-round.css'
import { useStore } from '@nanostores/react'
import { waitingSeats } from '#core/grimoire/bag/bag.ts'
import { findSeat, type Game } from '#core/grimoire/game.ts'
import type { Characters } from '#core/grimoire/in-play.ts'
import { m } from '#i18n/messages.ts'
import { $gameCharacters } from '#stores/grimoire/characters.ts'
import { rememberPlayers } from '#stores/grimoire/known-players.ts'
import { endPhoneRound } from '#stores/grimoire/phone-round.ts'
import { GrimoireFrame } from '../grimoire-frame.tsx'
import { ChoosePlayer } from './choose-player.tsx'
import { DrawToken } from './draw-token.tsx'
import { FullScreen } from './full-screen.tsx'
import { OwnToken } from './own-token.tsx'
import { PassPhone } from './pass-phone.tsx'
import { RoundDone, StorytellerOnly } from './return-phone.tsx'
import { useRoundStep } from './use-round-step.ts'

/** The phone goes around: each player sees, or draws, only the own character. Nothing of the grimoire is on the page meanwhile. */
export function PhoneRound({ game }: { game: Game }) {
  const characters = useStore($gameCharacters)
  const round = useRoundStep(game, characters)
  const showGrimoire = () => {
    rememberPlayers(game.seats)
    endPhoneRound()
  }
  const { kind } = round.step
  const isBetweenPlayers = kind !== 'token' && kind !== 'storyteller' && waitingSeats(game).length > 0
  return (
    <>
      <GrimoireFrame heading={m.bag_title()}>{null}</GrimoireFrame>
      <FullScreen label={m.bag_title()}>
        <RoundPage {...{ game, characters, round, showGrimoire }} />
        {isBetweenPlayers && (
          <button type="button" className="phone-link phone-storyteller" onClick={round.askStoryteller}>
            {m.bag_storyteller()}
          </button>
        )}
      </FullScreen>
    </>
  )
}

interface RoundPageProps {
  game: Game
  characters: Characters
  round: ReturnType<typeof useRoundStep>
  showGrimoire: () => void
}

function RoundPage({ game, characters, round, showGrimoire }: RoundPageProps) {
  const { step, passOn } = round
  const waiting = waitingSeats(game)
  const seat = 'seat' in step && step.seat ? findSeat(game, step.seat) : undefined
  const next = waiting.find(({ id }) => id === seat?.id) ?? waiting[0]
  if (step.kind === 'storyteller') return <StorytellerOnly onShow={showGrimoire} onBack={() => passOn()} />
  if (step.kind === 'token' && seat)
    return <OwnToken seat={seat} characters={characters} onHide={() => passOn()} />
  if (!next) return <RoundDone onStoryteller={round.askStoryteller} />
  if (step.kind === 'choose') return <ChoosePlayer game={game} waiting={waiting} onChoose={passOn} />
  if (step.kind === 'draw' && seat)
    return <DrawToken game={game} name={step.name} onDraw={place => round.draw(seat, place)} />
  return (
    <PassPhone
      key={next.id}
      game={game}
      seat={next}
      draws={next.character === ''}
      onTake={name => round.take(next, name)}
      onOther={round.choosePlayer}
    />
  )
}
