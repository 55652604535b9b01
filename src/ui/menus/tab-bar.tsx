import './tab-bar.css'
import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Menu } from './menu.tsx'

export interface Tab {
  id: string
  label: string
  href: string
  /** The icon element of lucide-react. */
  icon: ReactNode
  /** A divider above it in the column. */
  separated?: boolean | undefined
  /** In the bar it is in the menu at the end. */
  minor?: boolean | undefined
}

export interface TabBarProps {
  /** Accessible name of the tabs. */
  label: string
  /** Label of the bar's menu of minor tabs. */
  moreLabel: string
  tabs: readonly Tab[]
  /** Id of the selected tab. */
  current: string | undefined
  className?: string | undefined
}

/** Tabs as links: a column of 96 px from 1200 px on, below that a bar at the bottom. */
export function TabBar({ label, moreLabel, tabs, current, className }: TabBarProps) {
  return (
    <nav className={classNames('tab-bar', className)} aria-label={label}>
      <ul>
        {tabs.map(tab => (
          <li
            key={tab.id}
            className={classNames(tab.separated && 'tab-apart', tab.minor && 'tab-minor') || undefined}
          >
            <a className="tab" href={tab.href} aria-current={tab.id === current ? 'page' : undefined}>
              {tab.icon}
              {tab.label}
            </a>
          </li>
        ))}
        <MoreTab label={moreLabel} tabs={tabs.filter(({ minor }) => minor)} current={current} />
      </ul>
    </nav>
  )
}

/** The last tab of the bar: a menu of the minor tabs. */
function MoreTab({ label, tabs, current }: { label: string } & Pick<TabBarProps, 'tabs' | 'current'>) {
  if (tabs.length === 0) return null
  const isSelected = tabs.some(({ id }) => id === current)
  return (
    <li className="tab-more">
      <Menu label={label} items={tabs.map(({ id, label, icon, href }) => ({ id, label, icon, href }))}>
        {trigger => (
          <button type="button" className="tab" aria-current={isSelected || undefined} {...trigger}>
            <Ellipsis />
            {label}
          </button>
        )}
      </Menu>
    </li>
  )
}
