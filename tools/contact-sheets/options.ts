import { parseArgs } from 'node:util'
import { locales } from '../../src/routes.ts'
import { colourSchemes } from '../help-screenshots/take-screenshot.ts'
import { type Selection, sheetWidths } from './plan-visits.ts'

/** What the command line asks for. */
export interface SheetOptions extends Selection {
  /** The folder of the sheets and the report. */
  folder: string
  /** Removes what earlier runs have left in the folder. */
  isFresh: boolean
}

const list = { type: 'string', multiple: true } as const

/**
 * Reads the filters of a command line: `--scene share,game --language de --width 390 --scheme dark`. A scene is named by a part
 * of its name.
 *
 * @throws Error that names what there is, for a value that there isn't
 */
export function readOptions(args: readonly string[], sceneNames: readonly string[]): SheetOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      scene: list,
      language: list,
      width: list,
      scheme: list,
      folder: { type: 'string', default: '.cache/contact-sheets' },
      fresh: { type: 'boolean', default: false }
    }
  })
  return {
    scenes: choose('scene', sceneNames, values.scene, (name, text) => name.includes(text)),
    locales: choose('language', locales, values.language),
    widths: choose('width', sheetWidths, values.width),
    schemes: choose('scheme', colourSchemes, values.scheme),
    folder: values.folder,
    isFresh: values.fresh
  }
}

function choose<Value extends string | number>(
  option: string,
  all: readonly Value[],
  given: readonly string[] = [],
  isMeant = (value: Value, text: string) => `${value}` === text
): Value[] {
  const texts = given.flatMap(text => text.split(','))
  const unknown = texts.find(text => !all.some(value => isMeant(value, text)))
  if (unknown !== undefined) throw new Error(`--${option} ${unknown}: there are ${all.join(', ')}`)
  return all.filter(value => texts.length === 0 || texts.some(text => isMeant(value, text)))
}
