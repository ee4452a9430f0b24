import styled, { keyframes } from 'styled-components'
import { color, media, radius } from './theme'

const shimmer = keyframes`
  from { background-position: 200% 0; }
  to { background-position: -200% 0; }
`

/** Attribute by which `LoadingStatus` finds placeholders. */
export const PLACEHOLDER = 'data-placeholder'

/**
 * A grey placeholder while content loads. Hidden from screen readers: the shell’s `LoadingStatus` tells them
 * that the page is loading. On pages that a server renders with their content, set `aria-busy` on the
 * placeholder or on its region.
 */
export const Skeleton = styled.div.attrs({ 'aria-hidden': true, [PLACEHOLDER]: true })<{
  $height?: string
  $width?: string
  $round?: boolean
}>`
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '1rem' }) => $height};
  border-radius: ${({ $round }) => ($round ? radius.round : radius.small)};
  opacity: 0.6;
  background: linear-gradient(90deg, ${color.border} 25%, ${color.sunken} 50%, ${color.border} 75%) 0 0 / 200%
    100%;
  animation: ${shimmer} 1.6s linear infinite;
  ${media.reducedMotion} {
    background: ${color.border};
    animation: none;
  }
`
