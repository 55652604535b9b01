import './tab-bar.css'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface Tab {
  id: string
  label: string
  href: string
  /** The icon element of lucide-react. */
  icon: ReactNode
  /** A hairline above it in the column. */
  apart?: boolean | undefined
}

export interface TabBarProps {
  /** Names the group of tabs for screen readers. */
  label: string
  tabs: readonly Tab[]
  /** The id of the tab that is shown. */
  current: string | undefined
  className?: string | undefined
}

/** Places of one screen as links: a column of 96 px from 1200 px on, a bar at the bottom below that. */
export function TabBar({ label, tabs, current, className }: TabBarProps) {
  return (
    <nav className={classNames('tab-bar', className)} aria-label={label}>
      <ul>
        {tabs.map(tab => (
          <li key={tab.id} className={tab.apart ? 'tab-apart' : undefined}>
            <a className="tab" href={tab.href} aria-current={tab.id === current ? 'page' : undefined}>
              {tab.icon}
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
