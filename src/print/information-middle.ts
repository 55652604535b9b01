import { type Cast, type CastCharacter, groupByTeam } from '#core/cast.ts'
import type { Team } from '#core/team.ts'
import type { Run, Type } from './lines.ts'
import { abilityRuns, bold, plain } from './marks.ts'
import { colours } from './paper.ts'
import { type Block, moved, type Placed, stackBlocks } from './placed.ts'
import { type PlanContext, planIcon } from './plan.ts'
import { secondReason, secondWords } from './second-language.ts'
import { heightOf, leftBlock, type SetText, setHeading, setRuns } from './setting.ts'
import { places } from './spot.ts'

const icon = { size: 18, gap: 3, before: 7 } as const
/** Maximum lines of a block. Longer text continues in the next block, possibly on the next page. */
const maxLinesPerBlock = 12
const itemGap = 6
const sectionGap = 10
/** Teams whose abilities are public and printed in full. */
const extras: readonly Team[] = ['traveller', 'fabled', 'loric']

/** Plans the sections beside the night lists: jinxes, house rules, travellers, fabled, loric. A block is never split across pages. */
export function planMatters(cast: Cast, style: Type, width: number, context: PlanContext): Block[] {
  const item = (characters: readonly CastCharacter[], ...paragraphs: readonly (readonly Run[])[]) =>
    planItem(characters, paragraphs, style, width, context)
  const jinxes = cast.jinxes.map(jinx => {
    const { first, second, reason } = jinx
    const runs = [bold(`${first.name}, ${second.name}: `), plain(reason)]
    return item([first, second], runs, secondReason(jinx, context))
  })
  const rules = cast.bootlegger.map(rule => item([], [plain(rule)]))
  const groups = groupByTeam(cast.characters.filter(({ team }) => extras.includes(team)))
  return [
    ...section(context.words.jinxes, undefined, jinxes, width, context),
    ...section(context.words.houseRules, undefined, rules, width, context),
    ...groups.flatMap(({ team, characters }) =>
      section(
        context.words.teams[team],
        team,
        characters.map(character =>
          item(
            [character],
            [
              bold(`${character.name}\u00a0 `, context.palette.teams[team].text),
              ...abilityRuns(character.ability)
            ],
            secondWords(character, context)
          )
        ),
        width,
        context
      )
    )
  ]
}

/** A heading in one block with the first item, then the other items. Empty without items. */
function section(
  title: string,
  team: Team | undefined,
  items: readonly Block[][],
  width: number,
  context: PlanContext
): Block[] {
  const [first, ...others] = items.flat()
  if (!first) return []
  const indent = team ? 15 : 0
  const heading = setHeading(title, { size: 16, lead: 21 }, width - indent, context)
  const bottom = sectionGap + heightOf(heading)
  const headingItems: Placed[] = [
    ...moved(leftBlock(heading, indent).items, 0, sectionGap),
    { kind: 'box', left: 0, top: bottom + 1, width, height: 0.6, fill: colours.line },
    ...(team ? [{ kind: 'mark', team, size: 9, left: 0, top: sectionGap + 6 } as const] : []),
    {
      kind: 'spot',
      left: 0,
      top: sectionGap,
      width,
      height: heightOf(heading),
      spot: { bookmark: { title, level: 1 } }
    }
  ]
  return [stackBlocks([{ height: bottom + 7, items: headingItems }, first]), ...others]
}

/** Plans paragraphs with the icons of `characters` before the first lines. */
function planItem(
  characters: readonly CastCharacter[],
  paragraphs: readonly (readonly Run[])[],
  style: Type,
  width: number,
  context: PlanContext
): Block[] {
  const indent =
    characters.length === 0 ? 0 : characters.length * (icon.size + icon.gap) - icon.gap + icon.before
  const lines = paragraphs.flatMap(runs => setRuns(runs, style, width - indent, context).lines)
  const blocks: Block[] = []
  for (let at = 0; at < lines.length; at += maxLinesPerBlock) {
    const part: SetText = { lines: lines.slice(at, at + maxLinesPerBlock), type: style }
    const isLast = at + maxLinesPerBlock >= lines.length
    const textHeight = heightOf(part)
    const height = at === 0 && characters.length > 0 ? Math.max(icon.size, textHeight) : textHeight
    const textTop = (height - textHeight) / 2
    const icons =
      at === 0
        ? characters.flatMap((character, index) => planLinkedIcon(character, index, height, context))
        : []
    blocks.push({
      height: height + (isLast ? itemGap : 0),
      items: [...icons, ...moved(leftBlock(part, indent).items, 0, textTop)]
    })
  }
  return blocks
}

/** An icon that links to the character's cell on the character sheet. */
function planLinkedIcon(
  character: CastCharacter,
  index: number,
  height: number,
  context: PlanContext
): Placed[] {
  const { size } = icon
  const at = { left: index * (size + icon.gap), top: Math.min((height - size) / 2, 4) }
  return [
    { kind: 'icon', icon: planIcon(character, context), size, ...at },
    { kind: 'spot', width: size, height: size, spot: { link: places.sheet(character.id) }, ...at }
  ]
}
