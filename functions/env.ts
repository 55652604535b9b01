import type { D1Database, R2Bucket, RateLimit, WorkerVersionMetadata } from '@cloudflare/workers-types'

/** Serves the built files by URL. Only the part of the binding that is used, so that the client's types can include it. */
export interface Assets {
  fetch: (url: URL) => Promise<Response>
}

/** The part of the Cloudflare Images binding that uploads use. It applies EXIF orientation by itself. */
export interface ImageEncoder {
  input: (image: ReadableStream<Uint8Array<ArrayBuffer>>) => {
    output: (options: {
      format: 'image/png' | 'image/jpeg' | 'image/webp'
      quality?: number
      anim: boolean
    }) => Promise<{ response: () => Response }>
  }
}

/** The Worker's bindings, as declared in wrangler.toml. */
export interface Env {
  Bindings: {
    DB: D1Database
    IMAGES: R2Bucket
    ASSETS: Assets
    /** Re-encodes uploaded images. */
    IMAGE_ENCODER: ImageEncoder
    /** Counts requests for remote images. */
    IMAGE_RATE: RateLimit
    /** Counts requests for rendered sheets and cards. */
    SHEET_RATE: RateLimit
    /** Counts all other requests to routes that need no sign-in. */
    READ_RATE: RateLimit
    /** Counts requests for uploaded images that don't exist. */
    MISSING_RATE: RateLimit
    /** Counts requests for script files of other hosts. */
    FETCH_RATE: RateLimit
    /** Counts the changes of a signed-in user. */
    WRITE_RATE: RateLimit
    /** Changes with every deployment, and with every start on a developer's machine. Part of cache keys. */
    VERSION: WorkerVersionMetadata
    /** Encrypts the session cookies: at least 32 random bytes, as text. */
    AUTH_SECRET: string
    /** The identity provider: its issuer URL, our client id and secret, and the audience of its access tokens. */
    AUTH_ISSUER: string
    AUTH_CLIENT_ID: string
    AUTH_CLIENT_SECRET: string
    AUTH_AUDIENCE: string
  }
}
