import { gzipSync } from 'node:zlib'
import { catalogue } from '../../../src/catalogue/catalogue.ts'
import { writeScriptFile } from '../../../src/core/script/script-file.ts'
import { packScript } from '../../../src/core/sharing/share-link.ts'
import { changelogPath, helpPath, helpTopicPath } from '../../../src/routes/help-paths.ts'
import { signedInPath } from '../../../src/routes/sign-in-paths.ts'
import { embedPath, findPublicScript } from '../../../src/routes/worker-paths.ts'
import {
  aboutPath,
  apiDocsPath,
  cataloguePath,
  changesParameter,
  characterPath,
  localizePath,
  offlinePath,
  sharedPath,
  sharedScriptPath,
  versionParameter
} from '../../../src/routes.ts'
import { sheetScript } from '../sample-script.ts'
import type { SceneContext, SheetScene } from './scene.ts'

const page = (name: string, path: string): SheetScene => ({
  name,
  path: ({ locale }) => localizePath(locale, path)
})

const publicScript = ({ locale, work }: SceneContext) => localizePath(locale, work.publicScript)

/** A public script on somebody's site: it runs no scripts, so that only the page around it can be asked for anything. */
const embed = (name: string, withAbilities: boolean): SheetScene => ({
  name,
  as: 'guest',
  path: publicScript,
  prepare: async (page, { locale, work }) => {
    const path = embedPath(findPublicScript(work.publicScript)?.publicId ?? '', locale, withAbilities)
    const address = new URL(path, page.url()).href
    await page.goto('about:blank')
    await page.setContent(`<h1>Site</h1><iframe src="${address}" width="100%" height="600"></iframe>`)
  }
})

/** The pages outside of the builder. */
export const pageScenes: readonly SheetScene[] = [
  { name: 'public-script', as: 'guest', path: publicScript },
  {
    name: 'public-changes',
    path: context => `${publicScript(context)}?${versionParameter}=2&${changesParameter}=1`
  },
  { name: 'public-character', path: ({ locale, work }) => localizePath(locale, work.publicCharacter) },
  embed('embed', false),
  embed('embed-abilities', true),
  page('catalogue', cataloguePath),
  page('character', characterPath('spy')),
  page('help', helpPath),
  { name: 'help-topic', path: ({ locale }) => helpTopicPath(locale, 'printing') },
  { name: 'help-fields', path: ({ locale }) => helpTopicPath(locale, 'fields') },
  page('about', aboutPath),
  page('changelog', changelogPath),
  page('api-docs', apiDocsPath),
  {
    name: 'shared-script',
    as: 'guest',
    path: async ({ locale }) => {
      const file = writeScriptFile(sheetScript(locale), catalogue)
      return sharedScriptPath(locale, await packScript(file, async text => gzipSync(text)))
    }
  },
  page('shared-nothing', sharedPath),
  page('public-missing', '/scripts/0123456789abcdef/nothing'),
  page('not-found', '/nowhere'),
  page('offline', offlinePath),
  page('signed-in', signedInPath)
]
