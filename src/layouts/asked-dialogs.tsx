import type { BuilderScreen } from '#routes'
import { AskedChoice } from './asked-choice.tsx'
import { AskedImage } from './asked-image.tsx'
import { AskedSignIn } from './asked-sign-in.tsx'

/** What is asked of the storyteller over any screen; no address names it. */
export const AskedDialogs = ({ shown }: { shown: BuilderScreen }) => (
  <>
    <AskedChoice />
    <AskedImage shown={shown} />
    <AskedSignIn shown={shown} />
  </>
)
