import * as z from 'zod/mini'
import { teams } from './team.ts'

export const teamSchema = z.enum(teams)
