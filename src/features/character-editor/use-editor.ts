import { useEffect, useRef } from 'react'
import { type Resolver, set, type UseFormReturn, useForm } from 'react-hook-form'
import type { CharacterFields } from '#core/character/character-fields.ts'
import { isEqual } from '#core/equal.ts'
import { m } from '#i18n/messages.ts'
import { errorText } from '#i18n/refusals/error-text.ts'
import type { DraftStore } from '#stores/drafts/character-drafts.ts'
import { notify } from '#stores/notice.ts'
import { openUrl } from '#stores/router.ts'
import { draftIdOf, type EditedCharacter, validateCharacter } from './edited-character.ts'
import { type EditorContextValue, useEditorContext } from './editor-context.ts'

/** The form of a character. Starts from its stored draft, if any, and stores the draft until it is applied or discarded. */
export function useEditor(edited: EditedCharacter) {
  const context = useEditorContext()
  const draftId = draftIdOf(edited)
  const form = useForm<CharacterFields>({
    defaultValues: context.drafts.getDraft(draftId) ?? edited.initialFields,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: createResolver(edited, context)
  })
  useExternalChanges(form, edited.initialFields)
  const fields = form.watch()
  const isChanged = !isEqual(fields, edited.initialFields)
  const draft = useDraft(context, draftId, fields, isChanged)

  const apply = form.handleSubmit(
    async values => {
      const checked = validateCharacter(edited, values, context.$script.get())
      if (!checked.ok) return
      if (await context.save(edited, { name: values.name, ...checked.value })) draft.leave()
    },
    () => requestAnimationFrame(focusFirstError)
  )

  return {
    form,
    fields,
    isChanged,
    apply,
    /** Discards the draft and leaves the editor; Undo in the notice restores it. */
    cancel: () => {
      const { pathname, search } = location
      draft.leave()
      if (!isChanged) return
      notify({ kind: 'draftDiscarded' }, () => {
        context.drafts.saveDraft(draftId, fields)
        openUrl(pathname + search)
      })
    },
    leave: draft.leave
  }
}

/** Resets an unchanged form when the script changes, by undo or in another tab. */
function useExternalChanges({ getValues, reset }: UseFormReturn<CharacterFields>, initial: CharacterFields) {
  const before = useRef(initial)
  useEffect(() => {
    if (!isEqual(before.current, initial) && isEqual(getValues(), before.current)) reset(initial)
    before.current = initial
  }, [initial, getValues, reset])
}

/** Shows a notice when the editor is left with a stored draft. */
export function useDraftNotice(id: string, { getDraft }: DraftStore) {
  useEffect(
    () => () => {
      const draft = getDraft(id)
      if (draft) notify({ kind: 'draftKept', name: draft.name || m.editor_unnamed() })
    },
    [id, getDraft]
  )
}

/** Stores the draft at each change. */
function useDraft(
  { drafts, openList }: EditorContextValue,
  id: string,
  fields: CharacterFields,
  isChanged: boolean
) {
  const hasLeft = useRef(false)
  const lastFields = useRef<CharacterFields>(undefined)

  useEffect(() => {
    // Unchanged fields must not overwrite a draft that another tab has stored since.
    if (hasLeft.current || isEqual(lastFields.current, fields)) return
    lastFields.current = fields
    if (isChanged) drafts.saveDraft(id, fields)
    else drafts.deleteDraft(id)
  }, [drafts, id, fields, isChanged])

  return {
    /** Deletes the draft and opens the list. */
    leave: () => {
      hasLeft.current = true
      drafts.deleteDraft(id)
      openList()
    }
  }
}

/** Validates by the rules of the core; the errors have the shape of react-hook-form. */
const createResolver =
  (edited: EditedCharacter, { $script }: EditorContextValue): Resolver<CharacterFields> =>
  values => {
    const checked = validateCharacter(edited, values, $script.get())
    if (checked.ok) return { values, errors: {} }
    const errors = {}
    for (const { path, code, maximum } of checked.issues) {
      // The error of a whole list is stored under `root`, beside the errors of its items.
      const errorPath = path.length === 1 && listFields.has(String(path[0])) ? [...path, 'root'] : path
      set(errors, errorPath.join('.'), { type: code, message: errorText(code, maximum) })
    }
    return { values: {}, errors }
  }

const listFields: ReadonlySet<string> = new Set([
  'image',
  'reminders',
  'remindersGlobal',
  'jinxes',
  'special'
])

/** Focuses the first invalid field in page order. */
function focusFirstError() {
  const first = document.querySelector<HTMLElement>('.editor [aria-invalid="true"]')
  first?.focus()
  first?.scrollIntoView({ block: 'center' })
}
