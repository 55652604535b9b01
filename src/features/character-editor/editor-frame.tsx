import { Braces, CircleAlert, CircleDot, RotateCcw, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { m, pageLocale } from '#i18n/messages.ts'
import { characterScreenPath } from '#routes'
import { removeOverrides } from '#stores/character-edits.ts'
import { notify } from '#stores/notice.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { StatusLine } from '#ui/feedback/status-line.tsx'
import type { MenuItem } from '#ui/menus/menu-popover.tsx'
import { MoreMenu } from '#ui/menus/more-menu.tsx'
import { BackLink, PageFrame } from '#ui/page/page-frame.tsx'
import { characterIdOf, type EditedCharacter, validateCharacter } from './edited-character.ts'
import { type EditorContextValue, scriptEditorContext, useEditorContext } from './editor-context.ts'
import type { useEditor } from './use-editor.ts'

interface EditorFrameProps {
  edited: EditedCharacter
  editor: ReturnType<typeof useEditor>
  onDelete: () => void
  aside: ReactNode
  children: ReactNode
}

/** The editor's page frame: name, state of the form, and actions. */
export function EditorFrame({ edited, editor, onDelete, aside, children }: EditorFrameProps) {
  const { form, fields, cancel, apply } = editor
  const { isSubmitting } = form.formState
  const context = useEditorContext()
  const deleteAction =
    context === scriptEditorContext ? deleteActionOf(edited, editor.leave, onDelete) : undefined
  const jsonLink = jsonLinkOf(edited, context)
  return (
    <PageFrame
      minor
      heading={fields.name.trim() || headingOf(edited)}
      byline={edited.kind === 'official' ? m.editor_kind_official() : m.editor_kind_custom()}
      plainByline
      start={<BackLink {...context.backLink()} />}
      actions={
        <>
          <EditState edited={edited} editor={editor} />
          {jsonLink && (
            <a className="icon-button" href={jsonLink.href} aria-label={jsonLink.label}>
              {jsonLink.icon}
            </a>
          )}
          {deleteAction && (
            <IconButton label={deleteAction.label} onClick={deleteAction.onSelect}>
              {deleteAction.icon}
            </IconButton>
          )}
          <Button onClick={cancel}>{m.import_cancel()}</Button>
          <Button variant="primary" busy={isSubmitting} onClick={apply}>
            {context.applyLabel(edited)}
          </Button>
        </>
      }
      barActions={
        <>
          <Button variant="primary" busy={isSubmitting} onClick={apply}>
            {context.applyLabelShort()}
          </Button>
          <MoreMenu
            label={m.script_more()}
            items={[
              ...(jsonLink ? [jsonLink] : []),
              ...(deleteAction ? [deleteAction] : []),
              cancelItem(cancel)
            ]}
          />
        </>
      }
      barLine={<EditState edited={edited} editor={editor} isShort />}
      aside={aside}
      asideIsWide
    >
      {children}
    </PageFrame>
  )
}

const headingOf = ({ kind }: EditedCharacter) => (kind === 'new' ? m.editor_new() : m.editor_edit())

/** Menu item that opens the character's JSON; only for a character of the open script. */
function jsonLinkOf(edited: EditedCharacter, context: EditorContextValue) {
  const id = characterIdOf(edited)
  if (id === undefined || context !== scriptEditorContext) return undefined
  const href = characterScreenPath(pageLocale(), 'characterJson', id)
  return { id: 'json', label: m.json_character_title(), icon: <Braces />, href }
}

type Action = Required<Pick<MenuItem, 'id' | 'label' | 'icon' | 'onSelect'>>

/** Deletes a custom character, or removes the overrides of an official one. */
function deleteActionOf(
  edited: EditedCharacter,
  leave: () => void,
  onDelete: () => void
): Action | undefined {
  if (edited.kind === 'custom') {
    return { id: 'delete', label: m.editor_delete(), icon: <Trash2 />, onSelect: onDelete }
  }
  if (edited.kind === 'new' || !edited.opened.entry.changes) return undefined
  const { entry, official } = edited.opened
  const onSelect = () => {
    removeOverrides(entry.id)
    leave()
    notify({ kind: 'officialRestored', name: official.name })
  }
  return { id: 'official', label: m.editor_reset(), icon: <RotateCcw />, onSelect }
}

const cancelItem = (onSelect: () => void): MenuItem => ({
  id: 'cancel',
  label: m.import_cancel(),
  separated: true,
  onSelect
})

/** State of the form: the number of errors after a failed submit, or unsaved changes. */
function EditState({
  edited,
  editor,
  isShort
}: Pick<EditorFrameProps, 'edited' | 'editor'> & { isShort?: boolean }) {
  const { $script, unsavedText } = useEditorContext()
  const { form, fields, isChanged } = editor
  const { isSubmitted, isSubmitSuccessful } = form.formState
  const checked = isSubmitted && !isSubmitSuccessful && validateCharacter(edited, fields, $script.get())
  if (checked && !checked.ok) {
    const count = checked.issues.length
    return (
      <StatusLine refused>
        <CircleAlert />
        {isShort ? m.editor_errors_short({ count }) : m.editor_errors({ count })}
      </StatusLine>
    )
  }
  return (
    <StatusLine>
      {isChanged && (
        <>
          <CircleDot />
          {unsavedText()}
        </>
      )}
    </StatusLine>
  )
}
