import { alignmentOf, type Team } from '#core/character/team.ts'
import { iconsVersion } from '#graphics/official-icons.ts'
import { characterImagePath } from '#routes/worker-paths.ts'

/** Origin of another host that serves the images, set at build time. */
const host: string | undefined = import.meta.env.PUBLIC_IMAGE_HOST

/** Public URL of an official character's image: on this site, or on the host for images if there is one. */
export function characterImageUrl({ id, team }: { id: string; team: Team }, site: URL | undefined): string {
  const path = `${characterImagePath(alignmentOf[team], id)}?v=${iconsVersion}`
  return new URL(path, host || site).href
}
