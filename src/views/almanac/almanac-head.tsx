import type { ReactNode } from 'react'
import { type Cast, type CastCharacter, groupByTeam } from '#core/cast/cast.ts'
import type { OtherLanguage } from '#core/cast/text-languages.ts'
import { playerRange } from '#core/script/player-counts.ts'
import { m } from '#i18n/messages.ts'
import { titleText } from '#i18n/title-text.ts'
import { classNames } from '#ui/class-names.ts'
import { headingFontClass } from '#ui/page/heading-font-class.ts'
import { isDisplayableImage } from '../displayable-image.ts'
import { titleLanguage } from '../text-language.ts'
import { Heading } from './heading.tsx'

/** Title, author, ornament, counts and actions. */
export function AlmanacHead({ cast, actions }: { cast: Cast; actions?: ReactNode }) {
  const title = titleText(cast.title)
  return (
    <header className="almanac-head">
      <Title logo={cast.logo} hideTitle={cast.hideTitle} title={title} language={titleLanguage(cast.title)} />
      {cast.author.trim() && (
        <p className={classNames('almanac-author', headingFontClass(cast.author))} dir="auto">
          {m.shell_by_author({ author: cast.author.trim() })}
        </p>
      )}
      <Ornament />
      <p className="almanac-counts">{countsOf(cast).join(', ')}</p>
      {actions && <div className="almanac-actions">{actions}</div>}
    </header>
  )
}

interface TitleProps extends Pick<Cast, 'title' | 'logo' | 'hideTitle'> {
  /** Of the title, if it isn't the page's. */
  language: OtherLanguage | undefined
}

/** The title below the logo, or only the logo if the script hides its title. */
function Title({ title, logo, hideTitle, language }: TitleProps) {
  const hasLogo = isDisplayableImage(logo)
  const isLogoOnly = hasLogo && hideTitle
  const image = hasLogo && (
    <img
      className="almanac-logo"
      src={logo.trim()}
      alt={isLogoOnly ? title : ''}
      referrerPolicy="no-referrer"
      decoding="async"
    />
  )
  return (
    <>
      {!isLogoOnly && image}
      <Heading depth={0} text={title} className="almanac-title" language={language}>
        {isLogoOnly ? image : title}
      </Heading>
    </>
  )
}

const Ornament = () => (
  <svg className="almanac-ornament" viewBox="0 0 120 16" width="120" height="16" aria-hidden="true">
    <path d="M0 8H45M75 8h45" stroke="currentColor" strokeWidth="1" />
    <circle cx="50" cy="8" r="1.8" fill="currentColor" />
    <circle cx="70" cy="8" r="1.8" fill="currentColor" />
    <path
      fill="currentColor"
      d="M60 1.5a1.1 1.1 0 0 1 1.1 1.2c1.9.5 3 2.2 3 4.3 0 2.6.8 3.8 1.7 4.600H54.200c.9-.8 1.7-2 1.7-4.6 0-2.1 1.1-3.8 3-4.300A1.1 1.1 0 0 1 60 1.500ZM58.4 12.600h3.200a1.6 1.6 0 0 1-3.2 0Z"
    />
  </svg>
)

/** `25 characters`, `3 jinxes`, `5 to 15 players`. */
function countsOf({ characters, jinxes }: Cast): string[] {
  const players = playerRange(teamCounts(characters))
  return [
    m.export_sheet_characters({ count: characters.length }),
    ...(jinxes.length > 0 ? [m.export_sheet_jinx_count({ count: jinxes.length })] : []),
    ...(players ? [playersText(players)] : [])
  ]
}

const playersText = (players: { fewest: number; most: number }) =>
  players.fewest === players.most
    ? m.script_players_count({ count: players.most })
    : m.almanac_players(players)

function teamCounts(characters: readonly CastCharacter[]) {
  const counts = { townsfolk: 0, outsider: 0, minion: 0, demon: 0, traveller: 0, fabled: 0, loric: 0 }
  for (const group of groupByTeam(characters)) counts[group.team] = group.characters.length
  return counts
}
