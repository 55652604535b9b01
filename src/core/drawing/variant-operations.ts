import { isEqual } from '../equal.ts'
import { type Drawing, emptyDrawing, type Fill, type Variant, type VariantStyle } from './drawing.ts'

/** The colours of a variant: fills of kind `team` have them. */
export type VariantGradient = Pick<VariantStyle, 'from' | 'to' | 'angle'>

export const gradientNames = [
  'townsfolk',
  'outsider',
  'minion',
  'demon',
  'traveller',
  'purple',
  'fabled',
  'loric'
] as const
export type GradientName = (typeof gradientNames)[number]

/** Gradients near the colours of the game's printed artwork; dark enough for paper, and lighter at the head. */
export const gradientPresets: Readonly<Record<GradientName, VariantGradient>> = {
  townsfolk: { from: '#2a86c4', to: '#0f3f73', angle: 90 },
  outsider: { from: '#3f9fc0', to: '#175a7d', angle: 90 },
  minion: { from: '#c8452b', to: '#741a12', angle: 90 },
  demon: { from: '#b81a1d', to: '#55070b', angle: 90 },
  // Half good, half evil.
  traveller: { from: '#1f6fb5', to: '#b01c1f', angle: 0 },
  purple: { from: '#96389f', to: '#4a1263', angle: 90 },
  fabled: { from: '#cf9f2e', to: '#77560c', angle: 90 },
  loric: { from: '#6b9d42', to: '#2c5420', angle: 90 }
}

/** The colours that a variant has in a new drawing. */
export function standardGradient({ kind }: Drawing, variant: Variant): VariantGradient {
  const { from, to, angle } = emptyDrawing(kind).variants[variant]
  return { from, to, angle }
}

/** The preset that a variant's colours are; undefined for others. */
export const presetOf = ({ from, to, angle }: VariantGradient): GradientName | undefined =>
  gradientNames.find(name => isEqual(gradientPresets[name], { from, to, angle }))

/** Changes a variant's colours. Like all functions here, returns the same drawing if nothing changes. */
export const setGradient = (drawing: Drawing, variant: Variant, change: Partial<VariantGradient>): Drawing =>
  withStyle(drawing, variant, style => ({ ...style, ...change }))

/** Leaves layers out of a variant, or shows them again. */
export const leaveOutLayers = (
  drawing: Drawing,
  variant: Variant,
  ids: readonly string[],
  isLeftOut: boolean
): Drawing =>
  withStyle(drawing, variant, style => {
    const others = style.hidden.filter(id => !ids.includes(id))
    return { ...style, hidden: existing(drawing, isLeftOut ? [...others, ...ids] : others) }
  })

/** Ids of the layers that a variant leaves out, without those that no longer exist. */
export const leftOutLayers = (drawing: Drawing, variant: Variant): string[] =>
  existing(drawing, drawing.variants[variant].hidden)

/** Gives layers a fill in one variant alone; undefined for that of the layer. */
export const setVariantFill = (
  drawing: Drawing,
  variant: Variant,
  ids: readonly string[],
  fill: Fill | undefined
): Drawing =>
  withStyle(drawing, variant, style => {
    const fills: VariantStyle['fills'] = {}
    for (const id of existing(drawing, [...Object.keys(style.fills), ...ids])) {
      const next = ids.includes(id) ? fill : style.fills[id]
      if (next) fills[id] = next
    }
    return { ...style, fills }
  })

/** Makes a variant like the good one: colours, layers left out, and fills. */
export const copyFromGood = (drawing: Drawing, variant: Variant): Drawing =>
  withStyle(drawing, variant, () => drawing.variants.good)

/** Gives a variant the colours of a new drawing, all layers and their own fills. */
export const resetVariant = (drawing: Drawing, variant: Variant): Drawing =>
  withStyle(drawing, variant, () => emptyDrawing(drawing.kind).variants[variant])

function withStyle(
  drawing: Drawing,
  variant: Variant,
  change: (style: VariantStyle) => VariantStyle
): Drawing {
  const present = drawing.variants[variant]
  const style = change(present)
  return isEqual(style, present)
    ? drawing
    : { ...drawing, variants: { ...drawing.variants, [variant]: style } }
}

/** These of the ids that layers have, each once. A removed layer's would count towards the limits. */
function existing(drawing: Drawing, ids: readonly string[]): string[] {
  const layers = new Set(drawing.layers.map(({ id }) => id))
  return [...new Set(ids)].filter(id => layers.has(id))
}
