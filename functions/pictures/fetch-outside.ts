import type { Fetcher } from '#pictures/fetch-picture.ts'

/** The user agent of our image requests. Requests with it are refused, so that the Worker can't call itself in a loop. */
export const fetcherName = 'Belfry-Pictures/1.0'

/** Fetches an image from another host, without any data about the user. Redirects are returned, not followed. */
export const fetchOutside: Fetcher = (url, signal) =>
  fetch(url, {
    redirect: 'manual',
    signal,
    headers: { accept: 'image/png,image/jpeg,image/webp,image/gif', 'user-agent': fetcherName }
  })
