import { zValidator } from '@hono/zod-validator'
import type { z } from 'zod'

/** Checks the JSON body. A refusal names fields and message codes, never the validator's own words. */
export const body = <Schema extends z.ZodType>(schema: Schema) =>
  zValidator('json', schema, (result, c) => {
    if (result.success) return
    return c.json({ ...invalid, issues: issuesOf(result.error.issues) }, 422)
  })

/** Checks the query in the same way. */
export const query = <Schema extends z.ZodType>(schema: Schema) =>
  zValidator('query', schema, (result, c) => {
    if (result.success) return
    return c.json({ ...invalid, issues: issuesOf(result.error.issues) }, 422)
  })

const invalid = { code: 'invalid' as const, message: 'The request does not have the expected form.' }

const issuesOf = (issues: readonly { path: PropertyKey[]; message: string }[]) =>
  issues.map(issue => ({ path: issue.path.join('.'), code: issue.message }))
