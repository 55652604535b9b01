import { newId } from '../savers.ts'
import type { OtherUser } from './other-user.ts'
import { ownedKinds, publicSlug } from './own-user.ts'
import type { KnownValues } from './requests.ts'

/**
 * Values for parameters that a schema alone would never hit: ids of the own user, of another user and of nothing, slugs,
 * and URLs that reach no real host.
 */
export function knownValuesOf(
  neighbour: OtherUser,
  own: Readonly<Record<keyof OtherUser['ids'], string>>,
  shown: readonly string[]
): KnownValues {
  const ownIds = (kind: keyof typeof own) => [own[kind], own[kind], own[kind], newId()]
  return ({ path }, { name }) => {
    const kind = ownedKinds.find(each => path.startsWith(`/api/${each}`))
    const isPublic = path.startsWith('/api/public') || /\{name\}/.test(path)
    if (name === 'address') return unreachableUrls
    if (name === 'file' && isPublic) return [`${publicSlug}.json`]
    if (name === 'file' && path.startsWith('/images')) return ['imp.png', 'nobody.png']
    if (name === 'name') return isPublic ? [publicSlug] : undefined
    if (name !== 'id') return undefined
    if (kind) return [...ownIds(kind), ...neighbour.ids[kind]]
    if (isPublic) return [...shown, ...shown, ...neighbour.publicIds]
    return path.startsWith('/catalogue') ? ['imp', 'chef', 'nobody'] : ownIds('images')
  }
}

const unreachableUrls = [
  'https://nowhere.invalid/a.png',
  'https://127.0.0.1/a.png',
  'https://[::1]/a.png',
  'https://10.0.0.1/a.png',
  'http://nowhere.invalid/a.png',
  'https://user:word@nowhere.invalid/',
  'data:image/png;base64,AAAA',
  'nonsense'
]
