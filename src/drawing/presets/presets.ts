import { type Drawing, emptyDrawing, type Layer } from '#core/drawing/drawing.ts'
import type { FontKey } from '../fonts.ts'
import { archPreset } from './arch.ts'
import { bannerPreset } from './banner.ts'
import { blackletterPreset } from './blackletter.ts'
import { carvedPreset } from './carved.ts'
import { decoPreset } from './deco.ts'
import { minimalPreset } from './minimal.ts'
import { moonPreset } from './moon.ts'
import { playbillPreset } from './playbill.ts'
import type { PresetInput } from './preset.ts'
import { ransomPreset } from './ransom.ts'
import { scriptPreset } from './script.ts'
import { signPreset } from './sign.ts'

interface Preset {
  /** What its texts are set in: to be loaded before, since their widths decide the layout. */
  fonts: readonly FontKey[]
  /** The layers, the lowest first. They fit the drawing with any title. */
  build: (input: PresetInput) => Layer[]
}

/** Looks of logos. The first one is that of a new logo. */
export const presets = {
  blackletter: { fonts: ['grenze-gotisch', 'charm'], build: blackletterPreset },
  arch: { fonts: ['texturina'], build: archPreset },
  banner: { fonts: ['yeseva', 'playfair'], build: bannerPreset },
  carved: { fonts: ['playfair-black'], build: carvedPreset },
  playbill: { fonts: ['bevan', 'playfair'], build: playbillPreset },
  moon: { fonts: ['anton'], build: moonPreset },
  deco: { fonts: ['josefin'], build: decoPreset },
  ransom: { fonts: ['anton', 'bevan', 'playfair-black', 'yeseva'], build: ransomPreset },
  script: { fonts: ['charm'], build: scriptPreset },
  sign: { fonts: ['amatic', 'bevan'], build: signPreset },
  minimal: { fonts: ['playfair'], build: minimalPreset }
} as const satisfies Readonly<Record<string, Preset>>

export type PresetKey = keyof typeof presets

export const presetKeys = Object.keys(presets) as readonly PresetKey[]

/** A logo in the look of a preset. */
export const presetDrawing = (key: PresetKey, input: PresetInput): Drawing => ({
  ...emptyDrawing('logo'),
  width: input.width,
  height: input.height,
  layers: presets[key].build(input)
})
