import { color, radius, shadow, space } from '@mentor-connect/ui'
import styled from 'styled-components'

/** One notification. */
export const NotificationCard = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.medium};
`
