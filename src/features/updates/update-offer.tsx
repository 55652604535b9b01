import './update-offer.css'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { headingFontClass } from '#ui/page/heading-font-class.ts'

/**
 * The dialog about a new version, hidden until `connectOffer` shows it. Every page has it as markup, so that it
 * needs neither React nor messages in the browser. It isn't modal: work goes on around it.
 */
export const UpdateOffer = () => (
  <div id="update">
    <p className="unseen" role="status" />
    <div
      className="update-offer"
      role="dialog"
      popover="manual"
      aria-labelledby="update-title"
      aria-describedby="update-text"
    >
      <h2 id="update-title" className={headingFontClass(m.update_title())}>
        {m.update_title()}
      </h2>
      <p id="update-text">{m.update_text()}</p>
      <div className="update-offer-actions">
        <Button data-update="later">{m.session_later()}</Button>
        <Button variant="primary" data-update="reload">
          {m.shell_reload()}
        </Button>
      </div>
    </div>
  </div>
)
