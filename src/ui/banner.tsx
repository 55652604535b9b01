import './banner.css'
import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const icons = { advice: <Info />, error: <TriangleAlert />, success: <CircleCheck /> }

export interface BannerProps {
  tone: keyof typeof icons
  /** In place of the tone's own icon. */
  icon?: ReactNode
  children: ReactNode
  /** One small button. */
  action?: ReactNode
}

/** One line that stays until its reason goes. Errors are read out at once, the rest when there is a pause. */
export const Banner = ({ tone, icon, children, action }: BannerProps) => (
  <div className={`banner banner-${tone}`} role={tone === 'error' ? 'alert' : 'status'}>
    {icon ?? icons[tone]}
    <div className="banner-words">{children}</div>
    {action}
  </div>
)
