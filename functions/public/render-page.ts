import { handle } from '@astrojs/cloudflare/handler'
import type { Context } from 'hono'
import { savedCharacterSchema } from '#core/saving/document.ts'
import { scriptFromCharacter } from '#core/saving/saved-character.ts'
import { type Locale, localizePath, type PublicKind, publicPath } from '#routes'
import type { Env } from '../env.ts'
import { pagePolicyHeader } from '../http/page-policy.ts'
import { setPageProps } from './page-props.ts'
import type { PublishedPage } from './published.ts'
import type { Rendered } from './render-cache.ts'

/** Renders the page of a public document in a language. */
export async function renderPage(
  c: Context<Env>,
  published: PublishedPage,
  locale: Locale
): Promise<Rendered> {
  const [html, policy] = [await renderHtml(c, published, locale), await policyOf(c, published.kind, locale)]
  return { body: new TextEncoder().encode(html), type: 'text/html; charset=utf-8', policy }
}

const policies = new Map<string, string>()

/**
 * The policy of the pages of a kind in a language. Its hashes are those of a page without anyone's texts, so nothing that
 * an author writes can be allowed to run.
 */
async function policyOf(c: Context<Env>, kind: PublicKind, locale: Locale): Promise<string> {
  const key = `${locale} ${kind}`
  const policy = policies.get(key) ?? (await pagePolicyHeader(await renderHtml(c, blank(kind), locale)))
  policies.set(key, policy)
  return policy
}

function blank(kind: PublicKind): PublishedPage {
  const character = savedCharacterSchema.parse({ id: 'blank', name: '', team: 'townsfolk', ability: '' })
  const shown = { version: 1, savedAt: 0, script: scriptFromCharacter(character) }
  const versions = [{ version: 1, savedAt: 0 }]
  return {
    kind,
    publicId: 'blank',
    visibility: 'unlisted',
    slug: 'blank',
    shown,
    versions,
    before: undefined
  }
}

async function renderHtml(c: Context<Env>, published: PublishedPage, locale: Locale): Promise<string> {
  const { kind, publicId, slug } = published
  const path = localizePath(locale, publicPath(kind, publicId, slug))
  // The page gets no data about the visitor, since its HTML is cached for everyone.
  const request = new Request(new URL(path, c.req.url))
  setPageProps(request, published)
  // Hono's type covers all platforms; here it is a Worker's ExecutionContext.
  const context = c.executionCtx as Parameters<typeof handle>[2]
  const response = await handle(request, c.env, context)
  if (response.status !== 200) throw new Error(`Rendering ${path} failed with status ${response.status}`)
  return response.text()
}
