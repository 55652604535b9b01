/** How often published scripts use an official character, and together with which others. */
export interface CharacterUsage {
  /** Number of published scripts in the statistics. */
  scripts: number
  /** Number of scripts that use the character. */
  used: number
  /** Characters that appear with it most disproportionately; highest lift first. */
  partners: readonly UsagePartner[]
}

export interface UsagePartner {
  id: string
  /** Observed frequency of the pair divided by the frequency expected by chance. */
  lift: number
  /** Number of scripts that use both. */
  together: number
}
