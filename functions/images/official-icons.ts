import { type IconPaths, iconPathsAddress } from '#graphics/official-icons.ts'
import type { Assets } from '../env.ts'

let icons: Promise<IconPaths> | undefined

/** The SVG paths of all official icons by character id. Loaded once per isolate. Throws when they can't be fetched. */
export function loadOfficialIcons(assets: Assets): Promise<IconPaths> {
  icons ??= load(assets).catch(error => {
    icons = undefined
    throw error
  })
  return icons
}

async function load(assets: Assets): Promise<IconPaths> {
  const response = await assets.fetch(new URL(iconPathsAddress, 'http://assets'))
  if (!response.ok)
    throw new Error(`Loading the icons from ${iconPathsAddress} failed with status ${response.status}`)
  return response.json()
}
