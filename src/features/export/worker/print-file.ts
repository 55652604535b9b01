/** What the web worker fetches to print: its program, the fonts, the character icons, and the program that makes images. */
export type PrintFile = 'program' | 'fonts' | 'icons' | 'images'

/** A file of the print couldn't be fetched. */
export class PrintFileError extends Error {
  readonly file: PrintFile

  constructor(file: PrintFile, cause: unknown) {
    super(`The ${file} of the print could not be fetched`, { cause })
    this.file = file
  }
}

/** Milliseconds before the second attempt. */
const retryDelay = 1000

/** Fetches a file of the print; tries a second time. @throws PrintFileError */
export async function fetchPrintFile(file: PrintFile, address: string): Promise<Response> {
  return loadPrintFile(file, async () => {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`Request for ${address} failed with status ${response.status}`)
    return response
  })
}

/** Loads a file of the print; tries a second time. @throws PrintFileError */
export async function loadPrintFile<Value>(file: PrintFile, load: () => Promise<Value>): Promise<Value> {
  try {
    return await load()
  } catch {
    await new Promise(resolve => setTimeout(resolve, retryDelay))
    return load().catch(error => {
      throw new PrintFileError(file, error)
    })
  }
}
