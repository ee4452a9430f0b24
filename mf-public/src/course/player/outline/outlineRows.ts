import { TARGET, color, font, motion, radius, space } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'

const look = css`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  min-height: ${TARGET};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  color: ${color.text};
  line-height: 1.4;
  text-decoration: none;
  transition: background ${motion.fast};

  svg {
    flex: none;
    margin-top: 0.1em;
  }
`

const link = css`
  ${look}

  &:hover {
    background: ${color.sunken};
  }
`

/** The row of a lesson on this site. The current lesson has a bar, a tint and bold text. */
export const Row = styled(Link)`
  ${link}

  &[aria-current='page'] {
    background: ${color.primarySoft};
    font-weight: ${font.weight.semibold};
  }
  &[aria-current='page']::before {
    content: '';
    position: absolute;
    inset: ${space[2]} auto ${space[2]} 0;
    width: 4px;
    border-radius: ${radius.round};
    background: ${color.primary};
  }
`

export const OutsideRow = styled.a`
  ${link}
`

export const LockedRow = styled.div`
  ${look}
  color: ${color.muted};
`

export const Words = styled.span`
  flex: 1;
  min-width: 0;
`
