import { type IconDrawings, iconDrawingsAddress } from '#drawings/official-icons.ts'
import type { Assets } from '#functions/env.ts'

let icons: Promise<IconDrawings> | undefined

/** The SVG paths of all official icons by character id. Loaded once per isolate. Throws when they can't be fetched. */
export function iconDrawings(assets: Assets): Promise<IconDrawings> {
  icons ??= load(assets).catch(error => {
    icons = undefined
    throw error
  })
  return icons
}

async function load(assets: Assets): Promise<IconDrawings> {
  const response = await assets.fetch(new URL(iconDrawingsAddress, 'http://assets'))
  if (!response.ok)
    throw new Error(`Loading the icons from ${iconDrawingsAddress} failed with status ${response.status}`)
  return response.json()
}
