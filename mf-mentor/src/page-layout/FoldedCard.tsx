import { Card, Muted, SectionTitle, Stack, TARGET, color, space } from '@mentor-connect/ui'
import { useId, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { Chevron } from './Chevron'

export interface Fold {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

interface FoldedCardProps {
  title: string
  /** One line about the content, shown while the card is closed. */
  summary: string
  children: ReactNode
  /** Controls the card from its parent; absent if the card keeps its own state. */
  fold?: Fold
}

/** A card that is closed at first. Closing it again keeps what was entered. */
export function FoldedCard({ title, summary, children, fold }: FoldedCardProps) {
  const id = useId()
  const [isOwnOpen, setOwnOpen] = useState(false)
  const { isOpen, setOpen } = fold ?? { isOpen: isOwnOpen, setOpen: setOwnOpen }
  return (
    <Card as="section" aria-labelledby={`${id}-title`} $padding={5}>
      <SectionTitle id={`${id}-title`}>
        <Toggle
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-describedby={isOpen ? undefined : `${id}-summary`}
          onClick={() => setOpen(!isOpen)}
        >
          <Chevron size={20} aria-hidden $open={isOpen} />
          {title}
        </Toggle>
      </SectionTitle>
      {!isOpen && <Summary id={`${id}-summary`}>{summary}</Summary>}
      <Content id={id} hidden={!isOpen} $gap={4}>
        {children}
      </Content>
    </Card>
  )
}

const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  width: 100%;
  min-height: ${TARGET};
  padding: 0;
  border: 0;
  background: transparent;
  color: ${color.text};
  font: inherit;
  text-align: start;
  cursor: pointer;
`

/** Aligned with the title, which stands beside the chevron. */
const Summary = styled(Muted)`
  padding-inline-start: calc(20px + ${space[2]});
`

const Content = styled(Stack)`
  margin-top: ${space[3]};

  &[hidden] {
    display: none;
  }
`
