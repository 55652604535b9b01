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

/** A unit of the almanac: a character, a house rule or the front matter. `notes` is the column beside the text. */
export interface AlmanacEntry {
  /** The character's name, for the running head; '' for other entries. */
  name: string
  team: Team | undefined
  main: readonly Strip[]
  notes: readonly Strip[]
  /** Whether it starts with a heading and needs no hairline above. */
  isHeaded?: boolean
}

const abilityStyle: Type = { size: 10.6, lead: 14 }
const secondAbilityStyle: Type = { size: 9.4, lead: 12.4 }
const noteStyle: Type = { size: 8.3, lead: 10.4 }
const jinxStyle: Type = { size: 9.2, lead: 11.6 }
const jinxIconSize = 15

/** Plans a character's almanac entry: all its texts, jinxes, night reminders and reminder tokens. */
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
  return { name, team, main, notes: planSidebar(character, cast, context) }
}

/** Icon, name and team, on the same page as the ability. */
function planHead(character: CastCharacter, width: number, context: PlanContext): Strip[] {
  const { id, name, team } = character
  const face = headingFace(context, name)
  const style: Type = { size: sizeIn(face, 21), lead: 25 }
  const title = planLines(
    [{ text: name, face, colour: context.palette.heading }],
    style,
    { left: almanac.text, width },
    context
  )
  const teamName = planLines(
    [plain(context.words.teamsOfOne[team], colours.softInk)],
    noteStyle,
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
      height: style.lead,
      spot: { place: places.almanac(id), bookmark: { title: name, level: 2 } }
    }
  ]
  const mark: Placed = { kind: 'mark', team, size: 6.5, left: almanac.text, top: 2.2 }
  return [...title.map(withItems(icon)), ...teamName.map(withItems([mark])), air(5)].map(each => ({
    ...each,
    keep: true
  }))
}

/** Adds items to the first of several strips; for `map`. */
const withItems =
  (items: readonly Placed[]) =>
  (each: Strip, index: number): Strip =>
    index === 0 ? { ...each, items: [...items, ...each.items] } : each

/** The ability in both languages, beside a vertical rule in the team's colour. */
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
  const column = { left: almanac.text + 10, width: width - 10 }
  return [
    ...planLines(abilityRuns(character.ability), abilityStyle, column, context, rule),
    ...planLines(secondWords(character, context), secondAbilityStyle, column, context, rule)
  ]
}

function planFlavour(character: CastCharacter, width: number, context: PlanContext): Strip[] {
  return [character.flavor, secondFlavour(character, context)].flatMap((flavour, index) =>
    planFlavourText(flavour, index === 0 ? 6 : 2, width, context)
  )
}

function planFlavourText(flavour: string, spaceBefore: number, width: number, context: PlanContext): Strip[] {
  if (!flavour.trim()) return []
  const face = authorFace(context, flavour)
  const runs = [{ text: flavour, face, colour: colours.softInk }]
  const style = { size: sizeIn(face, 11.4), lead: 14.6 }
  return [air(spaceBefore), ...planLines(runs, style, { left: almanac.text, width }, context)]
}

/** A jinx: both icons, the other character's name and the jinx text. */
function planJinx(jinx: JinxInPlay, character: CastCharacter, width: number, context: PlanContext): Strip[] {
  const other = jinx.first === character ? jinx.second : jinx.first
  const indent = 2 * jinxIconSize + 11
  const runs = [bold(`${other.name}: `, context.palette.teams[other.team].text), plain(jinx.reason)]
  const column = { left: almanac.text + indent, width: width - indent }
  const [first, ...others] = [runs, secondReason(jinx, context)].flatMap(each =>
    planLines(each, jinxStyle, column, context)
  )
  if (!first) return []
  const icon = (jinxed: CastCharacter, left: number): Placed => ({
    kind: 'icon',
    icon: planIcon(jinxed, context),
    size: jinxIconSize,
    left: almanac.text + left,
    top: -1.5
  })
  const link: Placed = {
    kind: 'spot',
    left: almanac.text,
    top: 0,
    width,
    height: jinxStyle.lead,
    spot: { link: places.almanac(other.id) }
  }
  const items = [icon(character, 0), icon(other, jinxIconSize + 3), ...first.items, link]
  const rest = others.length === 0 ? [air(jinxIconSize - jinxStyle.lead, false)] : others
  return [air(8), { ...first, items, keep: true }, ...rest]
}

/** The column beside the text: the nights in which the character wakes with their reminders, and its reminder tokens. */
function planSidebar(character: CastCharacter, cast: Cast, context: PlanContext): Strip[] {
  const wakingNights = nights.filter(night => cast[night].some(entry => entry.id === character.id))
  const isSame = character.firstNightReminder === character.otherNightReminder
  const tokens = [...new Set([...character.reminders, ...character.remindersGlobal])]
  const parts = [
    ...(isSame && wakingNights.length > 0 ? [wakingNights] : wakingNights.map(night => [night])).map(group =>
      planNightReminder(character, group, context)
    ),
    ...(tokens.length > 0 ? [planTokens(tokens, context)] : [])
  ]
  return parts.flatMap((part, index) => [air(index === 0 ? 7 : 8, false), ...part])
}

/** The reminder of one or both nights. `sameNights` have the same reminder. */
function planNightReminder(
  character: CastCharacter,
  sameNights: readonly Night[],
  context: PlanContext
): Strip[] {
  const { words: texts } = context
  const heads = sameNights.map(night =>
    planSidebarHeading(night === 'firstNight' ? texts.firstNight : texts.otherNights, context, {
      kind: 'moon',
      night,
      size: 9.5,
      left: 0,
      top: 0.5
    })
  )
  const column = { left: 0, width: almanac.notes }
  const reminders = sameNights.slice(0, 1).flatMap(night => {
    const reminder = character[reminderOf[night]]
    const entry = { kind: 'character', id: character.id, character, reminder } as const
    return [reminderRuns(reminder, character), secondReminder(entry, night, context)]
  })
  return [...heads, ...reminders.flatMap(runs => planLines(runs, noteStyle, column, context))]
}

function planTokens(tokens: readonly string[], context: PlanContext): Strip[] {
  const labels = tokens.flatMap(label =>
    planLines([tokenRun(label)], noteStyle, { left: 0, width: almanac.notes }, context)
  )
  return [planSidebarHeading(context.words.reminders, context), ...labels]
}

/** A heading of the sidebar. `icon` is placed before it. */
function planSidebarHeading(title: string, context: PlanContext, icon?: Placed): Strip {
  const left = icon ? 13 : 0
  const lines = planLines([bold(title)], noteStyle, { left, width: almanac.notes - left }, context)
  const height = heightOfStrips(lines)
  const items = lines.flatMap(({ items: line }, index) => moved(line, 0, index * noteStyle.lead))
  return { height: height + 1, items: [...(icon ? [icon] : []), ...items], keep: true }
}
