import * as z from 'zod/mini'
import type { Alignment } from '../character/team.ts'
import { limits } from '../limits.ts'

/**
 * A drawing of the icon or the logo editor: shapes, numbers and references to images. Lengths are in units of the drawing,
 * which is `width` x `height` units large; angles are in degrees, clockwise.
 */

/** A finite number within ±10,000, which every position and length of a drawing is. */
const coordinate = z.number().check(z.minimum(-10_000), z.maximum(10_000))
const positive = z.number().check(z.minimum(0.01), z.maximum(10_000))
const share = z.number().check(z.minimum(0), z.maximum(1))
const angle = z.number().check(z.minimum(-360), z.maximum(360))
const id = z.string().check(z.regex(/^[\w-]{1,40}$/))

/** Six hexadecimal digits in lower case: `#85171a`. */
export const colourSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/))

/** SVG path data: numbers and commands alone, so that it can be written into markup. */
const pathData = z
  .string()
  .check(z.regex(/^[\d\seE.,+\-MmLlHhVvCcSsQqTtAaZz]*$/), z.maxLength(limits.drawing.path))

const boxSchema = z.object({ x: coordinate, y: coordinate, width: positive, height: positive })

export const fillSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('flat'), colour: colourSchema }),
  /** Runs over the layer's box; 0° from left to right, 90° from top to bottom. */
  z.object({ kind: z.literal('gradient'), from: colourSchema, to: colourSchema, angle }),
  /** The gradient of the variant, over the whole drawing. */
  z.object({ kind: z.literal('team') }),
  /** An image's own colours. */
  z.object({ kind: z.literal('original') })
])

const shapeSchema = z.object({
  kind: z.literal('shape'),
  d: pathData,
  /** The part of the path's coordinates that the layer shows; its centre is the layer's position. */
  box: boxSchema,
  /** Icon of the open set, by name. */
  icon: z.optional(z.string().check(z.maxLength(100)))
})

/** One line of text. Painted as outlines, so that every program shows the same letters. */
const textSchema = z.object({
  kind: z.literal('text'),
  text: z.string().check(z.maxLength(limits.drawing.text)),
  /** A key of `drawingFonts`; unknown ones are shown in the first font. */
  font: z.string().check(z.maxLength(50)),
  /** Height of the em square in units. */
  size: positive,
  /** Added between letters, in thousandths of the size. */
  tracking: z.number().check(z.minimum(-200), z.maximum(1000)),
  bend: z.enum(['none', 'arc', 'wave']),
  /** From -1 to 1: an arc's share of a half circle (positive: middle up), a wave's height as a share of the size. */
  bendAmount: z.number().check(z.minimum(-1), z.maximum(1))
})

/** Lines around a rectangle, as a frame of a logo. */
const frameSchema = z.object({
  kind: z.literal('frame'),
  style: z.enum(['line', 'double', 'notched', 'rounded', 'oval', 'banner', 'shield']),
  width: positive,
  height: positive,
  /** Width of the line; 0 fills the frame. */
  line: z.number().check(z.minimum(0), z.maximum(200))
})

const imageSchema = z.object({
  kind: z.literal('image'),
  /** Key of the image's pixels: on the device, and in a drawing file. */
  image: id,
  /** Pixels of the image. */
  width: positive,
  height: positive,
  /** The part that is shown, in pixels. */
  crop: boxSchema,
  /** Applied in the order of these fields. */
  adjustments: z.object({
    /** `colour` removes every pixel like it, `edges` what is connected to the border or to a point and alike. */
    background: z.optional(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('colour'), colour: colourSchema, tolerance: share }),
        z.object({
          kind: z.literal('edges'),
          tolerance: share,
          /** Further points to start from, in pixels. */
          points: z.array(z.object({ x: coordinate, y: coordinate })).check(z.maxLength(50))
        })
      ])
    ),
    /** From -1 to 1. */
    brightness: z.optional(z.number().check(z.minimum(-1), z.maximum(1))),
    contrast: z.optional(z.number().check(z.minimum(-1), z.maximum(1))),
    /** Pixels lighter than this become transparent, the others opaque black: a photo becomes a drawing. */
    threshold: z.optional(share),
    /** Light and dark change places. */
    isInverted: z.optional(z.boolean())
  })
})

const contentSchema = z.discriminatedUnion('kind', [shapeSchema, textSchema, frameSchema, imageSchema])

