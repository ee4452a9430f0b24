import { color, media, motion } from '@mentor-connect/ui'
import { ChevronRight } from 'lucide-react'
import styled from 'styled-components'

/** Points at a row or card that can be opened, and down while it is open. */
export const Chevron = styled(ChevronRight)<{ $open: boolean }>`
  flex: none;
  color: ${color.muted};
  transition: rotate ${motion.fast};
  rotate: ${({ $open }) => ($open ? '90deg' : '0deg')};
  ${media.reducedMotion} {
    transition: none;
  }
`
