import styled from 'styled-components'
import { TARGET, color, radius, shadow, space } from '../theme'

/** The list below a combobox. */
export const OptionList = styled.ul`
  position: absolute;
  inset-inline: 0;
  top: 100%;
  z-index: 20;
  max-height: min(24rem, 60vh);
  margin: ${space[1]} 0 0;
  padding: ${space[1]};
  overflow-y: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  list-style: none;

  &[hidden] {
    display: none;
  }
`

export const OptionItem = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${TARGET};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  cursor: pointer;

  svg {
    flex: none;
    color: ${color.muted};
  }
  &:hover,
  &[aria-selected='true'] {
    background: ${color.sunken};
  }
  &[aria-selected='true'] {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`
