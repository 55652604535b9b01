import type { Cast, CastCharacter, JinxInPlay } from '#core/cast.ts'
import { type Night, nights, reminderOf } from '#core/night.ts'
import type { Team } from '#core/team.ts'
import { withLeads } from '#prose/leads.ts'
import { readProse } from '#prose/read-prose.ts'
import { planProse } from './almanac-prose.ts'
import { air, almanac, heightOfStrips, planLines, type Strip, textWidth } from './almanac-strips.ts'
import type { Type } from './lines.ts'
import { abilityRuns, bold, plain, reminderRuns, tokenRun } from './marks.ts'
import { colours } from './paper.ts'
import { moved, type Placed } from './placed.ts'
import { authorFace, contentWidth, headingFace, type PlanContext, planIcon, sizeIn } from './plan.ts'
import { secondFlavour, secondReason, secondReminder, secondWords } from './second-language.ts'
import { places } from './spot.ts'

/** A stretch of the almanac: its column of text, and the notes beside it. */
export interface AlmanacEntry {
  /** Whom or what it is about, for the head of the page; '' where it is nobody. */
  name: string
  team: Team | undefined
  main: readonly Strip[]
  notes: readonly Strip[]
  /** Whether it begins with a heading, which parts it enough from what is before. */
  isHeaded?: boolean
}

const ability: Type = { size: 10.6, lead: 14 }
const secondAbility: Type = { size: 9.4, lead: 12.4 }
const note: Type = { size: 8.3, lead: 10.4 }
const jinxType: Type = { size: 9.2, lead: 11.6 }
const jinxIcon = 15

/** A character with all that its script and the catalogue tell of it. */
export function planEntry(character: CastCharacter, cast: Cast, context: PlanContext): AlmanacEntry {
  const { name, team, almanacDetails } = character
  const width = textWidth(contentWidth(context))
  const details = planProse(withLeads(readProse(almanacDetails)), { left: almanac.text, width }, context)
  const jinxes = cast.jinxes.filter(({ first, second }) => first === character || second === character)
  const main = [
    ...planHead(character, width, context),
    ...planAbility(character, width, context),
    ...planFlavour(character, width, context),
    ...(details.length > 0 ? [air(7), ...details] : []),
    ...jinxes.flatMap(jinx => planJinx(jinx, character, width, context))
  ]
  return { name, team, main, notes: planNotes(character, cast, context) }
}

/** Icon, name and team, which stay with the ability. */
function planHead(character: CastCharacter, width: number, context: PlanContext): Strip[] {
  const { id, name, team } = character
  const face = headingFace(context, name)
  const type = { size: sizeIn(face, 21), lead: 25 }
  const title = planLines(
    [{ text: name, face, colour: context.palette.heading }],
    type,
    { left: almanac.text, width },
    context
  )
  const kind = planLines(
    [plain(context.words.teamsOfOne[team], colours.softInk)],
    note,
    { left: almanac.text + 11, width: width - 11 },
    context
  )
  const icon: Placed[] = [
    { kind: 'icon', icon: planIcon(character, context), size: almanac.icon, left: 0, top: 3 },
    {
      kind: 'spot',
      left: 0,
      top: 0,
      width: contentWidth(context),
      height: type.lead,
      spot: { place: places.almanac(id), bookmark: { title: name, level: 2 } }
    }
  ]
  const mark: Placed = { kind: 'mark', team, size: 6.5, left: almanac.text, top: 2.2 }
  return [...title.map(withItems(icon)), ...kind.map(withItems([mark])), air(5)].map(each => ({
    ...each,
    keep: true
  }))
}

/** The first of several strips with more on it. */
const withItems =
  (items: readonly Placed[]) =>
  (each: Strip, index: number): Strip =>
    index === 0 ? { ...each, items: [...items, ...each.items] } : each

/** The ability beside a rule in the colour of the team, as tall at least as the icon before it. */
function planAbility(character: CastCharacter, width: number, context: PlanContext): Strip[] {
  const rule = (height: number): Placed[] => [
    {
      kind: 'box',
      left: almanac.text,
      top: 0,
      width: 1.5,
      height,
      fill: context.palette.teams[character.team].mark
    }
  ]
  const place = { left: almanac.text + 10, width: width - 10 }
  return [
    ...planLines(abilityRuns(character.ability), ability, place, context, rule),
    ...planLines(secondWords(character, context), secondAbility, place, context, rule)
  ]
}

