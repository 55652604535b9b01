import { useStore } from '@nanostores/react'
import { openScreen } from '#stores/router.ts'
import { $workingCopy } from '#stores/script.ts'
import { HistoryDialog } from './history-dialog.tsx'

const backToScript = () => openScreen('script')

/** The earlier versions of the script that is open, over its list. */
export const OpenHistory = () => <HistoryDialog copy={useStore($workingCopy)} onClose={backToScript} />
