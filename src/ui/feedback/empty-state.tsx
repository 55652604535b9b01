import './empty-state.css'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { headingFontClass } from '../page/heading-font-class.ts'

export interface EmptyStateProps {
  /** An icon element; shown 52 px wide. */
  icon: ReactNode
  title: string
  /** One sentence. */
  children: ReactNode
  /** Buttons: at most two next steps. */
  actions?: ReactNode
  /** It is the whole page: its title is the page's `<h1>`. */
  isPage?: boolean | undefined
}

/** Placeholder for empty content, with next steps. */
export function EmptyState({ icon, title, children, actions, isPage }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'h2'
  return (
    <section className="empty-state">
      <div className="empty-state-icon" aria-hidden="true">
        {icon}
      </div>
      <Title className={classNames('empty-state-title', headingFontClass(title))}>{title}</Title>
      <p className="empty-state-text">{children}</p>
      {actions && <div className="empty-state-actions">{actions}</div>}
    </section>
  )
}
