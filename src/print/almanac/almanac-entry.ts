import type { Cast, CastCharacter, JinxInPlay } from '#core/cast/cast.ts'
import type { Team } from '#core/character/team.ts'
import { type Night, nights, reminderField } from '#core/night/night.ts'
import { anchors } from '../page/annotation.ts'
import { planIcon } from '../page/icon-plan.ts'
import { groupJinxes, type JinxesByCharacter, partnerIn } from '../page/jinxes-by-character.ts'
import { contentWidth } from '../page/paper.ts'
import { moveItems, type PlacedItem, totalHeight } from '../page/placed-item.ts'
import type { PlanContext } from '../page/plan-context.ts'
import {
  secondFlavour,
  secondJinxReason,
  secondNameAndAbility,
  secondNightReminder
} from '../page/second-language.ts'
import { colours } from '../typeset/colours.ts'
import { headingFace, italicFace, sizeInFace } from '../typeset/heading-face.ts'
import type { Run, TextStyle } from '../typeset/lines.ts'
import { abilityRuns, boldRun, plainRun, reminderRuns, tokenRun } from '../typeset/text-runs.ts'
import { planCharacterText } from './plan-markdown.ts'
import { almanacLayout, planLineStrips, type Strip, spacer, textColumnWidth } from './strips.ts'

/** A unit of the almanac: a character, a house rule or the front matter. `notes` is the column beside the text. */
export interface AlmanacEntry {
  /** The character's name, for the running head; '' for other entries. */
  name: string
  team: Team | undefined
  main: readonly Strip[]
  sidebar: readonly Strip[]
  /** Whether it starts with a heading and needs no hairline above. */
  hasHeading?: boolean
}

/** What the entries look up in a cast, built once for all of them. */
export interface AlmanacIndex {
  jinxes: JinxesByCharacter
  /** Ids of the characters that wake in each night. */
  waking: Readonly<Record<Night, ReadonlySet<string>>>
}

export const indexForAlmanac = (cast: Cast): AlmanacIndex => ({
  jinxes: groupJinxes(cast),
  waking: {
    firstNight: new Set(cast.firstNight.map(({ id }) => id)),
    otherNight: new Set(cast.otherNight.map(({ id }) => id))
  }
})

const abilityStyle: TextStyle = { size: 10.6, lead: 14 }
const secondAbilityStyle: TextStyle = { size: 9.4, lead: 12.4 }
const noteStyle: TextStyle = { size: 8.3, lead: 10.4 }
const jinxStyle: TextStyle = { size: 9.2, lead: 11.6 }
const jinxIconSize = 15

/** Plans a character's almanac entry: all its texts, jinxes, night reminders and reminder tokens. */
export function planAlmanacEntry(
  character: CastCharacter,
  { jinxes: jinxesOf, waking }: AlmanacIndex,
  context: PlanContext
): AlmanacEntry {
  const { name, team, almanacDetails } = character
  const width = textColumnWidth(contentWidth(context))
  const details = planCharacterText(almanacDetails, { left: almanacLayout.text, width }, context)
  const jinxes = jinxesOf.get(character) ?? []
  const main = [
    ...planHead(character, width, context),
    ...planAbility(character, width, context),
    ...planFlavour(character, width, context),
    ...(details.length > 0 ? [spacer(7), ...details] : []),
    ...jinxes.flatMap(jinx => planJinx(jinx, character, width, context))
  ]
  return { name, team, main, sidebar: planSidebar(character, waking, context) }
}

/** Icon, name and team, on the same page as the ability. */
function planHead(character: CastCharacter, width: number, context: PlanContext): Strip[] {
  const { id, name, team } = character
  const face = headingFace(context, name)
  const style: TextStyle = { size: sizeInFace(face, 21), lead: 25 }
  const title = planLineStrips(
    [{ text: name, face, colour: context.palette.headingColour }],
    style,
    { left: almanacLayout.text, width },
    context,
    { tag: 'h3' }
  )
  const teamName = planLineStrips(
    [plainRun(context.texts.teamsOfOne[team], colours.softInk)],
    noteStyle,
    { left: almanacLayout.text + 11, width: width - 11 },
    context
  )
  const icon: PlacedItem[] = [
    { kind: 'icon', icon: planIcon(character, context), size: almanacLayout.icon, left: 0, top: 3 },
    {
      kind: 'annotation',
      left: 0,
      top: 0,
      width: contentWidth(context),
      height: style.lead,
      annotation: { anchor: anchors.almanac(id), bookmark: { title: name, level: 2 } }
    }
  ]
  const mark: PlacedItem = { kind: 'mark', team, size: 6.5, left: almanacLayout.text, top: 2.2 }
  return [...title.map(withItems(icon)), ...teamName.map(withItems([mark])), spacer(5)].map(each => ({
    ...each,
    keep: true
  }))
}

/** Adds items to the first of several strips; for `map`. */
const withItems =
  (items: readonly PlacedItem[]) =>
  (each: Strip, index: number): Strip =>
    index === 0 ? { ...each, items: [...items, ...each.items] } : each

