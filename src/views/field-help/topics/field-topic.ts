import type { HelpTopic } from '#routes/help-paths.ts'

/** What the help says about a field of a form. */
export interface FieldTopic {
  /** The field's label in the form. */
  readonly label: () => string
  /** One to three sentences without formatting. */
  readonly text: () => string
  /** The section of the help with more about it. */
  readonly learnMore?: { readonly topic: HelpTopic; readonly section?: string }
}
