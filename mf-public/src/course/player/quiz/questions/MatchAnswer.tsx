import { SelectField } from '@mentor-connect/ui'
import { inlineText } from '../../blocks/plainText'
import { useT } from '../messages/useT'
import type { AnswerProps } from './answerProps'

/** A select field for each option, with the groups that it can belong to. */
export function MatchAnswer({ question, answer, onAnswer }: AnswerProps<'match'>) {
  const t = useT()
  const pairs = answer?.pairs ?? {}
  const choices = [
    { value: '', label: t('public.quiz.choose') },
    ...question.targets.map(({ id, content }) => ({ value: id, label: inlineText(content) })),
  ]
  return question.options.map(({ id, content }) => (
    <SelectField
      key={id}
      label={inlineText(content)}
      options={choices}
      value={pairs[id] ?? ''}
      onChange={(choice) => onAnswer({ kind: 'match', pairs: withChoice(pairs, id, choice) })}
    />
  ))
}

/** @param choice id of the chosen group; empty for none */
export function withChoice(
  choices: Record<string, string>,
  id: string,
  choice: string,
): Record<string, string> {
  const { [id]: _, ...others } = choices
  return choice ? { ...others, [id]: choice } : others
}
