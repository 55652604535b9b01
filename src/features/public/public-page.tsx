import './public-page.css'
import { Download, FileText, SquarePen } from 'lucide-react'
import type { ReactNode } from 'react'
import { qrCode } from '#graphics/qr-code.ts'
import { m } from '#i18n/messages.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { SvgGraphic } from '#ui/graphics/svg-graphic.tsx'
import { omittedText } from '#views/limits/omitted-text.ts'
import type { Omitted } from '#views/limits/page-budget.ts'
import { formatDay, type PublicVersionEntry, VersionList } from './version-list.tsx'

export interface PublicPageProps {
  /** Absolute address of the newest version, for the QR code. */
  address: string
  /** Path of the newest version; undefined if this is the newest. */
  newest: string | undefined
  /** What the page leaves out, and the path of the JSON file, which has everything. */
  omitted: Omitted
  file: string
  versions: readonly PublicVersionEntry[]
  children: ReactNode
}

/** A public script or character, with notes if it is an old version or not complete, the list of versions and a QR code. */
export function PublicPage({ address, newest, omitted, file, versions, children }: PublicPageProps) {
  const current = versions.find(({ isCurrent }) => isCurrent)
  return (
    <div className="public-page">
      {newest && current && (
        <p className="public-note">
          {m.public_earlier({ version: current.version, date: formatDay(current.savedAt) })}{' '}
          <a href={newest}>{m.public_newest()}</a>
        </p>
      )}
      <OmittedNote omitted={omitted} file={file} />
      {children}
      <footer className="public-foot">
        <VersionList versions={versions} />
        <figure className="public-code">
          <SvgGraphic drawing={qrCode(address)} size={codeSize} />
          <figcaption>{m.public_qr_code()}</figcaption>
        </figure>
      </footer>
    </div>
  )
}

function OmittedNote({ omitted, file }: Pick<PublicPageProps, 'omitted' | 'file'>) {
  const text = omittedText(omitted)
  if (text === undefined) return null
  return (
    <p className="public-note">
      {text}{' '}
      <a href={file} download>
        {m.public_omitted_file()}
      </a>
    </p>
  )
}

/** Size of the QR code in CSS pixels. */
const codeSize = 148

export interface PublicActionsProps {
  /** Path that opens it in the builder. */
  builder: string
  /** Label of the button that opens the builder. */
  builderLabel: string
  /** Path of the JSON file. */
  file: string
  /** Path of the PDF; only for scripts. */
  sheet?: string | undefined
}

/** Buttons: open in the builder, PDF, JSON. */
export const PublicActions = ({ builder, builderLabel, file, sheet }: PublicActionsProps) => (
  <>
    <ButtonLink variant="primary" icon={<SquarePen />} href={builder}>
      {builderLabel}
    </ButtonLink>
    {sheet && (
      <ButtonLink icon={<FileText />} href={sheet}>
        {m.public_sheet()}
      </ButtonLink>
    )}
    <ButtonLink icon={<Download />} href={file} download>
      {m.public_file()}
    </ButtonLink>
  </>
)
