import { fileUrl } from '@mentor-connect/shared/api'
import type { EnrolledLearner } from '@mentor-connect/shared/contracts/mentorArea'
import { Avatar, space } from '@mentor-connect/shared/ui'
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
