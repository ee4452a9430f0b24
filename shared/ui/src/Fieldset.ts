import styled from 'styled-components'
import { font, space } from './theme'

/** A group of fields whose legend looks like the label of a field. */
export const Fieldset = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    max-width: 100%;
    padding: 0 0 ${space[2]};
    overflow-wrap: anywhere;
    font-weight: ${font.weight.medium};
  }
`
