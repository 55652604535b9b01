import { zValidator } from '@hono/zod-validator'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { isTooDeep } from '#core/reading/json-value.ts'
import { refusal } from './refusals.ts'

/**
 * Validates the text that `textBody` has read: JSON, not nested too deeply, matching `schema`. The middleware's type gives
 * the client the type of the body. A refusal lists the invalid fields with codes.
 */
export const validateJson = <Schema extends z.core.$ZodType>(schema: Schema) =>
  createMiddleware<
    { Variables: { text: string } },
    string,
    { in: { json: z.input<Schema> }; out: { json: z.output<Schema> } }
  >(async (c, next) => {
    const parsed = readJson(c.var.text)
    if (!parsed) return c.json(...refusal('file_not_json'))
    if (isTooDeep(parsed.value)) return c.json(...refusal('file_too_deep'))
    const { success, data, error } = z.safeParse(schema, parsed.value)
    if (!success) return refuseInvalid(c, error.issues)
    c.req.addValidatedData('json', Object(data))
    return next()
  })

/** Validates the path parameters. */
export const validatePath = <Schema extends z.ZodType>(schema: Schema) =>
  zValidator('param', schema, (result, c) => {
    if (!result.success) return refuseInvalid(c, result.error.issues)
  })

/** Validates the query. */
export const validateQuery = <Schema extends z.ZodType>(schema: Schema) =>
  zValidator('query', schema, (result, c) => {
    if (!result.success) return refuseInvalid(c, result.error.issues)
  })

interface Issue {
  path: readonly PropertyKey[]
  code?: string | undefined
}

/** Limits the length of a refusal. */
const maxIssues = 20

function refuseInvalid(c: Context, found: readonly Issue[]) {
  const issues = found
    .slice(0, maxIssues)
    .map(({ path, code = '' }) => ({ path: path.map(String).join('.'), code: codes[code] ?? 'not_allowed' }))
  const [body, status] = refusal('invalid')
  return c.json({ ...body, issues }, status)
}

/** Maps zod's issue codes to the API's, so that clients don't depend on zod. */
const codes: Record<string, string> = {
  invalid_type: 'wrong_type',
  invalid_value: 'unknown_value',
  invalid_union: 'unknown_value',
  invalid_format: 'wrong_form',
  too_big: 'too_large',
  too_small: 'too_small'
}

/** Undefined when the text isn't JSON; wrapped, since JSON can be `null`. */
function readJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}
