import {
  aboutPath,
  apiDocsPath,
  type BuilderScreen,
  builderPaths,
  builderScreens,
  cataloguePath,
  characterPath,
  sharedPath
} from '../../src/routes.ts'
import type { SampleWork } from './sample-work.ts'

/** A path of the product, without the language. */
export interface CheckedRoute {
  name: string
  path: string
}

/** Every screen and dialog of the builder, and every kind of page. */
export const allRoutes = (work: SampleWork): CheckedRoute[] => [
  ...builderScreens.map(screen => ({ name: screen, path: screenPath(screen, work) })),
  { name: 'catalogue', path: cataloguePath },
  { name: 'character', path: characterPath('spy') },
  { name: 'about', path: aboutPath },
  { name: 'API', path: apiDocsPath },
  { name: 'shared', path: sharedPath },
  { name: 'not found', path: '/nowhere' },
  { name: 'signed in', path: '/signed-in' },
  { name: 'public script', path: work.publicScript },
  { name: 'public character', path: work.publicCharacter },
  { name: 'missing public script', path: '/scripts/0123456789abcdef/nothing' }
]

function screenPath(screen: BuilderScreen, { characterId, savedCharacterId }: SampleWork) {
  const id = screen === 'editSavedCharacter' ? savedCharacterId : characterId
  return builderPaths[screen].replace(':id', id)
}
