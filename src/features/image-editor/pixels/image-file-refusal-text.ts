import { m } from '#i18n/messages.ts'
import type { AddImageRefusal } from './add-image-file.ts'

/** Why a file wasn't added, and what to do. A stopped reading needs no text. */
export const imageFileRefusalText = (_code: Exclude<AddImageRefusal, 'stopped'>, name: string): string =>
  `${name}: ${m.images_broken()}`
