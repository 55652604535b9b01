import './page-frame.css'
import { ArrowLeft } from 'lucide-react'
import { type ComponentType, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { headingFontClass } from './heading-font-class.ts'
import { OxfordRule } from './oxford-rule.tsx'

export interface PageFrameProps {
  /** The page's only `<h1>`. */
  heading: string
  /** The language of the heading if it isn't the page's; '' if unknown. */
  headingLang?: string | undefined
  /** Where the heading is edited: it is a link there. */
  headingHref?: string | undefined
  /** For screen readers, after the heading: which screen this is, where the heading doesn't say so. */
  headingNote?: string | undefined
  /** In italics after the heading, below it under 1200 px: `by Mara Oakes`. */
  byline?: string | undefined
  /** The byline is in body text: it says of what kind the content is, not who made it. */
  plainByline?: boolean | undefined
  /** Smaller heading, for pickers and editors. */
  minor?: boolean | undefined
  /** Before the heading: `<SideMenuButton>`, or `<BackLink>` on subpages. */
  start?: ReactNode
  /** Buttons after the heading, from 900 px on. */
  actions?: ReactNode
  /** Icon buttons at the end of the bar, below 900 px. */
  barActions?: ReactNode
  /** Small line under the heading in the bar below 900 px, replaces the byline: `by Mara Oakes · Saved`. */
  barLine?: ReactNode
  /** One line between the rule and the columns, from 900 px on. */
  summary?: ReactNode
  /** A second column from 1200 px on. */
  aside?: ReactNode
  /** The second column is 296 px wide instead of 272, for forms and texts. */
  asideIsWide?: boolean | undefined
  /** Position of the second column below 1200 px. */
  asideBelow?: 'before' | 'after' | 'nowhere' | undefined
  children: ReactNode
}

/** A frame with heading and actions already set, passed to screens that don't render their own. */
export type ScreenFrame = ComponentType<
  Pick<PageFrameProps, 'summary' | 'aside' | 'asideIsWide' | 'asideBelow' | 'children'>
>

/** A heading that may not fit beside the buttons: they go above it where it doesn't. */
const longHeading = /\S{16}|.{25}/

/** A page of the builder: heading, which takes the focus when the page opens, Oxford rule, content, optional second column. Below 900 px the heading is a bar. */
export function PageFrame(props: PageFrameProps) {
  const {
    heading,
    headingLang,
    headingHref,
    headingNote,
    byline,
    plainByline,
    minor,
    start,
    actions,
    barActions,
    barLine,
    summary,
    children
  } = props
  const fontClass = headingFontClass(heading + (byline ?? ''))
  const noteId = useId()
  return (
    <div className={classNames('page-frame', minor && 'page-frame-minor')}>
      <header className="page-frame-head">
        {start}
        <div className="page-frame-titles">
          <h1
            className={classNames(
              'page-frame-heading',
              longHeading.test(heading) && 'page-frame-long',
              fontClass
            )}
            lang={headingLang}
            tabIndex={-1}
            aria-describedby={headingNote && noteId}
          >
            {headingHref ? <a href={headingHref}>{heading}</a> : heading}
          </h1>
          {headingNote && (
            <span id={noteId} hidden>
              {headingNote}
            </span>
          )}
          {byline && (
            <p
              className={classNames(
                'page-frame-byline',
                Boolean(barLine) && 'from-md',
                plainByline ? 'page-frame-byline-plain' : fontClass
              )}
            >
              {byline}
            </p>
          )}
          {barLine && <p className="page-frame-bar-line">{barLine}</p>}
        </div>
        {actions && <div className="page-frame-actions">{actions}</div>}
        {barActions && <div className="page-frame-bar-actions">{barActions}</div>}
      </header>
      <OxfordRule />
      {summary && <div className="page-frame-summary">{summary}</div>}
      <Columns {...props}>{children}</Columns>
    </div>
  )
}

function Columns({ aside, asideIsWide, asideBelow = 'after', children }: PageFrameProps) {
  const isFirst = asideBelow === 'before'
  return (
    <div
      className={classNames(
        'page-frame-columns',
        Boolean(aside) && 'page-frame-two',
        asideIsWide && 'page-frame-aside-wide',
        isFirst && 'page-frame-aside-first'
      )}
    >
      <div className="page-frame-content">{children}</div>
      {aside && (
        <div className={classNames('page-frame-aside', asideBelow === 'nowhere' && 'from-lg')}>{aside}</div>
      )}
    </div>
  )
}

/** An arrow link to the parent page. */
export const BackLink = ({ href, label }: { href: string; label: string }) => (
  <a className="icon-button back-link" href={href} aria-label={label}>
    <ArrowLeft />
  </a>
)

export interface PanelProps {
  title?: string | undefined
  /** Title in bold body text instead of the heading font, for short explanations. */
  quiet?: boolean | undefined
  /** A small line under the title. */
  note?: ReactNode
  children: ReactNode
}

/** A framed group in the second column. */
export const Panel = ({ title, quiet, note, children }: PanelProps) => (
  <section className={classNames('panel', quiet && 'panel-quiet')}>
    {title && <h2 className={classNames('panel-title', !quiet && headingFontClass(title))}>{title}</h2>}
    {note && <p className="panel-note">{note}</p>}
    {children}
  </section>
)
