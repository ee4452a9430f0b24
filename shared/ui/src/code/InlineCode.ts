import styled from 'styled-components'
import { color, radius } from '..'

/** Program code within a sentence. */
export const InlineCode = styled.code.attrs({ translate: 'no' })`
  padding: 0.1em 0.35em;
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
  background: ${color.sunken};
  font-size: 0.9em;
  overflow-wrap: anywhere;
`
