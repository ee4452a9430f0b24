import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { buttonAttributes, type Activity } from '../Button'
import { iconRow } from '../iconRow'
import { color, font, motion, radius, shadow, space } from '../theme'

/** Style of a row in the sidebar or drawer: an icon and a label. The current row has a bar, a tint and bold text. */
const rowLook = css<{ $collapsed?: boolean }>`
  ${iconRow}
  position: relative;
  justify-content: ${({ $collapsed }) => ($collapsed ? 'center' : 'flex-start')};
  border-radius: ${radius.medium};
  color: ${color.text};
  font-weight: ${font.weight.medium};
  line-height: 1.5;
  text-decoration: none;
  transition: background ${motion.fast};

  &[aria-current='page'] {
    background: ${color.primarySoft};
    color: ${color.primary};
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
  &:is(:hover, :focus-visible) > [data-tip] {
    opacity: 1;
  }
`

/** A row that is a link. */
export const RowLink = styled(Link)<{ $collapsed?: boolean }>`
  ${rowLook}
`

/** A row that is a button. */
export const RowButton = styled.button.attrs<Activity & { $collapsed?: boolean }>(buttonAttributes)<
  Activity & { $collapsed?: boolean }
>`
  ${rowLook}
`

/** The label of a row: next to the icon or, in a collapsed sidebar, as a tooltip. */
export function Word({ collapsed, children }: { collapsed: boolean; children: ReactNode }) {
  return collapsed ? <Tip data-tip>{children}</Tip> : <Label>{children}</Label>
}

/** Prevents a long word from widening the row. */
const Label = styled.span`
  min-width: 0;
`

const Tip = styled.span`
  position: absolute;
  inset-inline-start: calc(100% + ${space[2]});
  z-index: 30;
  width: max-content;
  max-width: 16rem;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.small};
  background: ${color.text};
  color: ${color.background};
  font-size: ${font.size.small};
  font-weight: ${font.weight.medium};
  box-shadow: ${shadow.medium};
  opacity: 0;
  pointer-events: none;
  transition: opacity ${motion.fast};
`
