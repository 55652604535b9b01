import type { Fetcher } from '#pictures/fetch-picture.ts'

/** How our own requests for pictures name themselves, so that none is ever answered with another one. */
export const fetcherName = 'Belfry-Pictures/1.0'

/** Asks a host for a picture and tells it nothing of who wants it. */
export const fetchOutside: Fetcher = (url, signal) =>
  fetch(url, {
    redirect: 'manual',
    signal,
    headers: { accept: 'image/png,image/jpeg,image/webp,image/gif', 'user-agent': fetcherName }
  })
