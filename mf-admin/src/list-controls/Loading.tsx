import { useSharedT } from '@mentor-connect/i18n'
import { VisuallyHidden } from '@mentor-connect/ui'
import type { ReactNode } from 'react'

interface LoadingProps {
  /** Placeholders, which are hidden from screen readers. */
  children: ReactNode
}

/** Says to screen readers that a part of the page is loading. */
export function Loading({ children }: LoadingProps) {
  const t = useSharedT()
  return (
    <div role="status">
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      {children}
    </div>
  )
}
