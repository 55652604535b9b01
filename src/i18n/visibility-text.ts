import type { Visibility } from '#core/saving/document.ts'
import { m } from './messages.ts'

/** The name of a visibility and a sentence that explains it. */
export const visibilityText = (visibility: Visibility) => texts[visibility]()

const texts: Record<Visibility, () => { name: string; explanation: string }> = {
  private: () => ({ name: m.saved_private(), explanation: m.saved_private_means() }),
  unlisted: () => ({ name: m.saved_unlisted(), explanation: m.saved_unlisted_means() }),
  public: () => ({ name: m.saved_public(), explanation: m.saved_public_means() })
}
