import { FileBraces, Upload } from 'lucide-react'
import { type Ref, useRef } from 'react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { FieldFrame } from '#ui/field-frame.tsx'
import type { Offer } from './offer.ts'

interface SourceProps {
  text: string
  fileName: string | undefined
  isHeld: boolean
  isRefused: boolean
  onOffer: (offer: Offer) => void
  onType: (text: string) => void
  field: Ref<HTMLTextAreaElement>
}

/** Where a script is handed in: a file, or text that is pasted or typed. */
export function Source({ text, fileName, isHeld, isRefused, onOffer, onType, field }: SourceProps) {
  return (
    <>
      <FileChoice fileName={fileName} isHeld={isHeld} onOffer={onOffer} />
      <FieldFrame label={m.import_paste_label()} help={m.import_paste_help()} length={text.length}>
        {control => (
          <div className="field-box">
            <textarea
              {...control}
              ref={field}
              className={classNames(control.className, 'import-text')}
              aria-invalid={(isRefused && text !== '') || undefined}
              rows={fileName === undefined || text !== '' ? 4 : 1}
              spellCheck={false}
              autoComplete="off"
              value={text}
              onChange={event => onType(event.target.value)}
            />
          </div>
        )}
      </FieldFrame>
    </>
  )
}

function FileChoice({ fileName, isHeld, onOffer }: Pick<SourceProps, 'fileName' | 'isHeld' | 'onOffer'>) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={classNames('import-file', isHeld && 'import-file-held')}>
      {fileName === undefined ? <Upload /> : <FileBraces />}
      <span
        className={classNames('import-file-words', fileName !== undefined && !isHeld && 'import-file-name')}
      >
        {isHeld ? m.import_drop_now() : (fileName ?? m.import_drop_here())}
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
          if (file) onOffer({ kind: 'file', file })
          // The same file, mended meanwhile, may be chosen again.
          event.target.value = ''
        }}
      />
    </div>
  )
}
