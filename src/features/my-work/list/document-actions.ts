import type { createDocumentApi, DocumentRefusal } from '#api/documents.ts'
import { type Result, refuse } from '#core/result.ts'
import type { DocumentInfo, Visibility } from '#core/saving/document.ts'
import { nextTitle } from '#core/saving/library-file.ts'
import { notify } from '#stores/notice.ts'
import { unlessSessionOver } from '#stores/session.ts'
import { randomId } from '#stores/storage/working-copy.ts'

export type DocumentClient<Content> = ReturnType<typeof createDocumentApi<Content, object>>

/** Why an action failed; `conflict`: the document was saved elsewhere since. */
export type ActionRefusal = DocumentRefusal | 'conflict'

/** Updates what this browser stores about a document after the document was changed in the list. */
export type UpdateLinked = (
  info: DocumentInfo,
  changed: 'name' | 'content' | 'visibility' | 'bin'
) => Promise<void>

export interface ActionCallbacks {
  /** Something changed: the list must be reloaded. */
  onChange: () => void
  /** Runs after a change and before its notice. */
  updateLinked?: UpdateLinked | undefined
  /** The action failed and changed nothing. */
  onFailure: (code: ActionRefusal) => void
}

type RunAction = <Value>(
  request: () => Promise<Result<Value, ActionRefusal>>,
  onSuccess?: (value: Value) => void
) => Promise<void>

type Named = Pick<DocumentInfo, 'id' | 'name'>

/** Client methods that every kind of list item has. */
type ListedClient = Record<
  'remove' | 'bringBack' | 'removeForever',
  (id: string) => Promise<Result<unknown, ActionRefusal>>
> & { rename: (id: string, name: string) => Promise<Result<unknown, ActionRefusal>> }

/** Actions of every kind of list item. Each shows a notice afterwards, with Undo where it can be undone. */
export function createListActions(client: ListedClient, callbacks: ActionCallbacks) {
  const run = createRunner(callbacks)

  const bringBack = ({ id, name }: Named) =>
    run(
      () => client.bringBack(id),
      () => notify({ kind: 'restoredFromBin', title: name }, () => void run(() => client.remove(id)))
    )

  return {
    async rename({ id, name }: Named, next: string) {
      if (next === name) return
      const undo = () => void run(() => client.rename(id, name))
      await run(
        () => client.rename(id, next),
        () => notify({ kind: 'renamed', title: next }, undo)
      )
    },
    remove: (item: Named) =>
      run(
        () => client.remove(item.id),
        () => notify({ kind: 'deleted', title: item.name }, () => void bringBack(item))
      ),
    bringBack,
    removeForever: ({ id, name }: Named) =>
      run(
        () => client.removeForever(id),
        () => notify({ kind: 'deletedForever', title: name })
      )
  }
}

/** Actions of saved scripts and characters: those of every list item, and more. */
export function createDocumentActions<Content>(client: DocumentClient<Content>, callbacks: ActionCallbacks) {
  const run = createRunner(callbacks)
  const withLinkedUpdate = createLinkedUpdater(callbacks)
  const rename = (id: string, name: string) => withLinkedUpdate('name', client.rename(id, name))
  const changeVisibility = (id: string, to: Visibility) =>
    withLinkedUpdate('visibility', client.setVisibility(id, to))
  return {
    ...createListActions(
      {
        ...client,
        rename,
        remove: id => withLinkedUpdate('bin', client.remove(id)),
        bringBack: id => withLinkedUpdate('bin', client.bringBack(id))
      },
      callbacks
    ),
    /** @param takenNames names that the copy must not have */
    duplicate({ id, name }: DocumentInfo, takenNames: readonly string[]) {
      const copy = { id: randomId(), name: nextTitle(name, takenNames) }
      const undo = () => void run(() => client.remove(copy.id))
      return run(
        () => client.duplicate(id, copy),
        () => notify({ kind: 'duplicated', title: copy.name }, undo)
      )
    },
    setVisibility({ id, name, visibility }: DocumentInfo, next: Visibility) {
      const undo = () => void run(() => changeVisibility(id, visibility))
      return run(
        () => changeVisibility(id, next),
        () => notify({ kind: 'visibilityChanged', title: name, to: next }, undo)
      )
    },
    restore: createRestore(client, run, withLinkedUpdate)
  }
}

/** Runs an action and reports its outcome. When the session has ended, it runs again after the next sign-in. */
function createRunner({ onChange, onFailure }: ActionCallbacks): RunAction {
  return async function run(request, onSuccess) {
    const result = await request()
    if (result.ok) {
      onChange()
      onSuccess?.(result.value)
      return
    }
    const code = unlessSessionOver(result.code, () => void run(request, onSuccess))
    if (code) onFailure(code)
  }
}

/** Calls `updateLinked` after a successful request, then passes its result on. */
const createLinkedUpdater =
  ({ updateLinked }: ActionCallbacks) =>
  async <Code extends string>(
    changed: Parameters<UpdateLinked>[1],
    request: Promise<Result<DocumentInfo, Code>>
  ) => {
    const result = await request
    if (result.ok) await updateLinked?.(result.value, changed)
    return result
  }

type WithLinkedUpdate = ReturnType<typeof createLinkedUpdater>

/** Saves the content of an earlier version as the newest version. Undo saves the former content again. */
function createRestore<Content>(
  client: DocumentClient<Content>,
  run: RunAction,
  withLinkedUpdate: WithLinkedUpdate
) {
  const save = (...request: Parameters<typeof send>) => withLinkedUpdate('content', send(...request))

  async function send(
    id: string,
    content: Content,
    version: number,
    saveId: string
  ): Promise<Result<DocumentInfo, ActionRefusal>> {
    const saved = await client.save(id, { content, version, saveId })
    return saved.ok || saved.code !== 'version_conflict' ? saved : refuse('conflict')
  }

  return ({ id }: DocumentInfo, content: Content) => {
    const [saveId, undoId] = [randomId(), randomId()]
    return run(
      async () => {
        const former = await client.read(id)
        if (!former.ok) return former
        const saved = await save(id, content, former.value.version, saveId)
        return saved.ok ? { ok: true, value: { former: former.value.content, info: saved.value } } : saved
      },
      ({ former, info }) => {
        const undo = () => void run(() => save(id, former, info.version, undoId))
        notify({ kind: 'versionRestored' }, undo)
      }
    )
  }
}
