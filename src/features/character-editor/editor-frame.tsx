import { Braces, CircleAlert, CircleDot, RotateCcw, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { m, pageLocale } from '#i18n/messages.ts'
import { characterScreenPath } from '#routes'
import { dropOwnWords } from '#stores/character-edits.ts'
import { notify } from '#stores/notice.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { MenuItem } from '#ui/menu.tsx'
import { MoreMenu } from '#ui/more-menu.tsx'
import { BackLink, PageFrame } from '#ui/page-frame.tsx'
import { StateLine } from '#ui/state-line.tsx'
import { type Desk, scriptDesk, useDesk } from './desk.ts'
import { checkSubject, idOf, type Subject } from './subject.ts'
import type { useEditor } from './use-editor.ts'

interface EditorFrameProps {
  subject: Subject
  editor: ReturnType<typeof useEditor>
  onDelete: () => void
  aside: ReactNode
  children: ReactNode
}

/** The editor's heading: who it is, whether the script has it like this, and what can be done with it. */
export function EditorFrame({ subject, editor, onDelete, aside, children }: EditorFrameProps) {
  const { form, fields, cancel, apply } = editor
  const { isSubmitting } = form.formState
  const desk = useDesk()
  const act = desk === scriptDesk ? actOf(subject, editor.leave, onDelete) : undefined
  const json = jsonOf(subject, desk)
  return (
    <PageFrame
      minor
      heading={fields.name || titleOf(subject)}
      byline={subject.kind === 'official' ? m.editor_kind_official() : m.editor_kind_custom()}
      start={<BackLink {...desk.home()} />}
      actions={
        <>
          <EditState subject={subject} editor={editor} />
          {json && (
            <a className="icon-button" href={json.href} aria-label={json.label}>
              {json.icon}
            </a>
          )}
          {act && (
            <IconButton label={act.label} onClick={act.onSelect}>
              {act.icon}
            </IconButton>
          )}
          <Button onClick={cancel}>{m.import_cancel()}</Button>
          <Button variant="primary" busy={isSubmitting} onClick={apply}>
            {desk.applyLabel(subject)}
          </Button>
        </>
      }
      barActions={
        <>
          <Button variant="primary" busy={isSubmitting} onClick={apply}>
            {desk.applyLabelShort()}
          </Button>
          <MoreMenu
            label={m.script_more()}
            items={[...(json ? [json] : []), ...(act ? [act] : []), cancelItem(cancel)]}
          />
        </>
      }
      barLine={<EditState subject={subject} editor={editor} isShort />}
      aside={aside}
      asideIsWide
    >
      {children}
    </PageFrame>
  )
}

const titleOf = ({ kind }: Subject) => (kind === 'new' ? m.editor_new() : m.editor_edit())

/** The way to the character as text; there is none while it is not on the script. */
function jsonOf(subject: Subject, desk: Desk) {
  const id = idOf(subject)
  if (id === undefined || desk !== scriptDesk) return undefined
  const href = characterScreenPath(pageLocale(), 'characterJson', id)
  return { id: 'json', label: m.json_character_title(), icon: <Braces />, href }
}

type Act = Required<Pick<MenuItem, 'id' | 'label' | 'icon' | 'onSelect'>>

/** What takes it away: a custom character goes, an official one becomes official again. */
function actOf(subject: Subject, leave: () => void, onDelete: () => void): Act | undefined {
  if (subject.kind === 'custom') {
    return { id: 'delete', label: m.editor_delete(), icon: <Trash2 />, onSelect: onDelete }
  }
  if (subject.kind === 'new' || !subject.opened.entry.changes) return undefined
  const { entry, official } = subject.opened
  const onSelect = () => {
    dropOwnWords(entry.id)
    leave()
    notify({ kind: 'officialAgain', name: official.name })
  }
  return { id: 'official', label: m.editor_back(), icon: <RotateCcw />, onSelect }
}

const cancelItem = (onSelect: () => void): MenuItem => ({
  id: 'cancel',
  label: m.import_cancel(),
  apart: true,
  onSelect
})

/** Whether the script has the character as it is written here. */
function EditState({
  subject,
  editor,
  isShort
}: Pick<EditorFrameProps, 'subject' | 'editor'> & { isShort?: boolean }) {
  const { $script, unsaved } = useDesk()
  const { form, fields, isChanged } = editor
  const { isSubmitted, isSubmitSuccessful } = form.formState
  const checked = isSubmitted && !isSubmitSuccessful && checkSubject(subject, fields, $script.get())
  if (checked && !checked.ok) {
    const count = checked.issues.length
    return (
      <StateLine refused>
        <CircleAlert />
        {isShort ? m.editor_refused_short({ count }) : m.editor_refused({ count })}
      </StateLine>
    )
  }
  return (
    <StateLine>
      {isChanged && (
        <>
          <CircleDot />
          {unsaved()}
        </>
      )}
    </StateLine>
  )
}
