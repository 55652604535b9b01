import { useEffect, useRef } from 'react'
import { type Resolver, set, type UseFormReturn, useForm } from 'react-hook-form'
import type { CharacterFields } from '#core/character-fields.ts'
import { isEqual } from '#core/equal.ts'
import { errorText } from '#i18n/error-text.ts'
import { m } from '#i18n/messages.ts'
import type { DraftShelf } from '#stores/character-drafts.ts'
import { notify } from '#stores/notice.ts'
import { openAddress } from '#stores/router.ts'
import { type Desk, useDesk } from './desk.ts'
import { checkSubject, draftIdOf, type Subject } from './subject.ts'

/** The form of a character: begins with its draft, if there is one, and keeps it until it is applied or discarded. */
export function useEditor(subject: Subject) {
  const desk = useDesk()
  const draftId = draftIdOf(subject)
  const form = useForm<CharacterFields>({
    defaultValues: desk.drafts.draftOf(draftId) ?? subject.start,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: resolverOf(subject, desk)
  })
  useFollowing(form, subject.start)
  const fields = form.watch()
  const isChanged = !isEqual(fields, subject.start)
  const draft = useDraft(desk, draftId, fields, isChanged)

  const apply = form.handleSubmit(
    async values => {
      const checked = checkSubject(subject, values, desk.$script.get())
      if (!checked.ok) return
      if (await desk.save(subject, { name: values.name, ...checked.value })) draft.leave()
    },
    () => requestAnimationFrame(focusFirstError)
  )

  return {
    form,
    fields,
    isChanged,
    apply,
    /** Leaves with what was there before; a draft can be taken up again at once. */
    cancel: () => {
      const { pathname, search } = location
      draft.leave()
      if (!isChanged) return
      notify({ kind: 'draftDiscarded' }, () => {
        desk.drafts.keepDraft(draftId, fields)
        openAddress(pathname + search)
      })
    },
    leave: draft.leave
  }
}

/** An untouched form follows the script, which an undo or another tab may change. */
function useFollowing({ getValues, reset }: UseFormReturn<CharacterFields>, start: CharacterFields) {
  const before = useRef(start)
  useEffect(() => {
    if (!isEqual(before.current, start) && isEqual(getValues(), before.current)) reset(start)
    before.current = start
  }, [start, getValues, reset])
}

/** Tells, when the editor of a character is left without a word, that its draft is kept. */
export function useKeptNotice(id: string, { draftOf }: DraftShelf) {
  useEffect(
    () => () => {
      const draft = draftOf(id)
      if (draft) notify({ kind: 'draftKept', name: draft.name || m.editor_unnamed() })
    },
    [id, draftOf]
  )
}

/** Keeps what is written as it is written. */
function useDraft({ drafts, goHome }: Desk, id: string, fields: CharacterFields, isChanged: boolean) {
  const isSettled = useRef(false)
  const last = useRef<CharacterFields>(undefined)

  useEffect(() => {
    // Rendered anew for another reason: the draft may be in other hands by now.
    if (isSettled.current || isEqual(last.current, fields)) return
    last.current = fields
    if (isChanged) drafts.keepDraft(id, fields)
    else drafts.dropDraft(id)
  }, [drafts, id, fields, isChanged])

  return {
    /** The draft is of no more use: back to the list. */
    leave: () => {
      isSettled.current = true
      drafts.dropDraft(id)
      goHome()
    }
  }
}

/** The rules of the core in the form library's words. */
const resolverOf =
  (subject: Subject, { $script }: Desk): Resolver<CharacterFields> =>
  values => {
    const checked = checkSubject(subject, values, $script.get())
    if (checked.ok) return { values, errors: {} }
    const errors = {}
    for (const { path, code, maximum } of checked.issues) {
      // A list as a whole keeps its own mistake beside those of its items.
      const place = path.length === 1 && lists.has(String(path[0])) ? [...path, 'root'] : path
      set(errors, place.join('.'), { type: code, message: errorText(code, maximum) })
    }
    return { values: {}, errors }
  }

const lists: ReadonlySet<string> = new Set(['image', 'reminders', 'remindersGlobal', 'jinxes', 'special'])

/** The first one on the page, whatever order the rules have. */
function focusFirstError() {
  const first = document.querySelector<HTMLElement>('.editor [aria-invalid="true"]')
  first?.focus()
  first?.scrollIntoView({ block: 'center' })
}
