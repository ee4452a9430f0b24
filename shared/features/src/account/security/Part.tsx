import { Button, Muted, Row, Stack, font } from '@mentor-connect/ui'
import type { ReactNode, Ref } from 'react'
import styled from 'styled-components'

interface PartProps {
  title: string
  /** The current value of the setting. */
  value?: string
  /** Label of the button that opens the form. */
  action: string
  isOpen: boolean
  onToggle: () => void
  toggle?: Ref<HTMLButtonElement>
  children: ReactNode
}

/** A setting with its current value, and a button that opens the form to change it. */
export function Part({ title, value, action, isOpen, onToggle, toggle, children }: PartProps) {
  return (
    <Stack $gap={3}>
      <Row $between>
        <Names>
          <PartTitle>{title}</PartTitle>
          {value && <Muted>{value}</Muted>}
        </Names>
        <Button
          ref={toggle}
          $variant="secondary"
          $small
          aria-expanded={isOpen}
          aria-label={`${action}: ${title}`}
          onClick={onToggle}
        >
          {action}
        </Button>
      </Row>
      {children}
    </Stack>
  )
}

export const PartTitle = styled.h3`
  font-size: ${font.size.body};
  font-weight: ${font.weight.semibold};
`

const Names = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
  overflow-wrap: anywhere;
`
