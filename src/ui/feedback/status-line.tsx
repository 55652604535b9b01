import './status-line.css'
import type { ReactNode } from 'react'

/** Status of a text that is being edited, with an icon. Screen readers announce a refused one at once. */
export const StatusLine = ({
  refused,
  children
}: {
  refused?: boolean | undefined
  children?: ReactNode
}) => (
  <span
    className={refused ? 'status-line status-line-refused' : 'status-line'}
    role={refused ? 'alert' : 'status'}
  >
    {children}
  </span>
)
