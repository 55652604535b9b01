import * as z from 'zod/mini'

/** Teams in the order in which a script lists them. */
export const teams = ['townsfolk', 'outsider', 'minion', 'demon', 'traveller', 'fabled', 'loric'] as const

export const teamSchema = z.enum(teams)
export type Team = z.infer<typeof teamSchema>

export type Alignment = 'good' | 'evil' | 'neutral'

/** The side a team's characters begin on; travellers, fabled and loric belong to neither. */
export const alignmentOf: Record<Team, Alignment> = {
  townsfolk: 'good',
  outsider: 'good',
  minion: 'evil',
  demon: 'evil',
  traveller: 'neutral',
  fabled: 'neutral',
  loric: 'neutral'
}
