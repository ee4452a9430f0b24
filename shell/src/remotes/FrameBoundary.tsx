import { Component, type ErrorInfo, type ReactNode } from 'react'
import { reportFailure } from '../telemetry/clientEvents'

interface Props {
  remote: string
  release?: string
  fallback: ReactNode
  children: ReactNode
}

/**
 * Shows the fallback if a frame or a contribution of an area throws while rendering. A class, because React supports
 * error boundaries only as classes.
 */
export class FrameBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('A part of an area failed while it was shown.', error, info.componentStack)
    const { remote: area, release } = this.props
    reportFailure({ area, kind: 'render', message: String(error), ...(release && { release }) })
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
