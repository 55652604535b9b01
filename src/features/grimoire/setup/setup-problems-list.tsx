import { TriangleAlert } from 'lucide-react'
import type { Game } from '#core/grimoire/game.ts'
import type { SetupProblem } from '#core/grimoire/setup/setup-problems.ts'
import { m } from '#i18n/messages.ts'
import { openGrimoireDialog } from '#stores/grimoire/view.ts'
import { problemText } from './setup-texts.ts'

interface SetupProblemsListProps {
  game: Game
  problems: readonly SetupProblem[]
  nameOf: (id: string) => string
}

/** From so many on, seats without a character are one line. */
const many = 3

/** What is wrong with a setup. Problems of a seat lead to it. */
export function SetupProblemsList({ game, problems, nameOf }: SetupProblemsListProps) {
  const empty = problems.filter(({ code }) => code === 'noCharacter').length
  const listed = empty < many ? problems : problems.filter(({ code }) => code !== 'noCharacter')
  return (
    <section className="setup-part">
      <h2>{m.setup_problems()}</h2>
      <ul className="setup-problems">
        {empty >= many && (
          <li>
            <TriangleAlert />
            {m.setup_no_characters({ count: empty })}
          </li>
        )}
        {listed.map(problem => {
          const text = problemText(problem, game, nameOf)
          return (
            <li key={text}>
              <TriangleAlert />
              {'seat' in problem ? (
                <button
                  type="button"
                  onClick={() => openGrimoireDialog({ kind: 'seat', seat: problem.seat })}
                >
                  {text}
                </button>
              ) : (
                text
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
