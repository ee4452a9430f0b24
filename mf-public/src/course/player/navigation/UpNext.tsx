import type { Neighbour } from '@mentor-connect/contract/courses/lessons/lessons'
import { languageOf } from '@mentor-connect/i18n'
import { color, font, media, radius, space } from '@mentor-connect/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'

/** The name of the next lesson, with the button that opens it. */
export function UpNext({ next, children }: { next: Neighbour | undefined; children: ReactNode }) {
  const t = useT()
  if (!next) return <Box>{children}</Box>
  return (
    <Box>
      <p>
        <Word>{t('public.player.upNext')}</Word>
        <Name lang={languageOf(next.title)}>{next.title}</Name>
      </p>
      {children}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[5]};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  ${media.tabletUp} {
    grid-template-columns: minmax(0, 1fr) minmax(12rem, auto);

    & > :only-child {
      grid-column: 1 / -1;
      justify-self: end;
      width: auto;
      min-width: 12rem;
    }
  }
`

const Word = styled.span`
  display: block;
  color: ${color.muted};
  font-size: ${font.size.small};
`

const Name = styled.span`
  font-size: ${font.size.h4};
  font-weight: ${font.weight.semibold};
`
