/**
 * Script files of one large part each, as the text of a file. The number counts the items of that part; at 4 × `n` the
 * part is about as large as a file may be.
 */
export interface FilePart {
  n: number
  fileOf: (count: number) => unknown
}

const list = <Item>(count: number, itemOf: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => itemOf(index))

const meta = { id: '_meta', name: 'Large' }

const character = (id: string, rest: Record<string, unknown> = {}) => ({
  id,
  name: id,
  team: 'townsfolk',
  ability: 'Each night, learn a number.',
  ...rest
})

const pair = (index: number) => ({ characters: ['owl', 'bat'], reason: `Number ${index}` })
const two = [character('owl'), character('bat')]

export const fileParts: Readonly<Record<string, FilePart>> = {
  characters: {
    n: 500,
    fileOf: count => [meta, ...list(count - 1, index => character(`owl-${index}`, { firstNight: index }))]
  },
  'unknown characters': { n: 500, fileOf: count => list(count, index => `owl ${index}`) },
  'repeated ids': { n: 500, fileOf: count => list(count, index => ['imp', 'Imp', { id: 'imp' }][index % 3]) },
  'different characters with one id': {
    n: 500,
    fileOf: count => list(count, index => character('owl', { ability: `Learn ${index}.` }))
  },
  'invalid ids that are cut to the same': {
    n: 500,
    fileOf: count => list(count, index => character(`O${'w'.repeat(60)}${index}`))
  },
  'entries of one id with different lists': {
    n: 500,
    fileOf: count => list(count, index => ({ id: 'owl', tags: [index, ...list(100, () => 7)] }))
  },
  'entries of one large character': {
    n: 250,
    fileOf: count => [
      character('owl', {
        tags: list(count * 50, index => index),
        ...Object.fromEntries(list(count * 20, index => [`key ${index}`, 0]))
      }),
      ...list(count, index => ({ id: 'owl', tags: [index] }))
    ]
  },
  'jinxes of one character': {
    n: 4000,
    fileOf: count => [
      character('owl', { jinxes: list(count, index => ({ id: `bat-${index}`, reason: 'No.' })) }),
      'imp'
    ]
  },
  'jinxes of each character with many others': {
    n: 100,
    fileOf: count =>
      list(count, index =>
        character(`owl-${index}`, {
          jinxes: list(16, step => ({ id: `owl-${(index + step + 1) % count}`, reason: 'No.' }))
        })
      )
  },
  'jinxes of pairs': { n: 3000, fileOf: count => [{ ...meta, jinxes: list(count, pair) }, ...two] },
  'jinxes of pairs as entries': { n: 490, fileOf: count => [...two, ...list(count, pair)] },
  'jinxes without a place': {
    n: 3000,
    fileOf: count => [
      {
        ...meta,
        jinxes: [
          {
            id: 'po',
            note: 'x'.repeat(count),
            jinx: list(count, index => ({ id: `${index}`, reason: 'No.' }))
          }
        ]
      },
      'imp'
    ]
  },
  'jinxes of many characters in the meta entry': {
    n: 450,
    fileOf: count => [
      { ...meta, jinxes: Object.fromEntries(list(count, index => [`owl-${index}`, { imp: 'No.' }])) },
      ...list(count, index => character(`owl-${index}`)),
      'imp'
    ]
  },
  'house rules': {
    n: 5000,
    fileOf: count => [{ ...meta, bootlegger: list(count, index => `Rule ${index}`) }, 'imp']
  },
  'house rules as entries': {
    n: 490,
    fileOf: count => [
      { ...meta, bootlegger: list(count * 5, index => `Rule ${index}`) },
      ...list(count, index => ({ id: `_rule${index}`, ability: `Ability ${index}` }))
    ]
  },
  'an order of a night': {
    n: 490,
    fileOf: count => [
      { ...meta, firstNight: list(count, index => `owl-${(index * 7) % count}`) },
      ...list(count, index =>
        character(`owl-${index}`, { firstNight: index + 1, firstNightReminder: 'Wake.' })
      )
    ]
  },
  'an order without most of the night': {
    n: 490,
    fileOf: count => [
      { ...meta, firstNight: ['dusk', ...list(count / 4, index => `owl-${count - 4 * index - 1}`), 'dawn'] },
      ...list(count, index =>
        character(`owl-${index}`, { firstNight: index + 1, firstNightReminder: 'Wake.' })
      )
    ]
  },
  'an order of strangers': {
    n: 8000,
    fileOf: count => [{ ...meta, otherNight: list(count, index => `owl-${index}`) }, 'imp']
  },
  'unknown keys of a character': {
    n: 4000,
    fileOf: count => [character('owl', Object.fromEntries(list(count, index => [`key ${index}`, index])))]
  },
  'unknown keys of the meta entry': {
    n: 4000,
    fileOf: count => [
      { ...meta, ...Object.fromEntries(list(count, index => [`key ${index}`, index])) },
      'imp'
    ]
  },
  'spellings of one key': {
    n: 1000,
    fileOf: count => [
      character(
        'owl',
        Object.fromEntries(
          list(count, index => [
            `ability${'-'.repeat(index % 200)}${'.'.repeat(index / 200)}`,
            `Learn ${index}.`
          ])
        )
      )
    ]
  },
  'meta entries': {
    n: 400,
    fileOf: count => [
      ...list(count, index => ({ ...meta, tags: [index, ...list(100, () => 7)], firstNight: [index] })),
      'imp'
    ]
  },
  'almanac texts in many spellings': {
    n: 1000,
    fileOf: count => [
      {
        ...meta,
        customData: Object.fromEntries(
          list(count, index => [
            `imp${' '.repeat(index % 200)}${'.'.repeat(index / 200)}-almanacDetails`,
            `Text ${index}`
          ])
        )
      },
      'imp'
    ]
  },
  'objects around the list': {
    n: 12,
    fileOf: count =>
      list(count, index => index).reduce<unknown>(
        (inner, index) => ({
          script: inner,
          ...Object.fromEntries(list(100, key => [`key ${index} ${key}`, key]))
        }),
        ['imp']
      )
  },
  'lists inside the list': {
    n: 12,
    fileOf: count =>
      list(count, index => index).reduce<unknown[]>(inner => [...list(30, () => 'imp'), inner], ['imp'])
  },
  reminders: {
    n: 5000,
    fileOf: count => [
      character('owl', {
        reminders: list(count, index => `Reminder ${index}`),
        remindersGlobal: list(count, index => `Global ${index}`)
      })
    ]
  },
  'features and images': {
    n: 2000,
    fileOf: count => [
      character('owl', {
        special: list(count, index => ({ type: 'selection', name: `name ${index}` })),
        image: list(count, index => `https://example.com/${index}.png`)
      })
    ]
  },
  'marks in a reminder': {
    n: 2000,
    fileOf: count => [
      character('owl', {
        firstNight: 1,
        reminders: list(count, index => `Label ${index}`),
        firstNightReminder: list(count, index => `*LABEL ${index}* :reminder:`).join(' ')
      })
    ]
  },
  'letters of an id, a name and an ability': {
    n: 150_000,
    fileOf: count => [
      character('x'.repeat(count), { name: 'x'.repeat(count), ability: 'Learn it. '.repeat(count / 10) })
    ]
  },
  'accents of an id and a name': {
    n: 10_000,
    fileOf: count => [
      character(`a${'\u0301\u0323'.repeat(count)}`, { name: `b${'\u0301\u0323'.repeat(count)}` }),
      { ...meta, name: `c${'\u0301\u0323'.repeat(count)}` }
    ]
  },
  'brackets in texts': {
    n: 50_000,
    fileOf: count => [
      character('owl', {
        ability: '['.repeat(count),
        flavor: '*a '.repeat(count),
        firstNight: 1,
        firstNightReminder: '*a b'.repeat(count)
      })
    ]
  },
  spaces: {
    n: 150_000,
    fileOf: count => [
      { ...meta, name: `x${' \n'.repeat(count / 2)}x` },
      character('owl', { name: `x${' '.repeat(count)}x`, ability: `x [a]${' \t'.repeat(count / 2)}x` })
    ]
  }
}
