import origin from './generated/origin.json' with { type: 'json' }

/** Whether this build uses the publisher's imported facts and English texts instead of ours. */
export const isImported: boolean = origin.imported
