import origin from './generated/origin.json' with { type: 'json' }

/** Whether the facts and the English texts are the publisher's, imported when this was built, rather than ours. */
export const isImported: boolean = origin.imported
