import { m } from '#i18n/messages.ts'
import { sideMenuId } from '#ui/menus/side-menu-id.ts'
import type { Command } from '../command.ts'

/** The entries of the page's side menu: screens and pages, language, colour scheme, account, installing, updating. */
export function sideMenuCommands(): Command[] {
  const menu = document.getElementById(sideMenuId)
  return menu ? [...links(menu), ...buttons(menu), ...schemes(menu), ...languages(menu)] : []
}

const links = (menu: HTMLElement): Command[] =>
  [...menu.querySelectorAll<HTMLAnchorElement>('nav a')].filter(isOffered).map(link => ({
    id: `screen:${link.pathname}`,
    label: textOf(link),
    group: 'screens',
    href: link.pathname
  }))

const buttons = (menu: HTMLElement): Command[] =>
  [...menu.querySelectorAll<HTMLButtonElement>('button[data-act], button[data-update]')]
    .filter(isOffered)
    .map(button => ({
      id: `menu:${button.dataset.act ?? 'update'}`,
      label: textOf(button),
      group: 'actions',
      onSelect: () => button.click()
    }))

const schemes = (menu: HTMLElement): Command[] =>
  [...menu.querySelectorAll<HTMLInputElement>('input[name="scheme"]:not(:checked)')].map(input => ({
    id: `scheme:${input.value}`,
    label: input.labels?.[0] ? textOf(input.labels[0]) : input.value,
    context: m.shell_scheme(),
    words: m.palette_words_scheme(),
    group: 'actions',
    onSelect: () => input.click()
  }))

const languages = (menu: HTMLElement): Command[] => {
  const list = menu.querySelector<HTMLElement>('#languages')
  return [...(list?.querySelectorAll<HTMLAnchorElement>('a:not([aria-current])') ?? [])].map(link => ({
    id: `language:${link.dataset.locale}`,
    label: textOf(link),
    lang: link.lang,
    context: m.palette_language(),
    // The word for “language” in the few other languages whose readers may be lost here.
    words: 'language langue Sprache idioma dil ngôn ngữ',
    group: 'actions',
    onSelect: () => {
      // The links lead to the page that is open when their list opens.
      list?.showPopover()
      link.click()
    }
  }))
}

/** The menu itself may be closed; styles hide what needs the other state of the session. */
function isOffered(element: HTMLElement): boolean {
  if (element.closest('[hidden]')) return false
  const isSignedIn = document.documentElement.dataset.session === 'in'
  return !element.closest(isSignedIn ? '.signed-out-only' : '.signed-in-only')
}

const textOf = ({ textContent }: HTMLElement) => textContent.replace(/\s+/g, ' ').trim()
