import { useStore } from '@nanostores/react'
import type { Drawing } from '#core/drawing/drawing.ts'
import { m } from '#i18n/messages.ts'
import { titleText } from '#i18n/title-text.ts'
import { $script } from '#stores/script.ts'
import { classNames } from '#ui/class-names.ts'
import { headingFontClass } from '#ui/page/heading-font-class.ts'
import { Panel } from '#ui/page/page-frame.tsx'
import { symbolId, VariantSymbols } from './variant-symbols.tsx'

interface LogoPreviewsProps {
  drawing: Drawing
}

/** A logo in the header of the printed sheet, with and without the title, on the public page, and in the official app. */
export function LogoPreviews({ drawing }: LogoPreviewsProps) {
  const title = titleText(useStore($script).title)
  const heading = headingFontClass(title)
  return (
    <div className="previews">
      <VariantSymbols drawing={drawing} variants={['good']} />
      <Panel title={m.icon_preview_sheet()} quiet>
        <div className="preview-paper">
          <div className="preview-header">
            <Logo drawing={drawing} place="beside" />
            <span className={classNames('preview-sheet-title', heading)} dir="auto">
              {title}
            </span>
          </div>
          <div className="preview-header">
            <Logo drawing={drawing} place="alone" />
          </div>
        </div>
      </Panel>
      <Panel title={m.icon_preview_page()} quiet>
        <div className="public-previews">
          {(['light', 'dark'] as const).map(scheme => (
            <div key={scheme} className="public-preview" data-scheme={scheme}>
              <Logo drawing={drawing} place="page" />
              <span className={classNames('public-preview-title', heading)} dir="auto">
                {title}
              </span>
            </div>
          ))}
        </div>
      </Panel>
      <Panel title={m.icon_preview_app()} quiet>
        <div className="preview-app">
          <Logo drawing={drawing} place="app" />
        </div>
      </Panel>
    </div>
  )
}

/** In its size at a place; see the style sheet. */
const Logo = ({ drawing: { width, height }, place }: LogoPreviewsProps & { place: string }) => (
  <svg
    className="preview-logo"
    data-place={place}
    viewBox={`0 0 ${width} ${height}`}
    style={{ '--ratio': `${width / height}` }}
    aria-hidden="true"
  >
    <use href={`#${symbolId('good')}`} />
  </svg>
)
