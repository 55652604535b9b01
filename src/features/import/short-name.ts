import { createPageBudget, pageLimits } from '#views/limits/page-budget.ts'

/** The start of a name: a stranger's file can have a name of any length. */
export const shortName = (name: string) => createPageBudget().takeText(name, pageLimits.name)
