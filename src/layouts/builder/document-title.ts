import { m } from '#i18n/messages.ts'

/** The title of the document, shown in the browser's tab. */
export const documentTitle = (title: string) => `${title} · ${m.shell_app_name()}`
