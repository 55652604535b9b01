import type { GameProps } from '../game-props.ts'
import { SetupChanges } from './setup-changes.tsx'
import { SetupProblemsList } from './setup-problems-list.tsx'
import { TeamCountsList } from './team-counts-list.tsx'
import type { Setup } from './use-setup.ts'

/** What the rules say about the characters of the players: numbers of the teams, changes to them, problems. */
export const SetupRules = ({ game, setup }: GameProps & { setup: Setup }) => {
  const { counts, hasDealt, dealt, choices, nameOf } = setup
  // Before the first draw, that nobody has a character is no problem, but the next thing to do.
  const problems = setup.problems.filter(({ code }) => hasDealt || code === 'players')
  return (
    <>
      {counts && <TeamCountsList counts={counts} dealt={hasDealt ? dealt : undefined} />}
      {choices.length > 0 && <SetupChanges choices={choices} nameOf={nameOf} />}
      {problems.length > 0 && <SetupProblemsList game={game} problems={problems} nameOf={nameOf} />}
    </>
  )
}
