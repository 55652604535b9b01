import { Hono } from 'hono'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { writeFileForOthers } from '#core/script/file-for-others.ts'
import { defaultLocale, publicPath } from '#routes'
import { publicFilePath, workerPaths } from '#routes/worker-paths.ts'
import type { Env } from '../env.ts'
import { publicJson } from '../http/public-json.ts'
import { refusal } from '../http/refusals.ts'
import type { PublishedDocument } from '../public/published.ts'
import { kindOfPath, servePublic } from '../public/serve-public.ts'

/** Public documents as script files, the format that all tools read. */
export const publicFileRoutes = new Hono<Env>()
  .use(workerPaths.publicFile, publicJson)
  .get(workerPaths.publicFile, async c => {
    const { id, file } = c.req.param()
    const request = {
      kind: kindOfPath(c.req.path),
      publicId: id,
      slug: file.slice(0, -'.json'.length),
      form: 'file'
    }
    const response = await servePublic(c, request, {
      pathOf: slug => publicFilePath(request.kind, id, slug),
      render: renderFile
    })
    return response ?? c.json(...refusal('nothing_public'))
  })

/** Renders the script file. Its `almanac` is the public page unless the script has another. Official characters with overrides are in English. */
async function renderFile({ kind, publicId, slug, shown }: PublishedDocument, origin: string) {
  const almanac = origin + publicPath(kind, publicId, slug)
  const script = shown.script.almanac ? shown.script : { ...shown.script, almanac }
  const file = writeFileForOthers(script, catalogue, await loadTexts(defaultLocale))
  return { body: new TextEncoder().encode(JSON.stringify(file)), type: 'application/json' }
}
