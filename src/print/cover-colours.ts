import type { Team } from '#core/team.ts'
import { colours, teamColours } from './paper.ts'

/** The colours of a cover: by candlelight, or as little ink as can be. */
export interface CoverColours {
  page: string
  ink: string
  softInk: string
  line: string
  paper: string
  rim: string
  /** A team's mark beside words. */
  mark: Readonly<Record<Team, string>>
}

export const candlelit: CoverColours = {
  page: '#212121',
  ink: '#F1EADD',
  softInk: '#C9C0B2',
  line: '#8F867A',
  paper: '#E9DCBF',
  rim: '#A8946A',
  mark: {
    townsfolk: '#0096D1',
    outsider: '#0096D1',
    minion: '#E45E62',
    demon: '#E45E62',
    traveller: '#F000F0',
    fabled: '#D4AF37',
    loric: '#7DB35F'
  }
}

export const inkSaving: CoverColours = {
  page: '#FFFFFF',
  ink: colours.ink,
  softInk: colours.softInk,
  line: colours.line,
  paper: '#FFFFFF',
  rim: colours.hairline,
  mark: {
    townsfolk: teamColours.townsfolk.mark,
    outsider: teamColours.outsider.mark,
    minion: teamColours.minion.mark,
    demon: teamColours.demon.mark,
    traveller: teamColours.traveller.mark,
    fabled: teamColours.fabled.mark,
    loric: teamColours.loric.mark
  }
}
