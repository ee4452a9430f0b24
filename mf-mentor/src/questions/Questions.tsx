import { useEndpoint } from '@mentor-connect/api'
import { getMentorQuestions, type AskedQuestion } from '@mentor-connect/contract/courses/discussions'
import { paths } from '@mentor-connect/contract/remote'
import { QuestionCard } from '@mentor-connect/features/discussion'
import { languageOf } from '@mentor-connect/i18n'
import {
  CardTitle,
  Empty,
  LoadFailed,
  Pagination,
  SelectField,
  Skeleton,
  Stack,
  StaleNotice,
  color,
  Small,
} from '@mentor-connect/ui'
import { MessageCircleQuestionMark } from 'lucide-react'
import { useRef } from 'react'
import { Navigate, Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { useQuestionsQuery } from './useQuestionsQuery'

export function Questions({ mentorId }: { mentorId: string }) {
  const t = useT()
  const { course, page, setCourse, setPage } = useQuestionsQuery()
  const query = { page, ...(course && { courseId: course }) }
  const { data, error, isLoading, isRefreshing, retry } = useEndpoint(getMentorQuestions, { query })
  const count = useRef<HTMLHeadingElement>(null)

  if (isLoading) return <Skeleton $height="12rem" />
  if (!data) return <LoadFailed error={error!} onRetry={retry} />
  const { questions, courses, pagination, unanswered } = data
  if (page > Math.max(1, pagination.totalPages) && !isRefreshing) return <Navigate to="?" replace />
  if (courses.length === 0 && questions.length === 0)
    return (
      <Empty
        title={t('mentor.questions.empty')}
        picture={<MessageCircleQuestionMark size={44} color={color.muted} aria-hidden />}
      >
        <p>{t('mentor.questions.emptyHint')}</p>
      </Empty>
    )
  const options = courses.map(({ courseId, title, unanswered: open }) => ({
    value: courseId,
    label: open > 0 ? `${title} (${open})` : title,
  }))
  return (
    <Stack $gap={4}>
      {error && <StaleNotice onRetry={retry} />}
      <CardTitle as="h2" ref={count} tabIndex={-1}>
        {t('mentor.questions.unanswered', { count: unanswered })}
      </CardTitle>
      <Filter>
        <SelectField
          label={t('mentor.questions.course')}
          value={course}
          onChange={setCourse}
          options={[{ value: '', label: t('mentor.questions.allCourses') }, ...options]}
        />
      </Filter>
      <Stack as="ul" $gap={3}>
        {questions.map((question) => (
          <QuestionCard
            key={question.id}
            userId={mentorId}
            question={question}
            authorTo={question.learnerId && paths.mentorArea.learner(question.learnerId)}
            place={<QuestionPlace question={question} />}
            onChanged={retry}
            onRemoved={() => {
              retry()
              count.current?.focus()
            }}
          />
        ))}
      </Stack>
      <Pagination page={page} totalPages={pagination.totalPages} onChange={setPage} />
    </Stack>
  )
}

const Filter = styled.div`
  max-width: 24rem;
`

/** The course and the lesson in which the question was asked. */
function QuestionPlace({ question }: { question: AskedQuestion }) {
  const { courseId, lessonId, courseTitle, lessonTitle } = question
  return (
    <Small>
      <span lang={languageOf(courseTitle)}>{courseTitle}</span>
      {' · '}
      <Link to={paths.lesson(courseId, lessonId)} lang={languageOf(lessonTitle)}>
        {lessonTitle}
      </Link>
    </Small>
  )
}
