import type { Option } from '@mentor-connect/contract/courses/quizzes/questions'
import { OPTIONS_MAX } from '@mentor-connect/contract/courses/quizzes/quizLimits'
import { Button, Checkbox, Stack } from '@mentor-connect/ui'
import { Plus } from 'lucide-react'
import { useId } from 'react'
import { newOption } from '../draft/newQuestion'
import { useT } from '../messages/useT'
import type { EditorProps } from './editorProps'
import { OptionLine } from './OptionLine'

/** Options of a question with one or several correct answers. */
export function ChoiceEditor(props: EditorProps<'single'> | EditorProps<'multiple'>) {
  const t = useT()
  const group = useId()
  const { question, answer } = props
  const isRight = (id: string) =>
    answer.kind === 'single' ? answer.option === id : answer.options.includes(id)

  const change = (options: Option[], right: string[]) => {
    const kept = right.filter((id) => options.some((option) => option.id === id))
    if (props.question.kind === 'single')
      return (props as EditorProps<'single'>).onChange(
        { ...props.question, options },
        { kind: 'single', option: kept[0] ?? options[0]!.id },
      )
    return (props as EditorProps<'multiple'>).onChange(
      { ...props.question, options },
      { kind: 'multiple', options: kept },
    )
  }
  const right = answer.kind === 'single' ? [answer.option] : answer.options
  const toggle = (id: string, isOn: boolean) => {
    if (question.kind === 'single') return change(question.options, [id])
    return change(question.options, isOn ? [...right, id] : right.filter((one) => one !== id))
  }

  return (
    <Stack $gap={3} role="group" aria-label={t('mentor.quiz.options')}>
      {question.options.map((option, index) => (
        <OptionLine
          key={option.id}
          label={t('mentor.quiz.option', { n: index + 1 })}
          option={option}
          onChange={(next) =>
            change(
              question.options.map((one) => (one.id === next.id ? next : one)),
              right,
            )
          }
          onRemove={
            question.options.length > 2
              ? () =>
                  change(
                    question.options.filter(({ id }) => id !== option.id),
                    right,
                  )
              : undefined
          }
          end={
            <Checkbox
              type={question.kind === 'single' ? 'radio' : 'checkbox'}
              name={group}
              checked={isRight(option.id)}
              aria-label={t('mentor.quiz.optionRight', { n: index + 1 })}
              onChange={(event) => toggle(option.id, event.target.checked)}
            >
              {t('mentor.quiz.right')}
            </Checkbox>
          }
        />
      ))}
      <div>
        <Button
          $variant="ghost"
          $inactive={question.options.length >= OPTIONS_MAX}
          onClick={() => change([...question.options, newOption(question.options)], right)}
        >
          <Plus size={18} aria-hidden />
          {t('mentor.quiz.addOption')}
        </Button>
      </div>
    </Stack>
  )
}
