import { fileUrl } from '@mentor-connect/api'
import type { EnrolledLearner } from '@mentor-connect/contract/api/mentorArea'
import { Avatar, space } from '@mentor-connect/ui'
import styled from 'styled-components'

export function LearnerName({ learner: { name, profile } }: { learner: EnrolledLearner }) {
  return (
    <Line>
      <Avatar name={name} src={profile && fileUrl(profile)} size={40} />
      {name}
    </Line>
  )
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[3]};
`
