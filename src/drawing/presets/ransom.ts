import { type Layer, newLayer, type ShapeContent } from '#core/drawing/drawing.ts'
import type { FontKey } from '../fonts.ts'
import {
  blockLayers,
  fitText,
  measureInk,
  smallerThan,
  type TextBlock,
  type TextStyle,
  textContent
} from './fit-text.ts'
import { canvasOf, flat, insetArea, type PresetInput, shapeLayer } from './preset.ts'
import { splitLines } from './split-lines.ts'

/** A word of cuttings, by their places in the list of all. */
interface Cutting {
  text: string
  style: TextStyle
  /** Of the paper at height 1. */
  width: number
  /** Of the letters at height 1. */
  size: number
}

/** Above this many letters, whole words are cut out: a drawing has a limited number of layers. */
const mostLetters = 22
const mostCuttings = 24

const fonts: readonly FontKey[] = ['anton', 'bevan', 'playfair-black', 'yeseva']
const blackPaper = '#1d1a18'
const papers = [
  { paper: '#f8f0de', ink: '#1d1a18' },
  { paper: blackPaper, ink: '#f8f0de' },
  { paper: '#e8c75a', ink: '#1d1a18' },
  { paper: '#b3181c', ink: '#fff4e0' },
  { paper: '#dcd6c8', ink: '#7d0f12' }
] as const
const turns = [-4, 3, -2, 5, -5, 2, 4, -3, 1]

/** A ransom note: letters cut from newspapers, or whole words of a long title. */
export function ransomPreset(input: PresetInput): Layer[] {
  const { area, unit } = canvasOf(input)
  const inner = insetArea(area, unit * 0.08)
  const fitted = input.subtitle
    ? fitText(
        input.subtitle,
        { font: 'bevan', maxLines: 2, maxSize: unit * 0.12 },
        { width: inner.width * 0.94, height: unit * 0.2 },
        input
      )
    : undefined
  const below = fitted ? fitted.height + unit * 0.18 : 0
  const lines = fitCuttings(cutTitle(input), inner.width, inner.height - below, unit)
  const subtitle = fitted && smallerThan(lines.height * letterShare, fitted)
  const height = lines.cuttings.length * lines.pitch
  const top = inner.y + (inner.height - height - (subtitle ? subtitle.height + unit * 0.18 : 0)) / 2
  const x = area.width / 2
  let count = 0
  return [
    ...lines.cuttings.flatMap((line, index) => {
      const y = top + (index + 0.5) * lines.pitch
      let left = x - (widthOf(line) * lines.height) / 2
      return line.flatMap(cutting => {
        if (!cutting) {
          left += wordGap * lines.height
          return []
        }
        count += 1
        const width = cutting.width * lines.height
        left += width + cuttingGap * lines.height
        const at = { x: left - width / 2 - cuttingGap * lines.height, y }
        return cuttingLayers(cutting, count, at, lines.height, unit)
      })
    }),
    ...(subtitle ? stripLayers(subtitle, { x, top: top + height + unit * 0.06 }, unit, input) : [])
  ]
}

/** The subtitle on a strip of paper. */
function stripLayers(
  subtitle: TextBlock,
  { x, top }: { x: number; top: number },
  unit: number,
  { outlineText }: PresetInput
): Layer[] {
  const margin = unit * 0.04
  const [width, height] = [subtitle.width + 3 * margin, subtitle.height + 2 * margin]
  const { paper, ink } = papers[0]
  return [
    shapeLayer(
      'subtitle-paper',
      cutPaper(0, width / height),
      { x, y: top + height / 2, width, height },
      { fill: flat(paper), shadow: paperShadow(unit) }
    ),
    ...blockLayers('subtitle', subtitle, { x, top: top + margin }, { fill: flat(ink) }, outlineText)
  ]
}

const paperShadow = (unit: number) => ({
  x: unit * 0.006,
  y: unit * 0.012,
  blur: unit * 0.016,
  colour: '#000000',
  opacity: 0.45
})

/** Size of letters as a share of the height of their papers. */
const letterShare = 0.8
const wordGap = 0.3
const cuttingGap = 0.04

/** Cuttings of a line; undefined between two words. */
type CuttingLine = readonly (Cutting | undefined)[]

