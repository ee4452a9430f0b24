import type { Option } from '@mentor-connect/contract/courses/quizzes/questions'
import { inlineText, inlinesOf } from '@mentor-connect/contract/courses/quiz-text/inlineText'
import { Field, IconButton, media, space } from '@mentor-connect/ui'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'

interface OptionLineProps {
  label: string
  option: Option
  onChange: (option: Option) => void
  /** Removes the option; absent if the question must keep it. */
  onRemove?: () => void
  /** Content before the text, such as a radio button. */
  start?: ReactNode
  /** Content after the text, before the button that removes the option. */
  end?: ReactNode
}

/** The text field of an option, with its controls. */
export function OptionLine({ label, option, onChange, onRemove, start, end }: OptionLineProps) {
  const t = useT()
  return (
    <Line>
      {start}
      <Text>
        <Field
          label={label}
          autoComplete="off"
          value={inlineText(option.content)}
          onChange={(event) => onChange({ ...option, content: inlinesOf(event.target.value) })}
        />
      </Text>
      {end}
      {onRemove && (
        <IconButton aria-label={t('mentor.quiz.remove', { name: label })} onClick={onRemove}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      )}
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: flex-end;
  gap: ${space[2]};
`

const Text = styled.div`
  flex: 1 1 100%;
  min-width: 0;
  ${media.tabletUp} {
    flex-basis: 12rem;
  }
`
