import { useLocale } from '@mentor-connect/i18n'
import type { ReactNode } from 'react'

/** Text of the interface inside a lesson, whose language may differ from that of the interface. */
export function OwnWords({ children }: { children: ReactNode }) {
  return <span lang={useLocale()}>{children}</span>
}
