import { media, space } from '@mentor-connect/ui'
import styled from 'styled-components'

export const CourseGrid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  ${media.desktopUp} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[6]};
  }
`
