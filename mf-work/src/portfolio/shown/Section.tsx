import { SectionTitle, Stack, font } from '@mentor-connect/ui'
import { useId, type ReactNode } from 'react'
import styled from 'styled-components'

interface SectionProps {
  title: string
  /** True if there is nothing to show; the part is then left out. */
  isEmpty: boolean
  children: ReactNode
}

/** A part of a portfolio with its heading. */
export function Section({ title, isEmpty, children }: SectionProps) {
  const id = useId()
  if (isEmpty) return null
  return (
    <Stack as="section" $gap={3} aria-labelledby={id}>
      <SectionTitle id={id}>{title}</SectionTitle>
      {children}
    </Stack>
  )
}

/** A text that the owner of the portfolio has written, with its line breaks. */
export const Words = styled.p`
  max-width: 42rem;
  font-size: ${font.size.lead};
  white-space: pre-line;
  overflow-wrap: anywhere;
`
