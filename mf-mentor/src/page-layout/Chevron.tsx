import { color, media, motion } from '@mentor-connect/ui'
import { ChevronRight } from 'lucide-react'
import styled from 'styled-components'

/** An icon that points right at a closed row or card, and down while it is open. */
export const Chevron = styled(ChevronRight)<{ $open: boolean }>`
  flex: none;
  color: ${color.muted};
  transition: rotate ${motion.fast};
  rotate: ${({ $open }) => ($open ? '90deg' : '0deg')};
  ${media.reducedMotion} {
    transition: none;
  }
`
