import { Card, SectionTitle, Stack } from '@mentor-connect/ui'
import type { ReactNode, Ref } from 'react'

interface RecordSectionProps {
  /** Absent for the facts that a record begins with. */
  title?: string
  /** Reference to the title, which can then receive the focus. */
  titleRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** A part of a record's page, such as its facts or a form. */
export function RecordSection({ title, titleRef, children }: RecordSectionProps) {
  return (
    <Card as={title ? 'section' : 'div'} $padding={5}>
      <Stack $gap={4}>
        {title && (
          <SectionTitle ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
            {title}
          </SectionTitle>
        )}
        {children}
      </Stack>
    </Card>
  )
}
