import { contentHash } from '../http/conditional.ts'

/** Tells accounts apart in the browser, without the provider's id of the user. */
export const accountId = (sub: string) => contentHash(`account ${sub}`)
