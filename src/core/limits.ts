/**
 * Every limit of the product's data but those of `working-copy-limits.ts`. Texts are measured in characters, lists in items.
 * Sources: sections 3, 5 and 9 of the specification; the publisher's script schema for night lists.
 */
export const limits = {
  character: {
    id: 50,
    officialId: 20,
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
    /** Entries of a file, the meta entry among them. */
    entries: 201,
    almanacIntroduction: 5000
  },
  file: {
    /** Bytes of text that the importer reads. */
    bytes: 2 * 1024 * 1024,
    /** Items of one script file that the importer reads. */
    items: 2000,
    /** Reported repairs of one kind. */
    repairs: 5000
  },
  /** Seconds that a page reads a file or link of a stranger. A library is up to 50 times larger than a script. */
  readingSeconds: { script: 10, library: 60 },
  /** Characters of a link that contains a whole script. Messengers and browsers don't cut links up to this length. */
  shareLink: 8000,
  /** Characters of a link in a QR code that a camera can still read from a screen. */
  qrCodeLink: 1200,
  /** Characters of the game on a printed sheet; more than there are official ones. */
  sheetCharacters: 250,
  /** From this number of players on, Minions and Demon learn each other on the first night. */
  infoPlayers: 7,
  /** Earlier versions of a local script. */
  versions: {
    count: 40,
    /** Bytes of JSON of all versions of one script together. The newest version is stored whatever its size. */
    bytes: 4 * 1024 * 1024,
    /** Milliseconds between one version and the next. Older versions thin out, so the last minutes are stored densely. */
    interval: 60 * 1000,
    /** From this number of removed or rewritten characters and texts on, a change stores a version at once. */
    bigChange: 5
  },
  /** A drawing of the icon or logo editor. */
  drawing: {
    layers: 60,
    layerName: 60,
    /** Characters of a text layer. */
    text: 100,
    /** Characters of a shape's path data. */
    path: 60_000,
    /** Units of a side. */
    side: 4000,
    name: 100,
    /** Bytes of one image. */
    image: 16 * 1024 * 1024,
    /** Bytes of a drawing file with its images. */
    file: 64 * 1024 * 1024,
    /** Days after which this browser deletes an image that no drawing has any more: until then, undo finds it. */
    unusedImageDays: 7
  },
  /** Days in the bin before final deletion, in this browser and in an account. */
  binDays: 30,
  /** Documents of an account. */
  documents: {
    scripts: 500,
    characters: 2000,
    /** Bytes of JSON of one document, and of the request that saves it. */
    bytes: 1024 * 1024,
    /** Characters of a document's name in lists. Files may bring longer names. */
    name: 250,
    /** Characters of a search in a list. */
    search: 100,
    /** Earlier versions of one document. */
    versions: 50,
    /** Items on one page of a list. */
    page: 24
  },
  /** Games of an account. Each has at most as many bytes of JSON as a document: an evening of 2,000 transactions has 250 KB. */
  games: { count: 50 },
  /** Stored bytes of an account. */
  account: {
    /** Of all documents with their earlier versions, and of all games. Versions and games count compressed. */
    documents: 100 * 1024 * 1024,
    /** Of all images with their drawings. */
    images: 500 * 1024 * 1024,
    /** The used share from which a warning shows. */
    warningShare: 0.9
  },
  /** Uploaded images of an account; `side` in pixels, `bytes` per image, `drawing` bytes of an image's drawing file. */
  images: { count: 1000, bytes: 5 * 1024 * 1024, side: 4096, name: 100, drawing: 2 * 1024 * 1024 },
  /**
   * Images that are stored in this browser alone; `unusedDays`: how long one stays that nothing uses. `file` and `side`: bytes, and pixels
   * on a side, of a chosen file, which is scaled down before it is stored.
   */
  deviceImages: {
    count: 300,
    bytes: 20 * 1024 * 1024,
    unusedDays: 30,
    file: 30 * 1024 * 1024,
    side: 8192
  },
  /** Bytes of a library file. */
  libraryFile: 100 * 1024 * 1024
} as const
