import { Muted, SectionTitle, Stack } from '@mentor-connect/ui'
import { useEffect, useRef } from 'react'

interface StepTitleProps {
  title: string
  intro: string
  /** True to take the focus, so that screen readers announce the new step. */
  focused: boolean
}

export function StepTitle({ title, intro, focused }: StepTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focused) heading.current?.focus()
  }, [focused])
  return (
    <Stack $gap={2}>
      <SectionTitle as="h1" ref={heading} tabIndex={-1}>
        {title}
      </SectionTitle>
      <Muted>{intro}</Muted>
    </Stack>
  )
}
