import { TARGET, color, radius, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { Inlines } from '../../blocks/Inlines'
import { inlineText } from '../../blocks/plainText'
import { useT } from '../messages/useT'
import { withChoice } from './MatchAnswer'
import type { AnswerProps } from './answerProps'

/** A text with a select field in each gap. */
export function GapAnswer({ question, answer, onAnswer }: AnswerProps<'gap'>) {
  const t = useT()
  const gaps = answer?.gaps ?? {}
  return (
    <Text>
      {question.gaps.map((gap, index) => (
        <span key={gap.id}>
          <Inlines content={gap.before} />
          <Choice
            aria-label={t('public.quiz.gap', { n: index + 1 })}
            value={gaps[gap.id] ?? ''}
            onChange={({ target }) => onAnswer({ kind: 'gap', gaps: withChoice(gaps, gap.id, target.value) })}
          >
            <option value="">{t('public.quiz.choose')}</option>
            {gap.options.map((option) => (
              <option key={option.id} value={option.id}>
                {inlineText(option.content)}
              </option>
            ))}
          </Choice>
        </span>
      ))}
      <Inlines content={question.after} />
    </Text>
  )
}

const Text = styled.p`
  margin: 0;
  line-height: 3;
`

const Choice = styled.select`
  min-height: ${TARGET};
  max-width: 100%;
  margin-inline: ${space[1]};
  padding-inline: ${space[2]};
  border: 1px solid ${color.control};
  border-radius: ${radius.small};
  background: ${color.surface};
  color: inherit;
  font: inherit;
`
