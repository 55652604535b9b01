import './empty-state.css'
import type { ReactNode } from 'react'

export interface EmptyStateProps {
  /** An icon element; shown 52 px wide. */
  icon: ReactNode
  title: string
  /** One sentence. */
  children: ReactNode
  /** Two ways on: buttons. */
  actions?: ReactNode
}

/** What stands where there is nothing yet, and what to do next. */
export const EmptyState = ({ icon, title, children, actions }: EmptyStateProps) => (
  <section className="empty-state">
    <div className="empty-state-icon" aria-hidden="true">
      {icon}
    </div>
    <h2 className="empty-state-title">{title}</h2>
    <p className="empty-state-words">{children}</p>
    {actions && <div className="empty-state-actions">{actions}</div>}
  </section>
)
