import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $jsonDrafts, dropJsonDraft, keepJsonDraft } from '#stores/json-drafts.ts'
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
      if (text === current) dropJsonDraft(key)
      else keepJsonDraft(key, { text, base: draft?.base ?? base })
    },
    /** Keeps the draft and bases it on the current script or character. */
    rebaseDraft: () => draft && keepJsonDraft(key, { text: draft.text, base }),
    clearDraft: () => dropJsonDraft(key),
    discardDraft: () => {
      if (!draft) return
      dropJsonDraft(key)
      notify({ kind: 'draftDiscarded' }, () => keepJsonDraft(key, draft))
    }
  }
}

export type JsonText = ReturnType<typeof useJsonText>
