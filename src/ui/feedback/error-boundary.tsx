import { Component, type ReactNode } from 'react'

/** What a fallback shows, and how it tries again. */
export interface BoundaryFailure {
  error: unknown
  /** How often the children have failed so far. */
  count: number
  /** Renders the children anew. */
  retry: () => void
}

interface ErrorBoundaryProps {
  children: ReactNode
  fallback: (failure: BoundaryFailure) => ReactNode
}

/** Shows its fallback when its children throw while rendering. Give it a `key` for content that changes. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { error: unknown; hasFailed: boolean; count: number }
> {
  override state = { error: undefined as unknown, hasFailed: false, count: 0 }

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true }
  }

  override componentDidCatch() {
    this.setState(({ count }) => ({ count: count + 1 }))
  }

  override render() {
    const { error, hasFailed, count } = this.state
    if (!hasFailed) return this.props.children
    return this.props.fallback({ error, count, retry: () => this.setState({ hasFailed: false }) })
  }
}
