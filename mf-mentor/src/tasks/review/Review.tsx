import type { ReviewedWork } from '@mentor-connect/contract/courses/tasks/taskReviews'
import { paths } from '@mentor-connect/contract/remote'
import { languageOf } from '@mentor-connect/i18n'
import {
  BackTo,
  ButtonAnchor,
  Lead,
  Notice,
  Row,
  Stack,
  Title,
  VisuallyHidden,
  media,
  space,
} from '@mentor-connect/ui'
import { ExternalLink } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { Decided } from './Decided'
import { EarlierVersions } from './EarlierVersions'
import { ReviewForm } from './ReviewForm'
import { SubmittedWork } from './SubmittedWork'

interface ReviewProps {
  work: ReviewedWork
  onDecided: (work: ReviewedWork) => void
  /** Called if somebody else has changed the work, so that the latest state is loaded. */
  onReload: () => void
}

/** The submission, and beside it the rubric with the levels and the decision. */
export function Review({ work, onDecided, onReload }: ReviewProps) {
  const t = useT()
  const { name, learnerId, courseId, courseTitle, lessonId, lessonTitle, submissions, state } = work
  const [last, ...earlier] = submissions
  return (
    <>
      <BackTo to={paths.mentorArea.works}>{t('mentor.tasks.back')}</BackTo>
      <Row as="header" $between>
        <div>
          <Title>{t('mentor.tasks.workOf', { name })}</Title>
          <Lead>
            <span lang={languageOf(lessonTitle)}>{lessonTitle}</span>
            {' · '}
            <span lang={languageOf(courseTitle)}>{courseTitle}</span>
            {' · '}
            <Link to={paths.mentorArea.learner(learnerId)}>{t('mentor.tasks.learner', { name })}</Link>
          </Lead>
        </div>
        <ButtonAnchor
          $variant="secondary"
          href={paths.lesson(courseId, lessonId)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('mentor.tasks.brief')}
          <ExternalLink size={18} aria-hidden />
          <VisuallyHidden>{t('mentor.tasks.newTab')}</VisuallyHidden>
        </ButtonAnchor>
      </Row>
      {state === 'draft' && <Notice>{t('mentor.tasks.withdrawn')}</Notice>}
      {last && (
        <Columns>
          <Stack $gap={6}>
            <SubmittedWork work={work} submission={last} />
            <EarlierVersions work={work} submissions={earlier} />
          </Stack>
          {state === 'sent' && !last.outcome ? (
            <ReviewForm
              key={last.number}
              work={work}
              submission={last}
              onDecided={onDecided}
              onReload={onReload}
            />
          ) : (
            <Decided submission={last} />
          )}
        </Columns>
      )}
    </>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[6]};
  ${media.desktopUp} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`
