import type { EnrolledLearner } from '@mentor-connect/contract/mentoring/mentorArea'
import { useFormats } from '@mentor-connect/i18n'
import { paths } from '@mentor-connect/contract/remote'
import { Card, Small, Stack, media, space } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { LearnerName } from './LearnerName'
import { LearnerProgress } from './LearnerProgress'
import { MessageButton } from './MessageButton'
import { PlanLink } from './PlanLink'

export function LearnerCards({ learners }: { learners: EnrolledLearner[] }) {
  const t = useT()
  const { dateTime } = useFormats()
  return (
    <Cards aria-label={t('mentor.learners.title')}>
      {learners.map((learner) => (
        <Card as="li" key={`${learner.learnerId}/${learner.courseId}`} $padding={5}>
          <Stack $gap={3}>
            <strong>
              <LearnerName learner={learner} />
            </strong>
            <Link to={paths.mentorArea.resource(learner.courseId)}>{learner.courseTitle}</Link>
            <LearnerProgress learner={learner} />
            <Small>
              {t('mentor.learners.lastActive')}: {dateTime(learner.lastActiveAt)}
            </Small>
            <PlanLink learner={learner} />
            <MessageButton learner={learner} />
          </Stack>
        </Card>
      ))}
    </Cards>
  )
}

const Cards = styled.ul`
  display: grid;
  gap: ${space[4]};
  ${media.tabletUp} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
