import { TARGET, font, space } from '@mentor-connect/ui'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

/** A link next to the heading of a section, to the page with the complete list. */
export function SectionLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Line to={to}>
      {children}
      <ArrowRight size={18} aria-hidden />
    </Line>
  )
}

const Line = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  min-height: ${TARGET};
  font-weight: ${font.weight.semibold};
`