const widthOf = (line: CuttingLine) =>
  line.reduce((sum, cutting) => sum + (cutting ? cutting.width + cuttingGap : wordGap), -cuttingGap)

/** The words of the title, each in one or several cuttings. */
function cutTitle({ title, language, outlineText }: PresetInput): Cutting[][] {
  let words = title.toLocaleUpperCase(language).split(/\s+/).filter(Boolean)
  while (words.length > mostCuttings) words = joinPairs(words)
  const letters = words.map(word => Array.from(segmenter.segment(word), ({ segment }) => segment))
  const byLetter = letters.reduce((sum, word) => sum + word.length, 0) <= mostLetters
  let index = 0
  return (byLetter ? letters : words.map(word => [word])).map(pieces =>
    pieces.map(text => {
      const style: TextStyle = { font: fonts[(index * 7 + pieces.length) % fonts.length] ?? 'anton' }
      index += 1
      const ink = measureInk(text, style, outlineText)
      const size = 0.66 / (ink.ascent + ink.descent)
      return { text, style, size, width: Math.max(ink.width * size + 0.34, 0.6) }
    })
  )
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

const joinPairs = (words: readonly string[]) =>
  words.flatMap((word, index) =>
    index % 2 === 0 ? [[word, words[index + 1]].filter(Boolean).join(' ')] : []
  )

function fitCuttings(words: readonly Cutting[][], width: number, height: number, unit: number) {
  const widths = words.map(widthOf)
  const names = words.map((_, index) => String(index))
  let best = { cuttings: [] as CuttingLine[], height: 0, pitch: 0 }
  for (let count = 1; count <= Math.min(4, words.length); count += 1) {
    const lines = splitLines(names, widths, wordGap, count).map(line =>
      line
        .split(' ')
        .flatMap((name, index) => [...(index > 0 ? [undefined] : []), ...(words[Number(name)] ?? [])])
    )
    const widest = Math.max(...lines.map(widthOf))
    const tall = Math.min(width / (widest + 0.1), height / (lines.length * 1.08), unit * 0.62)
    if (tall > best.height * 1.1) best = { cuttings: lines, height: tall, pitch: tall * 1.08 }
  }
  return best
}

function cuttingLayers(
  { text, style, width, size }: Cutting,
  index: number,
  { x, y }: { x: number; y: number },
  height: number,
  unit: number
): Layer[] {
  const { paper, ink } = papers[(index * 3 + Math.floor(index / 4)) % papers.length] ?? papers[0]
  // Long strips turn less, so that their ends stay on their line.
  const rotation = (turns[index % turns.length] ?? 0) / Math.max(width / 1.4, 1)
  const content = textContent(text, style, size * height)
  const box = { x, y, width: width * height, height: height * 0.96 }
  return [
    shapeLayer(`paper-${index}`, cutPaper(index, width), box, {
      fill: flat(paper),
      rotation,
      // Black paper has a cut edge, which shows it on dark pages.
      outlines: paper === blackPaper ? [{ width: unit * 0.005, colour: '#f8f0de' }] : [],
      shadow: paperShadow(unit)
    }),
    {
      ...newLayer(`title-${index}`, content, { width: 0, height: 0 } as never),
      x,
      y,
      rotation,
      fill: flat(ink)
    }
  ]
}

/** How far each corner lies inside of its box, in hundredths of the height: x and y from the upper left one clockwise. */
const cuts: readonly (readonly number[])[] = [
  [1, 4, 2, 0, 0, 3, 3, 0],
  [0, 0, 3, 3, 1, 0, 2, 4],
  [3, 1, 0, 4, 3, 1, 0, 3]
]

/** A piece of paper whose corners are as askew in any ratio, so that long words stay on it. @param ratio of width and height */
function cutPaper(index: number, ratio: number): ShapeContent {
  const width = 100 * ratio
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0, dx = 0, dy = 0] = cuts[index % cuts.length] ?? []
  const points = [ax, ay, width - bx, by, width - cx, 100 - cy, dx, 100 - dy].map(value => value.toFixed(1))
  const [x1, y1, x2, y2, x3, y3, x4, y4] = points
  return {
    kind: 'shape',
    d: `M${x1} ${y1}L${x2} ${y2}L${x3} ${y3}L${x4} ${y4}Z`,
    box: { x: 0, y: 0, width, height: 100 }
  }
}
