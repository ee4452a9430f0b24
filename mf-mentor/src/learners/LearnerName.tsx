import { fileUrl } from '@mentor-connect/api'
import type { EnrolledLearner } from '@mentor-connect/contract/mentoring/mentorArea'
import { paths } from '@mentor-connect/contract/remote'
import { languageOf } from '@mentor-connect/i18n'
import { Avatar, space } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

export function LearnerName({ learner: { learnerId, name, profile } }: { learner: EnrolledLearner }) {
  return (
    <Line>
      <Avatar name={name} src={profile && fileUrl(profile)} size={40} />
      <Link to={paths.mentorArea.learner(learnerId)} lang={languageOf(name)}>
        {name}
      </Link>
    </Line>
  )
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[3]};
`
