import { Hono } from 'hono'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { limits } from '#core/limits.ts'
import { readAnything } from '#core/reading/read-anything.ts'
import { writeScriptFile } from '#core/script/script-file.ts'
import type { Decompress } from '#core/sharing/unpack.ts'
import { defaultLocale } from '#routes'
import type { Env } from '../env.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { refusal } from '../http/refusals.ts'
import { textBody } from '../http/request-body.ts'

/** Converts any text that contains a script into a clean script file, and lists the repairs. */
export const importRoutes = new Hono<Env>().post(
  '/import',
  textBody(limits.file.bytes, 'file_too_large'),
  rateLimit('READ_RATE'),
  async c => {
    const texts = await loadTexts(defaultLocale)
    const read = await readAnything(c.var.text, catalogue, decompress, texts)
    if (!read.ok) return c.json(...refusal(read.code))
    const { script, repairs } = read.value
    return c.json({ file: writeScriptFile(script, catalogue, texts), repairs }, 200)
  }
)

/** Decompresses within the limit of a script file, so that a small body can't fill the memory. */
const decompress: Decompress = async (bytes, format) => {
  const decompressed = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream(format))
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of decompressed) {
    chunks.push(chunk)
    length += chunk.length
    if (length > limits.file.bytes) break
  }
  return new Uint8Array(await new Blob(chunks.map(chunk => new Uint8Array(chunk))).arrayBuffer())
}
