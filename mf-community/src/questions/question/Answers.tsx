import { Muted, SectionTitle, Stack } from '@mentor-connect/ui'
import { useRef } from 'react'
import { useT } from '../../messages/useT'
import { AnswerBox } from './AnswerBox'
import { AnswerItem } from './AnswerItem'
import type { ShownQuestionPage } from './useQuestionPage'

interface AnswersProps {
  page: ShownQuestionPage
  onChanged: () => void
}

/** The answers to a question, and the place for another one. */
export function Answers({ page, onChanged }: AnswersProps) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  const { question, answers, canAccept = false, canAnswer = true } = page
  return (
    <Stack as="section" $gap={4}>
      <SectionTitle ref={heading} tabIndex={-1}>
        {t('community.question.answers', { count: answers.length })}
      </SectionTitle>
      {answers.length === 0 && question.title && canAnswer && (
        <Muted>{t('community.question.beFirst')}</Muted>
      )}
      {answers.length > 0 && (
        <Stack as="ul" $gap={4}>
          {answers.map((answer) => (
            <li key={answer.id}>
              <AnswerItem
                questionId={question.id}
                answer={answer}
                canAccept={canAccept}
                onChanged={onChanged}
                onRemoved={() => {
                  heading.current?.focus()
                  onChanged()
                }}
              />
            </li>
          ))}
        </Stack>
      )}
      <AnswerBox page={page} onSent={onChanged} />
    </Stack>
  )
}
