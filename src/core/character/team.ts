/** Teams in script order. */
export const teams = ['townsfolk', 'outsider', 'minion', 'demon', 'traveller', 'fabled', 'loric'] as const

export type Team = (typeof teams)[number]

export const isTeam = (text: string): text is Team => teams.some(team => team === text)

export type Alignment = 'good' | 'evil' | 'neutral'

/** The alignment with which a team's characters start. */
export const alignmentOf: Record<Team, Alignment> = {
  townsfolk: 'good',
  outsider: 'good',
  minion: 'evil',
  demon: 'evil',
  traveller: 'neutral',
  fabled: 'neutral',
  loric: 'neutral'
}
