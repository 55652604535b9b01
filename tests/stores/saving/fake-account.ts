import { isEqual } from '#core/equal.ts'
import type { Saved, SavedMark } from '#core/saved.ts'
import { type Script, scriptSchema } from '#core/script.ts'
import type { SaveAnswer, SaveRefusal, SavingServer } from '#stores/saving/server.ts'

type Trouble = SaveRefusal | 'answer_lost' | undefined

/** An account's scripts as the Worker keeps them: versions, and saves that are known again by their id. */
export function anAccount() {
  const scripts = new Map<string, Saved<Script> & { saveId: string; former: Script[] }>()
  let trouble: Trouble
  let asked = 0
  let wait: Promise<unknown> = Promise.resolve()

  const markOf = (id: string): SavedMark => {
    const found = scripts.get(id)
    if (!found) throw new Error(`No script ${id}`)
    const { content: _, saveId: __, former: ___, ...mark } = found
    return mark
  }

  const server: SavingServer = {
    async save(id, { content, version, saveId }) {
      asked += 1
      await wait
      if (trouble && trouble !== 'answer_lost') return { ok: false, code: trouble }
      // What arrives has been text on its way.
      const answer = put(id, scriptSchema.parse(JSON.parse(JSON.stringify(content))), version, saveId)
      return trouble === 'answer_lost' ? { ok: false, code: 'unreachable' } : answer
    },
    async setVisibility(id, visibility) {
      if (trouble && trouble !== 'answer_lost') return { ok: false, code: trouble }
      const found = scripts.get(id)
      if (!found) return { ok: false, code: 'missing' }
      scripts.set(id, { ...found, visibility })
      return { ok: true, value: markOf(id) }
    }
  }

  function put(id: string, content: Script, version: number, saveId: string): SaveAnswer {
    const found = scripts.get(id)
    if (found?.saveId === saveId) return { ok: true, value: markOf(id) }
    if (!found && version > 0) return { ok: false, code: 'missing' }
    if (found && found.version !== version)
      return { ok: false, code: 'version_conflict', theirs: { ...markOf(id), content: found.content } }
    if (found && isEqual(found.content, content)) return { ok: true, value: markOf(id) }
    scripts.set(id, {
      id,
      publicId: `public-${id}`,
      name: content.title,
      visibility: found?.visibility ?? 'private',
      version: version + 1,
      madeAt: found?.madeAt ?? 1,
      changedAt: version + 1,
      content,
      saveId,
      former: found ? [...found.former, found.content] : []
    })
    return { ok: true, value: markOf(id) }
  }

  return {
    server,
    /** Saves as another device does. */
    elsewhere(id: string, content: Script) {
      const now = scripts.get(id)?.version ?? 0
      put(id, content, now, `elsewhere ${now} ${content.title}`)
      return { ...markOf(id), content } satisfies Saved<Script>
    },
    has: (id: string) => scripts.get(id),
    all: () => [...scripts.values()],
    meet(next: Trouble) {
      trouble = next
    },
    /** Saves hang until the returned function is called. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      wait = promise
      return resolve
    },
    asked: () => asked
  }
}
