import './banner.css'
import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

const icons = { advice: <Info />, error: <TriangleAlert />, success: <CircleCheck /> }

export interface BannerProps {
  tone: keyof typeof icons
  /** Replaces the icon of the tone. */
  icon?: ReactNode
  children: ReactNode
  /** One small button. */
  action?: ReactNode
  className?: string | undefined
}

/** A message that stays while its reason lasts. Screen readers announce errors at once, others politely. */
export const Banner = ({ tone, icon, children, action, className }: BannerProps) => (
  <div
    className={classNames(`banner banner-${tone}`, className)}
    role={tone === 'error' ? 'alert' : 'status'}
  >
    {icon ?? icons[tone]}
    <div className="banner-text">{children}</div>
    {action}
  </div>
)
