import './button.css'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from '../class-names.ts'
import { Spinner } from '../feedback/spinner.tsx'

interface ButtonAppearance {
  /** Default `plain`. `primary`: at most one per view. `text`: without border. */
  variant?: 'plain' | 'primary' | 'text' | 'destructive' | undefined
  /** 36 px high with a 44 px target, for panels, banners and rows. */
  small?: boolean | undefined
  /** An icon element of lucide-react, before the label. */
  icon?: ReactNode
  /** Shows only the icon below 1400 px, `narrow` below 900 px; the label stays for screen readers. */
  shrinks?: boolean | 'narrow' | undefined
  children: ReactNode
}

export interface ButtonProps
  extends ButtonAppearance,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Replaces the icon by a spinner and ignores clicks; the width stays. */
  busy?: boolean | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** A button with a label. Takes every attribute of `<button>`; default type `button`. */
export function Button({ variant, small, icon, shrinks, busy, children, className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass(variant, small, shrinks), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? event => event.preventDefault() : rest.onClick}
    >
      <ButtonContent icon={icon} busy={busy}>
        {children}
      </ButtonContent>
    </button>
  )
}

export interface ButtonLinkProps
  extends ButtonAppearance,
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> {
  href: string
}

/** A link that looks like a button. */
export function ButtonLink({ variant, small, icon, shrinks, children, className, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={classNames(buttonClass(variant, small, shrinks), className)}>
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </a>
  )
}

const buttonClass = (
  variant: ButtonAppearance['variant'] = 'plain',
  small?: boolean,
  shrinks?: ButtonAppearance['shrinks']
) =>
  classNames(
    'button',
    `button-${variant}`,
    small && 'button-small',
    shrinks && (shrinks === 'narrow' ? 'button-shrinks-narrow' : 'button-shrinks')
  )

function ButtonContent({
  icon,
  busy,
  children
}: {
  icon?: ReactNode
  busy?: boolean | undefined
  children: ReactNode
}) {
  return (
    <>
      {busy && icon ? <Spinner /> : icon}
      {busy && !icon ? (
        <span className="button-spinner">
          <Spinner />
        </span>
      ) : null}
      <span className="button-label">{children}</span>
    </>
  )
}
