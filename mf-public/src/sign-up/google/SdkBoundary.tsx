import { Component, type ReactNode } from 'react'

interface SdkBoundaryProps {
  onError: (error: Error) => void
  children: ReactNode
}

/** What goes wrong with the SDK stays here: the forms beside it go on. */
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
