/** The key of `Script.customData` that holds the almanac text of one character. */
export const almanacKey = (id: string) => `${id}-almanacDetails`

/** The key of `Script.customData` that holds the words the almanac begins with. */
export const almanacIntroductionKey = 'almanacIntroduction'
