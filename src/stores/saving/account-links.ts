import type { DocumentLink } from '#core/saving/document-link.ts'

/** Links from local scripts to saved scripts, by local id. */
export type Links = Readonly<Record<string, DocumentLink>>

/** The links of all accounts that were signed in in this browser. */
export interface AccountLinks {
  /** The account that was signed in last. Earlier releases stored none. */
  account?: string | undefined
  /** Its links. */
  links: Links
  /** The links of the other accounts, with the saves that wait for them. */
  others: Readonly<Record<string, Links>>
}

/** Changes to the links of an account. Links that name no account belong to the first one that signs in. */
export function switchAccount(stored: AccountLinks, account: string): AccountLinks {
  if (stored.account === account) return stored
  if (stored.account === undefined) return { ...stored, account }
  const { [account]: links = {}, ...others } = stored.others
  return { account, links, others: { ...others, [stored.account]: stored.links } }
}
