import { makeZip } from 'client-zip'
import { Hono } from 'hono'
import { accountFiles } from '#functions/account-files.ts'
import { attachment } from '#functions/attachment.ts'
import { dropSession } from '#functions/auth/cookies.ts'
import { countAll } from '#functions/db/account.ts'
import { forgetAccount } from '#functions/forget-account.ts'
import { accountRemoval } from '#functions/saved-requests.ts'
import { type SignedIn, signedIn } from '#functions/signed-in.ts'
import { jsonBody } from '#functions/valid.ts'
import { text } from './document-acts.ts'

/** The user's account: counts, export and deletion. */
export const accountRoutes = new Hono<SignedIn>()
  .get('/account', signedIn, async c => c.json(await countAll(c.env.DB, c.var.userId), 200))
  .get('/account/export', signedIn, c => {
    const now = new Date()
    const day = now.toISOString().slice(0, 10)
    return c.body(makeZip(accountFiles(c.env, c.var.userId, now)), 200, {
      'content-type': 'application/zip',
      'content-disposition': attachment(`belfry-${day}.zip`)
    })
  })
  .delete('/account', signedIn, text, jsonBody(accountRemoval), async c => {
    await forgetAccount(c.env, c.var.userId)
    dropSession(c)
    return c.json({ ok: true as const }, 200)
  })
