import { useStore } from '@nanostores/react'
import { openScreen } from '#stores/router.ts'
import { $hasAccount } from '#stores/session.ts'
import { NewForm } from './new-form.tsx'
import { SignInOffer } from './sign-in-offer.tsx'

const backToScript = () => openScreen('script')

/** Saves the open script as a new one of the account; who is signed out is told what an account is for. */
export const NewDialog = () =>
  useStore($hasAccount) ? <NewForm onClose={backToScript} /> : <SignInOffer onClose={backToScript} />
