import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $jsonDrafts, dropJsonDraft, keepJsonDraft } from '#stores/json-drafts.ts'
import { notify } from '#stores/notice.ts'

interface JsonTextOptions {
  /** Of which working copy, and of which character of it. */
  key: string
  /** The present script or character as text. */
  written: string
  /** The mark of what it was written from. */
  base: string
  /** What the text is called where its draft is told of. */
  name: string
}

/** The text on a JSON screen: that of the script, or a draft of a hand, which is kept until it is applied or discarded. */
export function useJsonText({ key, written, base, name }: JsonTextOptions) {
  const draft = useStore($jsonDrafts)[key]

  useEffect(
    () => () => {
      if ($jsonDrafts.get()[key]) notify({ kind: 'draftKept', name })
    },
    [key, name]
  )

  return {
    text: draft?.text ?? written,
    isDraft: draft !== undefined,
    /** The script or the character is another one than when the draft was begun. */
    isOvertaken: draft !== undefined && draft.base !== base,
    write: (text: string) => {
      if (text === written) dropJsonDraft(key)
      else keepJsonDraft(key, { text, base: draft?.base ?? base })
    },
    /** The draft counts as begun from what is there now. */
    keep: () => draft && keepJsonDraft(key, { text: draft.text, base }),
    settle: () => dropJsonDraft(key),
    discard: () => {
      if (!draft) return
      dropJsonDraft(key)
      notify({ kind: 'draftDiscarded' }, () => keepJsonDraft(key, draft))
    }
  }
}

export type JsonText = ReturnType<typeof useJsonText>
