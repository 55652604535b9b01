import { hc } from 'hono/client'
import type { Api } from '#functions/index.ts'
import { fetchInTime } from './fetch-in-time.ts'
import { accountHeaders } from './watch-session.ts'

/** Hono clients for the routes of the Worker, with request and response types. */
export const { api, auth } = hc<Api>('/', { headers: accountHeaders, fetch: fetchInTime })
