import { EditorView } from '@codemirror/view'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#catalogue/texts.ts'
import type { Script } from '#core/script/script.ts'
import { CharacterJsonScreen } from '#features/json/character-json-screen.tsx'
import { ScriptJsonScreen } from '#features/json/script-json-screen.tsx'
import { NoticeToasts } from '#layouts/notices/notice-toasts.tsx'
import { $catalogueTexts } from '#stores/cast.ts'
import { dismissNotice } from '#stores/notice.ts'
import { openUrl } from '#stores/router.ts'
import { openWorkingCopy } from '#stores/script.ts'
import { randomId } from '#stores/storage/working-copy.ts'
import { aScript, custom } from '../../core/script-builders.ts'

export const nightfall = aScript({
  title: 'Nightfall',
  firstNight: ['dusk', 'baker', 'dawn'],
  characters: [
    'imp',
    custom('baker', { name: 'Baker' }),
    custom('cook', { name: 'Cook', jinxes: [{ id: 'baker', reason: 'Both bake.' }] })
  ]
})

async function open(script: Script, path: string) {
  $catalogueTexts.set(await loadTexts('en'))
  dismissNotice()
  openWorkingCopy({ id: randomId(), script })
  openUrl(path)
}

/** Renders the screen of the JSON of this script, with the notices. */
export async function openScriptJson(script: Script = nightfall) {
  await open(script, '/builder/script-json')
  return render(
    <>
      <ScriptJsonScreen />
      <NoticeToasts />
    </>
  )
}

/** Renders the screen of the JSON of one character, with the notices. */
export async function openCharacterJson(id: string, script: Script = nightfall) {
  await open(script, `/builder/characters/json/${id}`)
  return render(
    <>
      <CharacterJsonScreen />
      <NoticeToasts />
    </>
  )
}

export const editor = () => page.getByRole('textbox', { name: /JSON/ })

export function editorView(): EditorView {
  const element = document.querySelector<HTMLElement>('.cm-editor')
  const view = element && EditorView.findFromDOM(element)
  if (!view) throw new Error('There is no code editor')
  return view
}

export const textOf = () => editorView().state.doc.toString()

/** Types over the first place where a text is, and leaves the cursor behind what was typed. */
export function replace(found: string, typed: string) {
  const from = textOf().indexOf(found)
  if (from < 0) throw new Error(`${found} isn't in the text`)
  editorView().dispatch({
    changes: { from, to: from + found.length, insert: typed },
    selection: { anchor: from + typed.length },
    userEvent: 'input.type'
  })
}

export const apply = () => page.getByRole('button', { name: 'Apply', exact: true }).first().click()
