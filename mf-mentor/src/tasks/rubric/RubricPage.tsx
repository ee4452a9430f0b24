import { useEndpoint } from '@mentor-connect/api'
import { getOwnTask } from '@mentor-connect/contract/courses/tasks/taskReviews'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { languageOf } from '@mentor-connect/i18n'
import { BackTo, AreaPage, ButtonLink, Lead, Row, Skeleton, Title } from '@mentor-connect/ui'
import { PenLine } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { LessonLoadFailed } from '../../page-layout/LessonLoadFailed'
import { useT } from '../messages/useT'
import { RubricForm } from './RubricForm'

export default function RubricPage() {
  const t = useT()
  const { resourceId: courseId = '', lessonId = '' } = useParams()
  const task = useEndpoint(getOwnTask, { params: { courseId, lessonId } })
  const { data } = task
  return (
    <AreaPage>
      <PageTitle>{t('mentor.rubric.title')}</PageTitle>
      <BackTo to={paths.mentorArea.resource(courseId)}>
        <span lang={data && languageOf(data.courseTitle)}>
          {data?.courseTitle ?? t('mentor.rubric.back')}
        </span>
      </BackTo>
      <header>
        <Title>{t('mentor.rubric.title')}</Title>
        {data && <Lead lang={languageOf(data.lessonTitle)}>{data.lessonTitle}</Lead>}
      </header>
      {data && (
        <Row>
          <ButtonLink $variant="secondary" to={paths.mentorArea.lesson(courseId, lessonId)}>
            <PenLine size={18} aria-hidden />
            {t('mentor.rubric.brief')}
          </ButtonLink>
        </Row>
      )}
      {task.isLoading && <Skeleton $height="30rem" />}
      {!data && task.error && <LessonLoadFailed error={task.error} onRetry={task.retry} />}
      {data && <RubricForm key={courseId + lessonId} courseId={courseId} lessonId={lessonId} task={data} />}
    </AreaPage>
  )
}
