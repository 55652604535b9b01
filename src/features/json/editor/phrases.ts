import { m } from '#i18n/messages.ts'

/** Translations of CodeMirror's UI texts, by the English phrase. */
export const phrases = (): Record<string, string> => ({
  'Control character': m.json_cm_control_character(),
  'Selection deleted': m.json_cm_selection_deleted(),
  'Folded lines': m.json_cm_folded_lines(),
  'Unfolded lines': m.json_cm_unfolded_lines(),
  to: m.json_cm_to(),
  'folded code': m.json_cm_folded_code(),
  unfold: m.json_cm_unfold(),
  'Fold line': m.json_cm_fold_line(),
  'Unfold line': m.json_cm_unfold_line(),
  Completions: m.json_cm_completions(),
  Diagnostics: m.json_problems(),
  'No diagnostics': m.json_no_problems(),
  'Go to line': m.json_cm_go_to_line(),
  go: m.json_cm_go(),
  Find: m.json_cm_find(),
  Replace: m.json_cm_replace_with(),
  next: m.json_cm_next(),
  previous: m.json_cm_previous(),
  all: m.json_cm_all(),
  'match case': m.json_cm_match_case(),
  'by word': m.json_cm_by_word(),
  regexp: m.json_cm_regexp(),
  replace: m.json_cm_replace(),
  'replace all': m.json_cm_replace_all(),
  close: m.notice_close(),
  'current match': m.json_cm_current_match(),
  'replaced $ matches': m.json_cm_replaced_matches(),
  'replaced match on line $': m.json_cm_replaced_match(),
  'on line': m.json_cm_on_line()
})
