import { computed } from 'nanostores'
import { fileStem } from '#core/file-name.ts'
import { type Locale, publicScriptPath } from '#routes'
import { $workingCopy } from '../script.ts'
import { $links } from './links.ts'

/** Returns the URL of the open script's public page, by language; undefined while the script isn't public or unlisted. */
export const $publicPageUrl = computed([$workingCopy, $links], ({ id, script }, links) => {
  const link = links[id]
  if (!link?.publicId || link.version === 0 || link.visibility === 'private') return undefined
  const { publicId } = link
  return (locale: Locale) => location.origin + publicScriptPath(locale, publicId, fileStem(script.title))
})
