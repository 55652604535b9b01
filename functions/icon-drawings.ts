import { type IconDrawings, iconDrawingsAddress } from '#drawings/official-icons.ts'
import type { Assets } from '#functions/env.ts'

let drawings: Promise<IconDrawings> | undefined

/** The paths of all official icons: loaded for the first picture of an isolate, kept for the others. */
export function iconDrawings(assets: Assets): Promise<IconDrawings> {
  drawings ??= load(assets).catch(error => {
    drawings = undefined
    throw error
  })
  return drawings
}

async function load(assets: Assets): Promise<IconDrawings> {
  const response = await assets.fetch(new URL(iconDrawingsAddress, 'http://assets'))
  if (!response.ok) throw new Error(`The icons at ${iconDrawingsAddress} answer ${response.status}`)
  return response.json()
}
