import { m } from '#i18n/messages.ts'
import type { PrintFile } from './worker/print-file.ts'

/** Says which file of the print couldn't be fetched, and what to do. */
export const printFileText = (file: PrintFile): string => texts[file]()

const texts: Record<PrintFile, () => string> = {
  program: m.failures_print_program,
  fonts: m.failures_print_fonts,
  icons: m.failures_print_icons,
  images: m.failures_print_images
}
