import { PageTitle } from '@mentor-connect/contract/remote'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Lead, Stack, Title } from './layout'
import { color } from './theme'

interface NotFoundProps {
  title: string
  help: string
  /** Links to other pages. */
  children: ReactNode
}

/** The page for an item that does not exist, or no longer exists. */
export function NotFound({ title, help, children }: NotFoundProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Stack as="header" $gap={3}>
        <SearchX size={48} color={color.muted} aria-hidden />
        <Title>{title}</Title>
        <Lead>{help}</Lead>
      </Stack>
      {children}
    </>
  )
}
