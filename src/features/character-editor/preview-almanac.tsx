import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import type { CharacterFields } from '#core/character-fields.ts'
import { $texts } from '#stores/cast.ts'
import { useDesk } from './desk.ts'
import { useSubject } from './editor-context.ts'
import { previewArticle } from './preview-article.ts'

/** Loaded after the rest of the editor. */
const Entry = lazy(async () => {
  const { AlmanacEntry } = await import('#views/almanac/almanac-entry.tsx')
  return { default: AlmanacEntry }
})

/** The character's entry in the almanac. */
export function PreviewAlmanac({ fields }: { fields: CharacterFields }) {
  const edited = useSubject()
  const script = useStore(useDesk().$script)
  const texts = useStore($texts)
  const article = texts && previewArticle(edited, fields, script, texts)
  return <Suspense>{article && <Entry article={article} />}</Suspense>
}
