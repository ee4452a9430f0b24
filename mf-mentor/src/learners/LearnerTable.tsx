import type { EnrolledLearner } from '@mentor-connect/contract/mentoring/mentorArea'
import { useFormats } from '@mentor-connect/i18n'
import { paths } from '@mentor-connect/contract/remote'
import { Card, VisuallyHidden, color, font, space } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { LearnerName } from './LearnerName'
import { LearnerProgress } from './LearnerProgress'
import { MessageButton } from './MessageButton'
import { PlanLink } from './PlanLink'

export function LearnerTable({ learners }: { learners: EnrolledLearner[] }) {
  const t = useT()
  const { dateTime } = useFormats()
  return (
    <Card $padding={0}>
      <Table>
        <VisuallyHidden as="caption">{t('mentor.learners.title')}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{t('mentor.learners.name')}</th>
            <th scope="col">{t('mentor.learners.course')}</th>
            <th scope="col">{t('mentor.learners.progress')}</th>
            <th scope="col">{t('mentor.learners.lastActive')}</th>
            <th scope="col">
              <VisuallyHidden>{t('mentor.learners.message')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {learners.map((learner) => (
            <tr key={`${learner.learnerId}/${learner.courseId}`}>
              <th scope="row">
                <LearnerName learner={learner} />
                <PlanLink learner={learner} />
              </th>
              <td>
                <Link to={paths.mentorArea.resource(learner.courseId)}>{learner.courseTitle}</Link>
              </td>
              <td>
                <LearnerProgress learner={learner} />
              </td>
              <td>{dateTime(learner.lastActiveAt)}</td>
              <td>
                <MessageButton learner={learner} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  text-align: start;

  th,
  td {
    padding: ${space[3]} ${space[4]};
    text-align: start;
  }
  thead th {
    color: ${color.muted};
    font-size: ${font.size.small};
    font-weight: ${font.weight.semibold};
  }
  tbody tr {
    border-top: 1px solid ${color.border};
  }
  tbody th {
    font-weight: ${font.weight.semibold};
  }
  td:nth-child(2) {
    overflow-wrap: anywhere;
  }
  td:nth-child(3) {
    min-width: 11rem;
  }
`
