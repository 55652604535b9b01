import { type ComponentType, useEffect } from 'react'
import { $isCurtainDown, closeGrimoireDialog } from '#stores/grimoire/view.ts'
import { importModule } from '#stores/loading/import-module.ts'
import { notify } from '#stores/notice.ts'
import { useAsync } from '#ui/use-async.ts'
import type { CardsDialogProps } from './cards/cards-dialog.tsx'
import type { InfoCardProps } from './cards/info-card.tsx'
import type { GameProps } from './game-props.ts'

const loadCards = () =>
  dialogPart(async () => (await importModule(() => import('./cards/cards-dialog.tsx'))).CardsDialog)
const loadCard = () =>
  dialogPart(async () => (await importModule(() => import('./cards/info-card.tsx'))).InfoCard)
const loadGames = () =>
  dialogPart(async () => (await importModule(() => import('./games/games-dialog.tsx'))).GamesDialog)
const loadLog = () =>
  dialogPart(async () => (await importModule(() => import('./log/log-dialog.tsx'))).LogDialog)
const loadPlayers = () =>
  dialogPart(async () => (await importModule(() => import('./players/players-dialog.tsx'))).PlayersDialog)
const loadUnseated = () =>
  dialogPart(async () => (await importModule(() => import('./seat/unseated-dialog.tsx'))).UnseatedDialog)
const loadTimer = () =>
  dialogPart(async () => (await importModule(() => import('./day/timer/timer-dialog.tsx'))).TimerDialog)
const loadRound = async () => (await importModule(() => import('./bag/phone-round.tsx'))).PhoneRound
const loadSquare = async () => (await importModule(() => import('./town-square/town-square.tsx'))).TownSquare

/** A dialog that opens while the curtain is down would lie over it. */
async function dialogPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load()
  if ($isCurtainDown.get()) await curtainLifted()
  return part
}

const curtainLifted = () =>
  new Promise<void>(resolve => {
    const stop = $isCurtainDown.listen(() => {
      stop()
      resolve()
    })
  })

/** Dialogs, the town square and the phone's round, whose code loads when they are opened. */
export function LazyGamesDialog() {
  const GamesDialog = useLoaded(loadGames)
  return GamesDialog && <GamesDialog />
}

export function LazyLogDialog({ cast, characters }: Omit<GameProps, 'game'>) {
  const LogDialog = useLoaded(loadLog)
  return LogDialog && <LogDialog cast={cast} characters={characters} />
}

export function LazyCardsDialog(props: CardsDialogProps) {
  const CardsDialog = useLoaded(loadCards)
  return CardsDialog && <CardsDialog {...props} />
}

export function LazyInfoCard(props: InfoCardProps) {
  const InfoCard = useLoaded(loadCard)
  return InfoCard && <InfoCard {...props} />
}

export function LazyPlayersDialog(props: GameProps) {
  const PlayersDialog = useLoaded(loadPlayers)
  return PlayersDialog && <PlayersDialog {...props} />
}

export function LazyUnseatedDialog(props: GameProps) {
  const UnseatedDialog = useLoaded(loadUnseated)
  return UnseatedDialog && <UnseatedDialog {...props} />
}

export function LazyTimerDialog() {
  const TimerDialog = useLoaded(loadTimer)
  return TimerDialog && <TimerDialog />
}

export function LazyPhoneRound({ game }: Pick<GameProps, 'game'>) {
  const PhoneRound = useLoaded(loadRound)
  return PhoneRound && <PhoneRound game={game} />
}

export function LazyTownSquare({ gameId }: { gameId: string }) {
  const TownSquare = useLoaded(loadSquare)
  return TownSquare && <TownSquare gameId={gameId} />
}

function useLoaded<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | undefined {
  const { value, state } = useAsync(load, [])
  useEffect(() => {
    if (state !== 'failed') return
    closeGrimoireDialog()
    notify({ kind: 'notLoaded' })
  }, [state])
  return value
}
