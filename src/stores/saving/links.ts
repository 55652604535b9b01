import { atom } from 'nanostores'
import * as z from 'zod/mini'
import { type SavingLink, savingLinkSchema } from '#core/saving.ts'

/** Not delayed as other stores are: what goes out must be known here before it does. */
const KEY = 'belfry:saved'

const storedSchema = z.object({ version: z.literal(1), links: z.record(z.string(), savingLinkSchema) })

type Links = Readonly<Record<string, SavingLink>>

/** Which working copies are linked to which saved scripts, in every tab of this browser. */
export const $links = atom<Links>(storedLinks() ?? {})

globalThis.addEventListener?.('storage', event => {
  if (event.key === KEY) $links.set(readLinks())
})

/** The link of a copy as any tab wrote it last. */
export const linkOf = (copyId: string): SavingLink | undefined => readLinks()[copyId]

export const setLink = (copyId: string, link: SavingLink) => writeLinks({ ...readLinks(), [copyId]: link })

/** Links a copy as it was linked before, or to nothing. */
export function linkAgain(copyId: string, former: SavingLink | undefined) {
  const { [copyId]: _, ...others } = readLinks()
  writeLinks(former ? { ...others, [copyId]: former } : others)
}

/** Changes a copy's link, unless the copy has been linked to another script or to none meanwhile. */
export function changeLink(copyId: string, id: string, rule: (link: SavingLink) => SavingLink) {
  const links = readLinks()
  const link = links[copyId]
  if (link?.id === id) writeLinks({ ...links, [copyId]: rule(link) })
}

export const linkedIds = () => Object.keys(readLinks())

/** Forgets the links of copies that are no more; the saved scripts stay. */
export function forgetLinksOf(copyIds: ReadonlySet<string>) {
  const links = readLinks()
  const left = Object.entries(links).filter(([id]) => !copyIds.has(id))
  if (left.length < Object.keys(links).length) writeLinks(Object.fromEntries(left))
}

function writeLinks(links: Links) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: 1, links }))
  } catch {
    // Full or blocked: this tab knows until it is closed.
  }
  $links.set(links)
}

/** What storage holds; nothing where it holds nothing readable. */
function storedLinks(): Links | undefined {
  try {
    return storedSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '')).data?.links
  } catch {
    return undefined
  }
}

/** A browser that keeps nothing leaves what this tab knows. */
const readLinks = () => storedLinks() ?? $links.get()
