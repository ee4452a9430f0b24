import { useLocale } from '@mentor-connect/i18n'
import type { ReactNode } from 'react'

/** Words of the page inside the text of a lesson, which may be in another language. */
export function OwnWords({ children }: { children: ReactNode }) {
  return <span lang={useLocale()}>{children}</span>
}
