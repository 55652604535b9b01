import type { ChangeSummary } from '#core/saving/change-summary.ts'
import { capitalize } from './location-text.ts'
import { m } from './messages.ts'

/** What a save changed, in one line. @example changeText({ added: 3, title: true }) // '3 characters added, title changed' */
export const changeText = (changes: ChangeSummary): string =>
  capitalize(
    [
      changes.added && m.versions_added({ count: changes.added }),
      changes.removed && m.versions_removed({ count: changes.removed }),
      changes.changed && m.versions_changed({ count: changes.changed }),
      changes.moved && m.versions_moved({ count: changes.moved }),
      changes.name && m.versions_name(),
      changes.fields && m.versions_fields({ count: changes.fields }),
      changes.title && m.versions_title(),
      changes.nights && m.versions_nights(),
      changes.almanac && m.versions_almanac(),
      changes.houseRules && m.versions_house_rules(),
      changes.metadata && m.versions_metadata(),
      changes.other && m.versions_other()
    ]
      .filter(Boolean)
      .join(', ')
  )
