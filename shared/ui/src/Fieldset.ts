import styled from 'styled-components'
import { font } from './theme'

/** A group of fields whose legend looks like the label of a field. */
export const Fieldset = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-weight: ${font.weight.medium};
  }
`
