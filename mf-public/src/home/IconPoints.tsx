import { CardTitle, Muted, Stack, TARGET, radius } from '@mentor-connect/ui'
import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT, type HomeMessage } from './messages/useT'

export interface IconPoint {
  icon: LucideIcon
  title: HomeMessage
  text: HomeMessage
  /** Path that the point links to. */
  to: string
}

/** A list of points, each with an icon, a title that is a link, and a text. */
export function IconPoints({ points }: { points: readonly IconPoint[] }) {
  const t = useT()
  return points.map(({ icon: Icon, title, text, to }) => (
    <li key={title}>
      <Sign>
        <Icon size={28} aria-hidden />
      </Sign>
      <Stack $gap={1}>
        <CardTitle>
          <Way to={to}>{t(title)}</Way>
        </CardTitle>
        <Muted>{t(text)}</Muted>
      </Stack>
    </li>
  ))
}

/** The round icon of a point. The list sets its size and colours. */
export const Sign = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  border-radius: ${radius.round};
`

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${TARGET};
`
