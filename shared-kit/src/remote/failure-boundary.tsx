import { Component, type ReactNode } from 'react'
import type { Host } from './host.ts'
import { useHost } from './platform.tsx'

type Props = {
  kind: 'page' | 'slot'
  label?: string | undefined
  children: ReactNode
  onRetry?: (() => void) | undefined
  /** Nothing replaces what crashed. */
  isHidden?: boolean | undefined
  /** It crashed. */
  onError?: (() => void) | undefined
}
type InnerProps = Props & { host: Host | null }

class Boundary extends Component<InnerProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onError?.()
  }

  retry = () => {
    this.props.onRetry?.()
    this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    if (this.props.isHidden) return null
    const Failure = this.props.host?.Failure
    return Failure ? <Failure kind={this.props.kind} label={this.props.label} retry={this.retry} /> : null
  }
}

/** Keeps a crash inside its own page or slot and offers a retry there. */
export const FailureBoundary = (props: Props) => <Boundary {...props} host={useHost()} />
