import './state-line.css'
import type { ReactNode } from 'react'

/** How what is being written stands, with an icon before the words. What was refused is read out at once. */
export const StateLine = ({ refused, children }: { refused?: boolean | undefined; children?: ReactNode }) => (
  <span
    className={refused ? 'state-line state-line-refused' : 'state-line'}
    role={refused ? 'alert' : 'status'}
  >
    {children}
  </span>
)
