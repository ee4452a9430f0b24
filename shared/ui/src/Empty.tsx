import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { Placeholder, PlaceholderTitle } from './layout'
import { color } from './theme'

interface EmptyProps {
  title: string
  children?: ReactNode
  picture?: ReactNode
  /** True if the page shows nothing else. The title is then the heading of the page. */
  isPage?: boolean
}

/** Shown instead of an empty list; `children` suggests the next step. */
export function Empty({ title, children, picture, isPage = false }: EmptyProps) {
  return (
    <Placeholder $gap={3}>
      {picture ?? <Inbox size={40} color={color.muted} aria-hidden />}
      <PlaceholderTitle as={isPage ? 'h1' : 'strong'}>{title}</PlaceholderTitle>
      {children}
    </Placeholder>
  )
}
