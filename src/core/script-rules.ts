import { z } from 'zod'
import { limits } from './limits.ts'
import { flag, link, list, requiredText, text, trimmedText } from './rule-fields.ts'

const most = limits.script

/**
 * The rules of what a storyteller writes about a script (sections 3 and 5 of the specification). Issues
 * carry a `RuleCode` as their message. Texts come out trimmed; empty ones are allowed, house rules not.
 *
 * @example scriptRules.shape.logo.safeParse('logo.png').success // false
 */
export const scriptRules = z.object({
  title: trimmedText(most.name).default(''),
  author: trimmedText(most.author).default(''),
  logo: link(most.url).default(''),
  hideTitle: flag.default(false),
  background: link(most.url).default(''),
  almanac: link(most.url).default(''),
  bootlegger: list(requiredText(Number.POSITIVE_INFINITY), most.bootlegger).default([]),
  almanacIntroduction: text(most.almanacIntroduction).default('')
})
