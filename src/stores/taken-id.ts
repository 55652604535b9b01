import { atom } from 'nanostores'

/** What to do with a character whose id another one has: replace that one, or use the free id. */
export type TakenIdChoice = 'replace' | 'free'

/** A question about a character whose id is taken on the open script or among the saved characters. */
export interface TakenId {
  where: 'script' | 'account'
  id: string
  /** The name of the character that has the id. */
  owner: string
  freeId: string
  choose: (choice: TakenIdChoice | undefined) => void
}

/** The question that the dialog asks. */
export const $takenId = atom<TakenId | undefined>()

/** Asks what to do. Resolves to undefined when the user cancels. */
export const askAboutTakenId = (question: Omit<TakenId, 'choose'>) =>
  new Promise<TakenIdChoice | undefined>(resolve => {
    $takenId.get()?.choose(undefined)
    $takenId.set({
      ...question,
      choose(choice) {
        $takenId.set(undefined)
        resolve(choice)
      }
    })
  })
