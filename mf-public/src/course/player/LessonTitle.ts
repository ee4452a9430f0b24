import { Title } from '@mentor-connect/ui'
import styled from 'styled-components'

/** The heading of the page. After a navigation it gets the focus, without a focus ring like the main region. */
export const LessonTitle = styled(Title).attrs({ tabIndex: -1 })`
  overflow-wrap: anywhere;

  &:focus {
    outline: none;
  }
`
