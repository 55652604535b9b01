import * as z from 'zod/mini'

/** Teams in script order. */
export const teams = ['townsfolk', 'outsider', 'minion', 'demon', 'traveller', 'fabled', 'loric'] as const

export const teamSchema = z.enum(teams)
export type Team = z.infer<typeof teamSchema>

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
