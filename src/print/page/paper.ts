import type { Team } from '#core/character/team.ts'

/** The paper sizes that prints support. */
export const papers = ['a4', 'letter'] as const
export type Paper = (typeof papers)[number]

export interface Size {
  width: number
  height: number
}

/** Width and height of each paper in points. */
export const paperSizes: Record<Paper, Size> = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 }
}

/** Page margins in points. The footer's last line ends `footerBottom` above the paper's edge. */
export const margins = { side: 30, top: 28, footerBottom: 18 } as const

/** Height of the footer above `footerBottom`, in points: its line of text, its rule and the space above. */
export const footerHeight = 24

/** Converts millimetres to points. */
export const millimetresToPoints = (millimetres: number): number => (millimetres * 72) / 25.4

/** Satori rounds positions to whole pixels. Four pixels to the point keep text evenly spaced. */
export const pixelsPerPoint = 4

/** Converts points to whole Satori pixels. */
export const toPixels = (points: number): number => Math.round(points * pixelsPerPoint)

/** Each team's colours on white paper: `mark` for icons and rules, `text` for text. */
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
