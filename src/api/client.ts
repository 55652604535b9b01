import { hc } from 'hono/client'
import type { Api } from '#functions/index.ts'

/** Every route of the Worker, with the types of what goes in and comes out. */
export const { api } = hc<Api>('/')
