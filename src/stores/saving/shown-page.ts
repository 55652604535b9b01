import { computed } from 'nanostores'
import { fileStem } from '#core/file-name.ts'
import { type Locale, publicScriptPath } from '#routes'
import { $workingCopy } from '../script.ts'
import { $links } from './links.ts'

/** The page where others read the open script as it was saved last; nothing while it is for its storyteller alone. */
export const $shownPage = computed([$workingCopy, $links], ({ id, script }, links) => {
  const link = links[id]
  if (!link?.publicId || link.version === 0 || link.visibility === 'private') return undefined
  const { publicId } = link
  return (locale: Locale) => location.origin + publicScriptPath(locale, publicId, fileStem(script.title))
})
