import {
  CircleHelp,
  Files,
  FolderHeart,
  Images,
  Info,
  LibraryBig,
  type LucideIcon,
  ScrollText,
  Signature,
  Stamp,
  UserRound,
  UsersRound
} from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { aboutPath, builderPaths, cataloguePath } from '#routes'
import { helpPath } from '#routes/help-paths.ts'

export interface MenuEntry {
  label: string
  /** Path prefix without the language. The entry is current on every path that starts with it. */
  path: string
  /** Another such prefix, of a screen without an entry of its own. */
  otherPath?: string
  icon: LucideIcon
}

/** The side menu's groups of entries for everyone. */
export const menuGroups = (): readonly (readonly MenuEntry[])[] => [
  [
    { label: m.shell_script_builder(), path: builderPaths.script, icon: ScrollText },
    {
      label: m.device_title(),
      path: builderPaths.deviceScripts,
      otherPath: builderPaths.compareScripts,
      icon: Files
    },
    { label: m.catalogue_title(), path: cataloguePath, icon: LibraryBig }
  ],
  [
    { label: m.image_editor_icon_title(), path: builderPaths.iconEditor, icon: Stamp },
    { label: m.image_editor_logo_title(), path: builderPaths.logoEditor, icon: Signature }
  ],
  [
    { label: m.help_title(), path: helpPath, icon: CircleHelp },
    { label: m.about_menu(), path: aboutPath, icon: Info }
  ]
]

/** Entries for signed-in users only. */
export const signedInGroup = (): readonly MenuEntry[] => [
  { label: m.work_scripts(), path: builderPaths.myScripts, icon: FolderHeart },
  { label: m.homebrew_title(), path: builderPaths.myCharacters, icon: UsersRound },
  { label: m.images_title(), path: builderPaths.myImages, icon: Images },
  { label: m.account_title(), path: builderPaths.account, icon: UserRound }
]
