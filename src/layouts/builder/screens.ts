import { m } from '#i18n/messages.ts'
import type { BuilderScreen } from '#routes'
import { defaultBackground, dialogScreens } from '#stores/navigation/dialog-screens.ts'

/** The builder's tabs, which stand around the screens that are part of the script. */
export type Tab = 'script' | 'firstNight' | 'otherNights' | 'metadata' | 'almanac' | 'grimoire' | 'scriptJson'

interface Screen {
  /** Heading and title of the document. */
  title: () => string
  /** The selected tab. Without one, the screen shows no tabs; a dialog leaves those of the screen behind it. */
  tab?: Tab
  /** Isn't prefetched: few users need its code. */
  isRarelyOpened?: true
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
  grimoire: { title: m.grimoire_title, tab: 'grimoire' },
  existingCharacters: { title: m.shell_existing_characters, tab: 'script' },
  newCharacter: { title: m.editor_new, tab: 'script' },
  editCharacter: { title: m.editor_edit, tab: 'script' },
  characterJson: { title: m.json_character_title, tab: 'script', isRarelyOpened: true },
  scriptJson: { title: m.json_title, tab: 'scriptJson', isRarelyOpened: true },
  jinxes: { title: m.jinxes_title, tab: 'script' },
  history: { title: m.device_history },
  import: { title: m.shell_import },
  share: { title: m.share_title },
  exportPdfImage: { title: m.shell_export_pdf_image },
  exportNew: { title: m.saving_new_title },
  overwriteSaved: { title: m.saving_overwrite_title },
  sessionExpired: { title: m.session_expired },
  newScript: { title: m.new_title },
  deviceScripts: { title: m.device_title },
  myScripts: { title: m.work_scripts },
  myCharacters: { title: m.homebrew_title },
  newSavedCharacter: { title: m.editor_new },
  editSavedCharacter: { title: m.editor_edit },
  myImages: { title: m.images_title },
  iconEditor: { title: m.image_editor_icon_title },
  logoEditor: { title: m.image_editor_logo_title },
  compareScripts: { title: m.compare_title },
  account: { title: m.account_title }
}

/** The screen behind a dialog whose URL is typed; other screens are returned as they are. */
export const backgroundScreen = (screen: BuilderScreen): BuilderScreen =>
  dialogScreens.has(screen) ? defaultBackground : screen

/** The selected tab; undefined on screens without tabs, which aren't part of the script. */
export const tabOf = (screen: BuilderScreen): Tab | undefined => screens[backgroundScreen(screen)].tab
