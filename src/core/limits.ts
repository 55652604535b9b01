/**
 * Every limit of the product's data, in one place. Text limits are in characters, lists in items.
 * Source: sections 3, 5 and 9 of the specification, and the publisher's script schema for night lists.
 */
export const limits = {
  character: {
    id: 50,
    name: 30,
    edition: 50,
    ability: 250,
    flavor: 500,
    nightReminder: 500,
    reminders: 20,
    reminder: 30,
    remindersGlobal: 20,
    reminderGlobal: 25,
    images: 3,
    image: 250,
    jinxes: 100,
    jinxReason: 500,
    special: 20,
    specialValue: 50,
    almanacDetails: 5000
  },
  script: {
    name: 50,
    author: 50,
    url: 250,
    bootlegger: 10,
    nightList: 200,
    almanacIntroduction: 5000
  },
  /** The highest wake-up number a file may give before it is lowered to this. */
  nightNumber: 200,
  file: {
    /** Bytes of text that the importer reads at most. */
    bytes: 2 * 1024 * 1024,
    /** Items of one script file that the importer reads at most. */
    items: 2000
  },
  /** Letters of a link that holds a whole script: what messengers and browsers pass on uncut. */
  shareLink: 8000,
  /** Letters of an address that a camera still reads from a screen. */
  codeLink: 1200,
  /** Characters that a printed sheet holds: more than there are official ones. */
  sheetCharacters: 250,
  /** From this many players on, Minions and Demon learn each other on the first night. */
  infoPlayers: 7,
  /** Milliseconds between the last change and the write to local storage. */
  localSaveDelay: 500,
  undoSteps: 50,
  /** Earlier versions of a script that this device keeps. */
  versions: {
    count: 40,
    /** Bytes of JSON of all versions of one script together; the newest is kept whatever its size. */
    bytes: 4 * 1024 * 1024,
    /** Milliseconds of work between one version and the next. */
    apart: 5 * 60 * 1000,
    /** From this many characters or texts taken away or rewritten at once, the state before is kept at once. */
    bigChange: 5
  },
  /** Days that what was deleted can be brought back, on this device or in an account. */
  binDays: 30,
  /** What an account holds. */
  saved: {
    scripts: 500,
    characters: 2000,
    /** Bytes of JSON of one script or character, and of the request that saves it. */
    bytes: 1024 * 1024,
    /** Letters of a name that a list is given for one; files may bring longer ones. */
    name: 250,
    /** Letters of a search in a list. */
    search: 100,
    /** Earlier versions of one. */
    versions: 50,
    /** Items on one page of a list. */
    page: 24
  },
  /** What a user may upload; the side in pixels. */
  images: { count: 1000, bytes: 5 * 1024 * 1024, side: 4096, name: 100 },
  /** Bytes of a file that holds many scripts. */
  libraryFile: 100 * 1024 * 1024
} as const
