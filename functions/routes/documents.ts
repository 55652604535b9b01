import { Hono } from 'hono'
import { limits } from '#core/limits.ts'
import type { Saved, SavedPage } from '#core/saved.ts'
import * as saves from '#functions/db/document-saves.ts'
import * as documents from '#functions/db/documents.ts'
import type { DocumentKind } from '#functions/document-kinds.ts'
import { refusal } from '#functions/refusals.ts'
import { renameContent, saveContent } from '#functions/save-content.ts'
import { changeRequest, savedQuery, saveRequest } from '#functions/saved-requests.ts'
import { type SignedIn, signedIn } from '#functions/signed-in.ts'
import { jsonBody, validQuery } from '#functions/valid.ts'
import { codeOf, documentActs, one, text } from './document-acts.ts'

const list = validQuery(savedQuery)

/**
 * The user's documents of one kind. Every query filters by owner, so another user's document counts as missing, and no
 * response reveals whether it exists.
 */
export function documentRoutes<Content, Summary>(kind: DocumentKind<Content, Summary>) {
  const scopeOf = (c: { var: SignedIn['Variables'] }) => ({ ownerId: c.var.userId, kind: kind.name })
  const toSaved = ({ info, data }: documents.StoredDocument): Saved<Content> => ({
    ...info,
    content: kind.schema.parse(JSON.parse(data))
  })

  return new Hono<SignedIn>()
    .use(signedIn)
    .get('/', list, async c => {
      const { page, ...query } = c.req.valid('query')
      const request = { ...query, page, now: Date.now(), summarySql: kind.summarySql }
      const { items, total } = await documents.listDocuments(c.env.DB, scopeOf(c), request)
      const body: SavedPage<Summary> = {
        items: items.map(({ info, summary }) => ({ ...info, ...kind.readSummary(summary) })),
        total,
        page,
        pages: Math.ceil(total / limits.saved.page)
      }
      return c.json(body, 200)
    })
    .get('/:id', one, async c => {
      const stored = await documents.findDocument(c.env.DB, scopeOf(c), c.req.valid('param').id)
      if (!stored || stored.info.deletedAt !== undefined) return c.json(...refusal(kind.missing))
      return c.json(toSaved(stored), 200)
    })
    .put('/:id', one, text, jsonBody(saveRequest(kind.schema)), async c => {
      const saved = await saveContent(c, kind, { ...c.req.valid('json'), id: c.req.valid('param').id })
      if (saved.ok) return c.json(saved.value, 200)
      if (saved.code === 'reused') return c.json(...refusal('save_id_reused'))
      if (saved.code !== 'conflict') return c.json(...refusal(codeOf(kind, saved.code)))
      const [body, status] = refusal('version_conflict')
      return c.json({ ...body, theirs: toSaved(saved.theirs) }, status)
    })
    .patch('/:id', one, text, jsonBody(changeRequest), async c => {
      const { id } = c.req.valid('param')
      const change = c.req.valid('json')
      if ('name' in change) {
        const saved = await renameContent(c, kind, id, change.name)
        return saved.ok ? c.json(saved.value, 200) : c.json(...refusal(codeOf(kind, saved.code)))
      }
      const info = await saves.setVisibility(c.env.DB, scopeOf(c), id, change.visibility)
      return info ? c.json(info, 200) : c.json(...refusal(kind.missing))
    })
    .route('/', documentActs(kind))
}
