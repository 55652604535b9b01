import type { Team } from '#core/character/team.ts'

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

/** Colours of text, lines and backgrounds on white paper. */
export const colours = {
  ink: '#231C15',
  softInk: '#574C40',
  line: '#857A69',
  hairline: '#DFD6C5',
  step: '#EFEAE0',
  reminder: '#432F54'
} as const
