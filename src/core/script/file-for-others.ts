import type { Catalogue, CatalogueTexts } from '../catalogue/catalogue.ts'
import { isDeviceImage } from '../device-image.ts'
import { replaceImages } from './device-images.ts'
import type { Script } from './script.ts'
import { type ScriptFile, writeScriptFile } from './script-file.ts'

/**
 * Writes a script for other people: as `writeScriptFile`, without the images that one device alone has. The first image of a
 * character may then be one that was its second.
 */
export const writeFileForOthers = (
  script: Script,
  catalogue: Catalogue,
  texts?: CatalogueTexts
): ScriptFile => writeScriptFile(withoutDeviceImages(script), catalogue, texts)

const withoutDeviceImages = (script: Script): Script =>
  replaceImages(script, address => (isDeviceImage(address) ? undefined : address))
