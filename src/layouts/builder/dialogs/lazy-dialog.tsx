import type { ComponentType } from 'react'
import { DialogLoadFailed } from '../load-failed.tsx'
import { PartBoundary } from '../part-boundary.tsx'
import { type LazyComponent, useLazyComponent } from '../use-lazy-component.ts'

interface LazyDialogProps<Props> {
  /** Undefined while the dialog is closed. */
  lazy: LazyComponent<Props> | undefined
  props: Props
  /** Closes the dialog where it can't be shown. */
  onClose: () => void
}

/** A dialog that is loaded when it opens. One that fails or can't be loaded leaves the screen below it working. */
export function LazyDialog<Props extends object>({ lazy, props, onClose }: LazyDialogProps<Props>) {
  const { Component, failure, failures, retry } = useLazyComponent(lazy)
  if (!lazy) return null
  if (failure)
    return <DialogLoadFailed failure={failure} failures={failures} retry={retry} onClose={onClose} />
  const Dialog: ComponentType<Props> | undefined = Component
  return <PartBoundary onClose={onClose}>{Dialog && <Dialog {...props} />}</PartBoundary>
}
