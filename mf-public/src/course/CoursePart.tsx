import { Folded, SectionTitle, Stack, color, font, space } from '@mentor-connect/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

interface CoursePartProps {
  title: string
  /** True to show only the title until the section is opened. */
  folds: boolean
  children: ReactNode
}

/** A section of the course page that learners rarely need. */
export function CoursePart({ title, folds, children }: CoursePartProps) {
  if (!folds)
    return (
      <Stack as="section" $gap={4}>
        <SectionTitle>{title}</SectionTitle>
        {children}
      </Stack>
    )
  return (
    <Fold>
      <summary>
        <h2>{title}</h2>
      </summary>
      <Content $gap={6}>{children}</Content>
    </Fold>
  )
}

const Fold = styled(Folded)`
  border-block: 1px solid ${color.border};

  & + & {
    border-block-start: 0;
  }
  h2 {
    display: inline;
    font-size: ${font.size.h4};
  }
`

const Content = styled(Stack)`
  padding-block: ${space[3]} ${space[6]};
`
