import { Card, Folded, SectionTitle, Stack } from '@mentor-connect/ui'
import { useId, useState, type ReactNode } from 'react'
import styled from 'styled-components'

interface FormPartProps {
  title: string
  children: ReactNode
}

/** One part of the form, with its heading. */
export function FormPart({ title, children }: FormPartProps) {
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

interface FoldedFormPartProps extends FormPartProps {
  /** Number of entries in the part, which is shown beside its title. */
  count: number
  /** True if something in the part has to be corrected; the part is then open. */
  hasProblem: boolean
}

/** A part of a long form that shows only its title until it is opened. It stays open once its problem is corrected. */
export function FoldedFormPart({ title, count, hasProblem, children }: FoldedFormPartProps) {
  const [isOpen, setOpen] = useState(false)
  if (hasProblem && !isOpen) setOpen(true)
  return (
    <Card as="section" aria-label={title}>
      <Fold open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <SectionTitle>
            {title} ({count})
          </SectionTitle>
        </summary>
        <Stack $gap={5}>{children}</Stack>
      </Fold>
    </Card>
  )
}

const Fold = styled(Folded)`
  summary > * {
    display: inline;
  }
`
