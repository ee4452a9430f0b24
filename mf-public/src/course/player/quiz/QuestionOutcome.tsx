import type { Answer, Question } from '@mentor-connect/contract/courses/quizzes/questions'
import type { QuestionResult } from '@mentor-connect/contract/courses/quizzes/quizzes'
import { Card, Small, VisuallyHidden, color, space } from '@mentor-connect/ui'
import { CircleCheckBig, CircleX } from 'lucide-react'
import styled from 'styled-components'
import { Inlines } from '../blocks/Inlines'
import { LessonBlock } from '../blocks/LessonBlock'
import { answerText } from './answerText'
import { useT } from './messages/useT'

interface QuestionOutcomeProps {
  n: number
  question: Question
  answer: Answer | undefined
  result: QuestionResult | undefined
}

/** A question of an ended attempt: the answer, whether it was correct, and the explanation. */
export function QuestionOutcome({ n, question, answer, result }: QuestionOutcomeProps) {
  const t = useT()
  const right = result?.right ?? false
  const Icon = right ? CircleCheckBig : CircleX
  const given = answer && answerText(question, answer)
  return (
    <Outcome as="li">
      <Icon size={24} color={right ? color.success : color.danger} aria-hidden />
      <div>
        <Small>
          {t('public.quiz.question', { n })}
          <VisuallyHidden> {t(right ? 'public.quiz.right' : 'public.quiz.wrong')}</VisuallyHidden>
        </Small>
        {question.prompt.map((block) => (
          <LessonBlock key={block.id} block={block} />
        ))}
        <p>{given ? t('public.quiz.yourAnswer', { answer: given }) : t('public.quiz.noAnswer')}</p>
        {result?.key && !right && (
          <p>{t('public.quiz.rightAnswer', { answer: answerText(question, result.key) })}</p>
        )}
        {result?.feedback && (
          <p>
            <Inlines content={result.feedback} />
          </p>
        )}
      </div>
    </Outcome>
  )
}

const Outcome = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[4]};

  p {
    margin: ${space[1]} 0 0;
  }
`
