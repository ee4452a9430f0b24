import { Title } from '@mentor-connect/ui'
import styled from 'styled-components'

/** The heading of the page. After a navigation it gets the focus. */
export const LessonTitle = styled(Title).attrs({ tabIndex: -1 })`
  overflow-wrap: anywhere;
`
