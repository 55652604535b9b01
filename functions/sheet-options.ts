import { zValidator } from '@hono/zod-validator'
import { z } from 'zod'
import { type ApiRefusal, refusal } from '#functions/refusals.ts'
import { papers } from '#print/paper.ts'
import { sheetParts } from '#print/sheet-pages.ts'
import { defaultLocale, locales } from '#routes'

const optionCodes = { paper: 'paper_unknown', parts: 'parts_unknown', lang: 'language_unknown' } as const

const options = z.object({
  paper: z.enum(papers).default('a4'),
  parts: z
    .string()
    .transform(text => text.split(','))
    .pipe(z.array(z.enum(sheetParts)).min(1))
    .default([...sheetParts]),
  lang: z.enum(locales).default(defaultLocale)
})

/** Checks the query of a sheet; each refusal names the option that is wrong. */
export const sheetOptions = zValidator('query', options, (result, c) => {
  if (result.success) return
  const field = result.error.issues[0]?.path[0]
  const code: ApiRefusal = field === 'paper' || field === 'parts' ? optionCodes[field] : optionCodes.lang
  return c.json(...refusal(code))
})
