import { Card, CardTitle, Stack } from '@mentor-connect/ui'
import { useId, type ReactNode } from 'react'

/** A group of settings with a heading. */
export function SettingsCard({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack>
        <CardTitle as="h2" id={titleId}>
          {title}
        </CardTitle>
        {children}
      </Stack>
    </Card>
  )
}
