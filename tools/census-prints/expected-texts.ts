import { type Cast, type CastCharacter, groupByTeam, type NightEntry } from '#core/cast/cast.ts'
import { noTokens } from '#core/cast/reminder-parts.ts'
import { type Night, nights } from '#core/night/night.ts'
import { parseMarkdown } from '#markdown/parse-markdown.ts'
import { plainText, type RichText } from '#markdown/rich-text.ts'
import { extraTeams } from '#print/character-sheet/compose-galley.ts'
import { hasInformationBack, type PrintOptions, type PrintPart, readLines } from '#print/print-options.ts'
import type { SheetTexts } from '#print/sheet-texts.ts'
import { listTokens } from '#print/token-list.ts'
import type { Run } from '#print/typeset/lines.ts'
import { toPrintableText } from '#print/typeset/printable-text.ts'
import { reminderRuns } from '#print/typeset/text-runs.ts'

/** Texts that a part of a print must contain in this order. `what` names them in fault reports. */
export interface ExpectedTexts {
  what: string
  words: readonly string[]
}

/** The input of a print. */
export interface PrintedScript {
  cast: Cast
  second: Cast | undefined
  options: PrintOptions
  words: SheetTexts
}

/** The texts that the pages of a part must contain. The order matters only within each list. */
export function expectedTexts(part: PrintPart, printed: PrintedScript): ExpectedTexts[] {
  const { cast } = printed
  const lists = listsOf[part](printed)
  const head: ExpectedTexts[] = partsWithoutTitle.has(part)
    ? []
    : [{ what: 'title', words: titles(cast, part, printed) }]
  return [...head, ...lists].filter(({ words }) => words.length > 0)
}

const partsWithoutTitle = new Set<PrintPart>(['tokens', 'infoCards', 'bluffCard', 'playerCards', 'tentCards'])

const listsOf: Readonly<Record<PrintPart, (printed: PrintedScript) => ExpectedTexts[]>> = {
  sheet: ({ cast, second, options }) => {
    const isOnBack = hasInformationBack(options)
    return [
      ...groupByTeam(cast.characters)
        .filter(({ team }) => !isOnBack || !extraTeams.includes(team))
        .map(({ team, characters }) => ({
          what: team,
          words: characters.flatMap(character => [
            character.name,
            character.ability,
            ...inSecond(character, second)
          ])
        })),
      ...(isOnBack ? [] : [jinxes(cast), { what: 'house rules', words: cast.bootlegger }])
    ]
  },
  back: ({ cast, options, words }) =>
    options.back === 'cover'
      ? [
          {
            what: 'teams',
            words: groupByTeam(cast.characters).flatMap(({ characters }) => String(characters.length))
          }
        ]
      : [
          ...nights.map(night => ({ what: night, words: cast[night].map(nameOf) })),
          jinxes(cast),
          { what: 'house rules', words: cast.bootlegger },
          ...groupByTeam(cast.characters)
            .filter(({ team }) => extraTeams.includes(team))
            .map(({ team, characters }) => ({
              what: team,
              words: [words.teams[team], ...characters.flatMap(({ name, ability }) => [name, ability])]
            }))
        ],
  night: ({ cast }) => nights.map(night => nightTexts(cast, night)),
  almanac: ({ cast }) => [
    { what: 'introduction', words: paragraphs(cast.almanacIntroduction) },
    {
      what: 'characters',
      words: groupByTeam(cast.characters).flatMap(({ characters }) => characters.flatMap(almanacWords))
    },
    { what: 'house rules', words: cast.bootlegger.flatMap(rule => rule.split(/\r?\n/)) },
    ...nights.map(night => ({ what: night, words: remindersOf(cast, night) }))
  ],
  tokens: ({ cast, options }) => {
    const tokens = listTokens(cast, options)
    return [
      {
        what: 'names',
        words: tokens.flatMap(token => (token.kind === 'character' ? token.character.name : []))
      },
      { what: 'reminders', words: tokens.flatMap(token => (token.kind === 'reminder' ? token.label : [])) }
    ]
  },
  strips: ({ cast }) => nights.map(night => nightTexts(cast, night)),
  infoCards: ({ words, options }) => [
    { what: 'cards', words: words.pack.cards.map(({ text }) => text) },
    { what: 'own cards', words: readLines(options.cardTexts) }
  ],
  bluffCard: ({ words }) => [{ what: 'text', words: [words.pack.notInPlay] }],
  playerCounts: ({ words }) => [{ what: 'note', words: [words.pack.morePlayers] }],
  seating: ({ words }) => [
    { what: 'columns', words: [words.pack.player, words.pack.character, words.notes] }
  ],
  jinxCard: ({ cast }) => [jinxes(cast)],
  playerCards: ({ cast }) =>
    groupByTeam(cast.characters).map(({ team, characters }) => ({
      what: team,
      words: characters.flatMap(({ name, ability }) => [name, ability])
    })),
  tentCards: ({ options }) => [{ what: 'names', words: readLines(options.playerNames) }]
}

const nightTexts = (cast: Cast, night: Night): ExpectedTexts => ({
  what: night,
  words: cast[night].flatMap(entry => [nameOf(entry), reminderText(entry)])
})

/** Title and author. Prints truncate long titles, and a script with a logo can hide its title. */
function titles({ title, author, hideTitle }: Cast, part: PrintPart, { words }: PrintedScript): string[] {
  const start = (text: string) =>
    [...toPrintableText(text).replace(/\s+/g, ' ').trim()].slice(0, 160).join('')
  return [...(hideTitle && part !== 'almanac' ? [] : [start(title) || words.untitled]), start(author)]
}

const jinxes = ({ jinxes }: Cast): ExpectedTexts => ({
  what: 'jinxes',
  words: jinxes.flatMap(({ first, second, reason }) => [`${first.name}, ${second.name}:`, reason])
})

function inSecond({ id, ability }: CastCharacter, second: Cast | undefined): string[] {
  const other = second?.characters.find(each => each.id === id)
  return other && other.ability !== ability ? [other.ability] : []
}

const nameOf = (entry: NightEntry) => (entry.kind === 'step' ? entry.name : entry.character.name)

const reminderText = (entry: NightEntry): string =>
  textOf(reminderRuns(entry.reminder, entry.kind === 'step' ? noTokens : entry.character))

const almanacWords = ({ name, ability, flavor, almanacDetails }: CastCharacter) => [
  name,
  ability,
  flavor,
  ...paragraphs(almanacDetails)
]

/** The reminders of a night, in the order of the almanac: by team. */
const remindersOf = (cast: Cast, night: Night): string[] =>
  groupByTeam(cast.characters)
    .flatMap(({ characters }) => characters)
    .flatMap(character => {
      const entry = cast[night].find(({ id }) => id === character.id)
      return entry ? textOf(reminderRuns(entry.reminder, character)) : []
    })

const textOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join('')

/** The lines of a Markdown text without its formatting. */
const paragraphs = (text: string): string[] => linesOf(parseMarkdown(text))

const linesOf = (prose: RichText): string[] =>
  prose.flatMap(block => {
    if (block.kind === 'rule') return []
    if (block.kind === 'list') return block.items.flatMap(linesOf)
    return block.kind === 'quote' ? linesOf(block.blocks) : plainText(block.children).split('\n')
  })
