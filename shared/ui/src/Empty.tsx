import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { Placeholder } from './layout'
import { color } from './theme'

/** Shown instead of an empty list; `children` suggests the next step. */
export function Empty({
  title,
  children,
  picture,
}: {
  title: string
  children?: ReactNode
  picture?: ReactNode
}) {
  return (
    <Placeholder $gap={3}>
      {picture ?? <Inbox size={40} color={color.muted} aria-hidden />}
      <strong>{title}</strong>
      {children}
    </Placeholder>
  )
}
