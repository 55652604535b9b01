import './script.css'
import { useStore } from '@nanostores/react'
import { LayoutGrid, Plus, ScrollText, Upload } from 'lucide-react'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { $cast } from '#stores/cast.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { ScreenFrame } from '#ui/page-frame.tsx'
import { JinxLine, JinxPanel } from './jinxes.tsx'
import { PlayersPanel } from './players-panel.tsx'
import { QuickAdd } from './quick-add.tsx'
import { $teamRows } from './rows.ts'
import { SortLine } from './sort-line.tsx'
import { CountCells, TeamCounts } from './team-counts.tsx'
import { TeamList } from './team-list.tsx'
import { UnknownList } from './unknown-list.tsx'

/** The script: its characters by team, a field to add more, and what follows from them. */
export function ScriptScreen({ Frame }: { Frame: ScreenFrame }) {
  const groups = useStore($teamRows)
  const unknown = useStore($cast)?.unknown ?? []
  const isEmpty = groups.length === 0 && unknown.length === 0
  return (
    <Frame summary={<TeamCounts groups={groups} />} aside={<Aside />}>
      <div className="script-add">
        <QuickAdd />
        <ButtonLink
          className="script-browse"
          icon={<LayoutGrid />}
          href={builderPath(pageLocale(), 'existingCharacters')}
        >
          {m.script_browse()}
        </ButtonLink>
      </div>
      <CountCells groups={groups} />
      {isEmpty ? (
        <EmptyScript />
      ) : (
        <>
          <SortLine />
          <JinxLine />
          {groups.map(({ team, rows }) => (
            <TeamList key={team} team={team} rows={rows} />
          ))}
          <UnknownList ids={unknown} />
        </>
      )}
    </Frame>
  )
}

const Aside = () => (
  <>
    <JinxPanel />
    <PlayersPanel />
  </>
)

function EmptyScript() {
  const locale = pageLocale()
  return (
    <div className="script-empty">
      <EmptyState
        icon={<ScrollText />}
        title={m.script_empty_title()}
        actions={
          <>
            <ButtonLink icon={<Plus />} href={builderPath(locale, 'existingCharacters')}>
              {m.script_empty_add()}
            </ButtonLink>
            <ButtonLink icon={<Upload />} href={builderPath(locale, 'import')}>
              {m.script_empty_import()}
            </ButtonLink>
          </>
        }
      >
        {m.script_empty_text()}
      </EmptyState>
    </div>
  )
}
