import { Hono } from 'hono'
import { limits } from '#core/limits.ts'
import * as changes from '../../db/document-changes.ts'
import { findVersion, listVersions } from '../../db/versions.ts'
import type { DocumentKind } from '../../documents/document-kinds.ts'
import { deletionQuery, duplicateRequest, idParams, versionParams } from '../../documents/document-schemas.ts'
import { duplicateContent } from '../../documents/save-content.ts'
import { readContent } from '../../documents/version-content.ts'
import { refusal } from '../../http/refusals.ts'
import { textBody } from '../../http/request-body.ts'
import type { SignedInEnv } from '../../http/signed-in.ts'
import { validateJson, validatePath, validateQuery } from '../../http/validate.ts'

/** Validates the document's id in the path. */
export const validateDocumentId = validatePath(idParams)
/** Reads a JSON body within the limit of a document. */
export const documentTextBody = textBody(limits.documents.bytes, 'saved_too_large')

const oneVersion = validatePath(versionParams)
const removal = validateQuery(deletionQuery)

/** The API's refusal code for a refused save of a document of this kind. */
export const refusalCodeOf = (
  kind: Pick<DocumentKind<never, unknown>, 'missing' | 'full'>,
  code:
    | 'missing'
    | 'full'
    | 'no_space'
    | 'too_large'
    | 'too_many_images'
    | 'signed_out'
    | 'id_taken'
    | 'conflict'
    | 'reused'
) => {
  if (code === 'signed_out') return code
  if (code === 'too_large') return 'saved_too_large'
  if (code === 'too_many_images') return 'saved_too_many_images'
  if (code === 'id_taken') return 'character_id_taken'
  if (code === 'reused') return 'save_id_reused'
  if (code === 'conflict') return 'changed_meanwhile'
  return code === 'no_space' ? 'account_full' : kind[code]
}

/** Routes for copies, the bin and earlier versions of documents of one kind. */
export function documentActionRoutes<Content, Summary>(kind: DocumentKind<Content, Summary>) {
  const scopeOf = (c: { var: SignedInEnv['Variables'] }) => ({ ownerId: c.var.userId, kind: kind.name })

  return new Hono<SignedInEnv>()
    .post('/:id/duplicate', validateDocumentId, documentTextBody, validateJson(duplicateRequest), async c => {
      const saved = await duplicateContent(c, kind, c.req.valid('param').id, c.req.valid('json'))
      return saved.ok ? c.json(saved.value, 200) : c.json(...refusal(refusalCodeOf(kind, saved.code)))
    })
    .delete('/:id', validateDocumentId, removal, async c => {
      const { id } = c.req.valid('param')
      if (c.req.valid('query').forever) {
        const isDeleted = await changes.deleteDocument(c.env.DB, scopeOf(c), id)
        return isDeleted ? c.json({ ok: true as const }, 200) : c.json(...refusal(kind.missing))
      }
      const info = await changes.moveToBin(c.env.DB, scopeOf(c), id, Date.now())
      return info ? c.json(info, 200) : c.json(...refusal(kind.missing))
    })
    .post('/:id/return', validateDocumentId, async c => {
      const { id } = c.req.valid('param')
      const restored = await changes.restoreDocument(c.env.DB, scopeOf(c), id, Date.now(), kind.maxCount)
      return restored.ok
        ? c.json(restored.value, 200)
        : c.json(...refusal(refusalCodeOf(kind, restored.code)))
    })
    .get('/:id/versions', validateDocumentId, async c => {
      const versions = await listVersions(c.env.DB, scopeOf(c), c.req.valid('param').id)
      return versions ? c.json({ versions }, 200) : c.json(...refusal(kind.missing))
    })
    .get('/:id/versions/:version', oneVersion, async c => {
      const { id, version } = c.req.valid('param')
      const found = await findVersion(c.env.DB, scopeOf(c), id, version)
      if (!found) return c.json(...refusal('version_missing'))
      const { place, ...info } = found
      const data = await readContent(c.env.IMAGES, place)
      if (data === undefined) return c.json(...refusal('version_missing'))
      return c.json({ ...info, content: kind.schema.parse(JSON.parse(data)) }, 200)
    })
}
