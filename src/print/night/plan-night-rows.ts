import type { Cast, NightEntry } from '#core/cast/cast.ts'
import { noTokens, type TokenLabels } from '#core/cast/reminder-parts.ts'
import type { Night } from '#core/night/night.ts'
import { planIcon } from '../page/icon-plan.ts'
import { splitEvery } from '../page/paginate.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { secondNightEntry } from '../page/second-language.ts'
import { baselineOffset, type FaceId } from '../typeset/faces.ts'
import { breakName, headingFace, sizeInFace } from '../typeset/heading-face.ts'
import { breakLines, type Line, type TextStyle } from '../typeset/lines.ts'
import { reminderRuns } from '../typeset/text-runs.ts'
import { type NightRowPlan, type NightStyle, nightLayout } from './night-plan.ts'
import { nameGap } from './night-styles.ts'

/** Maximum lines of a row. A longer reminder continues in the next row. */
const maxLinesPerRow = 30

/** The rows of a night in a column of `width` points. */
export function planNightRows(
  cast: Cast,
  night: Night,
  style: NightStyle,
  width: number,
  context: PlanContext
): NightRowPlan[] {
  const namesLeft = nightLayout.icon + style.icon + nightLayout.indent
  const left = namesLeft + style.names
  const namesWidth = (style.names ? style.names - nameGap : width - namesLeft - nightLayout.end) || 0
  return cast[night].flatMap(entry => {
    const name = planName(entry, style, namesWidth, context)
    const lines = [
      reminderRuns(entry.reminder, tokensOf(entry)),
      secondNightEntry(entry, night, context)
    ].flatMap(runs => breakLines(runs, context.faces, style.text, width - left - nightLayout.end))
    const icon = entry.kind === 'character' ? planIcon(entry.character, context) : undefined
    const teamName = entry.kind === 'character' ? context.texts.teamsOfOne[entry.character.team] : undefined
    const parts = lines.length > 0 ? splitEvery(lines, maxLinesPerRow) : [[]]
    return parts.map((part, index): NightRowPlan => {
      const nameLines = index === 0 ? name.lines : []
      const placed = placeTexts({ ...name, lines: nameLines }, part, style, context)
      return { entry, icon, teamName, face: name.face, nameLines, lines: part, left, ...placed }
    })
  })
}

const tokensOf = (entry: NightEntry): TokenLabels => (entry.kind === 'character' ? entry.character : noTokens)

interface NameLines {
  lines: readonly string[]
  face: FaceId
  style: TextStyle
}

/** The name of an entry: a step in the heading face, a character in bold with space for the team mark. */
function planName(entry: NightEntry, style: NightStyle, width: number, context: PlanContext): NameLines {
  if (entry.kind === 'step') {
    const face = headingFace(context, entry.name)
    return { lines: breakName(entry.name, face, style.step, width, context.faces), face, style: style.step }
  }
  const room = width - nightLayout.mark
  const lines = breakName(entry.character.name, 'bold', style.name, room, context.faces)
  return { lines, face: 'bold', style: style.name }
}

/** Places the reminder below the name, or beside it: then both first lines share a baseline. */
function placeTexts(name: NameLines, lines: readonly Line[], style: NightStyle, { faces }: PlanContext) {
  const nameHeight = name.lines.length * name.style.lead
  const textHeight = lines.length * style.text.lead
  if (style.names === 0) {
    const height = Math.max(style.icon + 4, nameHeight + textHeight + 2 * style.padding)
    return { nameTop: style.padding, top: style.padding + nameHeight, height }
  }
  const baseline = baselineOffset(faces[name.face], sizeInFace(name.face, name.style.size), name.style.lead)
  const drop = baseline - baselineOffset(faces.text, style.text.size, style.text.lead)
  const [nameDrop, textDrop] = name.lines.length > 0 ? [Math.max(0, -drop), Math.max(0, drop)] : [0, 0]
  const used = Math.max(nameDrop + nameHeight, textDrop + textHeight)
  const height = Math.max(style.icon + 4, used + 2 * style.padding)
  const top = Math.max(style.padding, (style.icon + 5 - used) / 2)
  return { nameTop: top + nameDrop, top: top + textDrop, height }
}
