import { Card, CardTitle, Muted, color, media, radius, space } from '@mentor-connect/ui'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'

interface IconCardProps {
  icon: LucideIcon
  title: string
  text: string
  tone?: 'primary' | 'accent'
  children?: ReactNode
}

export function IconCard({ icon: Icon, title, text, tone = 'primary', children }: IconCardProps) {
  return (
    <Tall>
      <Badge $tone={tone}>
        <Icon size={24} aria-hidden />
      </Badge>
      <Text>
        <CardTitle>{title}</CardTitle>
        <Muted>{text}</Muted>
        {children}
      </Text>
    </Tall>
  )
}

/** On phones it is a compact row, which keeps a list of cards short. */
const Tall = styled(Card)`
  display: flex;
  gap: ${space[4]};
  height: 100%;
  ${media.belowTablet} {
    padding: ${space[4]};
  }
  ${media.tabletUp} {
    flex-direction: column;
    align-items: flex-start;
  }
`

const Text = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[1]};
  min-width: 0;
  ${media.tabletUp} {
    gap: ${space[2]};
  }
`

const Badge = styled.span<{ $tone: 'primary' | 'accent' }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: ${radius.medium};
  background: ${({ $tone }) => ($tone === 'accent' ? color.accentSoft : color.primarySoft)};
  color: ${({ $tone }) => ($tone === 'accent' ? color.warning : color.primary)};
`
