import type { Context } from 'hono'
import type { Env } from '#functions/env.ts'
import { findUpload } from '#functions/find-upload.ts'
import { fetchOutside } from '#functions/pictures/fetch-outside.ts'
import type { PictureSource } from '#functions/pictures/kept-pictures.ts'
import { userImagePath } from '#routes/worker.ts'

/** Fetches images of other hosts over the network, and uploaded images from the bucket, since a Worker can't fetch its own routes. */
export function pictureSource({ env, req }: Pick<Context<Env>, 'env' | 'req'>): PictureSource {
  const site = new URL(req.url).origin
  return {
    site,
    fetcher: async (url, signal) => {
      if (url.origin !== site) return fetchOutside(url, signal)
      const object =
        url.pathname.startsWith(uploadPrefix) &&
        (await findUpload(env, url.pathname.slice(uploadPrefix.length)))
      return object ? new Response(await object.arrayBuffer()) : new Response(null, { status: 404 })
    }
  }
}

const uploadPrefix = userImagePath('')