function planFlavour(character: CastCharacter, width: number, context: PlanContext): Strip[] {
  return [character.flavor, secondFlavour(character, context)].flatMap((flavour, index) =>
    planItalic(flavour, index === 0 ? 6 : 2, width, context)
  )
}

function planItalic(flavor: string, before: number, width: number, context: PlanContext): Strip[] {
  if (!flavor.trim()) return []
  const face = authorFace(context, flavor)
  const runs = [{ text: flavor, face, colour: colours.softInk }]
  const type = { size: sizeIn(face, 11.4), lead: 14.6 }
  return [air(before), ...planLines(runs, type, { left: almanac.text, width }, context)]
}

/** A jinx as its pair of icons, the other character's name and the rule. */
function planJinx(jinx: JinxInPlay, character: CastCharacter, width: number, context: PlanContext): Strip[] {
  const other = jinx.first === character ? jinx.second : jinx.first
  const indent = 2 * jinxIcon + 11
  const runs = [bold(`${other.name}: `, context.palette.teams[other.team].text), plain(jinx.reason)]
  const place = { left: almanac.text + indent, width: width - indent }
  const [first, ...others] = [runs, secondReason(jinx, context)].flatMap(each =>
    planLines(each, jinxType, place, context)
  )
  if (!first) return []
  const icon = (pictured: CastCharacter, left: number): Placed => ({
    kind: 'icon',
    icon: planIcon(pictured, context),
    size: jinxIcon,
    left: almanac.text + left,
    top: -1.5
  })
  const link: Placed = {
    kind: 'spot',
    left: almanac.text,
    top: 0,
    width,
    height: jinxType.lead,
    spot: { link: places.almanac(other.id) }
  }
  const items = [icon(character, 0), icon(other, jinxIcon + 3), ...first.items, link]
  const rest = others.length === 0 ? [air(jinxIcon - jinxType.lead, false)] : others
  return [air(8), { ...first, items, keep: true }, ...rest]
}

/** When the character wakes and what the storyteller then does, and its reminder tokens. */
function planNotes(character: CastCharacter, cast: Cast, context: PlanContext): Strip[] {
  const waking = nights.filter(night => cast[night].some(entry => entry.id === character.id))
  const isSame = character.firstNightReminder === character.otherNightReminder
  const tokens = [...new Set([...character.reminders, ...character.remindersGlobal])]
  const parts = [
    ...(isSame && waking.length > 0 ? [waking] : waking.map(night => [night])).map(together =>
      planWaking(character, together, context)
    ),
    ...(tokens.length > 0 ? [planTokens(tokens, context)] : [])
  ]
  return parts.flatMap((part, index) => [air(index === 0 ? 7 : 8, false), ...part])
}

/** What happens in nights that are alike. */
function planWaking(character: CastCharacter, together: readonly Night[], context: PlanContext): Strip[] {
  const { words } = context
  const heads = together.map(night =>
    noteHead(night === 'firstNight' ? words.firstNight : words.otherNights, context, {
      kind: 'moon',
      night,
      size: 9.5,
      left: 0,
      top: 0.5
    })
  )
  const place = { left: 0, width: almanac.notes }
  const reminders = together.slice(0, 1).flatMap(night => {
    const reminder = character[reminderOf[night]]
    const entry = { kind: 'character', id: character.id, character, reminder } as const
    return [reminderRuns(reminder, character), secondReminder(entry, night, context)]
  })
  return [...heads, ...reminders.flatMap(runs => planLines(runs, note, place, context))]
}

function planTokens(tokens: readonly string[], context: PlanContext): Strip[] {
  const labels = tokens.flatMap(label =>
    planLines([tokenRun(label)], note, { left: 0, width: almanac.notes }, context)
  )
  return [noteHead(context.words.reminders, context), ...labels]
}

function noteHead(title: string, context: PlanContext, before?: Placed): Strip {
  const left = before ? 13 : 0
  const lines = planLines([bold(title)], note, { left, width: almanac.notes - left }, context)
  const height = heightOfStrips(lines)
  const items = lines.flatMap(({ items: line }, index) => moved(line, 0, index * note.lead))
  return { height: height + 1, items: [...(before ? [before] : []), ...items], keep: true }
}