const outlineSchema = z.object({ width: positive, colour: colourSchema })

const shadowSchema = z.object({
  x: coordinate,
  y: coordinate,
  /** Standard deviation of the blur is half of this. */
  blur: z.number().check(z.minimum(0), z.maximum(200)),
  colour: colourSchema,
  opacity: share
})

export const layerSchema = z.object({
  id,
  /** '' shows a name made from the content. */
  name: z.string().check(z.maxLength(limits.drawing.layerName)),
  /** Centre of the content. */
  x: coordinate,
  y: coordinate,
  /** Never 0. A negative scale is flipped. */
  scaleX: z.number().check(z.minimum(-1000), z.maximum(1000)),
  scaleY: z.number().check(z.minimum(-1000), z.maximum(1000)),
  rotation: angle,
  opacity: share,
  isHidden: z.boolean(),
  isLocked: z.boolean(),
  /** Removes what lies below it, and isn't painted itself. */
  isCutOut: z.boolean(),
  fill: fillSchema,
  /** Around the silhouette, the innermost first. A second one surrounds the first. */
  outlines: z.array(outlineSchema).check(z.maxLength(2)),
  shadow: z.optional(shadowSchema),
  /** Grain of printed paper, from 0 to 1. */
  texture: z.number().check(z.minimum(0), z.maximum(1)),
  content: contentSchema
})

/** How one alignment's image differs. */
export const variantSchema = z.object({
  /** The gradient of fills of kind `team`. */
  from: colourSchema,
  to: colourSchema,
  angle,
  /** Ids of layers that this variant leaves out. */
  hidden: z.array(id).check(z.maxLength(limits.drawing.layers)),
  /** Fills of this variant alone, by layer id. */
  fills: z.record(id, fillSchema)
})

export const drawingSchema = z.object({
  kind: z.enum(['icon', 'logo']),
  width: z.number().check(z.minimum(16), z.maximum(limits.drawing.side)),
  height: z.number().check(z.minimum(16), z.maximum(limits.drawing.side)),
  /** The lowest first. */
  layers: z.array(layerSchema).check(z.maxLength(limits.drawing.layers)),
  /** A logo uses that of good alone. */
  variants: z.object({ good: variantSchema, evil: variantSchema, neutral: variantSchema })
})

export type Drawing = z.infer<typeof drawingSchema>
export type Layer = z.infer<typeof layerSchema>
export type LayerContent = Layer['content']
export type ShapeContent = z.infer<typeof shapeSchema>
export type TextContent = z.infer<typeof textSchema>
export type FrameContent = z.infer<typeof frameSchema>
export type ImageContent = z.infer<typeof imageSchema>
export type Fill = z.infer<typeof fillSchema>
export type Outline = z.infer<typeof outlineSchema>
export type Shadow = z.infer<typeof shadowSchema>
export type Variant = Alignment
export type VariantStyle = z.infer<typeof variantSchema>
export type Box = z.infer<typeof boxSchema>

/** Side of an icon's image in pixels, as the game's official tools expect. */
export const iconSide = 539

/** Around the colours of official icons on a sheet, so that both stand in one row: lighter at the head, darker at the foot. */
const defaultVariants: Drawing['variants'] = {
  good: { from: '#1480b8', to: '#084d7a', angle: 90, hidden: [], fills: {} },
  evil: { from: '#b21a1d', to: '#640d10', angle: 90, hidden: [], fills: {} },
  neutral: { from: '#a01aa0', to: '#5a0c66', angle: 90, hidden: [], fills: {} }
}

/** An empty drawing: an icon is a square of `iconSide`, a logo 1200 x 400. */
export const emptyDrawing = (kind: Drawing['kind']): Drawing => ({
  kind,
  width: kind === 'icon' ? iconSide : 1200,
  height: kind === 'icon' ? iconSide : 400,
  layers: [],
  variants: defaultVariants
})

/** A layer in the middle of a drawing, as large as its content. */
export const newLayer = (id: string, content: LayerContent, { width, height }: Drawing): Layer => ({
  id,
  name: '',
  x: width / 2,
  y: height / 2,
  scaleX: 1,
  scaleY: 1,
  rotation: 0,
  opacity: 1,
  isHidden: false,
  isLocked: false,
  isCutOut: false,
  fill: content.kind === 'image' ? { kind: 'original' } : { kind: 'team' },
  outlines: [],
  texture: 0,
  content
})
