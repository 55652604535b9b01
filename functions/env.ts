/** What the Worker is given to work with; the bindings of wrangler.toml. */
export interface Env {
  Bindings: {
    DB: D1Database
    IMAGES: R2Bucket
    ASSETS: Fetcher
  }
}
