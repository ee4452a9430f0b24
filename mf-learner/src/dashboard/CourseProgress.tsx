import type { ProgressDetail } from '@mentor-connect/contract/learning/learners'
import { paths } from '@mentor-connect/contract/remote'
import { ProgressBar, Small, Tag, font, space } from '@mentor-connect/ui'
import { Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { percentOf } from './progressRates'

/** The progress bar of one course: share of completed lessons. */
export function CourseProgress({ detail }: { detail: ProgressDetail }) {
  const t = useT()
  const { courseId, title, completedCount, totalLessons } = detail
  const percent = percentOf(completedCount, totalLessons)
  return (
    <li>
      <Head>
        <CourseLink to={paths.learner.resource(courseId)}>{title}</CourseLink>
        <Counts>
          {percent >= 100 && (
            <Tag $tone="success">
              <Check size={14} aria-hidden />
              {t('learner.progress.complete')}
            </Tag>
          )}
          <Small>{t('learner.progress.lessons', { completed: completedCount, total: totalLessons })}</Small>
        </Counts>
      </Head>
      <ProgressBar percent={percent} label={t('learner.progress.of', { title })} />
    </li>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  margin-bottom: ${space[2]};
`

const CourseLink = styled(Link)`
  min-width: 0;
  font-weight: ${font.weight.medium};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`

const Counts = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
`
