import type { D1Database, R2Bucket, RateLimit, WorkerVersionMetadata } from '@cloudflare/workers-types'

/** The built files, by address. Only this much of its binding, so that the client's types can know it too. */
export interface Assets {
  fetch: (address: URL) => Promise<Response>
}

/** As much of Cloudflare Images as uploads need; it turns pictures upright by itself. */
export interface PictureCoder {
  input: (picture: ReadableStream<Uint8Array<ArrayBuffer>>) => {
    output: (options: {
      format: 'image/png' | 'image/jpeg' | 'image/webp'
      quality?: number
      anim: boolean
    }) => Promise<{ response: () => Response }>
  }
}

/** What the Worker is given to work with; the bindings of wrangler.toml. */
export interface Env {
  Bindings: {
    DB: D1Database
    IMAGES: R2Bucket
    ASSETS: Assets
    /** Packs uploaded pictures anew. */
    PICTURE_CODER: PictureCoder
    /** Counts the pictures that somebody has fetched for them. */
    PICTURE_RATE: RateLimit
    /** Count the sheets that somebody has made, and what else they ask of the open addresses. */
    SHEET_RATE: RateLimit
    READ_RATE: RateLimit
    /** Counts what somebody who is signed in changes. */
    WRITE_RATE: RateLimit
    /** Changes with every deployment, and with every start on a developer's machine. */
    VERSION: WorkerVersionMetadata
    /** Encrypts the cookies of sessions: 32 random bytes or more, in letters. */
    AUTH_SECRET: string
    /** The identity provider: where it is, what we are to it, and the API that its tokens are for. */
    AUTH_ISSUER: string
    AUTH_CLIENT_ID: string
    AUTH_CLIENT_SECRET: string
    AUTH_AUDIENCE: string
  }
}
