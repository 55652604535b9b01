import type { GameProps } from '../game-props.ts'
import { SetupChanges } from './setup-changes.tsx'
import { SetupProblemsList } from './setup-problems-list.tsx'
import { TeamCountsList } from './team-counts-list.tsx'
import type { Setup } from './use-setup.ts'

/** What the rules say about the characters of the players: numbers of the teams, changes to them, problems. */
export const SetupRules = ({ game, setup }: GameProps & { setup: Setup }) => {
  const { counts, dealt, choices, problems, nameOf } = setup
  return (
    <>
      {counts && <TeamCountsList counts={counts} dealt={dealt} />}
      {choices.length > 0 && <SetupChanges choices={choices} nameOf={nameOf} />}
      {problems.length > 0 && <SetupProblemsList game={game} problems={problems} nameOf={nameOf} />}
    </>
  )
}
