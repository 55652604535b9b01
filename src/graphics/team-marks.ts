import type { Team } from '#core/character/team.ts'
import type { Graphic, Shape } from './graphic.ts'

const mark = (...shapes: Shape[]): Graphic => ({ box: 16, shapes })

/**
 * Symbols that tell teams apart without colour: good is round, evil is pointed; townsfolk and demons are solid,
 * outsiders and minions are hollow.
 */
export const teamMarks: Record<Team, Graphic> = {
  townsfolk: mark({ d: 'M14 8A6 6 0 1 1 2 8 6 6 0 1 1 14 8Z' }),
  outsider: mark({ d: 'M12.9 8A4.9 4.9 0 1 1 3.1 8 4.9 4.9 0 1 1 12.9 8Z', line: 2.2 }),
  minion: mark({ d: 'M8 1.9 14.1 8 8 14.1 1.9 8Z', line: 2.2 }),
  demon: mark({ d: 'M8 .5 15.5 8 8 15.5 .5 8Z' }),
  traveller: mark(
    { d: 'M13.4 8A5.4 5.4 0 1 1 2.6 8 5.4 5.4 0 1 1 13.4 8Z', line: 1.5 },
    { d: 'M8 2.6A5.4 5.4 0 0 1 8 13.4Z' }
  ),
  fabled: mark({ d: 'M8 .6 10 5.6 15.4 6 11.2 9.4 12.6 14.7 8 11.8 3.4 14.7 4.8 9.4 .6 6 6 5.6Z' }),
  loric: mark({
    d: 'M14.2 1.8C6.4 1.6 2 5 2.3 10.6c.1 1.2.5 2.4 1 3.4.9-3 3-5.7 6.2-7.2C7 8.9 5.3 11.5 4.7 14.4 11.9 14.6 14.8 9.6 14.2 1.8Z'
  })
}
