import { color, font, space } from '@mentor-connect/ui'
import styled from 'styled-components'

/** Names and values of what an application contains. */
export const ApplicationParts = styled.dl`
  display: grid;
  gap: ${space[4]};
  margin: 0;

  dt {
    color: ${color.muted};
    font-size: ${font.size.small};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`

/** A text of the poster to an applicant. */
export const PosterText = styled.p`
  padding-inline-start: ${space[4]};
  border-inline-start: 4px solid ${color.primary};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`
