import type { Context } from 'hono'
import type { Env } from '#functions/env.ts'
import { findUpload } from '#functions/find-upload.ts'
import { fetchOutside } from '#functions/pictures/fetch-outside.ts'
import type { PictureSource } from '#functions/pictures/kept-pictures.ts'
import { userImagePath } from '#routes/worker.ts'

/** Pictures of other hosts from there; uploaded ones from where they are kept, since a Worker cannot ask itself. */
export function pictureSource({ env, req }: Pick<Context<Env>, 'env' | 'req'>): PictureSource {
  const site = new URL(req.url).origin
  return {
    site,
    fetcher: async (url, signal) => {
      if (url.origin !== site) return fetchOutside(url, signal)
      const object =
        url.pathname.startsWith(uploads) && (await findUpload(env, url.pathname.slice(uploads.length)))
      return object ? new Response(await object.arrayBuffer()) : new Response(null, { status: 404 })
    }
  }
}

const uploads = userImagePath('')
