import './phone-page.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '#ui/class-names.ts'
import { headingFontClass } from '#ui/page/heading-font-class.ts'

interface PhonePageProps {
  /** A smaller line before the title. */
  before?: string
  title: string
  className?: string
  children: ReactNode
}

/** What the screen shows while the phone goes around. The focus starts at its title, so that screen readers read it. */
export function PhonePage({ before, title, className, children }: PhonePageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={classNames('phone-page', className)}>
      <h2 ref={heading} tabIndex={-1} className={headingFontClass(title)}>
        {before && <small className="phone-before">{before} </small>}
        {title}
      </h2>
      {children}
    </div>
  )
}
