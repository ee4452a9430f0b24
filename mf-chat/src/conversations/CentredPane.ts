import { Stack, space } from '@mentor-connect/ui'
import styled from 'styled-components'

/** A pane with a few words in its middle, in place of a thread. */
export const CentredPane = styled(Stack)`
  align-items: center;
  justify-content: center;
  padding: ${space[6]};
  text-align: center;
`
