import { useStore } from '@nanostores/react'
import { openScreen } from '#stores/router.ts'
import { $hasAccount } from '#stores/session.ts'
import { SaveNewForm } from './save-new-form.tsx'
import { SignInOffer } from './sign-in-offer.tsx'

const backToScript = () => openScreen('script')

/** Dialog that saves the open script as a new script of the account. Explains accounts to users who are signed out. */
export const SaveNewDialog = () =>
  useStore($hasAccount) ? <SaveNewForm onClose={backToScript} /> : <SignInOffer onClose={backToScript} />
