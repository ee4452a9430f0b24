import { LAID_OUT_LATER } from '@mentor-connect/contract/site/firstPaint'
import { Container, Lead, SectionTitle, Stack, color, font, media, space } from '@mentor-connect/ui'
import { useId, type ReactNode } from 'react'
import styled from 'styled-components'

type Tone = 'plain' | 'raised' | 'soft'

interface SectionProps {
  title: string
  intro?: string
  tone?: Tone
  /** True to show the heading next to the content on wide screens. */
  split?: boolean
  /** A link next to the heading. */
  action?: ReactNode
  children: ReactNode
}

/** A full-width band with a heading. */
export function Section({ title, intro, tone = 'plain', split = false, action, children }: SectionProps) {
  const headingId = useId()
  return (
    <Band {...LAID_OUT_LATER} $tone={tone} aria-labelledby={headingId}>
      <Container>
        <Parts $split={split}>
          <Top>
            <Heading $gap={2}>
              <SectionTitle id={headingId}>{title}</SectionTitle>
              {intro && <Lead>{intro}</Lead>}
            </Heading>
            {action}
          </Top>
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
  padding-block: ${space[6]};
  background: ${({ $tone }) => BACKGROUND[$tone]};
  ${media.tabletUp} {
    padding-block: ${space[10]};
  }
`

const Parts = styled.div<{ $split: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  ${media.tabletUp} {
    gap: ${space[6]};
  }
  ${media.desktopUp} {
    grid-template-columns: ${({ $split }) => ($split ? 'minmax(0, 2fr) minmax(0, 3fr)' : 'minmax(0, 1fr)')};
  }
`

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  align-items: end;
  justify-content: space-between;
  gap: ${space[1]} ${space[6]};
`

const Heading = styled(Stack)`
  max-width: 44rem;
  ${media.belowTablet} {
    gap: ${space[1]};

    p {
      font-size: ${font.size.body};
    }
  }
`
