import { catalogue } from '#catalogue/catalogue.ts'
import type { Night } from '#core/night/night.ts'
import * as core from '#core/night/night-order.ts'
import { changeScript } from './script.ts'

export const toggleNightOrder = (night: Night) =>
  changeScript(script => core.toggleNightOrder(script, night, catalogue))

export const sortNightOrder = (night: Night) =>
  changeScript(script => core.sortNightOrder(script, night, catalogue))

export const moveInNightOrder = (night: Night, id: string, toIndex: number) =>
  changeScript(script => core.moveInNightOrder(script, night, id, toIndex, catalogue))
