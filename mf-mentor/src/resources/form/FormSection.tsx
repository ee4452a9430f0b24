import { Card, SectionTitle, Stack, font, space } from '@mentor-connect/ui'
import { useId, type ReactNode } from 'react'
import styled from 'styled-components'

/** A part of the form with a heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <Stack $gap={5}>{children}</Stack>
    </Box>
  )
}

const Box = styled(Card)`
  padding: ${space[5]};
`

const Heading = styled(SectionTitle)`
  margin-bottom: ${space[5]};
  font-size: ${font.size.h3};
`
