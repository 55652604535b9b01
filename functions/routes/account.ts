import { makeZip } from 'client-zip'
import { Hono } from 'hono'
import { deleteAccount } from '../account/delete-account.ts'
import { prepareExport } from '../account/export-files.ts'
import { clearSession } from '../auth/session-cookies.ts'
import { countAccount } from '../db/account.ts'
import { accountDeletionRequest } from '../documents/document-schemas.ts'
import { attachment } from '../http/attachment.ts'
import { type SignedInEnv, signedIn } from '../http/signed-in.ts'
import { validateJson } from '../http/validate.ts'
import { documentTextBody } from './saved/document-actions.ts'

/** The user's account: counts, export and deletion. */
export const accountRoutes = new Hono<SignedInEnv>()
  .get('/account', signedIn, async c => c.json(await countAccount(c.env.DB, c.var.userId), 200))
  .get('/account/export', signedIn, async c => {
    const now = new Date()
    const day = now.toISOString().slice(0, 10)
    const files = await prepareExport(c.env, c.var.userId, now)
    return c.body(makeZip(files), 200, {
      'content-type': 'application/zip',
      'content-disposition': attachment(`belfry-${day}.zip`)
    })
  })
  .delete('/account', signedIn, documentTextBody, validateJson(accountDeletionRequest), async c => {
    await deleteAccount(c.env, c.var.sessionKey, work => c.executionCtx.waitUntil(work))
    clearSession(c)
    return c.json({ ok: true as const }, 200)
  })
