import { Lead, Stack, Title } from '@mentor-connect/ui'
import type { ReactNode } from 'react'

/** The page's only h1, with an introduction. */
export function PageHeader({
  title,
  intro,
  children,
}: {
  title: string
  intro?: string
  children?: ReactNode
}) {
  return (
    <Stack as="header" $gap={3}>
      <Title>{title}</Title>
      {intro && <Lead>{intro}</Lead>}
      {children}
    </Stack>
  )
}
