import { useStore } from '@nanostores/react'
import { Download, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Cast } from '#core/cast/cast.ts'
import { type LinkedTool, type ToolLink, toolLinks } from '#core/sharing/tool-links.ts'
import { writeTownSquareFile } from '#core/sharing/town-square-file.ts'
import { m } from '#i18n/messages.ts'
import { $script } from '#stores/script.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { CopyButton } from '#ui/buttons/copy-button.tsx'
import type { ShareLinks } from './create-share-links.ts'
import { downloadScriptFile } from './download-script-file.ts'

/** Ways to go on with the script in other tools, each with what arrives there. The official tool is first. */
export function OpenInTools({ cast, forTools }: { cast: Cast } & Pick<ShareLinks, 'forTools'>) {
  const links = toolLinks({ ...forTools, script: useStore($script), cast })
  return (
    <section>
      <h3>{m.tools_title()}</h3>
      <p>{m.tools_help()}</p>
      <ul className="share-tools">
        {links.map(link => (
          <LinkedToolRow key={link.tool} link={link} />
        ))}
        <ToolRow
          name="Town Square"
          site="clocktower.online, clocktower.live"
          help={m.tools_town_square_how()}
        >
          <CopyJson text={() => JSON.stringify(writeTownSquareFile(cast))} />
        </ToolRow>
        <ToolRow
          name={m.tools_pocket_grimoire()}
          site="pocketgrimoire.co.uk"
          help={m.tools_pocket_grimoire_how()}
        >
          <CopyJson text={forTools.json} />
        </ToolRow>
        <ToolRow name="BotC Scripts" site="botcscripts.com" help={m.tools_database_how()}>
          <Button small icon={<Download />} onClick={downloadScriptFile}>
            {m.tools_download()}
          </Button>
        </ToolRow>
      </ul>
    </section>
  )
}

const toolNames: Record<LinkedTool, () => string> = {
  publisher: m.share_publisher,
  scriptMaker: () => 'Script PDF Maker',
  viewer: () => 'BotC Script Viewer',
  scriptTool: () => 'BotC Script Tool',
  pocketGrimoire: m.tools_pocket_grimoire_sheet
}

const toolHelp: Record<LinkedTool, () => string> = {
  publisher: m.tools_publisher_for,
  scriptMaker: m.tools_script_maker_for,
  viewer: m.tools_viewer_for,
  scriptTool: m.tools_script_tool_for,
  pocketGrimoire: m.tools_pocket_grimoire_for
}

const toolSites: Record<LinkedTool, string> = {
  publisher: 'script.bloodontheclocktower.com',
  scriptMaker: 'fancy.ravenswoodstudio.xyz',
  viewer: 'botc-script-viewer.sthom.kiwi',
  scriptTool: 'botc.letshare.fun',
  pocketGrimoire: 'pocketgrimoire.co.uk'
}

function LinkedToolRow({ link: { tool, address, isOfficialOnly, leftOut, unchanged } }: { link: ToolLink }) {
  const name = toolNames[tool]()
  const lost = [
    leftOut.length > 0 && m.tools_left_out({ names: listNames(leftOut) }),
    unchanged.length > 0 && m.tools_unchanged({ names: listNames(unchanged) })
  ]
  const reason = isOfficialOnly ? m.tools_no_official() : m.tools_too_long()
  return (
    <ToolRow
      name={name}
      site={toolSites[tool]}
      help={address === undefined ? reason : [toolHelp[tool](), ...lost].filter(Boolean).join(' ')}
    >
      {address !== undefined && (
        <>
          <ButtonLink
            small
            icon={<ExternalLink />}
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={m.tools_open_in({ tool: name })}
          >
            {m.tools_open()}
          </ButtonLink>
          {tool === 'publisher' && (
            <CopyButton small text={address} done={m.notice_copied()} failed={m.share_copy_failed()}>
              {m.share_copy_link()}
            </CopyButton>
          )}
        </>
      )}
    </ToolRow>
  )
}

interface ToolRowProps {
  name: string
  site: string
  help: string
  children: ReactNode
}

const ToolRow = ({ name, site, help, children }: ToolRowProps) => (
  <li>
    <div className="share-tool-text">
      <strong>{name}</strong> <span className="share-tool-help">{site}</span>
      <p className="share-tool-help">{help}</p>
    </div>
    <div className="share-buttons">{children}</div>
  </li>
)

const CopyJson = ({ text }: { text: string | (() => string) }) => (
  <CopyButton small text={text} done={m.notice_copied()} failed={m.share_copy_failed()}>
    {m.tools_copy()}
  </CopyButton>
)

/** Names that are listed before the rest is counted. */
const maxNames = 5

function listNames(names: readonly string[]): string {
  const shown = names.slice(0, maxNames).join(', ')
  return names.length > maxNames ? m.tools_more({ names: shown, count: names.length - maxNames }) : shown
}
