import { useStore } from '@nanostores/react'
import { type ComponentType, lazy, Suspense } from 'react'
import type { CharacterFields } from '#core/character/character-fields.ts'
import { m } from '#i18n/messages.ts'
import { $catalogueTexts } from '#stores/cast.ts'
import { importModule } from '#stores/loading/import-module.ts'
import type { AlmanacEntryProps } from '#views/almanac/almanac-entry.tsx'
import { useEditedCharacter, useEditorContext } from '../editor-context.ts'
import { previewArticle } from './preview-article.ts'

const Nothing = () => null

/** Loaded after the rest of the editor. Nothing where it can't be loaded: the editor works without it. */
const Entry = lazy(async () => {
  const module = await importModule(() => import('#views/almanac/almanac-entry.tsx')).catch(() => undefined)
  const Component: ComponentType<AlmanacEntryProps> = module?.AlmanacEntry ?? Nothing
  return { default: Component }
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
