import { Hono } from 'hono'
import { limits } from '#core/limits.ts'
import type { DocumentPage, SavedDocument, SavedInfo } from '#core/saving/document.ts'
import { findNearlyFull } from '../../db/account-bytes.ts'
import { setVisibility } from '../../db/document-changes.ts'
import * as documents from '../../db/documents.ts'
import type { DocumentKind } from '../../documents/document-kinds.ts'
import { changeRequest, documentsQuery, saveRequest } from '../../documents/document-schemas.ts'
import { moveContents } from '../../documents/move-contents.ts'
import { renameContent, saveWithOwnId } from '../../documents/save-content.ts'
import { refusal } from '../../http/refusals.ts'
import { type SignedInEnv, signedIn } from '../../http/signed-in.ts'
import { validateJson, validateQuery } from '../../http/validate.ts'
import {
  documentActionRoutes,
  documentTextBody,
  refusalCodeOf,
  validateDocumentId
} from './document-actions.ts'

const list = validateQuery(documentsQuery)

/**
 * The user's documents of one kind. Every query filters by owner, so another user's document counts as missing, and no
 * response reveals whether it exists.
 */
export function documentRoutes<Content, Summary>(kind: DocumentKind<Content, Summary>) {
  const scopeOf = (c: { var: SignedInEnv['Variables'] }) => ({ ownerId: c.var.userId, kind: kind.name })
  const toSaved = ({ info, data }: documents.StoredDocument): SavedDocument<Content> => ({
    ...info,
    content: kind.schema.parse(JSON.parse(data))
  })

  return new Hono<SignedInEnv>()
    .use(signedIn)
    .get('/', list, async c => {
      const { page, ...query } = c.req.valid('query')
      const request = { ...query, page, now: Date.now(), summarySql: kind.summarySql }
      const { items, total } = await documents.listDocuments(c.env.DB, scopeOf(c), request)
      const body: DocumentPage<Summary> = {
        items: items.map(({ info, summary }) => ({ ...info, ...kind.readSummary(summary) })),
        total,
        page,
        pages: Math.ceil(total / limits.documents.page)
      }
      return c.json(body, 200)
    })
    .get('/:id', validateDocumentId, async c => {
      const stored = await documents.findDocument(c.env.DB, scopeOf(c), c.req.valid('param').id)
      if (!stored || stored.info.deletedAt !== undefined) return c.json(...refusal(kind.missing))
      return c.json(toSaved(stored), 200)
    })
    .get('/:id/info', validateDocumentId, async c => {
      const info = await documents.findInfo(c.env.DB, scopeOf(c), c.req.valid('param').id, Date.now())
      return info ? c.json(info, 200) : c.json(...refusal(kind.missing))
    })
    .put(
      '/:id',
      validateDocumentId,
      documentTextBody,
      validateJson(saveRequest(kind.savedSchema)),
      async c => {
        const { id } = c.req.valid('param')
        const saved = await saveWithOwnId(c, kind, { ...c.req.valid('json'), id })
        if (saved.ok) {
          c.executionCtx.waitUntil(moveContents(c.env, 1, c.var.userId))
          const nearlyFull = await findNearlyFull(c.env.DB, c.var.userId)
          const body: SavedInfo = { ...saved.value, ...(nearlyFull && { nearlyFull }) }
          return c.json(body, 200)
        }
        if (saved.code === 'id_taken') {
          const [body, status] = refusal('character_id_taken')
          return c.json({ ...body, taken: saved.taken, freeId: saved.freeId }, status)
        }
        if (saved.code === 'reused') return c.json(...refusal('save_id_reused'))
        if (saved.code !== 'conflict') return c.json(...refusal(refusalCodeOf(kind, saved.code)))
        const [body, status] = refusal('version_conflict')
        return c.json({ ...body, theirs: toSaved(saved.theirs) }, status)
      }
    )
    .patch('/:id', validateDocumentId, documentTextBody, validateJson(changeRequest), async c => {
      const { id } = c.req.valid('param')
      const change = c.req.valid('json')
      if ('name' in change) {
        const saved = await renameContent(c, kind, id, change.name)
        return saved.ok ? c.json(saved.value, 200) : c.json(...refusal(refusalCodeOf(kind, saved.code)))
      }
      const info = await setVisibility(c.env.DB, scopeOf(c), id, change.visibility)
      return info ? c.json(info, 200) : c.json(...refusal(kind.missing))
    })
    .route('/', documentActionRoutes(kind))
}
