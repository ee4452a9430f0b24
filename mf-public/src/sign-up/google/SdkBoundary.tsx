import { Component, type ReactNode } from 'react'

interface SdkBoundaryProps {
  onError: (error: Error) => void
  children: ReactNode
}

/** Catches errors of the SDK, so that the forms next to it keep working. */
export class SdkBoundary extends Component<SdkBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
