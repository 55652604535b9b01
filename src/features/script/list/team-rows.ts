import { computed } from 'nanostores'
import { type Cast, type CastCharacter, groupByTeam, type JinxInPlay } from '#core/cast/cast.ts'
import type { TextLanguages } from '#core/cast/text-languages.ts'
import type { Team } from '#core/character/team.ts'
import { isEqual } from '#core/equal.ts'
import { $cast } from '#stores/cast.ts'
import { afterPaint } from '#stores/derived/after-paint.ts'
import { reuseLast } from '#stores/derived/reuse-last.ts'
import { $selection } from '#stores/selection/selection.ts'

/** The data of one character row. */
export interface ScriptRow {
  id: string
  name: string
  team: Team
  ability: string
  kind: CastCharacter['kind']
  images: readonly string[]
  languages: TextLanguages
  wakesFirst: boolean
  wakesOther: boolean
  /** Names of the characters on the script that it has a jinx with. */
  jinxedWith: readonly string[]
}

export interface TeamRows {
  team: Team
  rows: readonly ScriptRow[]
}

let last: readonly TeamRows[] = []

/** The jinxes in play, as of the last paint: rows without jinxes don't wait for them. */
export const $jinxesInPlay = reuseLast(computed(afterPaint($cast), cast => cast?.jinxes ?? []))

/** The script's characters by team. Unchanged teams and rows keep their object identity, so that `memo` skips them. */
export const $teamRows = computed([$cast, $jinxesInPlay], (cast, jinxes) => {
  last = cast ? reuseEqual(last, teamRows(cast, jinxes)) : []
  return last
})

/** Ids on the script that neither the catalogue nor the script describes. */
export const $unknownIds = reuseLast(computed($cast, cast => cast?.unknown ?? []))

export const $isEmpty = computed(
  [$teamRows, $unknownIds],
  (groups, unknown) => groups.length === 0 && unknown.length === 0
)

/** Whether characters are being selected. */
export const $isSelecting = computed($selection, selection => selection !== undefined)

/** Number of characters by team; teams without any are left out. */
export const $teamCounts = reuseLast(
  computed($teamRows, groups => groups.map(({ team, rows }) => ({ team, count: rows.length })))
)

function teamRows(cast: Cast, jinxes: readonly JinxInPlay[]): TeamRows[] {
  const jinxed = jinxedNames(jinxes)
  const rows = cast.characters.map(character => rowOf(character, jinxed.get(character.id) ?? []))
  return groupByTeam(rows).map(({ team, characters }) => ({ team, rows: characters }))
}

const rowOf = (character: CastCharacter, jinxedWith: readonly string[]): ScriptRow => ({
  id: character.id,
  name: character.name,
  team: character.team,
  ability: character.ability,
  kind: character.kind,
  images: character.images,
  languages: character.languages,
  wakesFirst: character.firstNight > 0,
  wakesOther: character.otherNight > 0,
  jinxedWith
})

function jinxedNames(jinxes: readonly JinxInPlay[]): Map<string, string[]> {
  const names = new Map<string, string[]>()
  const add = (id: string, name: string) => {
    const known = names.get(id)
    if (known) known.push(name)
    else names.set(id, [name])
  }
  for (const { first, second } of jinxes) {
    add(first.id, second.name)
    add(second.id, first.name)
  }
  return names
}

function reuseEqual(before: readonly TeamRows[], after: readonly TeamRows[]): readonly TeamRows[] {
  const known = new Map(before.flatMap(({ rows }) => rows.map(row => [row.id, row])))
  return after.map(group => {
    const rows = group.rows.map(row => {
      const was = known.get(row.id)
      return was && isEqual(was, row) ? was : row
    })
    const was = before.find(({ team }) => team === group.team)
    const isSame = was?.rows.length === rows.length && rows.every((row, index) => row === was.rows[index])
    return was && isSame ? was : { team: group.team, rows }
  })
}
