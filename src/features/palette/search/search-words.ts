import { m } from '#i18n/messages.ts'

/** Synonyms that find an action, by its id. */
export const actionWords = (): Readonly<Record<string, string>> => ({
  save: m.palette_words_save(),
  import: m.palette_words_import(),
  share: m.palette_words_share(),
  export: m.palette_words_export(),
  suggest: m.palette_words_suggest(),
  fill: m.palette_words_fill(),
  newCharacter: m.palette_words_new_character(),
  jinxes: m.palette_words_jinxes(),
  new: m.palette_words_new(),
  history: m.palette_words_history(),
  shortcuts: m.palette_words_shortcuts(),
  help: m.palette_words_help(),
  sort: m.palette_words_sort()
})

/** Synonyms that find a part of the script, by its screen. */
export const screenWords = (): Readonly<Record<string, string>> => ({
  metadata: m.palette_words_metadata(),
  almanac: m.palette_words_almanac(),
  grimoire: m.palette_words_grimoire(),
  existingCharacters: m.palette_words_picker()
})
