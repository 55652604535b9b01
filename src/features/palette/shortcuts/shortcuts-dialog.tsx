import './shortcuts.css'
import { useState } from 'react'
import { keyNames } from '#i18n/labels/key-names.ts'
import { type Shortcut, shortcutGroups } from '#i18n/labels/shortcut-list.ts'
import { m } from '#i18n/messages.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { setSingleKeys } from '#ui/set-single-keys.ts'
import { areSingleKeysOn } from '#ui/single-keys.ts'

/** All shortcuts, and the switch that turns single keys off on this device. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(areSingleKeysOn)
  const change = (next: boolean) => {
    setSingleKeys(next)
    setOn(next)
  }
  return (
    <Dialog
      title={m.palette_shortcuts()}
      closeLabel={m.notice_close()}
      width={720}
      className="shortcut-list"
      onClose={onClose}
    >
      <Switch label={m.palette_single_keys()} checked={isOn} onChange={change} />
      <p className="shortcut-note">{m.palette_single_keys_note()}</p>
      <div className="shortcut-groups">
        {shortcutGroups().map(({ id, title, shortcuts }) => (
          <section key={id}>
            <h3 id={`shortcuts-${id}`}>{title}</h3>
            <dl aria-labelledby={`shortcuts-${id}`}>
              {shortcuts.map(shortcut => (
                <Row key={shortcut.text} shortcut={shortcut} isOff={!isOn && Boolean(shortcut.isSingleKey)} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

const Row = ({ shortcut: { keys, text }, isOff }: { shortcut: Shortcut; isOff: boolean }) => (
  <div className="shortcut-row" data-off={isOff || undefined}>
    <dt>
      {text} {isOff && <small>{m.palette_off()}</small>}
    </dt>
    <dd>
      {keys.map(way => (
        <span key={way} className="shortcut-way">
          {keyNames(way).map(name => (
            <kbd key={name}>{name}</kbd>
          ))}
        </span>
      ))}
    </dd>
  </div>
)
