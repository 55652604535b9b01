import type { ReactNode } from 'react'
import { limits } from '#core/limits.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { privacySection } from '#routes/help-paths.ts'
import { headingFontClass } from '#ui/page/heading-font-class.ts'

/** Days that an unused session lasts: `sessionSeconds` of functions/auth/session-cookies.ts. */
export const sessionDays = 30
/** Days that the end of a session is remembered: `endedSessionLifetime` of functions/scheduled.ts. */
export const endedSessionDays = 31

/** What is stored where and for how long, who else learns of it, and how to export or delete it. */
export const Privacy = () => (
  <section>
    <h2 id={privacySection} className={headingFontClass(m.about_privacy())}>
      {m.about_privacy()}
    </h2>
    <p>{m.about_privacy_lead()}</p>
    <Topic title={m.about_privacy_device()}>
      <p>{m.about_privacy_device_text({ versions: limits.versions.count })}</p>
      <p>
        {m.about_privacy_device_time({ binDays: limits.binDays, imageDays: limits.deviceImages.unusedDays })}
      </p>
    </Topic>
    <Topic title={m.about_privacy_account()}>
      <p>{m.about_privacy_account_text({ versions: limits.documents.versions })}</p>
      <p>{m.about_privacy_account_time({ binDays: limits.binDays })}</p>
      <p>{m.about_privacy_account_name()}</p>
    </Topic>
    <Topic title={m.about_privacy_cookies()}>
      <p>{m.about_privacy_cookies_text({ days: sessionDays })}</p>
    </Topic>
    <Topic title={m.about_privacy_seen()}>
      <p>{m.about_privacy_seen_text()}</p>
    </Topic>
    <Topic title={m.about_privacy_logs()}>
      <p>{m.about_privacy_logs_text({ days: endedSessionDays })}</p>
    </Topic>
    <Topic title={m.about_privacy_services()}>
      <p>{m.about_privacy_services_text()}</p>
      <p>{m.about_privacy_images_text()}</p>
    </Topic>
    <Topic title={m.about_privacy_delete()}>
      <p>{m.about_privacy_delete_device({ exportAll: m.device_export_all() })}</p>
      <p>
        {m.about_privacy_delete_account({
          exportAccount: m.account_export(),
          deleteAccount: m.account_delete()
        })}
      </p>
      <p>{m.about_privacy_delete_browser()}</p>
      <ul className="about-links">
        <li>
          <a href={builderPath(pageLocale(), 'deviceScripts')}>{m.device_title()}</a>
        </li>
        <li>
          <a href={builderPath(pageLocale(), 'account')}>{m.account_title()}</a>
        </li>
      </ul>
    </Topic>
  </section>
)

const Topic = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <h3 className={headingFontClass(title)}>{title}</h3>
    {children}
  </>
)
