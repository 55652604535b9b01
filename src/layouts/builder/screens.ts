import { m } from '#i18n/messages.ts'
import type { BuilderScreen } from '#routes'

/** The builder's tabs, which stand around the screens that are part of the script. */
export type Tab = 'script' | 'firstNight' | 'otherNights' | 'metadata' | 'almanac' | 'scriptJson'

interface Screen {
  /** Heading and title of the document. */
  title: () => string
  /** The selected tab. Without one, the screen shows no tabs; a dialog shows those of the screen behind it. */
  tab?: Tab
  /** Isn't prefetched: few users need its code. */
  isRarelyOpened?: true
  /** It is a dialog, and this is the screen behind it. */
  dialogOver?: 'script'
}

/**
 * The builder's screens. Their paths are `builderPaths` of the routes, which stores know too; their code is in
 * screen-components.ts, which built pages must not import, or they link the styles of every screen.
 */
export const screens: Readonly<Record<BuilderScreen, Screen>> = {
  script: { title: m.shell_script_builder, tab: 'script' },
  firstNight: { title: m.shell_first_night, tab: 'firstNight' },
  otherNights: { title: m.shell_other_nights, tab: 'otherNights' },
  metadata: { title: m.shell_metadata, tab: 'metadata' },
  almanac: { title: m.almanac_title, tab: 'almanac' },
  existingCharacters: { title: m.shell_existing_characters, tab: 'script' },
  newCharacter: { title: m.editor_new, tab: 'script' },
  editCharacter: { title: m.editor_edit, tab: 'script' },
  characterJson: { title: m.json_character_title, tab: 'script', isRarelyOpened: true },
  scriptJson: { title: m.json_title, tab: 'scriptJson', isRarelyOpened: true },
  jinxes: { title: m.jinxes_title, tab: 'script' },
  history: { title: m.device_history, dialogOver: 'script' },
  import: { title: m.shell_import, dialogOver: 'script' },
  share: { title: m.share_title, dialogOver: 'script' },
  exportPdfImage: { title: m.shell_export_pdf_image, dialogOver: 'script' },
  exportNew: { title: m.saving_new_title, dialogOver: 'script' },
  overwriteSaved: { title: m.saving_overwrite_title, dialogOver: 'script' },
  sessionExpired: { title: m.session_expired, dialogOver: 'script' },
  newScript: { title: m.new_title },
  deviceScripts: { title: m.device_title },
  myScripts: { title: m.work_scripts },
  myCharacters: { title: m.homebrew_title },
  newSavedCharacter: { title: m.editor_new },
  editSavedCharacter: { title: m.editor_edit },
  myImages: { title: m.images_title },
  account: { title: m.account_title }
}

/** The screen behind a dialog; other screens are returned as they are. */
export const backgroundScreen = (screen: BuilderScreen): BuilderScreen => screens[screen].dialogOver ?? screen

/** The selected tab; undefined on screens without tabs, which aren't part of the script. */
export const tabOf = (screen: BuilderScreen): Tab | undefined => screens[backgroundScreen(screen)].tab
