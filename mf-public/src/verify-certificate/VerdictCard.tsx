import { Card, Row, SectionTitle, Stack, color, space } from '@mentor-connect/ui'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'

interface VerdictCardProps {
  tone: 'success' | 'danger' | 'warning'
  icon: LucideIcon
  title: string
  children: ReactNode
}

/** The result of a verification. Text and icon express it, not colour alone. */
export function VerdictCard({ tone, icon: Icon, title, children }: VerdictCardProps) {
  return (
    <Edged $tone={tone}>
      <Stack $gap={5}>
        <Row>
          <Icon size={40} color={color[tone]} aria-hidden />
          <SectionTitle>{title}</SectionTitle>
        </Row>
        {children}
      </Stack>
    </Edged>
  )
}

const Edged = styled(Card)<{ $tone: VerdictCardProps['tone'] }>`
  border-top: ${space[1]} solid ${({ $tone }) => color[$tone]};
`
