import type { Team } from '#core/character/team.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { colours } from '../typeset/colours.ts'

/** The colours of a cover. `paper` and `rim` are the face and the edge of tokens. */
export interface CoverColours {
  page: string
  ink: string
  softInk: string
  line: string
  tokenFill: string
  tokenRim: string
  /** Colours of the team marks. */
  mark: Readonly<Record<Team, string>>
}

/** The colours of a dark cover by candlelight. */
export const candlelitColours: CoverColours = {
  page: '#212121',
  ink: '#F1EADD',
  softInk: '#C9C0B2',
  line: '#8F867A',
  tokenFill: '#E9DCBF',
  tokenRim: '#A8946A',
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

/** The colours of a print's cover: by candlelight, or on white paper in ink-saver prints. */
export const coverColours = ({ options, palette }: PlanContext): CoverColours =>
  options.inkSaver
    ? {
        page: '#FFFFFF',
        ink: palette.headingColour,
        softInk: colours.softInk,
        line: colours.line,
        tokenFill: '#FFFFFF',
        tokenRim: colours.hairline,
        mark: mapTeams(team => palette.teams[team].mark)
      }
    : candlelitColours

const mapTeams = (mark: (team: Team) => string) => ({
  townsfolk: mark('townsfolk'),
  outsider: mark('outsider'),
  minion: mark('minion'),
  demon: mark('demon'),
  traveller: mark('traveller'),
  fabled: mark('fabled'),
  loric: mark('loric')
})
