import { findPage } from '#stores/navigation/builder-page.ts'
import { openUrl } from '#stores/router.ts'
import type { Command } from './command.ts'
import { rememberCommand } from './recent-commands.ts'

/** Runs a command. @param inNewTab a link opens in another tab */
export function runCommand({ id, href, onSelect }: Command, inNewTab: boolean) {
  rememberCommand(id)
  if (href && inNewTab) return void window.open(href, '_blank', 'noopener')
  if (onSelect) onSelect()
  else if (href) open(href)
}

function open(href: string) {
  const { href: address, pathname, search } = new URL(href, location.href)
  if (findPage(address)) openUrl(pathname + search)
  else location.assign(address)
}
