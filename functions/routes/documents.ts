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
 * What somebody saved of one kind. All of it is asked for with its owner, so that what is somebody else's is missing,
 * and no answer tells whether it is there.
 */
export function documentRoutes<Content, Summary>(kind: DocumentKind<Content, Summary>) {
  const owned = (c: { var: SignedIn['Variables'] }) => ({ ownerId: c.var.userId, kind: kind.name })
  const whole = ({ mark, data }: documents.StoredDocument): Saved<Content> => ({
    ...mark,
    content: kind.schema.parse(JSON.parse(data))
  })

  return new Hono<SignedIn>()
    .use(signedIn)
    .get('/', list, async c => {
      const { page, ...asked } = c.req.valid('query')
      const request = { ...asked, page, now: Date.now(), summarySql: kind.summarySql }
      const { items, total } = await documents.listDocuments(c.env.DB, owned(c), request)
      const answer: SavedPage<Summary> = {
        items: items.map(({ mark, summary }) => ({ ...mark, ...kind.readSummary(summary) })),
        total,
        page,
        pages: Math.ceil(total / limits.saved.page)
      }
      return c.json(answer, 200)
    })
    .get('/:id', one, async c => {
      const held = await documents.findDocument(c.env.DB, owned(c), c.req.valid('param').id)
      if (!held || held.mark.deletedAt !== undefined) return c.json(...refusal(kind.missing))
      return c.json(whole(held), 200)
    })
    .put('/:id', one, text, jsonBody(saveRequest(kind.schema)), async c => {
      const saved = await saveContent(c, kind, { ...c.req.valid('json'), id: c.req.valid('param').id })
      if (saved.ok) return c.json(saved.value, 200)
      if (saved.code === 'reused') return c.json(...refusal('save_id_reused'))
      if (saved.code !== 'conflict') return c.json(...refusal(codeOf(kind, saved.code)))
      const [body, status] = refusal('version_conflict')
      return c.json({ ...body, theirs: whole(saved.theirs) }, status)
    })
    .patch('/:id', one, text, jsonBody(changeRequest), async c => {
      const { id } = c.req.valid('param')
      const wanted = c.req.valid('json')
      if ('name' in wanted) {
        const saved = await renameContent(c, kind, id, wanted.name)
        return saved.ok ? c.json(saved.value, 200) : c.json(...refusal(codeOf(kind, saved.code)))
      }
      const mark = await saves.setVisibility(c.env.DB, owned(c), id, wanted.visibility)
      return mark ? c.json(mark, 200) : c.json(...refusal(kind.missing))
    })
    .route('/', documentActs(kind))
}
