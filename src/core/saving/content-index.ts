import { isEqual } from '../equal.ts'
import type { Script } from '../script/script.ts'
import { scriptDigest } from './document-link.ts'

/** A content and the number of the script that has it. */
interface Content {
  index: number
  script: Script
}

interface Group {
  /** Contents whose digest nobody has asked for. */
  added: Content[]
  byDigest: Map<string, Content[]>
}

/**
 * Finds scripts of a group by their content, such as those that were made at one time. A content is compared only with
 * those of its group that have the same digest.
 */
export class ContentIndex {
  readonly #groups = new Map<string | number, Group>()

  add(key: string | number, index: number, scripts: readonly Script[]) {
    const group: Group = this.#groups.get(key) ?? { added: [], byDigest: new Map() }
    this.#groups.set(key, group)
    for (const script of scripts) group.added.push({ index, script })
  }

  /** Returns the lowest index of a script of the group with this content; undefined for none. */
  find(key: string | number, script: Script): number | undefined {
    const group = this.#groups.get(key)
    if (!group) return undefined
    for (const content of group.added.splice(0)) insert(group, content)
    return group.byDigest.get(scriptDigest(script))?.find(content => isEqual(content.script, script))?.index
  }
}

/** Of equal contents, the one with the lowest index stays, so that a search finds it at once. */
function insert({ byDigest }: Group, content: Content) {
  const digest = scriptDigest(content.script)
  const others = byDigest.get(digest) ?? []
  const at = others.findIndex(other => isEqual(other.script, content.script))
  const known = others[at]
  if (!known) byDigest.set(digest, [...others, content])
  else if (content.index < known.index) others[at] = content
}
