import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import type { CharacterFields } from '#core/character/character-fields.ts'
import { m } from '#i18n/messages.ts'
import { $catalogueTexts } from '#stores/cast.ts'
import { useEditedCharacter, useEditorContext } from '../editor-context.ts'
import { previewArticle } from './preview-article.ts'

/** Loaded after the rest of the editor. */
const Entry = lazy(async () => {
  const { AlmanacEntry } = await import('#views/almanac/almanac-entry.tsx')
  return { default: AlmanacEntry }
})

/** The character's entry in the almanac. */
export function PreviewAlmanac({ fields }: { fields: CharacterFields }) {
  const edited = useEditedCharacter()
  const script = useStore(useEditorContext().$script)
  const texts = useStore($catalogueTexts)
  const article =
    texts &&
    previewArticle(edited, { ...fields, name: fields.name.trim() || m.editor_no_name() }, script, texts)
  return <Suspense>{article && <Entry article={article} isCompact />}</Suspense>
}
