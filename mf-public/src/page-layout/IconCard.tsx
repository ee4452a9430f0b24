import { Card, CardTitle, Muted, color, radius, space } from '@mentor-connect/shared/ui'
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
      <CardTitle>{title}</CardTitle>
      <Muted>{text}</Muted>
      {children}
    </Tall>
  )
}

const Tall = styled(Card)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[3]};
  height: 100%;
`

const Badge = styled.span<{ $tone: 'primary' | 'accent' }>`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  margin-bottom: ${space[1]};
  border-radius: ${radius.medium};
  background: ${({ $tone }) => ($tone === 'accent' ? color.accentSoft : color.primarySoft)};
  color: ${({ $tone }) => ($tone === 'accent' ? color.warning : color.primary)};
`
