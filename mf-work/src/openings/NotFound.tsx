import { PageTitle } from '@mentor-connect/contract/remote'
import { Lead, Stack, Title, color } from '@mentor-connect/ui'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'

interface NotFoundProps {
  title: string
  help: string
  /** Links to other pages. */
  children: ReactNode
}

/** The page for an opening that does not exist, or that is closed. */
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
