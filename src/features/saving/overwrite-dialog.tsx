import { useStore } from '@nanostores/react'
import { openScreen } from '#stores/router.ts'
import { $hasAccount } from '#stores/session.ts'
import { OverwriteForm } from './overwrite-form.tsx'
import { SignInOffer } from './sign-in-offer.tsx'

const backToScript = () => openScreen('script')

/** Dialog that overwrites another script of the account with the open one. */
export const OverwriteDialog = () =>
  useStore($hasAccount) ? <OverwriteForm onClose={backToScript} /> : <SignInOffer onClose={backToScript} />
