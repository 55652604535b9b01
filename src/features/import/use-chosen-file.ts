import { useEffect, useEffectEvent } from 'react'
import * as z from 'zod/mini'
import { useReloadState } from '#stores/storage/use-reload-state.ts'

/** The name of a chosen file, and its text once it is known. */
const fileSchema = z.optional(z.object({ name: z.string(), text: z.optional(z.string()) }))

/**
 * The chosen file. A page can't choose a file again: after a reload, its text makes a new one, within the limit of what the
 * importer reads at all.
 *
 * @param read called with the file that was chosen before a reload
 */
export function useChosenFile(read: (file: File) => void) {
  const [file, setFile] = useReloadState('belfry:import-file', fileSchema, undefined)
  const readFormer = useEffectEvent(() => {
    if (file?.text !== undefined) read(new File([file.text], file.name))
  })
  useEffect(() => readFormer(), [])
  return { fileName: file?.name, setFile }
}
