import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { TARGET, space } from './theme'

/** A link at the top of a page to its parent page. */
export function BackTo({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Back to={to}>
      <ArrowLeft size={18} aria-hidden />
      {children}
    </Back>
  )
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: ${space[2]};
  min-height: ${TARGET};
  overflow-wrap: anywhere;
`
