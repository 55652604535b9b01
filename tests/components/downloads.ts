import { onTestFinished, vi } from 'vitest'

export interface Download {
  /** Name that the browser would save the file under. */
  name: string
  content: Blob
}

/** Collects what the page downloads until the test ends, in place of saving files. */
export function collectDownloads(): Promise<Download>[] {
  const downloads: Promise<Download>[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement
  ) {
    const { download: name, href } = this
    downloads.push(fetch(href).then(async response => ({ name, content: await response.blob() })))
  })
  onTestFinished(() => click.mockRestore())
  return downloads
}
