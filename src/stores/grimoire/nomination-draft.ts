import { atom } from 'nanostores'

/** A nomination before its vote starts. */
export interface NominationDraft {
  /** Id of a seat; '' for the storyteller. */
  readonly nominator: string
  /** Id of a seat; '' until it is chosen. */
  readonly nominee: string
  /** Which of the two the next press on a seat of the circle chooses. */
  readonly picking: 'nominator' | 'nominee' | undefined
}

const emptyDraft: NominationDraft = { nominator: '', nominee: '', picking: undefined }

export const $nominationDraft = atom(emptyDraft)

export const changeDraft = (change: Partial<NominationDraft>) =>
  $nominationDraft.set({ ...$nominationDraft.get(), ...change })

export const clearDraft = () => $nominationDraft.set(emptyDraft)

/** Chooses a seat for what is being picked; false if nothing is. */
export function pickSeat(seat: string): boolean {
  const { picking } = $nominationDraft.get()
  if (picking === 'nominator') changeDraft({ nominator: seat, picking: 'nominee' })
  if (picking === 'nominee') changeDraft({ nominee: seat, picking: undefined })
  return picking !== undefined
}
