/** The two kinds of night. Wake-up numbers and custom orders use them as keys. */
export const nights = ['firstNight', 'otherNight'] as const
export type Night = (typeof nights)[number]

/** The fixed steps of a night that aren't characters. */
export const stepIds = ['dusk', 'minioninfo', 'demoninfo', 'dawn'] as const
export type StepId = (typeof stepIds)[number]

export const isStepId = (id: string): id is StepId => (stepIds as readonly string[]).includes(id)

/** The character field with the reminder text of each night. */
export const reminderField = { firstNight: 'firstNightReminder', otherNight: 'otherNightReminder' } as const
