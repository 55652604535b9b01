import { Hono } from 'hono'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { limits } from '#core/limits.ts'
import { readAnything } from '#core/read-anything.ts'
import { writeScriptFile } from '#core/script-file.ts'
import { textBody } from '#functions/body-text.ts'
import type { Env } from '#functions/env.ts'
import { gunzip } from '#functions/gunzip.ts'
import { rateLimit } from '#functions/rate-limit.ts'
import { refusal } from '#functions/refusals.ts'
import { defaultLocale } from '#routes'

/** Converts any text that contains a script into a clean script file, and lists the repairs. */
export const importRoutes = new Hono<Env>().post(
  '/import',
  textBody(limits.file.bytes, 'file_too_large'),
  rateLimit('READ_RATE'),
  async c => {
    const texts = await loadTexts(defaultLocale)
    const read = await readAnything(c.var.text, catalogue, gunzip, texts)
    if (!read.ok) return c.json(...refusal(read.code))
    const { script, repairs } = read.value
    return c.json({ file: writeScriptFile(script, catalogue, texts), repairs }, 200)
  }
)
