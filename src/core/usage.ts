/** How often published scripts use an official character, and with whom. */
export interface CharacterUsage {
  /** Published scripts that were counted. */
  scripts: number
  /** Those of them that use the character. */
  used: number
  /** Its closest partners, closest first. */
  partners: readonly UsagePartner[]
}

export interface UsagePartner {
  id: string
  /** How many times oftener the two are together than chance would have it. */
  lift: number
  /** Scripts that use both. */
  together: number
}
