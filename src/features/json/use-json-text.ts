import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $jsonDrafts, deleteJsonDraft, saveJsonDraft } from '#stores/drafts/json-drafts.ts'
import { notify } from '#stores/notice.ts'

interface JsonTextOptions {
  /** Key of the draft: id of the local script, and id of the character if it is one. */
  key: string
  /** JSON of the current script or character. */
  current: string
  /** Fingerprint of the current script or character. */
  base: string
  /** Name of the text in notices about its draft. */
  name: string
}

/** The text of a JSON screen: the current JSON, or a stored draft until it is applied or discarded. */
export function useJsonText({ key, current, base, name }: JsonTextOptions) {
  const draft = useStore($jsonDrafts)[key]

  useEffect(
    () => () => {
      if ($jsonDrafts.get()[key]) notify({ kind: 'draftKept', name })
    },
    [key, name]
  )

  return {
    text: draft?.text ?? current,
    isDraft: draft !== undefined,
    /** The script or character has changed since the draft was begun. */
    isOutdated: draft !== undefined && draft.base !== base,
    write: (text: string) => {
      if (text === current) deleteJsonDraft(key)
      else saveJsonDraft(key, { text, base: draft?.base ?? base })
    },
    /** Keeps the draft and bases it on the current script or character. */
    rebaseDraft: () => draft && saveJsonDraft(key, { text: draft.text, base }),
    clearDraft: () => deleteJsonDraft(key),
    discardDraft: () => {
      if (!draft) return
      deleteJsonDraft(key)
      notify({ kind: 'draftDiscarded' }, () => saveJsonDraft(key, draft))
    }
  }
}

export type JsonText = ReturnType<typeof useJsonText>
