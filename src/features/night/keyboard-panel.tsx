import { m } from '#i18n/messages.ts'

/** Explains how to move rows by keyboard and touch. The message marks keys with square brackets. */
export function KeyboardPanel() {
  const parts = m.night_keys_text().split(/\[([^\]]+)\]/)
  return (
    <section className="night-panel">
      <h3 className="night-panel-title">{m.night_keys_title()}</h3>
      <p className="night-panel-text">
        {parts.map((part, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the same key appears twice, and the parts never change
          index % 2 === 1 ? <kbd key={index}>{part}</kbd> : part
        )}
      </p>
    </section>
  )
}
