import './seat-dialog.css'
import { ArrowLeft, Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { groupByTeam } from '#core/cast/cast.ts'
import type { Team } from '#core/character/team.ts'
import { foldLetters } from '#core/fold-letters.ts'
import { isInPlay } from '#core/grimoire/in-play.ts'
import { m } from '#i18n/messages.ts'
import { teamName } from '#i18n/team-names.ts'
import { Button } from '#ui/buttons/button.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { CharacterIcon } from '#views/characters/character-icon.tsx'
import { useLostFocus } from '../day/use-lost-focus.ts'
import type { GameProps } from '../game-props.ts'

interface CharacterChoiceProps extends GameProps {
  /** What is chosen: `Choose character`. */
  label: string
  /** Id of the present one; '' for none. */
  chosen: string
  /** Teams whose characters come first. */
  firstTeams?: readonly Team[] | undefined
  /** Called with '' for none. */
  onChoose: (id: string) => void
  onCancel: () => void
}

/** A list of the characters that a game can have, by team, with a search field. Those in play are marked. */
export function CharacterChoice({
  game,
  characters,
  label,
  chosen,
  firstTeams = [],
  onChoose,
  onCancel
}: CharacterChoiceProps) {
  const [search, setSearch] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useLostFocus(field)
  const wanted = foldLetters(search.trim())
  const found = [...characters.values()].filter(({ name }) => foldLetters(name).includes(wanted))
  const groups = teamsInOrder(groupByTeam(found), firstTeams)
  return (
    <div className="character-choice">
      <Button variant="text" icon={<ArrowLeft />} onClick={onCancel}>
        {m.seat_back()}
      </Button>
      <TextInput
        ref={field}
        label={label}
        icon={<Search />}
        value={search}
        onChange={setSearch}
        data-first-focus
        onKeyDown={event => {
          const first = groups[0]?.characters[0]
          if (event.key === 'Enter' && first && wanted !== '') onChoose(first.id)
        }}
      />
      {chosen !== '' && (
        <Button small onClick={() => onChoose('')}>
          {m.seat_no_character()}
        </Button>
      )}
      {found.length === 0 && <p role="status">{m.seat_none_found()}</p>}
      {groups.map(({ team, characters: members }) => (
        <section key={team} aria-label={teamName(team)}>
          <h3>{teamName(team)}</h3>
          <ul>
            {members.map(character => (
              <li key={character.id}>
                <button
                  type="button"
                  aria-pressed={character.id === chosen}
                  onClick={() => onChoose(character.id)}
                >
                  <CharacterIcon character={character} size={36} deferred />
                  <span className="character-choice-texts">
                    <span>{character.name}</span>
                    {isInPlay(game, character.id) && <small>{m.seat_in_play()}</small>}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** The groups of these teams first, the others in their order. */
const teamsInOrder = <Group extends { team: Team }>(groups: readonly Group[], first: readonly Team[]) => [
  ...groups.filter(({ team }) => first.includes(team)),
  ...groups.filter(({ team }) => !first.includes(team))
]
