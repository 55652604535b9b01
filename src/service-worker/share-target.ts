import { limits } from '#core/limits.ts'
import { type Locale, splitLocale } from '#routes'
import { sharedImportPath } from '#routes/app-paths.ts'
import {
  fileNameHeader,
  sharedCache,
  sharedContentPath,
  shareFields,
  shareTargetPath
} from '#routes/service-worker-paths.ts'

/** Whether another app shares something with the installed app. */
export const isShare = ({ method, url }: Request): boolean =>
  method === 'POST' && splitLocale(new URL(url).pathname).path === shareTargetPath

/**
 * Leaves what was shared in a cache, where the import dialog takes it from, and redirects to that dialog. Where nothing
 * can be stored, the dialog finds nothing and says so.
 *
 * @param lastLocale language of the latest page; the request has that of the installed manifest
 */
export async function receiveShare(
  request: Request,
  storage: CacheStorage,
  lastLocale: Locale | undefined
): Promise<Response> {
  const locale = lastLocale ?? splitLocale(new URL(request.url).pathname).locale
  try {
    await storage.delete(sharedCache)
    const content = contentOf(await request.formData())
    if (content) await (await storage.open(sharedCache)).put(sharedContentPath, content)
  } catch {
    // The form was cut off, or the storage is full or blocked.
  }
  return Response.redirect(new URL(sharedImportPath(locale), request.url).href, 303)
}

/** The first file, else the text. Undefined when the form has neither. */
function contentOf(form: FormData): Response | undefined {
  const file = form.getAll(shareFields.files).find(value => value instanceof File && value.size > 0)
  if (file instanceof File)
    return new Response(cut(file), { headers: { [fileNameHeader]: encodeURIComponent(file.name) } })
  const text = sharedText(form)
  return text === '' ? undefined : new Response(cut(text))
}

/** One character or byte more than may be read, so that the reader refuses it as too large. */
const cut = (content: Blob | string) => content.slice(0, limits.file.bytes + 1)

/** Text and address in one, since apps put an address into either. A script that is shared as text stays alone. */
function sharedText(form: FormData): string {
  const [title, text, url] = [shareFields.title, shareFields.text, shareFields.url].map(name =>
    String(form.get(name) ?? '').trim()
  )
  if (text && /^[[{]/.test(text)) return text
  return [text, url].filter(Boolean).join('\n') || (title ?? '')
}
