import type { BuilderScreen } from '#routes'
import { AskedChoice } from './asked-choice.tsx'
import { AskedImage } from './asked-image.tsx'
import { AskedSignIn } from './asked-sign-in.tsx'

/** Dialogs without a URL of their own, which may open over any screen. */
export const AskedDialogs = ({ screen }: { screen: BuilderScreen }) => (
  <>
    <AskedChoice />
    <AskedImage screen={screen} />
    <AskedSignIn screen={screen} />
  </>
)