/** The ability in both languages, beside a vertical rule in the team's colour. */
function planAbility(character: CastCharacter, width: number, context: PlanContext): Strip[] {
  const beside = (height: number): PlacedItem[] => [
    {
      kind: 'box',
      left: almanacLayout.text,
      top: 0,
      width: 1.5,
      height,
      fill: context.palette.teams[character.team].mark
    }
  ]
  const column = { left: almanacLayout.text + 10, width: width - 10 }
  return [
    ...planLineStrips(abilityRuns(character.ability), abilityStyle, column, context, { beside }),
    ...planLineStrips(secondNameAndAbility(character, context), secondAbilityStyle, column, context, {
      beside
    })
  ]
}

function planFlavour(character: CastCharacter, width: number, context: PlanContext): Strip[] {
  const first = {
    text: character.flavor,
    face: italicFace(context, character.flavor),
    colour: colours.softInk
  }
  return [
    ...planFlavourText(first, 6, width, context),
    ...planFlavourText(secondFlavour(character, context), 2, width, context)
  ]
}

function planFlavourText(run: Run, spaceBefore: number, width: number, context: PlanContext): Strip[] {
  if (!run.text.trim()) return []
  const style = { size: sizeInFace(run.face, 11.4), lead: 14.6 }
  return [spacer(spaceBefore), ...planLineStrips([run], style, { left: almanacLayout.text, width }, context)]
}

/** A jinx: both icons, the other character's name and the jinx text. */
function planJinx(jinx: JinxInPlay, character: CastCharacter, width: number, context: PlanContext): Strip[] {
  const other = partnerIn(jinx, character)
  const indent = 2 * jinxIconSize + 11
  const runs = [boldRun(`${other.name}: `, context.palette.teams[other.team].text), plainRun(jinx.reason)]
  const column = { left: almanacLayout.text + indent, width: width - indent }
  const [first, ...others] = [runs, secondJinxReason(jinx, context)].flatMap(each =>
    planLineStrips(each, jinxStyle, column, context)
  )
  if (!first) return []
  const icon = (jinxed: CastCharacter, left: number): PlacedItem => ({
    kind: 'icon',
    icon: planIcon(jinxed, context),
    size: jinxIconSize,
    left: almanacLayout.text + left,
    top: -1.5
  })
  const link: PlacedItem = {
    kind: 'annotation',
    left: almanacLayout.text,
    top: 0,
    width,
    height: jinxStyle.lead,
    annotation: { link: anchors.almanac(other.id) }
  }
  const items = [icon(character, 0), icon(other, jinxIconSize + 3), ...first.items, link]
  const rest = others.length === 0 ? [spacer(jinxIconSize - jinxStyle.lead, false)] : others
  return [spacer(8), { ...first, items, keep: true }, ...rest]
}

/** The column beside the text: the nights in which the character wakes with their reminders, and its reminder tokens. */
function planSidebar(
  character: CastCharacter,
  waking: AlmanacIndex['waking'],
  context: PlanContext
): Strip[] {
  const wakingNights = nights.filter(night => waking[night].has(character.id))
  const isSame = character.firstNightReminder === character.otherNightReminder
  const tokens = [...new Set([...character.reminders, ...character.remindersGlobal])]
  const parts = [
    ...(isSame && wakingNights.length > 0 ? [wakingNights] : wakingNights.map(night => [night])).map(group =>
      planNightReminder(character, group, context)
    ),
    ...(tokens.length > 0 ? [planTokens(tokens, context)] : [])
  ]
  return parts.flatMap((part, index) => [spacer(index === 0 ? 7 : 8, false), ...part])
}

/** The reminder of one or both nights. `sameNights` have the same reminder. */
function planNightReminder(
  character: CastCharacter,
  sameNights: readonly Night[],
  context: PlanContext
): Strip[] {
  const { texts } = context
  const heads = sameNights.map(night =>
    planSidebarHeading(night === 'firstNight' ? texts.firstNight : texts.otherNights, context, {
      kind: 'moon',
      night,
      size: 9.5,
      left: 0,
      top: 0.5
    })
  )
  const column = { left: 0, width: almanacLayout.notes }
  const reminders = sameNights.slice(0, 1).flatMap(night => {
    const reminder = character[reminderField[night]]
    const entry = { kind: 'character', id: character.id, character, reminder } as const
    return [reminderRuns(reminder, character), secondNightReminder(entry, night, context)]
  })
  return [...heads, ...reminders.flatMap(runs => planLineStrips(runs, noteStyle, column, context))]
}

function planTokens(tokens: readonly string[], context: PlanContext): Strip[] {
  const column = { left: 0, width: almanacLayout.notes }
  const labels = tokens.flatMap(label =>
    planLineStrips([tokenRun(label)], noteStyle, column, context, { tag: 'li' })
  )
  return [planSidebarHeading(context.texts.reminders, context), ...labels]
}

/** A heading of the sidebar. `icon` is placed before it. */
function planSidebarHeading(title: string, context: PlanContext, icon?: PlacedItem): Strip {
  const left = icon ? 13 : 0
  const lines = planLineStrips(
    [boldRun(title)],
    noteStyle,
    { left, width: almanacLayout.notes - left },
    context,
    { tag: 'h4' }
  )
  const height = totalHeight(lines)
  const items = lines.flatMap(({ items: line }, index) => moveItems(line, 0, index * noteStyle.lead))
  return { height: height + 1, items: [...(icon ? [icon] : []), ...items], keep: true }
}
