import type { Context } from 'hono'
import type { Fetcher } from '#images/fetch-file.ts'
import { userImagePath } from '#routes/worker-paths.ts'
import type { Env } from '../env.ts'
import type { ImageSource } from './image-cache.ts'
import { findUpload } from './uploads.ts'

/** Fetches images of other hosts over the network, and uploaded images from the bucket, since a Worker can't fetch its own routes. */
export function createImageSource({ env, req }: Pick<Context<Env>, 'env' | 'req'>): ImageSource {
  const site = new URL(req.url).origin
  return {
    site,
    fetcher: async (url, signal) => {
      if (url.origin !== site) return fetchRemote(url, signal)
      const object =
        url.pathname.startsWith(uploadPrefix) &&
        (await findUpload(env, url.pathname.slice(uploadPrefix.length)))
      return object ? new Response(await object.arrayBuffer()) : new Response(null, { status: 404 })
    }
  }
}

const uploadPrefix = userImagePath('')

/** The user agent of our image requests. Requests with it are refused, so that the Worker can't call itself in a loop. */
export const fetcherUserAgent = 'Belfry-Pictures/1.0'

/** Fetches an image from another host, without any data about the user. Redirects are returned, not followed. */
export const fetchRemote: Fetcher = (url, signal) =>
  fetch(url, {
    redirect: 'manual',
    signal,
    headers: { accept: 'image/png,image/jpeg,image/webp,image/gif', 'user-agent': fetcherUserAgent }
  })
