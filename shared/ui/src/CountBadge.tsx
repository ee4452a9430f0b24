import styled from 'styled-components'
import { VisuallyHidden } from './layout'
import { color, font, radius, space } from './theme'

const MOST_SHOWN = 99

/** A number on the corner of something; nothing for zero. @param label what screen readers say instead of the number */
export function CountBadge({ count, label }: { count: number; label: string }) {
  if (count === 0) return null
  return (
    <>
      <Round aria-hidden>{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</Round>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  )
}

const Round = styled.span`
  min-width: 1.375rem;
  padding: 0 ${space[1]};
  border-radius: ${radius.round};
  background: ${color.primary};
  color: ${color.onPrimary};
  font-size: 0.8125rem;
  font-weight: ${font.weight.semibold};
  line-height: 1.375rem;
  text-align: center;
`
