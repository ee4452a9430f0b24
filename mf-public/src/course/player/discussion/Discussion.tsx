import { QUESTION_ORDERS, QUIZ_FIRST } from '@mentor-connect/contract/courses/discussions'
import { paths } from '@mentor-connect/contract/remote'
import {
  LoadFailed,
  Muted,
  Notice,
  Pagination,
  SectionTitle,
  SelectField,
  Skeleton,
  Small,
  Stack,
  color,
  space,
} from '@mentor-connect/ui'
import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { Ask } from './Ask'
import { LinkedQuestion } from './LinkedQuestion'
import { useT } from './messages/useT'
import { QuestionList } from './QuestionList'
import { useQuestions } from './useQuestions'

interface DiscussionProps {
  courseId: string
  lessonId: string
  userId: string
  /** True if the reader is the course's mentor, who answers questions but asks none. */
  isMentor: boolean
}

/** The questions about a lesson with their answers, shown below the lesson. */
export function Discussion({ courseId, lessonId, userId, isMentor }: DiscussionProps) {
  const t = useT()
  const questions = useQuestions(courseId, lessonId)
  const [params] = useSearchParams()
  const linked = params.get('question') ?? undefined
  const ask = useRef<HTMLButtonElement>(null)
  const focusAsk = () => ask.current?.focus()
  const { data, error, order, page } = questions
  const list = data?.questions ?? []
  const none = isMentor ? 'public.discussion.noneForMentor' : 'public.discussion.none'
  const nothing = order === 'unanswered' ? 'public.discussion.noneUnanswered' : none

  if (error?.reason === QUIZ_FIRST)
    return (
      <Section>
        <Notice>{t('public.discussion.quizFirst')}</Notice>
      </Section>
    )
  return (
    <Section>
      <div>
        <SectionTitle>{t('public.discussion.title')}</SectionTitle>
        {data && order !== 'unanswered' && data.pagination.totalItems > 0 && (
          <Small>{t('public.discussion.count', { count: data.pagination.totalItems })}</Small>
        )}
      </div>
      <Muted>
        {t('public.discussion.intro')} <Link to={paths.community}>{t('public.discussion.community')}</Link>
      </Muted>
      {!isMentor && (
        <Ask
          courseId={courseId}
          lessonId={lessonId}
          userId={userId}
          button={ask}
          onAsked={questions.showNewest}
        />
      )}
      {linked && (
        <LinkedQuestion
          key={linked}
          userId={userId}
          questionId={linked}
          onChanged={questions.retry}
          onRemoved={() => {
            questions.retry()
            focusAsk()
          }}
        />
      )}
      {data && (list.length > 0 || order === 'unanswered') && (
        <Order>
          <SelectField
            label={t('public.discussion.order')}
            value={order}
            onChange={questions.setOrder}
            options={QUESTION_ORDERS.map((value) => ({
              value,
              label: t(`public.discussion.order.${value}`),
            }))}
          />
        </Order>
      )}
      {questions.isLoading && <Skeleton $height="8rem" />}
      {error && !data && <LoadFailed error={error} onRetry={questions.retry} />}
      {data && list.length === 0 && <Muted>{t(nothing)}</Muted>}
      <QuestionList
        userId={userId}
        questions={list.filter(({ id }) => id !== linked)}
        openId={undefined}
        onChanged={questions.retry}
        onRemoved={() => {
          questions.retry()
          focusAsk()
        }}
      />
      {data && (
        <Pagination page={page} totalPages={data.pagination.totalPages} onChange={questions.setPage} />
      )}
    </Section>
  )
}

const Section = styled(Stack).attrs({ as: 'section', $gap: 4 })`
  margin-top: ${space[10]};
  padding-top: ${space[6]};
  border-top: 1px solid ${color.border};
`

const Order = styled.div`
  max-width: 16rem;
`
