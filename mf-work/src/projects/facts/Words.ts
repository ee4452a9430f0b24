import styled from 'styled-components'

/** A text that a person has written, with its line breaks. */
export const Words = styled.p`
  max-width: 42rem;
  white-space: pre-line;
  overflow-wrap: anywhere;
`
