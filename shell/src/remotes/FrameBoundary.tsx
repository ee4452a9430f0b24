import { Component, type ErrorInfo, type ReactNode } from 'react'
import { reportFailure } from '../telemetry/clientEvents'

interface Props {
  remote: string
  fallback: ReactNode
  children: ReactNode
}

/** Shows the fallback if a frame throws while rendering. React supports error boundaries only as classes. */
export class FrameBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('A frame failed while it was shown.', error, info.componentStack)
    reportFailure({ area: this.props.remote, kind: 'render', message: String(error) })
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
