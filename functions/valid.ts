import { zValidator } from '@hono/zod-validator'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as z from 'zod/mini'
import { isTooDeep } from '#core/reading/tidy.ts'
import { refusal } from './refusals.ts'

/**
 * Checks the text that `textBody` has read: JSON, not too deep, and as `schema` says. Its type tells the client what
 * to send. A refusal names fields and codes.
 */
export const jsonBody = <Schema extends z.core.$ZodType>(schema: Schema) =>
  createMiddleware<
    { Variables: { text: string } },
    string,
    { in: { json: z.input<Schema> }; out: { json: z.output<Schema> } }
  >(async (c, next) => {
    const read = readJson(c.var.text)
    if (!read) return c.json(...refusal('file_not_json'))
    if (isTooDeep(read.value)) return c.json(...refusal('file_too_deep'))
    const { success, data, error } = z.safeParse(schema, read.value)
    if (!success) return refuseInvalid(c, error.issues)
    c.req.addValidatedData('json', Object(data))
    return next()
  })

/** Checks the parts of the path. */
export const validPath = <Schema extends z.ZodMiniType>(schema: Schema) =>
  zValidator('param', schema, (result, c) => {
    if (!result.success) return refuseInvalid(c, result.error.issues)
  })

/** Checks the query. */
export const validQuery = <Schema extends z.ZodMiniType>(schema: Schema) =>
  zValidator('query', schema, (result, c) => {
    if (!result.success) return refuseInvalid(c, result.error.issues)
  })

interface Issue {
  path: readonly PropertyKey[]
  code?: string | undefined
}

/** Somebody who sent a list of a thousand wrong things learns of the first. */
const mostIssues = 20

function refuseInvalid(c: Context, wrong: readonly Issue[]) {
  const issues = wrong
    .slice(0, mostIssues)
    .map(({ path, code = '' }) => ({ path: path.map(String).join('.'), code: codes[code] ?? 'not_allowed' }))
  const [body, status] = refusal('invalid')
  return c.json({ ...body, issues }, status)
}

/** What we say for what the validator finds, so that nobody comes to rely on its own words. */
const codes: Record<string, string> = {
  invalid_type: 'wrong_type',
  invalid_value: 'unknown_value',
  invalid_union: 'unknown_value',
  invalid_format: 'wrong_form',
  too_big: 'too_large',
  too_small: 'too_small'
}

function readJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}
