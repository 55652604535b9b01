/** Bytes of one call: more arguments overflow the stack. */
const chunk = 0x8000

/** A blob as a base64 data URL. */
export async function dataUrlOf(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const parts: string[] = []
  for (let start = 0; start < bytes.length; start += chunk)
    parts.push(String.fromCharCode(...bytes.subarray(start, start + chunk)))
  return `data:${blob.type};base64,${btoa(parts.join(''))}`
}

/** The blob of a base64 data URL. Fetching it would need the page's permission to fetch data. */
export function blobOf(dataUrl: string): Blob {
  const [, type = '', data = ''] = /^data:([^;,]*);base64,(.*)$/s.exec(dataUrl) ?? []
  const bytes = Uint8Array.from(atob(data), letter => letter.charCodeAt(0))
  return new Blob([bytes], { type })
}
