import { TARGET, color, radius, space } from '@mentor-connect/ui'
import styled from 'styled-components'

/** The box of an earlier submission. Opening it shows the submission. */
export const PastSubmission = styled.details`
  padding-inline: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};

  summary {
    display: list-item;
    min-height: ${TARGET};
    padding-block: ${space[3]};
    cursor: pointer;
  }
  & > :last-child {
    padding-bottom: ${space[4]};
  }
`
