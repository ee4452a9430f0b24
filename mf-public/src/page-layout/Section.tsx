import { Container, Lead, SectionTitle, Stack, color, media, space } from '@mentor-connect/shared/ui'
import { useId, type ReactNode } from 'react'
import styled from 'styled-components'

type Tone = 'plain' | 'raised' | 'soft'

interface SectionProps {
  title: string
  intro?: string
  tone?: Tone
  /** Shows the heading next to the content on wide screens. */
  split?: boolean
  children: ReactNode
}

/** A full-width band with a heading. */
export function Section({ title, intro, tone = 'plain', split = false, children }: SectionProps) {
  const headingId = useId()
  return (
    <Band $tone={tone} aria-labelledby={headingId}>
      <Container>
        <Parts $split={split}>
          <Heading $gap={3}>
            <SectionTitle id={headingId}>{title}</SectionTitle>
            {intro && <Lead>{intro}</Lead>}
          </Heading>
          {children}
        </Parts>
      </Container>
    </Band>
  )
}

const BACKGROUND: Record<Tone, string> = {
  plain: 'transparent',
  raised: color.surface,
  soft: color.sunken,
}

const Band = styled.section<{ $tone: Tone }>`
  padding-block: ${space[12]};
  background: ${({ $tone }) => BACKGROUND[$tone]};
  ${media.tabletUp} {
    padding-block: ${space[20]};
  }
`

const Parts = styled.div<{ $split: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]};
  ${media.desktopUp} {
    grid-template-columns: ${({ $split }) => ($split ? 'minmax(0, 2fr) minmax(0, 3fr)' : 'minmax(0, 1fr)')};
  }
`

const Heading = styled(Stack)`
  max-width: 44rem;
`
