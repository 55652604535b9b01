import { m } from '#i18n/messages.ts'

/** The title of the document, shown in the browser's tab: of a screen, and of the script that it is about. */
export const documentTitle = (title: string, script = '') =>
  [title, script.trim(), m.shell_app_name()].filter(Boolean).join(' · ')
