import { Card, radius, space } from '@mentor-connect/shared/ui'
import styled from 'styled-components'

export const MentorCardBox = styled(Card).attrs({ as: 'article' })`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[2]};
  height: 100%;
  text-align: center;
`

export const PortraitFrame = styled.span`
  width: 9rem;
  height: 9rem;
  margin-bottom: ${space[2]};
  overflow: hidden;
  border-radius: ${radius.round};
`
