import { isEqual } from '#core/equal.ts'
import type { DocumentInfo, SavedDocument } from '#core/saving/document.ts'
import { type Script, scriptSchema } from '#core/script/script.ts'
import type { SaveRefusal, SaveResult, SavingApi } from '#stores/saving/saving-api.ts'

type Failure = SaveRefusal | 'answer_lost' | undefined

/** A fake account server: saved scripts with versions, and saves that are idempotent by their id. */
export function anAccount() {
  const scripts = new Map<string, SavedDocument<Script> & { saveId: string; former: Script[] }>()
  let failure: Failure
  let requests = 0
  let delay: Promise<unknown> = Promise.resolve()

  const infoOf = (id: string): DocumentInfo => {
    const found = scripts.get(id)
    if (!found) throw new Error(`No script ${id}`)
    const { content: _, saveId: __, former: ___, ...info } = found
    return info
  }

  const server: SavingApi = {
    async save(id, { content, version, saveId }) {
      requests += 1
      await delay
      if (failure && failure !== 'answer_lost') return { ok: false, code: failure }
      // Serialized, as a real request is.
      const answer = put(id, scriptSchema.parse(JSON.parse(JSON.stringify(content))), version, saveId)
      return failure === 'answer_lost' ? { ok: false, code: 'unreachable' } : answer
    },
    async setVisibility(id, visibility) {
      if (failure && failure !== 'answer_lost') return { ok: false, code: failure }
      const found = scripts.get(id)
      if (!found) return { ok: false, code: 'missing' }
      scripts.set(id, { ...found, visibility })
      return { ok: true, value: infoOf(id) }
    }
  }

  function put(id: string, content: Script, version: number, saveId: string): SaveResult {
    const found = scripts.get(id)
    if (found?.saveId === saveId) return { ok: true, value: infoOf(id) }
    if (!found && version > 0) return { ok: false, code: 'missing' }
    if (found && found.version !== version)
      return { ok: false, code: 'version_conflict', theirs: { ...infoOf(id), content: found.content } }
    if (found && isEqual(found.content, content)) return { ok: true, value: infoOf(id) }
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
    return { ok: true, value: infoOf(id) }
  }

  return {
    server,
    /** Saves as another device does. */
    elsewhere(id: string, content: Script) {
      const now = scripts.get(id)?.version ?? 0
      put(id, content, now, `elsewhere ${now} ${content.title}`)
      return { ...infoOf(id), content } satisfies SavedDocument<Script>
    },
    has: (id: string) => scripts.get(id),
    all: () => [...scripts.values()],
    /** Makes all requests fail until called with undefined. `answer_lost`: the save works, its response is lost. */
    meet(next: Failure) {
      failure = next
    },
    /** Blocks saves until the returned function is called. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      delay = promise
      return resolve
    },
    asked: () => requests
  }
}
