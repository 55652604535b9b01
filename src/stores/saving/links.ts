import { atom } from 'nanostores'
import * as z from 'zod/mini'
import { type DocumentLink, documentLinkSchema } from '#core/saving/document-link.ts'
import { type AccountLinks, type Links, switchAccount } from './account-links.ts'

/** Key in local storage. Written without delay: a save must be recorded before it is sent. */
const KEY = 'belfry:saved'

const linksSchema = z.record(z.string(), documentLinkSchema)
const storedSchema = z.object({
  version: z.literal(1),
  account: z.optional(z.string()),
  links: linksSchema,
  others: z._default(z.record(z.string(), linksSchema), {})
})

/** The last known content of the storage, for browsers that block it. */
let known: AccountLinks = storedLinks() ?? { links: {}, others: {} }

/** Links from local scripts to saved scripts by local id, of the account that was signed in last. Shared by all tabs. */
export const $links = atom<Links>(known.links)

globalThis.addEventListener?.('storage', event => {
  if (event.key === KEY) $links.set(readLinks())
})

/** Takes up the links of the account that is signed in. Those of other accounts wait until they are back. */
export const selectLinksOf = (account: string) => write(switchAccount(readStored(), account))

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

const readLinks = () => readStored().links

const writeLinks = (links: Links) => write({ ...readStored(), links })

function write(next: AccountLinks) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: 1, ...next }))
  } catch {
    // Storage is full or blocked: the links last until this tab is closed.
  }
  known = next
  $links.set(next.links)
}

/** Without storage, the links of this tab count. */
const readStored = () => storedLinks() ?? known

/** The content of the storage; undefined if it can't be read. */
function storedLinks(): AccountLinks | undefined {
  try {
    return storedSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '')).data
  } catch {
    return undefined
  }
}
