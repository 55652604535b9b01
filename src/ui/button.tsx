import './button.css'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

interface ButtonLook {
  /** `primary`: one a view. `text`: no edge. Without it: plain. */
  variant?: 'plain' | 'primary' | 'text' | 'destructive' | undefined
  /** 36 px high with a 44 px target, in panels, banners and rows. */
  small?: boolean | undefined
  /** An icon element of lucide-react, before the words. */
  icon?: ReactNode
  /** Below 1200 px only the icon shows; the words stay for screen readers. */
  shrinks?: boolean | undefined
  children: ReactNode
}

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Shows a spinner in place of the icon and takes no press; the width stays. */
  busy?: boolean | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** A button with words. Takes every attribute of `<button>`; its type is `button` unless said otherwise. */
export function Button({ variant, small, icon, shrinks, busy, children, className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(lookOf(variant, small, shrinks), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? event => event.preventDefault() : rest.onClick}
    >
      <Words icon={icon} busy={busy}>
        {children}
      </Words>
    </button>
  )
}

export interface ButtonLinkProps
  extends ButtonLook,
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> {
  href: string
}

/** The same look for what leads to another address. */
export function ButtonLink({ variant, small, icon, shrinks, children, className, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={classNames(lookOf(variant, small, shrinks), className)}>
      <Words icon={icon}>{children}</Words>
    </a>
  )
}

const lookOf = (variant: ButtonLook['variant'] = 'plain', small?: boolean, shrinks?: boolean) =>
  classNames('button', `button-${variant}`, small && 'button-small', shrinks && 'button-shrinks')

function Words({
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
      <span className="button-words">{children}</span>
    </>
  )
}
