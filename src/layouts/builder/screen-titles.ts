import { m } from '#i18n/messages.ts'
import type { BuilderScreen } from '#routes'

export const screenTitle = (screen: BuilderScreen): string => titles[screen]()

/** The title of the document, shown in the browser's tab. */
export const documentTitle = (title: string) => `${title} · ${m.shell_app_name()}`

const titles: Record<BuilderScreen, () => string> = {
  script: () => m.shell_script_builder(),
  firstNight: () => m.shell_first_night(),
  otherNights: () => m.shell_other_nights(),
  metadata: () => m.shell_metadata(),
  almanac: () => m.almanac_title(),
  existingCharacters: () => m.shell_existing_characters(),
  newCharacter: () => m.editor_new(),
  editCharacter: () => m.editor_edit(),
  characterJson: () => m.json_character_title(),
  scriptJson: () => m.json_title(),
  jinxes: () => m.jinxes_title(),
  history: () => m.device_history(),
  import: () => m.shell_import(),
  share: () => m.share_title(),
  exportPdfImage: () => m.shell_export_pdf_image(),
  exportNew: () => m.saving_new_title(),
  exportOver: () => m.saving_overwrite_title(),
  newScript: () => m.new_title(),
  deviceScripts: () => m.device_title(),
  myScripts: () => m.work_scripts(),
  myCharacters: () => m.homebrew_title(),
  newSavedCharacter: () => m.editor_new(),
  editSavedCharacter: () => m.editor_edit(),
  myImages: () => m.images_title(),
  sessionExpired: () => m.session_expired(),
  account: () => m.account_title()
}
