import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import type { Command } from '../command.ts'
import { screenWords } from '../search/search-words.ts'

/** The parts of the script. The side menu has the other screens. */
export const scriptScreenCommands = (): Command[] =>
  (
    [
      ['script', m.shell_script_builder()],
      ['firstNight', m.shell_first_night()],
      ['otherNights', m.shell_other_nights()],
      ['metadata', m.shell_metadata()],
      ['almanac', m.almanac_title()],
      ['grimoire', m.grimoire_title()],
      ['scriptJson', m.json_title()],
      ['existingCharacters', m.shell_existing_characters()]
    ] as const
  ).map(([screen, label]) => ({
    id: `screen:${screen}`,
    label,
    group: 'screens',
    href: builderPath(pageLocale(), screen),
    words: screenWords()[screen]
  }))
