import type { Catalogue, OfficialCharacter, Step } from '#core/catalogue/catalogue.ts'
import { isTeam } from '#core/character/team.ts'
import { isStepId } from '#core/night/night.ts'
import facts from './generated/facts.json' with { type: 'json' }

const characters = facts.characters.flatMap(({ team, ...character }): OfficialCharacter[] =>
  isTeam(team) ? [{ ...character, team }] : []
)

const steps = facts.steps.flatMap(({ id, firstNight, otherNight }): Step[] =>
  isStepId(id) ? [{ id, firstNight, otherNight }] : []
)

/** The official characters in the publisher's order, the steps of a night, and the sort phrases. */
export const catalogue: Catalogue = {
  characters: new Map(characters.map(character => [character.id, character])),
  steps,
  abilityOpenings: facts.abilityOpenings
}
