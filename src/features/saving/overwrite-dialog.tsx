import { useStore } from '@nanostores/react'
import { closeDialog } from '#stores/navigation/navigate.ts'
import { $hasAccount } from '#stores/session.ts'
import { OverwriteForm } from './overwrite-form.tsx'
import { SignInOffer } from './sign-in-offer.tsx'

/** Dialog that overwrites another script of the account with the open one. */
export const OverwriteDialog = () =>
  useStore($hasAccount) ? <OverwriteForm onClose={closeDialog} /> : <SignInOffer onClose={closeDialog} />
