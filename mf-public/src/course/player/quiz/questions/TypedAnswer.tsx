import { ANSWER_TEXT_MAX } from '@mentor-connect/contract/rules/quizLimits'
import { Field } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import type { AnswerProps } from './answerProps'

/** Longer than any number that is meant. */
const NUMBER_MAX = 40

/** A number or a short text, as typed. */
export function TypedAnswer({ question, answer, onAnswer }: AnswerProps<'number'> | AnswerProps<'text'>) {
  const t = useT()
  if (question.kind === 'number')
    return (
      <Field
        label={question.unit ? t('public.quiz.numberIn', { unit: question.unit }) : t('public.quiz.number')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={NUMBER_MAX}
        value={answer?.kind === 'number' ? answer.number : ''}
        onChange={({ target }) =>
          (onAnswer as AnswerProps<'number'>['onAnswer'])({ kind: 'number', number: target.value })
        }
      />
    )
  return (
    <Field
      label={t('public.quiz.text')}
      autoComplete="off"
      maxLength={ANSWER_TEXT_MAX}
      value={answer?.kind === 'text' ? answer.text : ''}
      onChange={({ target }) =>
        (onAnswer as AnswerProps<'text'>['onAnswer'])({ kind: 'text', text: target.value })
      }
    />
  )
}
