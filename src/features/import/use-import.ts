import { useEffect, useRef, useState } from 'react'
import { fetchScriptFile } from '#api/fetch-script-file.ts'
import type { Script } from '#core/script/script.ts'
import type { ScriptSource } from '#core/sharing/script-source.ts'
import { prepareReading } from '#stores/reading/read-in-worker.ts'
import { type ImportOutcome, readFile, readImport } from './import-outcome.ts'
import { type ImportSource, isPlainText, readSourceText } from './import-source.ts'
import { useChosenFile } from './use-chosen-file.ts'

/** Milliseconds after the last keystroke before typed text is read. */
const typingDelay = 250

/** What the dialog waits for: a host that sends a file, or the reading of a file. */
export type ImportProgress = { kind: 'reading' } | { kind: 'fetching'; host: string }

/** State of the import dialog: the source and its outcome. A newer source cancels the reading of an older one, and a reload reads it again. */
export function useImport() {
  const [text, setText] = useState('')
  const { fileName, setFile } = useChosenFile(former => void readSource({ kind: 'file', file: former }))
  const [outcome, setOutcome] = useState<ImportOutcome>({ kind: 'nothing' })
  const [progress, setProgress] = useState<ImportProgress>()
  const running = useRef<AbortController>(undefined)

  useEffect(() => {
    prepareReading()
    return () => running.current?.abort()
  }, [])

  function start(next: ImportProgress): AbortSignal {
    running.current?.abort()
    running.current = new AbortController()
    setProgress(next)
    return running.current.signal
  }

  function finish(next: ImportOutcome, signal: AbortSignal) {
    if (signal.aborted) return
    setProgress(undefined)
    setOutcome(next)
  }

  async function readSource(source: ImportSource, delay = 0) {
    const signal = start({ kind: 'reading' })
    const isFile = source.kind === 'file'
    setFile(isFile ? { name: source.file.name } : undefined)
    const opened = await readSourceText(source)
    if (signal.aborted) return
    const text = opened.ok ? opened.text : ''
    if (isFile && opened.ok) setFile({ name: source.file.name, text })
    setText(isFile ? '' : text)
    if (delay > 0) await new Promise(resolve => setTimeout(resolve, delay))
    const next = await readImport(opened, source, signal)
    finish(next, signal)
    // The text of an unreadable file is shown, so that the user can correct it here.
    if (isFile && next.kind === 'refused' && !signal.aborted && isPlainText(text)) setText(text)
  }

  /** Shows changed text at once. Reads typed text after a delay, pasted text at once. */
  function changeText(next: string) {
    setText(next)
    void readSource({ kind: 'text', text: next }, Math.abs(next.length - text.length) > 1 ? 0 : typingDelay)
  }

  async function fetchSource(source: ScriptSource) {
    const signal = start({ kind: 'fetching', host: source.host })
    const file = await fetchScriptFile(source.address, signal)
    if (signal.aborted) return
    if (!file.ok) return finish({ kind: 'address', source, failure: file.code }, signal)
    setProgress({ kind: 'reading' })
    finish(await readFile(file.value, signal), signal)
  }

  /** Ends the reading or fetching. The text stays, and the offer to fetch. */
  function stop() {
    running.current?.abort()
    setProgress(undefined)
    if (outcome.kind !== 'address') setOutcome({ kind: 'nothing' })
  }

  /** Replaces the script that was read by a corrected one. */
  const replaceScript = (script: Script) =>
    setOutcome(current => (current.kind === 'read' ? { ...current, script } : current))

  return { text, fileName, outcome, progress, readSource, changeText, fetchSource, replaceScript, stop }
}
