import type { SavedRefusal, savedWork } from '#api/saved-work.ts'
import { nextTitle } from '#core/library-file.ts'
import { type Result, refuse } from '#core/result.ts'
import type { SavedMark, Visibility } from '#core/saved.ts'
import { notify } from '#stores/notice.ts'
import { whenSignedInAgain } from '#stores/session.ts'
import { newCopyId } from '#stores/stored-script.ts'

export type SavedClient<Content> = ReturnType<typeof savedWork<Content, object>>

/** Why an act came to nothing; `conflict`: it was saved elsewhere since. */
export type ActRefusal = SavedRefusal | 'conflict'

export type Follow = (mark: SavedMark, changed: 'name' | 'content' | 'visibility') => Promise<void>

export interface Around {
  /** Something changed: the list is to be read anew. */
  onChange: () => void
  /** Has what else is known of it on this device follow, before anything is told. */
  follow?: Follow | undefined
  /** Nothing changed, and why. */
  onRefused: (code: ActRefusal) => void
}

type Act = <Value>(
  ask: () => Promise<Result<Value, ActRefusal>>,
  tell?: (value: Value) => void
) => Promise<void>

type Named = Pick<SavedMark, 'id' | 'name'>

/** What can be done with anything that is listed. */
type ListedClient = Record<
  'remove' | 'bringBack' | 'removeForever',
  (id: string) => Promise<Result<unknown, ActRefusal>>
> & { rename: (id: string, name: string) => Promise<Result<unknown, ActRefusal>> }

/** What can be done with anything that is listed, each with its word afterwards and, where there is one, its Undo. */
export function listedActs(client: ListedClient, around: Around) {
  const act = actIn(around)

  const bringBack = ({ id, name }: Named) =>
    act(
      () => client.bringBack(id),
      () => notify({ kind: 'returned', title: name }, () => void act(() => client.remove(id)))
    )

  return {
    async rename({ id, name }: Named, next: string) {
      if (next === name) return
      const undo = () => void act(() => client.rename(id, name))
      await act(
        () => client.rename(id, next),
        () => notify({ kind: 'renamed', title: next }, undo)
      )
    },
    remove: (one: Named) =>
      act(
        () => client.remove(one.id),
        () => notify({ kind: 'deleted', title: one.name }, () => void bringBack(one))
      ),
    bringBack,
    removeForever: ({ id, name }: Named) =>
      act(
        () => client.removeForever(id),
        () => notify({ kind: 'gone', title: name })
      )
  }
}

/** The same and more with saved scripts and characters. */
export function savedActs<Content>(client: SavedClient<Content>, around: Around) {
  const act = actIn(around)
  const followed = followIn(around)
  const rename = (id: string, name: string) => followed('name', client.rename(id, name))
  const show = (id: string, to: Visibility) => followed('visibility', client.setVisibility(id, to))
  return {
    ...listedActs({ ...client, rename }, around),
    /** @param taken Names that the copy shall not have. */
    duplicate({ id, name }: SavedMark, taken: readonly string[]) {
      const copy = { id: newCopyId(), name: nextTitle(name, taken) }
      const undo = () => void act(() => client.remove(copy.id))
      return act(
        () => client.duplicate(id, copy),
        () => notify({ kind: 'duplicated', title: copy.name }, undo)
      )
    },
    setVisibility({ id, name, visibility }: SavedMark, next: Visibility) {
      const undo = () => void act(() => show(id, visibility))
      return act(
        () => show(id, next),
        () => notify({ kind: 'shown', title: name, to: next }, undo)
      )
    },
    restore: restoreIn(client, act, followed)
  }
}

/** Does an act and tells of it; who was signed out does it again after signing in. */
function actIn({ onChange, onRefused }: Around): Act {
  return async function act(ask, tell) {
    const asked = await ask()
    if (asked.ok) {
      onChange()
      tell?.(asked.value)
    } else if (asked.code === 'signed_out' || asked.code === 'session_expired') {
      whenSignedInAgain(() => void act(ask, tell))
    } else onRefused(asked.code)
  }
}

/** Has what else is known of something saved follow when it was changed. */
const followIn =
  ({ follow }: Around) =>
  async <Code extends string>(changed: Parameters<Follow>[1], asked: Promise<Result<SavedMark, Code>>) => {
    const answer = await asked
    if (answer.ok) await follow?.(answer.value, changed)
    return answer
  }

type Followed = ReturnType<typeof followIn>

/** Saves an earlier content anew, over the present one, which becomes an earlier version; undo saves that one again. */
function restoreIn<Content>(client: SavedClient<Content>, act: Act, followed: Followed) {
  const put = (...save: Parameters<typeof send>) => followed('content', send(...save))

  async function send(
    id: string,
    content: Content,
    version: number,
    saveId: string
  ): Promise<Result<SavedMark, ActRefusal>> {
    const saved = await client.save(id, { content, version, saveId })
    return saved.ok || saved.code !== 'version_conflict' ? saved : refuse('conflict')
  }

  return ({ id }: SavedMark, content: Content) => {
    const [saveId, undoId] = [newCopyId(), newCopyId()]
    return act(
      async () => {
        const former = await client.read(id)
        if (!former.ok) return former
        const saved = await put(id, content, former.value.version, saveId)
        return saved.ok ? { ok: true, value: { former: former.value.content, mark: saved.value } } : saved
      },
      ({ former, mark }) => {
        const undo = () => void act(() => put(id, former, mark.version, undoId))
        notify({ kind: 'restored' }, undo)
      }
    )
  }
}
