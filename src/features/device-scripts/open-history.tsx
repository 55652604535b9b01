import { useStore } from '@nanostores/react'
import { openScreen } from '#stores/router.ts'
import { $workingCopy } from '#stores/script.ts'
import { HistoryDialog } from './history-dialog.tsx'

const backToScript = () => openScreen('script')

/** The earlier versions of the open script, in a dialog over the builder. */
export const OpenHistory = () => <HistoryDialog local={useStore($workingCopy)} onClose={backToScript} />
