import { ANSWER_TEXT_MAX } from '@mentor-connect/contract/rules/quizLimits'
import { Field } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import type { AnswerProps } from './answerProps'

/** A short text. Its signs count, so the keyboard does not replace them. */
export function TextAnswer({ answer, onAnswer }: AnswerProps<'text'>) {
  const t = useT()
  return (
    <Field
      label={t('public.quiz.text')}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      maxLength={ANSWER_TEXT_MAX}
      value={answer?.text ?? ''}
      onChange={({ target }) => onAnswer({ kind: 'text', text: target.value })}
    />
  )
}
