import { catalogue } from '#catalogue/catalogue.ts'
import { foldText } from '#core/character/character-search.ts'
import { isEqual } from '#core/equal.ts'
import { limits } from '#core/limits.ts'
import { createCustomId } from '#core/reading/identity.ts'
import type { ChangeSummary } from '#core/saving/change-summary.ts'
import type { DocumentInfo, DocumentVersion, SavedDocument } from '#core/saving/document.ts'
import type { DocumentKind } from '../../../functions/documents/document-kinds.ts'
import {
  changeRequest,
  duplicateRequest,
  saveRequest
} from '../../../functions/documents/document-schemas.ts'
import { type AccountRequest, type Answer, nextTime, ok, readJson, refusal } from './answers.ts'
import { byText, listPage } from './fake-list.ts'

interface Stored<Content> extends SavedDocument<Content> {
  saveId: string
  /** What the last save changed. */
  changes?: ChangeSummary
  /** Earlier versions, newest first. */
  former: (DocumentVersion & { content: Content })[]
}

/**
 * The saved documents of one kind of a user. Names, search texts and the shapes of requests are the Worker's; versions,
 * save ids, the bin and the list follow its rules.
 */
export function createFakeDocuments<Content, Summary>(
  kind: DocumentKind<Content, Summary>,
  summarize: (content: Content) => Summary
) {
  const documents = new Map<string, Stored<Content>>()
  const missing = refusal(404, kind.missing)
  const isListed = ({ deletedAt }: Stored<Content>) => deletedAt === undefined

  function answer(request: AccountRequest): Answer {
    const { method, id, action, version, query } = request
    if (!id) return ok(list(query))
    const found = documents.get(id)
    if (method === 'PUT') return put(id, saveRequest(kind.savedSchema).parse(readJson(request)))
    if (version) return readVersion(found, version)
    if (!found) return missing
    if (action === 'return')
      return !isListed(found) && findTaken(id, found.content)
        ? refusal(409, 'character_id_taken')
        : change(found, { deletedAt: undefined })
    if (method === 'DELETE') return remove(found, query.get('forever') === 'true')
    if (action === 'info') return ok(infoOf(found))
    if (!isListed(found)) return missing
    if (action === 'versions') return ok({ versions: found.former.map(({ content: _, ...info }) => info) })
    if (action === 'duplicate') return duplicate(found, request)
    if (method === 'GET') return ok(withContent(found))
    const wanted = changeRequest.parse(readJson(request))
    return 'name' in wanted
      ? write(id, kind.rename(found.content, wanted.name))
      : change(found, { visibility: wanted.visibility })
  }

  function put(
    id: string,
    { content, version, saveId }: { content: Content; version: number; saveId: string }
  ) {
    const found = documents.get(id)
    const taken = findTaken(id, content)
    if (taken) return refusal(409, 'character_id_taken', { taken: infoOf(taken), freeId: freeIdOf(content) })
    if (found ? !isListed(found) : version > 0) return missing
    if (found && isEqual(found.content, content)) return ok(infoOf(found))
    if (found?.saveId === saveId) return refusal(422, 'save_id_reused')
    if (found && found.version !== version)
      return refusal(409, 'version_conflict', { theirs: withContent(found) })
    return write(id, content, saveId)
  }

  /** The other document whose content has the same id. */
  const findTaken = (documentId: string, content: Content) =>
    kind.ownId &&
    [...documents.values()]
      .filter(each => isListed(each) && each.id !== documentId)
      .find(each => kind.ownId?.read(each.content) === kind.ownId?.read(content))

  function freeIdOf(content: Content) {
    const ids = [...documents.values()].filter(isListed).map(each => kind.ownId?.read(each.content) ?? '')
    return createCustomId(kind.ownId?.read(content) ?? '', kind.nameOf(content), new Set(ids), catalogue)
  }

  function write(id: string, content: Content, saveId: string = crypto.randomUUID()): Answer {
    const found = documents.get(id)
    if (found && isEqual(found.content, content)) return ok(infoOf(found))
    const now = nextTime()
    const next: Stored<Content> = {
      id,
      publicId: `public${id.slice(0, 4)}`,
      visibility: 'private',
      madeAt: now,
      ...found,
      name: kind.nameOf(content),
      version: (found?.version ?? 0) + 1,
      changedAt: now,
      content,
      saveId,
      ...(found && { changes: kind.summarizeChanges(found.content, content) }),
      former: found ? [toVersion(found), ...found.former] : []
    }
    documents.set(id, next)
    return ok(infoOf(next))
  }

  function duplicate({ content }: Stored<Content>, request: AccountRequest): Answer {
    const { id, name } = duplicateRequest.parse(readJson(request))
    const copy = kind.rename(content, name)
    return write(id, kind.ownId ? kind.ownId.write(copy, freeIdOf(copy)) : copy)
  }

  function remove(found: Stored<Content>, isForever: boolean): Answer {
    if (!isForever) return change(found, { deletedAt: found.deletedAt ?? nextTime() })
    documents.delete(found.id)
    return ok({ ok: true })
  }

  function change(found: Stored<Content>, changes: Partial<DocumentInfo>): Answer {
    const next = { ...found, ...changes }
    documents.set(found.id, next)
    return ok(infoOf(next))
  }

  function list(query: URLSearchParams) {
    const searchText = ({ content }: Stored<Content>) => kind.searchTextOf(content)
    const { items, ...page } = listPage(documents.values(), {
      query,
      size: limits.documents.page,
      sorts: {
        changed: (a, b) => b.changedAt - a.changedAt,
        name: (a, b) => byText(searchText(a), searchText(b)) || byText(a.name, b.name),
        made: (a, b) => b.madeAt - a.madeAt
      },
      matches(item, search) {
        const folded = foldText(search)
        if (!folded) return item.name.includes(search.trim())
        return folded.split(' ').every(word => searchText(item).includes(word))
      }
    })
    return { ...page, items: items.map(each => ({ ...infoOf(each), ...summarize(each.content) })) }
  }

  return {
    answer,
    /** Documents outside the bin, by name. */
    saved: () =>
      [...documents.values()]
        .filter(isListed)
        .sort((a, b) => a.name.localeCompare(b.name) || a.version - b.version),
    all: () => [...documents.values()],
    /** Saves as another device does; returns the id. */
    saveElsewhere(content: Content, id: string = crypto.randomUUID()) {
      write(id, content)
      return id
    },
    /** Deletes for good, as another device does. */
    removeElsewhere: (id: string) => documents.delete(id)
  }
}

const infoOf = <Content>(stored: Stored<Content>): DocumentInfo => {
  const { content: _, saveId: __, former: ___, changes: ____, ...info } = stored
  return info
}

const toVersion = <Content>({ version, content, changedAt, changes }: Stored<Content>) => ({
  version,
  content,
  savedAt: changedAt,
  ...(changes && { changes })
})

const withContent = <Content>(found: Stored<Content>): SavedDocument<Content> => ({
  ...infoOf(found),
  content: found.content
})

function readVersion<Content>(document: Stored<Content> | undefined, number: string): Answer {
  const listed = document?.deletedAt === undefined ? document?.former : undefined
  const found = listed?.find(({ version }) => `${version}` === number)
  return found ? ok(found) : refusal(404, 'version_missing')
}
