import type { Game, Nomination } from '#core/grimoire/game.ts'
import { m } from '#i18n/messages.ts'
import { type LogNames, type LogTexts, listText, playerLabel, playerName } from './log-names.ts'

/** Nominations, votes, executions and notes. The start of a phase is the heading of its section. */
export const phaseLogTexts: LogTexts<
  | 'startNight'
  | 'startDay'
  | 'endGame'
  | 'writeNote'
  | 'nominate'
  | 'countVotes'
  | 'removeNomination'
  | 'execute'
> = {
  startNight: () => [],
  startDay: () => [],
  endGame: () => [],

  writeNote: ({ key, text }, { before, after }, names) => {
    if (before.notes[key] === after.notes[key]) return []
    if (!text) return [m.log_note_removed({ text: before.notes[key] ?? '' })]
    const subject = noteSubject(key, after, names)
    return [subject ? m.log_note_on({ subject, text }) : m.log_note({ text })]
  },

  nominate: ({ nomination }, { after }, names) => {
    const { nominator, nominee, exile } = nomination
    const data = {
      nominator: nominator ? playerLabel(after, nominator, names) : m.day_storyteller(),
      nominee: playerLabel(after, nominee, names)
    }
    return [exile ? m.log_calls_exile(data) : m.log_nominates(data)]
  },
  countVotes: ({ nomination, counted: { votes, needed } }, { before }, names) =>
    withNomination(before, nomination, ({ nominee, hands }) => {
      const name = playerLabel(before, nominee, names)
      const voters = before.seats
        .filter(({ id }) => Object.hasOwn(hands, id))
        .map(({ id }) => withVotes(playerName(before, id), hands[id]))
      return voters.length > 0
        ? m.log_votes({ nominee: name, votes, needed, voters: listText(voters) })
        : m.log_no_votes({ nominee: name })
    }),
  removeNomination: ({ nomination }, { before }, names) =>
    withNomination(before, nomination, ({ nominee }) =>
      m.log_nomination_removed({ nominee: playerLabel(before, nominee, names) })
    ),
  execute: ({ seat, dies }, { before }, names) => {
    if (!seat) return [m.log_none_executed()]
    const player = playerLabel(before, seat, names)
    return [dies ? m.log_executed({ player }) : m.log_survives({ player })]
  }
}

const withNomination = (game: Game, id: string, text: (nomination: Nomination) => string): string[] =>
  game.nominations.filter(nomination => nomination.id === id).map(text)

/** A voter; with the number of votes if it is more than one: `Ada (2)`. */
const withVotes = (name: string, votes = 1) => (votes > 1 ? `${name} (${votes})` : name)

/** What a note is about, from its key, as `night-2:imp`: a step of the night, a character, or a player. */
function noteSubject(key: string, game: Game, names: LogNames): string {
  const id = key.slice(key.indexOf(':') + 1)
  const name = names.character(id)
  return names.step(id) ?? (name === id ? playerLabel(game, id, names) : name)
}
