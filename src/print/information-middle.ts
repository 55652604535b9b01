import { type Cast, type CastCharacter, groupByTeam } from '#core/cast.ts'
import type { Team } from '#core/team.ts'
import type { Run, Type } from './lines.ts'
import { abilityRuns, bold, plain } from './marks.ts'
import { colours } from './paper.ts'
import { type Block, moved, type Placed, stackBlocks } from './placed.ts'
import { type PlanContext, planIcon } from './plan.ts'
import { secondReason, secondWords } from './second-language.ts'
import { heightOf, leftBlock, setHeading, setRuns } from './setting.ts'
import { places } from './spot.ts'

const icon = { size: 18, gap: 3, before: 7 } as const
/** Lines of one block; a longer text goes on in the next, so that it can go on on the next page. */
const linesInBlock = 12
const itemGap = 6
const sectionGap = 10
/** Teams whose characters stand beside the game: everyone may read up on them. */
const extras: readonly Team[] = ['traveller', 'fabled', 'loric']

/** What stands beside the nights: jinxes, house rules, travellers, fabled, loric. Each block goes on one page. */
export function planMatters(cast: Cast, type: Type, width: number, context: PlanContext): Block[] {
  const item = (pictured: readonly CastCharacter[], ...paragraphs: readonly (readonly Run[])[]) =>
    planItem(pictured, paragraphs, type, width, context)
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

/** A heading that stays with the first item; the others follow. */
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
  const set = setHeading(title, { size: 16, lead: 21 }, width - indent, context)
  const bottom = sectionGap + heightOf(set)
  const heading: Placed[] = [
    ...moved(leftBlock(set, indent).items, 0, sectionGap),
    { kind: 'box', left: 0, top: bottom + 1, width, height: 0.6, fill: colours.line },
    ...(team ? [{ kind: 'mark', team, size: 9, left: 0, top: sectionGap + 6 } as const] : []),
    {
      kind: 'spot',
      left: 0,
      top: sectionGap,
      width,
      height: heightOf(set),
      spot: { bookmark: { title, level: 1 } }
    }
  ]
  return [stackBlocks([{ height: bottom + 7, items: heading }, first]), ...others]
}

function planItem(
  pictured: readonly CastCharacter[],
  paragraphs: readonly (readonly Run[])[],
  type: Type,
  width: number,
  context: PlanContext
): Block[] {
  const indent = pictured.length === 0 ? 0 : pictured.length * (icon.size + icon.gap) - icon.gap + icon.before
  const lines = paragraphs.flatMap(runs => setRuns(runs, type, width - indent, context).lines)
  const blocks: Block[] = []
  for (let at = 0; at < lines.length; at += linesInBlock) {
    const part = { lines: lines.slice(at, at + linesInBlock), type }
    const isLast = at + linesInBlock >= lines.length
    const words = heightOf(part)
    const height = at === 0 && pictured.length > 0 ? Math.max(icon.size, words) : words
    const down = (height - words) / 2
    const icons =
      at === 0 ? pictured.flatMap((character, index) => planPicture(character, index, height, context)) : []
    blocks.push({
      height: height + (isLast ? itemGap : 0),
      items: [...icons, ...moved(leftBlock(part, indent).items, 0, down)]
    })
  }
  return blocks
}

function planPicture(
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
