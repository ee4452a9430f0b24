import { Card, SectionTitle, Stack } from '@mentor-connect/ui'
import { useId, type ReactNode } from 'react'

/** One part of the form, with its heading. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack $gap={5}>
        <SectionTitle id={id}>{title}</SectionTitle>
        {children}
      </Stack>
    </Card>
  )
}
