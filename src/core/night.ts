/** The two kinds of night. Also the names of the wake-up numbers and of the custom orders. */
export const nights = ['firstNight', 'otherNight'] as const
export type Night = (typeof nights)[number]

/** The fixed steps of a night that are not characters. */
export const stepIds = ['dusk', 'minioninfo', 'demoninfo', 'dawn'] as const
export type StepId = (typeof stepIds)[number]

export const isStepId = (id: string): id is StepId => (stepIds as readonly string[]).includes(id)

/** The reminder text that belongs to each night. */
export const reminderOf = { firstNight: 'firstNightReminder', otherNight: 'otherNightReminder' } as const
