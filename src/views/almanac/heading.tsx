import { createContext, type ReactNode, useContext } from 'react'
import { classNames } from '#ui/class-names.ts'
import { headingFace } from '#ui/heading-face.ts'

/** The level of the almanac's title: 1, unless it stands on a page that has its own. */
export const TopLevel = createContext(1)

export interface HeadingProps {
  /** How far below the almanac's title: 0 is the title. */
  depth: number
  /** Words that decide the face; for a heading of more than words. */
  text: string
  className?: string | undefined
  /** The words come from a script, in whatever language that is. */
  own?: boolean | undefined
  children?: ReactNode
}

/** A heading of the almanac in the face that can spell it. */
export function Heading({ depth, text, className, own, children = text }: HeadingProps) {
  const Tag = tags[Math.min(useContext(TopLevel) + depth, tags.length) - 1] ?? 'h6'
  return (
    <Tag className={classNames(className, headingFace(text)) || undefined} {...(own && ownWords)}>
      {children}
    </Tag>
  )
}

/** What a script says is in a language that nobody names, and runs in the direction of its letters. */
export const ownWords = { lang: '', dir: 'auto' } as const

const tags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const
