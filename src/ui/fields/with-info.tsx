import './with-info.css'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import type { FieldInfo } from './field-frame.tsx'

/** A control that its label surrounds, with something beside the label. `className` is that of both together. */
export const withInfo = (
  info: FieldInfo | undefined,
  label: ReactNode,
  className: string | undefined,
  control: ReactNode
) =>
  info ? (
    <div className={classNames('with-info', className)}>
      {control}
      {info(typeof label === 'string' ? label : '')}
    </div>
  ) : (
    control
  )
