import type { BuilderScreen } from '#routes'
import { dialogScreens } from '#stores/navigation/dialog-screens.ts'
import { closeDialog } from '#stores/navigation/navigate.ts'
import { ScriptFrame } from '../../frame/script-frame.tsx'
import { screenComponents } from '../screen-components.ts'
import { GlobalDialogs } from './global-dialogs.tsx'
import { LazyDialog } from './lazy-dialog.tsx'

/** The dialog at the current URL, if any, and the dialogs without a URL. */
export function CurrentDialogs({ screen, background }: { screen: BuilderScreen; background: BuilderScreen }) {
  return (
    <>
      {/* Marks dialogs with a URL: a reload opens them again, and `features/updates` restores what was typed in. */}
      <div data-restored="">
        <LazyDialog
          key={screen}
          lazy={dialogScreens.has(screen) ? screenComponents[screen] : undefined}
          props={{ Frame: ScriptFrame }}
          onClose={closeDialog}
        />
      </div>
      <GlobalDialogs screen={screen} background={background} />
    </>
  )
}
