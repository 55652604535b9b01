import type { Catalogue, CatalogueTexts } from '#core/catalogue/catalogue.ts'
import { type LibraryDrawings, readLibraryDrawings } from '#core/drawing/library-drawings.ts'
import { readAnything } from '#core/reading/read-anything.ts'
import { ok, type Result } from '#core/result.ts'
import {
  type LibraryFileScript,
  type LibraryRefusal,
  parseJson,
  readLibrary
} from '#core/saving/library-file.ts'
import { type LibraryImages, readLibraryImages } from '#core/saving/library-images.ts'
import type { ReadResult } from '#core/script/script-file.ts'
import { decompress } from './compression.ts'

/** What is read: a text with a script, or a library file. The web worker receives it as a copy. */
export interface ReadingInputs {
  script: { text: string; catalogue: Catalogue; texts: CatalogueTexts | undefined }
  library: { file: Blob }
}

/** What a library file has. */
export interface LibraryContent {
  scripts: LibraryFileScript[]
  drawings: LibraryDrawings
  deviceImages: LibraryImages
}

export interface ReadingResults {
  script: ReadResult
  library: Result<LibraryContent, LibraryRefusal>
}

export type ReadingKind = keyof ReadingInputs

/** The readers, in the thread of the caller. */
export const readers: {
  [Kind in ReadingKind]: (input: ReadingInputs[Kind]) => Promise<ReadingResults[Kind]>
} = {
  script: ({ text, catalogue, texts }) => readAnything(text, catalogue, decompress, texts),
  library: async ({ file }) => readWholeLibrary(parseJson(await file.text()))
}

function readWholeLibrary(json: unknown): ReadingResults['library'] {
  const scripts = readLibrary(json)
  return scripts.ok
    ? ok({
        scripts: scripts.value,
        drawings: readLibraryDrawings(json),
        deviceImages: readLibraryImages(json)
      })
    : scripts
}
