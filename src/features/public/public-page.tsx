import './public-page.css'
import { Download, FileText, SquarePen } from 'lucide-react'
import type { ReactNode } from 'react'
import { cameraCode } from '#drawings/camera-code.ts'
import { m } from '#i18n/messages.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Drawn } from '#ui/drawn.tsx'
import { dayOf, type VersionEntry, VersionList } from './version-list.tsx'

export interface PublicPageProps {
  /** The whole address of the newest version, for cameras. */
  address: string
  /** Where the newest is to be read, when this is an earlier one. */
  newest: string | undefined
  versions: readonly VersionEntry[]
  children: ReactNode
}

/** What somebody shows to everybody, between what version it is and what became of it. */
export function PublicPage({ address, newest, versions, children }: PublicPageProps) {
  const shown = versions.find(({ isShown }) => isShown)
  return (
    <div className="public-page">
      {newest && shown && (
        <p className="public-earlier">
          {m.public_earlier({ version: shown.version, date: dayOf(shown.savedAt) })}{' '}
          <a href={newest}>{m.public_newest()}</a>
        </p>
      )}
      {children}
      <footer className="public-foot">
        <VersionList versions={versions} />
        <figure className="public-code">
          <Drawn drawing={cameraCode(address)} size={codeSize} />
          <figcaption>{m.public_code()}</figcaption>
        </figure>
      </footer>
    </div>
  )
}

/** Pixels on the screen. */
const codeSize = 148

export interface PublicActionsProps {
  builder: string
  /** What the builder does with it. */
  act: string
  file: string
  sheet?: string | undefined
}

/** What can be done with it elsewhere. */
export const PublicActions = ({ builder, act, file, sheet }: PublicActionsProps) => (
  <>
    <ButtonLink variant="primary" icon={<SquarePen />} href={builder}>
      {act}
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
