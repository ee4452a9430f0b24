import { Title } from '@mentor-connect/ui'
import styled from 'styled-components'

/** The heading of the page. It gets the focus after a navigation, like the main region without a ring. */
export const LessonTitle = styled(Title).attrs({ tabIndex: -1 })`
  overflow-wrap: anywhere;

  &:focus {
    outline: none;
  }
`
