import { useEndpoint } from '@mentor-connect/api'
import { getLessonQuestion } from '@mentor-connect/contract/courses/discussions'
import { CardTitle, Stack } from '@mentor-connect/ui'
import { useEffect, useRef } from 'react'
import { useT } from './messages/useT'
import { QuestionList } from './QuestionList'

interface LinkedQuestionProps {
  userId: string
  questionId: string
  onChanged: () => void
  onRemoved: () => void
}

/** The question in the URL, shown above the list. Renders nothing if it does not exist any more. */
export function LinkedQuestion({ userId, questionId, ...acts }: LinkedQuestionProps) {
  const t = useT()
  const { data } = useEndpoint(getLessonQuestion, { params: { id: questionId } })
  const place = useRef<HTMLDivElement>(null)
  const isShown = data !== undefined
  useEffect(() => {
    if (isShown) place.current?.scrollIntoView?.({ block: 'start' })
  }, [isShown, questionId])
  if (!data) return null
  return (
    <Stack ref={place} $gap={3}>
      <CardTitle>{t('public.discussion.linked')}</CardTitle>
      <QuestionList userId={userId} questions={[data.question]} openId={questionId} {...acts} />
    </Stack>
  )
}
