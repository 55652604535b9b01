import { atom } from 'nanostores'
import * as z from 'zod/mini'
import { type DocumentLink, documentLinkSchema } from '#core/saving/document-link.ts'

/** Key in local storage. Written without delay: a save must be recorded before it is sent. */
const KEY = 'belfry:saved'

const storedSchema = z.object({ version: z.literal(1), links: z.record(z.string(), documentLinkSchema) })

type Links = Readonly<Record<string, DocumentLink>>

/** Links from local scripts to saved scripts by local id, shared by all tabs. */
export const $links = atom<Links>(storedLinks() ?? {})

globalThis.addEventListener?.('storage', event => {
  if (event.key === KEY) $links.set(readLinks())
})

/** The link of a local script as last written by any tab. */
export const getLink = (copyId: string): DocumentLink | undefined => readLinks()[copyId]

export const setLink = (copyId: string, link: DocumentLink) => writeLinks({ ...readLinks(), [copyId]: link })

/** Restores a former link, or removes the link. */
export function restoreLink(copyId: string, former: DocumentLink | undefined) {
  const { [copyId]: _, ...others } = readLinks()
  writeLinks(former ? { ...others, [copyId]: former } : others)
}

/** Updates a link, unless the local script has meanwhile been linked to another saved script or unlinked. */
export function updateLink(copyId: string, id: string, update: (link: DocumentLink) => DocumentLink) {
  const links = readLinks()
  const link = links[copyId]
  if (link?.id === id) writeLinks({ ...links, [copyId]: update(link) })
}

export const getLinkedIds = () => Object.keys(readLinks())

/** Removes links; the saved scripts stay. */
export function removeLinks(copyIds: ReadonlySet<string>) {
  const links = readLinks()
  const remaining = Object.entries(links).filter(([id]) => !copyIds.has(id))
  if (remaining.length < Object.keys(links).length) writeLinks(Object.fromEntries(remaining))
}

function writeLinks(links: Links) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: 1, links }))
  } catch {
    // Storage is full or blocked: the links last until this tab is closed.
  }
  $links.set(links)
}

/** Links in storage; undefined if it has none that can be read. */
function storedLinks(): Links | undefined {
  try {
    return storedSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '')).data?.links
  } catch {
    return undefined
  }
}

/** Without storage, the links of this tab count. */
const readLinks = () => storedLinks() ?? $links.get()
