import { Hono } from 'hono'
import { limits } from '#core/limits.ts'
import { textBody } from '#functions/body-text.ts'
import * as saves from '#functions/db/document-saves.ts'
import * as documents from '#functions/db/documents.ts'
import type { DocumentKind } from '#functions/document-kinds.ts'
import { refusal } from '#functions/refusals.ts'
import { duplicateContent } from '#functions/save-content.ts'
import { copyRequest, removalQuery, savedOne, savedOneVersion } from '#functions/saved-requests.ts'
import type { SignedIn } from '#functions/signed-in.ts'
import { jsonBody, validPath, validQuery } from '#functions/valid.ts'

/** Validates the document's id in the path. */
export const one = validPath(savedOne)
/** Reads a JSON body within the limit of a document. */
export const text = textBody(limits.saved.bytes, 'saved_too_large')

const oneVersion = validPath(savedOneVersion)
const removal = validQuery(removalQuery)

/** The API's refusal code for a refused save of a document of this kind. */
export const codeOf = (
  kind: Pick<DocumentKind<never, unknown>, 'missing' | 'full'>,
  code: 'missing' | 'full' | 'too_large'
) => (code === 'too_large' ? 'saved_too_large' : kind[code])

/** Routes for copies, the bin and earlier versions of documents of one kind. */
export function documentActs<Content, Summary>(kind: DocumentKind<Content, Summary>) {
  const scopeOf = (c: { var: SignedIn['Variables'] }) => ({ ownerId: c.var.userId, kind: kind.name })

  return new Hono<SignedIn>()
    .post('/:id/duplicate', one, text, jsonBody(copyRequest), async c => {
      const saved = await duplicateContent(c, kind, c.req.valid('param').id, c.req.valid('json'))
      return saved.ok ? c.json(saved.value, 200) : c.json(...refusal(codeOf(kind, saved.code)))
    })
    .delete('/:id', one, removal, async c => {
      const { id } = c.req.valid('param')
      if (c.req.valid('query').forever) {
        const isDeleted = await saves.deleteForever(c.env.DB, scopeOf(c), id)
        return isDeleted ? c.json({ ok: true as const }, 200) : c.json(...refusal(kind.missing))
      }
      const info = await saves.putInBin(c.env.DB, scopeOf(c), id, Date.now())
      return info ? c.json(info, 200) : c.json(...refusal(kind.missing))
    })
    .post('/:id/return', one, async c => {
      const { id } = c.req.valid('param')
      const restored = await saves.bringBack(c.env.DB, scopeOf(c), id, Date.now(), kind.most)
      return restored.ok ? c.json(restored.value, 200) : c.json(...refusal(codeOf(kind, restored.code)))
    })
    .get('/:id/versions', one, async c => {
      const versions = await documents.listVersions(c.env.DB, scopeOf(c), c.req.valid('param').id)
      return versions ? c.json({ versions }, 200) : c.json(...refusal(kind.missing))
    })
    .get('/:id/versions/:version', oneVersion, async c => {
      const { id, version } = c.req.valid('param')
      const found = await documents.findVersion(c.env.DB, scopeOf(c), id, version)
      if (!found) return c.json(...refusal('version_missing'))
      const { data, ...info } = found
      return c.json({ ...info, content: kind.schema.parse(JSON.parse(data)) }, 200)
    })
}
