import { css } from 'styled-components'
import { UNUSABLE } from './Button'
import { TARGET, color, space } from './theme'

/** Styles of a row with an icon and a label, for a link or a button. It takes the full width. */
export const iconRow = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  min-height: ${TARGET};
  padding: ${space[2]} ${space[3]};
  border: 0;
  background: transparent;
  overflow-wrap: anywhere;
  text-align: start;
  cursor: pointer;

  svg {
    flex: none;
  }
  &:hover:not(${UNUSABLE}) {
    background: ${color.sunken};
  }
  &${UNUSABLE} {
    opacity: 0.6;
    cursor: not-allowed;
  }
`
