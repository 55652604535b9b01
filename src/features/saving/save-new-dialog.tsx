import { useStore } from '@nanostores/react'
import { closeDialog } from '#stores/navigation/navigate.ts'
import { $hasAccount } from '#stores/session.ts'
import { SaveNewForm } from './save-new-form.tsx'
import { SignInOffer } from './sign-in-offer.tsx'

/** Dialog that saves the open script as a new script of the account. Explains accounts to users who are signed out. */
export const SaveNewDialog = () =>
  useStore($hasAccount) ? <SaveNewForm onClose={closeDialog} /> : <SignInOffer onClose={closeDialog} />
