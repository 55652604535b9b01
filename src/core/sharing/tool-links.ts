import type { Cast } from '../cast/cast.ts'
import { limits } from '../limits.ts'
import type { Script } from '../script/script.ts'

/** Other tools that open a script from a link, the publisher's first. */
export const linkedTools = ['publisher', 'scriptMaker', 'viewer', 'scriptTool', 'pocketGrimoire'] as const
export type LinkedTool = (typeof linkedTools)[number]

/** A script file as tools read it from links. */
export interface ScriptForTools {
  script: Script
  /** The same script with texts and names. */
  cast: Cast
  json: string
  /** The JSON compressed with gzip, as base64. */
  gzip: string
  /** The JSON compressed with raw deflate, as URL-safe base64. */
  deflate: string
  /** Address of the public file; undefined unless it has exactly this script. */
  publicFile: string | undefined
  /** The language tag of the page: `pt-BR`. */
  language: string
}

/** What a tool gets of the script. */
export interface ToolLink {
  tool: LinkedTool
  /** Undefined if the tool can't open this script from a link. */
  address: string | undefined
  /** Whether only ids of official characters fit into the tool's links. */
  isOfficialOnly: boolean
  /** Names of the characters that the link leaves out. */
  leftOut: readonly string[]
  /** Names of official characters that the script changes, and that arrive without the changes. */
  unchanged: readonly string[]
}

/** The links to the script in other tools. Each rule of a tool's reader is in the test, with its source. */
export const toolLinks = (file: ScriptForTools): ToolLink[] =>
  linkedTools.map(tool =>
    tool === 'pocketGrimoire'
      ? pocketGrimoireLink(file)
      : { tool, address: wholeLinks[tool](file), isOfficialOnly: false, leftOut: [], unchanged: [] }
  )

/** Address of a script in the publisher's script tool. @param gzip output of packScript */
export const publisherScriptAddress = (gzip: string) =>
  `https://script.bloodontheclocktower.com/?script=${encodeURIComponent(gzip)}`

const pdfMaker = 'https://fancy.ravenswoodstudio.xyz/'
const viewer = 'https://botc-script-viewer.sthom.kiwi/json/'
const scriptTool = 'https://botc.letshare.fun/#/repo/preview?json='

/** The tools that read the whole script. The shorter of two ways counts where a tool also reads addresses of files. */
const wholeLinks: Record<
  Exclude<LinkedTool, 'pocketGrimoire'>,
  (file: ScriptForTools) => string | undefined
> = {
  publisher: ({ gzip }) => ifShort(publisherScriptAddress(gzip)),
  // It decodes the parameter once more than a browser does, so a percent sign in a text would be lost.
  scriptMaker: ({ json, publicFile }) =>
    ifShort(`${pdfMaker}?script=${encodeTwice(json)}`) ??
    (publicFile && `${pdfMaker}?script_url=${encodeTwice(publicFile)}`),
  viewer: ({ deflate }) => ifShort(viewer + deflate),
  // It decodes JSON once more too, but not the address of a file. The fragment never reaches a server.
  scriptTool: ({ json, publicFile }) =>
    ifShort(scriptTool + encodeTwice(json), limits.fragmentLink) ??
    (publicFile && scriptTool + encodeURIComponent(publicFile))
}

const encodeTwice = (text: string) => encodeURIComponent(encodeURIComponent(text.toWellFormed()))

/** Servers refuse longer addresses. */
const ifShort = (address: string, limit: number = limits.shareLink) =>
  address.length <= limit ? address : undefined

/** The language codes of Pocket Grimoire that differ from ours. */
const pocketGrimoireCodes: Readonly<Record<string, string>> = { 'vi-VN': 'vi_VI' }

/** Its character sheet. It fails as a whole at an id that isn't official. */
function pocketGrimoireLink({ script, cast, language }: ScriptForTools): ToolLink {
  const official = cast.characters.filter(({ kind }) => kind === 'official')
  const changed = new Set(
    script.characters.flatMap(each => (each.kind === 'official' && each.changes ? [each.id] : []))
  )
  const code = pocketGrimoireCodes[language] ?? language.replace('-', '_')
  const title = cast.title.trim().toWellFormed()
  const name = title && `name=${encodeURIComponent(title)}&`
  const ids = official.map(({ id }) => id).join(',')
  return {
    tool: 'pocketGrimoire',
    address:
      official.length > 0
        ? ifShort(`https://www.pocketgrimoire.co.uk/${code}/sheet?${name}characters=${ids}`)
        : undefined,
    isOfficialOnly: true,
    leftOut: [
      ...cast.characters.filter(({ kind }) => kind === 'custom').map(({ name }) => name),
      ...cast.unknown
    ],
    unchanged: official.filter(({ id }) => changed.has(id)).map(({ name }) => name)
  }
}
