import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { findSeat } from '#core/grimoire/game.ts'
import { canHideVotes, voteRules } from '#core/grimoire/votes/votes.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { $nominationDraft } from '#stores/grimoire/nomination-draft.ts'
import { Button } from '#ui/buttons/button.tsx'
import type { GameProps } from '../../game-props.ts'
import { DayHints } from '../day-hints.tsx'
import { NominatedPlayers } from './nominated-players.tsx'
import { NominationHead } from './nomination-head.tsx'
import { SecretVote } from './secret-vote.tsx'

/** Who nominates whom. A traveller is nominated for exile. What the rules don't allow is said, and possible. */
export function NewNomination({ game, characters }: GameProps) {
  const { nominator, nominee } = useStore($nominationDraft)
  const [chosenSecret, setChosenSecret] = useState<boolean>()
  const nominated = findSeat(game, nominee)
  const exile = nominated?.traveller ?? false
  const secret = !exile && (chosenSecret ?? voteRules(game, characters).secret)
  const start = () => {
    const id = crypto.randomUUID()
    performActions({ type: 'nominate', data: { nomination: { id, nominator, nominee, exile, secret } } })
  }
  return (
    <section className="day-part" aria-label={m.day_new_nomination()}>
      <NominationHead />
      <NominatedPlayers game={game} />
      <DayHints
        moment="nomination"
        matter={{ game, characters, nominator: findSeat(game, nominator), nominee: nominated, voters: [] }}
      />
      {canHideVotes(game, characters) && !exile && <SecretVote checked={secret} onChange={setChosenSecret} />}
      <Button variant={nominated ? 'primary' : 'plain'} disabled={!nominated} onClick={start}>
        {exile ? m.day_start_exile() : m.day_start_vote()}
      </Button>
    </section>
  )
}
