import { savedScripts } from '#api/documents.ts'
import { ok, refuse } from '#core/result.ts'
import { scriptRefusalText } from '#i18n/refusals/document-refusal-texts.ts'
import { getLink } from '#stores/saving/links.ts'
import { $openScriptId } from '#stores/script.ts'

/** The saved scripts without the one that the open script is saved to. */
export async function searchOtherScripts(search: string) {
  const listed = await savedScripts.list({ search })
  if (!listed.ok) return refuse(scriptRefusalText(listed.code))
  const linked = getLink($openScriptId.get())?.id
  return ok(
    listed.value.items
      .filter(({ id }) => id !== linked)
      .map(({ id, name, author, changedAt }) => ({ key: `account:${id}`, title: name, author, changedAt }))
  )
}
