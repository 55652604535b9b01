import './builder-frame.css'
import { BookOpen, Braces, CircleDot, Moon, MoonStar, ScrollText, SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { m, pageLocale } from '#i18n/messages.ts'
import { type BuilderScreen, builderPath } from '#routes'
import { TabBar } from '#ui/menus/tab-bar.tsx'
import { tabOf } from '../builder/screens.ts'

const tabs = () => {
  const locale = pageLocale()
  return [
    { id: 'script', label: m.shell_tab_script(), icon: <ScrollText />, href: builderPath(locale, 'script') },
    { id: 'firstNight', label: m.shell_tab_first(), icon: <Moon />, href: builderPath(locale, 'firstNight') },
    {
      id: 'otherNights',
      label: m.shell_tab_other(),
      icon: <MoonStar />,
      href: builderPath(locale, 'otherNights')
    },
    {
      id: 'metadata',
      label: m.shell_tab_metadata(),
      icon: <SlidersHorizontal />,
      href: builderPath(locale, 'metadata')
    },
    {
      id: 'almanac',
      label: m.almanac_title(),
      icon: <BookOpen />,
      href: builderPath(locale, 'almanac'),
      separated: true,
      minor: true
    },
    {
      id: 'grimoire',
      label: m.grimoire_title(),
      icon: <CircleDot />,
      href: builderPath(locale, 'grimoire'),
      minor: true
    },
    {
      id: 'scriptJson',
      label: m.json_tab(),
      icon: <Braces />,
      href: builderPath(locale, 'scriptJson'),
      minor: true
    }
  ]
}

/** The builder's tabs around a screen, which renders its own `PageFrame`. */
export function BuilderFrame({ screen, children }: { screen: BuilderScreen; children: ReactNode }) {
  const tab = tabOf(screen)
  return (
    <div className={tab ? 'builder' : 'builder-alone'}>
      {tab && (
        <TabBar
          className="builder-tabs"
          label={m.shell_tabs()}
          moreLabel={m.shell_tab_more()}
          tabs={tabs()}
          current={tab}
        />
      )}
      <div className="builder-page">{children}</div>
    </div>
  )
}
