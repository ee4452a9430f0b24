import type { ReactNode } from 'react'
import styled from 'styled-components'
import { TARGET, color, font, space } from '../..'

/** A list that is closed until somebody opens it. */
export function Earlier({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box>
      <summary>{title}</summary>
      {children}
    </Box>
  )
}

const Box = styled.details`
  summary {
    min-height: ${TARGET};
    padding-block: ${space[2]};
    color: ${color.primary};
    font-weight: ${font.weight.medium};
    cursor: pointer;
  }
`
