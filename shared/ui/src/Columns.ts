import styled from 'styled-components'
import { media, space } from './theme'

interface ColumnsProps {
  /** Ratio of the two widths. Default: 3 to 2. */
  $parts?: readonly [number, number]
  $gap?: keyof typeof space
  $from?: 'desktopUp' | 'wideUp'
}

/** Two columns if there is enough room, otherwise one below the other. */
export const Columns = styled.div<ColumnsProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 6 }) => space[$gap]};
  align-items: start;
  ${({ $from = 'desktopUp' }) => media[$from]} {
    grid-template-columns: ${({ $parts = [3, 2] }) => $parts.map((part) => `minmax(0, ${part}fr)`).join(' ')};
  }
`
