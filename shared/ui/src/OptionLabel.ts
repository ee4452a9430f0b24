import styled from 'styled-components'
import { TARGET, color, motion, radius, space } from './theme'

/** The box around a radio button or check box and its text. */
export const OptionLabel = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${TARGET};
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.control};
  border-radius: ${radius.medium};
  cursor: pointer;
  transition: background ${motion.fast};

  &:hover {
    background: ${color.primarySoft};
  }
  &:has(:checked) {
    border-color: ${color.primary};
    background: ${color.primarySoft};
  }
  span {
    flex: 1;
    min-width: 0;
  }
  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
  }
`
