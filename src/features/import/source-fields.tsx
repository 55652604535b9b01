import { FileBraces, Upload } from 'lucide-react'
import { type Ref, useRef } from 'react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { FieldFrame } from '#ui/fields/field-frame.tsx'
import { fieldHelp } from '#views/field-help/field-help.tsx'
import { refusalId } from './import-refusal.tsx'
import type { ImportSource } from './import-source.ts'

interface SourceProps {
  text: string
  fileName: string | undefined
  /** Something is being dragged over the page. */
  isDragging: boolean
  /** The text was refused, or its address couldn't be fetched: the alert that says why describes the field. */
  isRefused: boolean
  onSource: (source: ImportSource) => void
  onTextChange: (text: string) => void
  field: Ref<HTMLTextAreaElement>
}

/** The inputs of an import: a file, or pasted or typed text. */
export function SourceFields({
  text,
  fileName,
  isDragging,
  isRefused,
  onSource,
  onTextChange,
  field
}: SourceProps) {
  return (
    <>
      <FileChoice fileName={fileName} isDragging={isDragging} onSource={onSource} />
      <FieldFrame
        label={m.import_paste_label()}
        info={fieldHelp('import-text')}
        help={m.import_paste_help()}
        length={text.length}
      >
        {control => (
          <div className="field-box">
            <textarea
              {...control}
              ref={field}
              className={classNames(control.className, 'import-text')}
              aria-invalid={(isRefused && text !== '') || undefined}
              aria-describedby={classNames(control['aria-describedby'], isRefused && refusalId)}
              rows={fileName === undefined || text !== '' ? 4 : 1}
              spellCheck={false}
              autoComplete="off"
              value={text}
              onChange={event => onTextChange(event.target.value)}
            />
          </div>
        )}
      </FieldFrame>
    </>
  )
}

function FileChoice({
  fileName,
  isDragging,
  onSource
}: Pick<SourceProps, 'fileName' | 'isDragging' | 'onSource'>) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={classNames('import-file', isDragging && 'import-file-dragged')}>
      {fileName === undefined ? <Upload /> : <FileBraces />}
      <span
        className={classNames(
          'import-file-text',
          fileName !== undefined && !isDragging && 'import-file-name'
        )}
      >
        {isDragging ? m.import_drop_now() : (fileName ?? m.import_drop_here())}
      </span>
      <Button onClick={() => input.current?.click()}>
        {fileName === undefined ? m.import_choose_file() : m.import_choose_other()}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={m.import_choose_file()}
        accept=".json,.txt,application/json,text/plain"
        onChange={event => {
          const [file] = event.target.files ?? []
          if (file) onSource({ kind: 'file', file })
          // Lets the user choose the same file again after correcting it.
          event.target.value = ''
        }}
      />
    </div>
  )
}
