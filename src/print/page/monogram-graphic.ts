import { monogramOf } from '#core/character/monogram.ts'
import { alignmentOf, type Team } from '#core/character/team.ts'
import type { Graphic } from '#graphics/graphic.ts'
import { monogramBox, monogramFrames, monogramStyle } from '#graphics/monogram.ts'
import { pathOf } from '../typeset/arc-text.ts'
import { type Face, glyphsOf } from '../typeset/faces.ts'
import { type FaceContext, headingFace, sizeInFace } from '../typeset/heading-face.ts'
import { type Palette, thinLine } from '../typeset/palette.ts'
import { replaceMissingLetters } from '../typeset/printable-text.ts'

/** Width of a frame's line, in units of its box. */
const frameWidth = 1.25
/** Largest width of the letters, in units of a frame's box. */
const maxWidth = 24

/**
 * The drawing of a character without an image: the first letters of its name in the heading face, in a frame by its
 * alignment.
 */
export function monogramGraphic(
  { name, team }: { name: string; team: Team },
  context: FaceContext,
  palette: Palette
): Graphic {
  const letters = monogramOf(name)
  const frame = {
    d: monogramFrames[alignmentOf[team]],
    line: palette.isOutlined ? thinLine(monogramBox) : frameWidth
  }
  return { box: monogramBox, shapes: [frame, { d: letterPath(letters, context) }] }
}

/** Outlines by face and letters: a character's icon is planned for every type size that is tried. */
const outlines = new WeakMap<Face, Map<string, string>>()
const maxOutlines = 500

function letterPath(letters: string, context: FaceContext): string {
  const face = context.faces[headingFace(context, letters)]
  const known = outlines.get(face) ?? new Map<string, string>()
  outlines.set(face, known)
  const path = known.get(letters) ?? outline(letters, face)
  if (known.size >= maxOutlines) known.clear()
  known.set(letters, path)
  return path
}

function outline(letters: string, face: Face): string {
  const glyphs = glyphsOf(replaceMissingLetters(letters, face), face)
  const width = glyphs.reduce((sum, { advance }) => sum + advance, 0)
  const { fontSize, y: baseline } = monogramStyle(letters)
  const scale = Math.min(sizeInFace(face.id, fontSize) / 1000, maxWidth / width)
  let pen = (monogramBox - width * scale) / 2
  return glyphs
    .map(({ outline, advance }) => {
      const left = pen
      pen += advance * scale
      return pathOf(outline, (x, y) => [left + x * scale, baseline - y * scale])
    })
    .join('')
}
