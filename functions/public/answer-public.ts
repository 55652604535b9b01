import type { Context } from 'hono'
import { z } from 'zod'
import { fileStem } from '#core/file-name.ts'
import { findPublicMark, type PublicMark } from '#functions/db/public-documents.ts'
import type { Env } from '#functions/env.ts'
import { type PublicKind, versionParameter } from '#routes'
import { type Answer, answerRemembered, type Rendered, renderOnce } from './kept-answers.ts'
import { type Published, readPublished } from './published.ts'

/** What of something saved is asked for. */
export interface Asked {
  kind: PublicKind
  publicId: string
  /** The name that the address gives it. */
  slug: string
  /** What is made of it: the page in a language, the file. */
  form: string
}

interface Made {
  /** The right address of it. */
  pathOf: (slug: string) => string
  render: (published: Published) => Promise<Rendered | undefined>
  headers?: (mark: PublicMark) => Readonly<Record<string, string>>
}

/** The kind that the addresses of many begin with. */
export const kindOf = (folder: string): PublicKind => (folder === 'scripts' ? 'script' : 'character')

const versionSchema = z.coerce.number().int().min(1)

/**
 * Answers with a form of something saved: at most five seconds old, and rendered once a version. Another name in the
 * address leads to the right one. Undefined where there is nothing to show; query parameters that mean nothing count for nothing.
 */
export function answerPublic(c: Context<Env>, asked: Asked, { pathOf, render, headers }: Made) {
  const { kind, publicId, slug, form } = asked
  const given = c.req.query(versionParameter)
  const version = given === undefined ? undefined : versionSchema.safeParse(given).data
  if (given !== undefined && version === undefined) return Promise.resolve(undefined)
  const query = version === undefined ? '' : `?${versionParameter}=${version}`
  return answerRemembered(c, [kind, publicId, slug, form, query].join('/'), async () => {
    const mark = await findPublicMark(c.env.DB, kind, publicId)
    if (!mark || (version ?? mark.version) < mark.shownFrom) return undefined
    const right = fileStem(mark.name)
    if (slug !== right) return redirect(pathOf(right) + query)
    const parts = [
      form,
      kind,
      publicId,
      version ?? mark.version,
      mark.version,
      mark.shownFrom,
      mark.visibility
    ]
    const rendered = await renderOnce(c, parts, async () => {
      const published = await readPublished(c.env.DB, { kind, publicId }, mark, version ?? mark.version)
      return published && render(published)
    })
    return (
      rendered && {
        status: 200,
        body: rendered.body,
        headers: { ...rendered.headers, ...headers?.(mark) }
      }
    )
  })
}

/** What is asked for by `?version=`, or the newest; undefined where nothing of it is shown. */
export async function findShown(c: Context<Env>, kind: PublicKind, publicId: string) {
  const mark = await findPublicMark(c.env.DB, kind, publicId)
  const given = c.req.query(versionParameter)
  const version = given === undefined ? mark?.version : versionSchema.safeParse(given).data
  if (!mark || version === undefined || version < mark.shownFrom) return undefined
  const read = async () => (await readPublished(c.env.DB, { kind, publicId }, mark, version))?.shown.script
  return { slug: fileStem(mark.name), version, read }
}

/** For as long as it has this name. */
const redirect = (location: string): Answer => ({
  status: 301,
  headers: { location, 'cache-control': 'public, no-cache' },
  body: new Uint8Array()
})
