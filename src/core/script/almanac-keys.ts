/** Key of `Script.customData` for the almanac text of one character. */
export const almanacKey = (id: string) => `${id}-almanacDetails`

/** Key of `Script.customData` for the almanac's introduction. */
export const almanacIntroductionKey = 'almanacIntroduction'
