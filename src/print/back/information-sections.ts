import { type Cast, type CastCharacter, groupByTeam } from '#core/cast/cast.ts'
import type { Team } from '#core/character/team.ts'
import { anchors } from '../page/annotation.ts'
import { planIcon } from '../page/icon-plan.ts'
import { evenPart } from '../page/paginate.ts'
import { moveItems, type PlacedBlock, type PlacedItem, stackBlocks } from '../page/placed-item.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { secondJinxReason, secondNameAndAbility } from '../page/second-language.ts'
import {
  leftAlignedBlock,
  type TypesetText,
  textBlockHeight,
  typesetHeading,
  typesetRuns
} from '../page/text-block.ts'
import { colours } from '../typeset/colours.ts'
import type { Run, TextStyle } from '../typeset/lines.ts'
import { abilityRuns, boldRun, plainRun } from '../typeset/text-runs.ts'

const icon = { size: 18, gap: 3, before: 7 } as const
/** Maximum lines of a block. Longer text continues in the next block, possibly on the next page. */
const maxLinesPerBlock = 12
const itemGap = 6
const sectionGap = 10
/** Teams whose abilities are public and printed in full. */
const extras: readonly Team[] = ['traveller', 'fabled', 'loric']

/** A block of a section. `rest` is the section's heading on a page that starts with this block; absent for its first block. */
export interface SectionBlock extends PlacedBlock {
  rest?: PlacedBlock
}

/** Plans the sections beside the night lists: jinxes, house rules, travellers, fabled, loric. A block is never split across pages. */
export function planInformationSections(
  cast: Cast,
  style: TextStyle,
  width: number,
  context: PlanContext
): SectionBlock[] {
  const item = (characters: readonly CastCharacter[], ...paragraphs: readonly (readonly Run[])[]) =>
    planItem(characters, paragraphs, style, width, context)
  const jinxes = cast.jinxes.map(jinx => {
    const { first, second, reason } = jinx
    const runs = [boldRun(`${first.name}, ${second.name}: `), plainRun(reason)]
    return item([first, second], runs, secondJinxReason(jinx, context))
  })
  const rules = cast.bootlegger.map(rule => item([], [plainRun(rule)]))
  const groups = groupByTeam(cast.characters.filter(({ team }) => extras.includes(team)))
  return [
    ...section(context.texts.jinxes, undefined, jinxes, width, context),
    ...section(context.texts.houseRules, undefined, rules, width, context),
    ...groups.flatMap(({ team, characters }) =>
      section(
        context.texts.teams[team],
        team,
        characters.map(character =>
          item(
            [character],
            [
              boldRun(`${character.name}\u00a0 `, context.palette.teams[team].text),
              ...abilityRuns(character.ability)
            ],
            secondNameAndAbility(character, context)
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
  items: readonly PlacedBlock[][],
  width: number,
  context: PlanContext
): SectionBlock[] {
  const [first, ...others] = items.flat()
  if (!first) return []
  const heading = sectionHeading(title, team, width, context)
  const bookmark: PlacedItem = {
    kind: 'annotation',
    left: 0,
    top: sectionGap,
    width,
    height: heading.height - sectionGap,
    annotation: { bookmark: { title, level: 1 } }
  }
  const headed = stackBlocks([{ ...heading, items: [...heading.items, bookmark] }, first])
  if (others.length === 0) return [headed]
  const rest = sectionHeading(context.texts.continued(title), team, width, context)
  return [headed, ...others.map(other => ({ ...other, rest }))]
}

function sectionHeading(
  title: string,
  team: Team | undefined,
  width: number,
  context: PlanContext
): PlacedBlock {
  const indent = team ? 15 : 0
  const heading = typesetHeading(title, { size: 16, lead: 21, tag: 'h2' }, width - indent, context)
  const bottom = sectionGap + textBlockHeight(heading)
  return {
    height: bottom + 7,
    items: [
      ...moveItems(leftAlignedBlock(heading, indent).items, 0, sectionGap),
      { kind: 'box', left: 0, top: bottom + 1, width, height: 0.6, fill: colours.line },
      ...(team ? [{ kind: 'mark', team, size: 9, left: 0, top: sectionGap + 6 } as const] : [])
    ]
  }
}

/** Plans paragraphs with the icons of `characters` before the first lines. */
function planItem(
  characters: readonly CastCharacter[],
  paragraphs: readonly (readonly Run[])[],
  style: TextStyle,
  width: number,
  context: PlanContext
): PlacedBlock[] {
  const indent =
    characters.length === 0 ? 0 : characters.length * (icon.size + icon.gap) - icon.gap + icon.before
  const lines = paragraphs.flatMap(runs => typesetRuns(runs, style, width - indent, context).lines)
  const blocks: PlacedBlock[] = []
  const size = evenPart(lines.length, maxLinesPerBlock)
  for (let at = 0; at < lines.length; at += size) {
    const part: TypesetText = { lines: lines.slice(at, at + size), style, tag: at === 0 ? 'li' : 'more' }
    const isLast = at + size >= lines.length
    const textHeight = textBlockHeight(part)
    const height = at === 0 && characters.length > 0 ? Math.max(icon.size, textHeight) : textHeight
    const textTop = (height - textHeight) / 2
    const icons =
      at === 0
        ? characters.flatMap((character, index) => planLinkedIcon(character, index, height, context))
        : []
    blocks.push({
      height: height + (isLast ? itemGap : 0),
      items: [...icons, ...moveItems(leftAlignedBlock(part, indent).items, 0, textTop)]
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
): PlacedItem[] {
  const { size } = icon
  const at = { left: index * (size + icon.gap), top: Math.min((height - size) / 2, 4) }
  return [
    { kind: 'icon', icon: planIcon(character, context), size, ...at },
    {
      kind: 'annotation',
      width: size,
      height: size,
      annotation: { link: anchors.sheet(character.id) },
      ...at
    }
  ]
}
