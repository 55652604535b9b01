import { Hono } from 'hono'
import { z } from 'zod'
import type { Fetcher } from '#images/fetch-file.ts'
import type { Env } from '../env.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { refusal } from '../http/refusals.ts'
import { textBody } from '../http/request-body.ts'
import { sameOrigin } from '../http/same-origin.ts'
import { validateJson } from '../http/validate.ts'
import { fetchScriptFile } from '../script-files/fetch-script-file.ts'

/** The longest address that hosts accept, in characters; with the JSON around it, in bytes. */
const maxAddress = 2048
const maxBody = 16_384

/** The body of a request for a script file of another host. */
export const scriptFileRequest = z.object({ address: z.string().min(1).max(maxAddress) })

/**
 * Fetches script files of other hosts for pages of this site, which can't read them directly. The headers prevent the use
 * of the response as a page.
 *
 * @param fetcher requests one URL; tests replace it
 */
export const createScriptFileRoutes = (fetcher: Fetcher) =>
  new Hono<Env>().post(
    '/script-file',
    sameOrigin,
    textBody(maxBody, 'source_request_too_large'),
    rateLimit('FETCH_RATE'),
    validateJson(scriptFileRequest),
    async c => {
      const file = await fetchScriptFile(c.req.valid('json').address, fetcher, c.req.raw.signal)
      if (!file.ok) return c.json(...refusal(file.code))
      return c.body(file.value, 200, {
        'content-type': 'application/octet-stream',
        'content-disposition': 'attachment',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'no-store'
      })
    }
  )

/** Requests a script file without any data about the user. Redirects are returned, not followed. */
const fetchRemote: Fetcher = (url, signal) =>
  fetch(url, {
    redirect: 'manual',
    signal,
    headers: { accept: 'application/json,text/plain', 'user-agent': 'Belfry-Scripts/1.0' }
  })

export const scriptFileRoutes = createScriptFileRoutes(fetchRemote)
