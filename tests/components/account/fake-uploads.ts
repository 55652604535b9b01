import { onTestFinished, vi } from 'vitest'

/**
 * Sends what `XMLHttpRequest` uploads by `fetch` until the test ends, so that the fake server answers it too, and reports
 * its progress at the half and at the end.
 */
export function sendUploadsByFetch() {
  let network: Promise<unknown> = Promise.resolve()
  const real = globalThis.XMLHttpRequest

  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 0
      responseText = ''
      upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
      onload?: () => void
      onerror?: () => void
      onabort?: () => void
      #request = { method: '', url: '' }
      #isAborted = false

      open(method: string, url: string) {
        this.#request = { method, url }
      }

      async send(body: Blob) {
        const total = body.size
        this.upload.onprogress?.({ loaded: total / 2, total })
        await network
        if (this.#isAborted) return
        this.upload.onprogress?.({ loaded: total, total })
        try {
          const response = await fetch(this.#request.url, { method: this.#request.method, body })
          this.status = response.status
          this.responseText = await response.text()
        } catch {
          return this.onerror?.()
        }
        if (!this.#isAborted) this.onload?.()
      }

      abort() {
        this.#isAborted = true
        this.onabort?.()
      }
    }
  )
  onTestFinished(() => void vi.stubGlobal('XMLHttpRequest', real))

  return {
    /** Stops uploads half sent until the returned function is called. */
    holdUploads() {
      const { promise, resolve } = Promise.withResolvers<void>()
      network = promise
      return resolve
    }
  }
}
