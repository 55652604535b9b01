import { alignmentOf, type Team } from '#core/team.ts'
import { iconsVersion } from '#drawings/official-icons.ts'
import { characterImagePath } from '#routes/worker.ts'

/** Another host that serves the pictures; chosen when this was built. */
const host: string | undefined = import.meta.env.PUBLIC_IMAGE_HOST

/** Where others find an official character's picture: on the site, unless a host of its own serves pictures. */
export function characterImageAddress(
  { id, team }: { id: string; team: Team },
  site: URL | undefined
): string {
  const path = `${characterImagePath(alignmentOf[team], id)}?v=${iconsVersion}`
  return new URL(path, host || site).href
}
