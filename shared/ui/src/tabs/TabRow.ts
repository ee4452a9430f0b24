import styled, { css } from 'styled-components'
import { color, font, media, space } from '../theme'

const COVER = `${color.background} 40%, transparent`
const SHADE = `${color.border}, transparent`

/**
 * One row of tabs. Its edge is shaded if more tabs follow in that direction. At the ends of the row, covers that
 * scroll with the tabs hide the shade.
 */
export const TabRow = styled.div`
  position: relative;
  display: flex;
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scrollbar-width: thin;
  background:
    linear-gradient(to right, ${COVER}) left / ${space[8]} 100% no-repeat local,
    linear-gradient(to left, ${COVER}) right / ${space[8]} 100% no-repeat local,
    linear-gradient(to right, ${SHADE}) left / ${space[5]} 100% no-repeat scroll,
    linear-gradient(to left, ${SHADE}) right / ${space[5]} 100% no-repeat scroll;
  box-shadow: inset 0 -1px ${color.border};
`

/** The look of a tab, which is a link if it opens another page, and a button otherwise. */
export const tabStyle = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  flex: 1 0 auto;
  min-height: 2.75rem;
  padding: ${space[2]} ${space[3]};
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  color: ${color.muted};
  font-weight: ${font.weight.semibold};
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    color: ${color.primary};
  }
  /* The outline is inside the tab, because the row would cut it off outside. */
  &:focus-visible {
    outline-offset: -3px;
  }
  &:is([aria-current='page'], [aria-selected='true']) {
    border-color: ${color.primary};
    color: ${color.primary};
  }
  ${media.tabletUp} {
    flex: none;
    padding-inline: ${space[5]};
  }
`
