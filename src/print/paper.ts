import type { Team } from '#core/team.ts'

/** The papers that a sheet is made for. */
export const papers = ['a4', 'letter'] as const
export type Paper = (typeof papers)[number]

export interface Size {
  width: number
  height: number
}

/** Size of each paper in points, as the PDF states it. */
export const paperSizes: Record<Paper, Size> = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 }
}

/** Where words may stand, in points from the paper's edge. The footer's last line ends at `footerBottom`. */
export const margins = { side: 30, top: 28, footerBottom: 18 } as const

/** Room kept free for the footer above `footerBottom`: its rule, its line and the air over it. */
export const footerHeight = 24

/** Millimetres as points. */
export const points = (millimetres: number): number => (millimetres * 72) / 25.4

/** Satori places boxes on whole pixels: a point is four of them, so that words stay evenly spaced. */
export const pixelsPerPoint = 4

/** Points to the pixels that Satori lays out. */
export const px = (points: number): number => Math.round(points * pixelsPerPoint)

/** A team's two tones on white paper: `mark` for icons and rules, `text` for words. */
export const teamColours: Record<Team, { mark: string; text: string }> = {
  townsfolk: { mark: '#006F9B', text: '#006590' },
  outsider: { mark: '#006F9B', text: '#006590' },
  minion: { mark: '#85171A', text: '#85171A' },
  demon: { mark: '#85171A', text: '#85171A' },
  traveller: { mark: '#800080', text: '#800080' },
  fabled: { mark: '#8B711D', text: '#6E5812' },
  loric: { mark: '#3F6F2A', text: '#386325' }
}

export const colours = {
  ink: '#231C15',
  softInk: '#574C40',
  line: '#857A69',
  hairline: '#DFD6C5',
  step: '#EFEAE0',
  reminder: '#432F54'
} as const
