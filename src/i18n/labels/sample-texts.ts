import { m } from '../messages.ts'

/** Title and description of the sample scripts, by size. */
export const sampleTexts = {
  small: { title: m.new_small_title, text: m.new_small_text },
  standard: { title: m.new_standard_title, text: m.new_standard_text },
  large: { title: m.new_large_title, text: m.new_large_text }
}
