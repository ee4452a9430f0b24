import { CardTitle, Muted, color, media, radius } from '@mentor-connect/ui'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { RowCard, RowCardText } from './RowCard'

interface IconCardProps {
  icon: LucideIcon
  /** The title, or a `CoverLink` with it, which makes the whole card clickable. */
  title: ReactNode
  text: string
  tone?: 'primary' | 'accent'
  children?: ReactNode
}

export function IconCard({ icon: Icon, title, text, tone = 'primary', children }: IconCardProps) {
  return (
    <Box>
      <Badge $tone={tone}>
        <Icon size={24} aria-hidden />
      </Badge>
      <RowCardText>
        <CardTitle>{title}</CardTitle>
        <Muted>{text}</Muted>
        {children}
      </RowCardText>
    </Box>
  )
}

const Box = styled(RowCard)`
  position: relative;
  ${media.tabletUp} {
    align-items: flex-start;
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
