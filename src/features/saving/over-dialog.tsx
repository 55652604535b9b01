import { useStore } from '@nanostores/react'
import { openScreen } from '#stores/router.ts'
import { $hasAccount } from '#stores/session.ts'
import { OverForm } from './over-form.tsx'
import { SignInOffer } from './sign-in-offer.tsx'

const backToScript = () => openScreen('script')

/** Dialog that overwrites another script of the account with the open one. */
export const OverDialog = () =>
  useStore($hasAccount) ? <OverForm onClose={backToScript} /> : <SignInOffer onClose={backToScript} />
