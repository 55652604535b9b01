import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { writeScriptFile } from '#core/script-file.ts'
import type { Env } from '#functions/env.ts'
import { answerPublic, kindOf } from '#functions/public/answer-public.ts'
import type { Published } from '#functions/public/published.ts'
import { rateLimit } from '#functions/rate-limit.ts'
import { refusal } from '#functions/refusals.ts'
import { defaultLocale, publicPath } from '#routes'
import { publicFilePath, workerPaths } from '#routes/worker.ts'

const open = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'etag' }

/** What is public as a file of the format that all tools read. */
export const publicFileRoutes = new Hono<Env>()
  .use(workerPaths.publicFile, cors({ origin: '*', allowMethods: ['GET', 'HEAD'], exposeHeaders: ['etag'] }))
  .get(workerPaths.publicFile, rateLimit('READ_RATE'), async c => {
    const { kind, id, file } = c.req.param()
    const asked = {
      kind: kindOf(kind),
      publicId: id,
      slug: file.slice(0, -'.json'.length),
      form: 'file'
    }
    const answer = await answerPublic(c, asked, {
      pathOf: slug => publicFilePath(asked.kind, id, slug),
      render: fileOf,
      headers: () => open
    })
    return answer ?? c.json(...refusal('nothing_public'))
  })

/** The script file; its almanac is the public page, unless it names another. Official characters that it changes are in English. */
async function fileOf({ kind, publicId, slug, shown }: Published) {
  const almanac = new URL(publicPath(kind, publicId, slug), import.meta.env.SITE).href
  const script = shown.script.almanac ? shown.script : { ...shown.script, almanac }
  const file = writeScriptFile(script, catalogue, await loadTexts(defaultLocale))
  return { body: new TextEncoder().encode(JSON.stringify(file)), type: 'application/json' }
}
