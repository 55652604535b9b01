import type { Drawing, FrameContent, Layer, ShapeContent } from '#core/drawing/drawing.ts'
import { newLayer } from '#core/drawing/drawing.ts'
import type { OutlineText } from '../layer-outline.ts'

/** What a preset is made from. */
export interface PresetInput {
  title: string
  /** '' for none. */
  subtitle: string
  /** Of the drawing. */
  width: number
  height: number
  /** Language tag whose rules capitals follow. */
  language: string
  /** The texts of fonts that haven't loaded are measured roughly. */
  outlineText: OutlineText
}

/** Part of a drawing, by its upper left corner. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** The looks of a layer that presets choose. */
export type LayerStyle = Partial<
  Pick<Layer, 'fill' | 'outlines' | 'shadow' | 'texture' | 'rotation' | 'opacity'>
>

const anyDrawing = { width: 0, height: 0 } as Drawing

/** A shape of a given width around a point, in its own ratio; `flipped` exchanges left and right. */
export function shapeLayer(
  id: string,
  content: ShapeContent,
  { x, y, width, height }: { x: number; y: number; width: number; height?: number },
  { flipped, ...style }: LayerStyle & { flipped?: boolean }
): Layer {
  const scaleX = width / content.box.width
  const scaleY = height === undefined ? scaleX : height / content.box.height
  return {
    ...newLayer(id, content, anyDrawing),
    x,
    y,
    scaleX: flipped ? -scaleX : scaleX,
    scaleY,
    ...style
  }
}

/** A frame over an area. */
export const frameLayer = (
  id: string,
  style: FrameContent['style'],
  { x, y, width, height }: Area,
  { line, ...looks }: LayerStyle & { line: number }
): Layer => ({
  ...newLayer(id, { kind: 'frame', style, width, height, line }, anyDrawing),
  x: x + width / 2,
  y: y + height / 2,
  ...looks
})

/** An area without a margin at each side. */
export const insetArea = ({ x, y, width, height }: Area, across: number, down = across): Area => ({
  x: x + across,
  y: y + down,
  width: width - 2 * across,
  height: height - 2 * down
})

/** The whole drawing, and the unit of lines and gaps: the height of a wide logo, and as much area in other ratios. */
export function canvasOf({ width, height }: PresetInput): { area: Area; unit: number } {
  return {
    area: { x: 0, y: 0, width, height },
    unit: Math.min(Math.sqrt((width * height) / 3), width, height)
  }
}

/** Colours with a contrast of about 4 to 1 on white and on dark pages: small letters need no outlines, which would close them. */
export const midTones = { gold: '#b07d2b', red: '#d8403a', purple: '#9d63c4' } as const

/** Small letters in one colour, made a little bolder: thin strokes vanish on paper. @param pen of `penOf` */
export const smallLetters = (colour: string, pen: number): LayerStyle => ({
  fill: flat(colour),
  outlines: [{ width: pen * 0.006, colour }]
})

export const flat = (colour: string) => ({ kind: 'flat', colour }) as const
export const gradient = (from: string, to: string, angle = 90) =>
  ({ kind: 'gradient', from, to, angle }) as const
