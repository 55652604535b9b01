import { hc } from 'hono/client'
import type { Api } from '#functions/index.ts'

/** Hono client for every route of the Worker, with request and response types. */
export const { api } = hc<Api>('/')
