import { m } from '#i18n/messages.ts'

/** How rows are moved by keys and by touch. Keys stand in brackets in the message. */
export function KeysPanel() {
  const parts = m.night_keys_text().split(/\[([^\]]+)\]/)
  return (
    <section className="night-panel">
      <h3 className="night-panel-title">{m.night_keys_title()}</h3>
      <p className="night-panel-text">
        {parts.map((part, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the same key is named twice, and the words never change
          index % 2 === 1 ? <kbd key={index}>{part}</kbd> : part
        )}
      </p>
    </section>
  )
}
