import { createContext, type ReactNode, useContext } from 'react'
import type { OtherLanguage } from '#core/cast/text-languages.ts'
import { classNames } from '#ui/class-names.ts'
import { headingFontClass } from '#ui/page/heading-font-class.ts'
import { textProps } from '../text-language.ts'

/** Heading level of the almanac's title: 1, or 2 on a page with its own title. */
export const TitleLevel = createContext(1)

export interface HeadingProps {
  /** Levels below the almanac's title; 0 is the title. */
  depth: number
  /** The heading's text. Decides the font, also if `children` replace it. */
  text: string
  className?: string | undefined
  /** The text's language if it isn't the page's. */
  language?: OtherLanguage | undefined
  children?: ReactNode
}

/** A heading of the almanac, in a font that has all its letters. */
export function Heading({ depth, text, className, language, children = text }: HeadingProps) {
  const Tag = headingTags[Math.min(useContext(TitleLevel) + depth, headingTags.length) - 1] ?? 'h6'
  return (
    <Tag className={classNames(className, headingFontClass(text)) || undefined} {...textProps(language)}>
      {children}
    </Tag>
  )
}

const headingTags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const
