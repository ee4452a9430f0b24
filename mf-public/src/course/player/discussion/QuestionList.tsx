import type { LessonQuestion } from '@mentor-connect/contract/courses/discussions'
import { QuestionCard } from '@mentor-connect/features/discussion'
import { Stack, TARGET } from '@mentor-connect/ui'
import { Link2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from './messages/useT'

interface QuestionListProps {
  userId: string
  questions: readonly LessonQuestion[]
  /** Id of the question whose answers are open at first; undefined for none. */
  openId: string | undefined
  onChanged: () => void
  onRemoved: () => void
}

export function QuestionList({ questions, openId, ...card }: QuestionListProps) {
  const t = useT()
  return (
    <Stack as="ul" $gap={3}>
      {questions.map((question) => (
        <QuestionCard
          key={question.id}
          question={question}
          isOpenAtFirst={question.id === openId}
          place={
            <div>
              <Permalink to={`?question=${question.id}`} preventScrollReset>
                <Link2 size={16} aria-hidden />
                {t('public.discussion.link')}
              </Permalink>
            </div>
          }
          {...card}
        />
      ))}
    </Stack>
  )
}

const Permalink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.35em;
  min-height: ${TARGET};
  margin-block: -0.5rem;
  font-size: 0.875rem;
`
