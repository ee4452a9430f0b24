import type { Option } from '@mentor-connect/contract/courses/quizzes/questions'
import { OPTIONS_MAX } from '@mentor-connect/contract/courses/quizzes/quizLimits'
import { Button, IconButton, Muted, Stack } from '@mentor-connect/ui'
import { ArrowDown, ArrowUp, Plus } from 'lucide-react'
import { newOption } from '../draft/newQuestion'
import { useT } from '../messages/useT'
import type { EditorProps } from './editorProps'
import { OptionLine } from './OptionLine'

/** Edits steps in their correct order. */
export function OrderEditor({ question, answer, onChange }: EditorProps<'order'>) {
  const t = useT()
  const steps = answer.order.flatMap((id) => question.options.filter((option) => option.id === id))
  const change = (options: Option[]) =>
    onChange({ ...question, options }, { kind: 'order', order: options.map(({ id }) => id) })
  const move = (from: number, to: number) => change(steps.toSpliced(from, 1).toSpliced(to, 0, steps[from]!))
  return (
    <Stack $gap={3} role="group" aria-label={t('mentor.quiz.steps')}>
      <Muted>{t('mentor.quiz.order.hint')}</Muted>
      {steps.map((step, index) => {
        const name = t('mentor.quiz.step', { n: index + 1 })
        return (
          <OptionLine
            key={step.id}
            label={name}
            option={step}
            onChange={(next) => change(steps.map((one) => (one.id === next.id ? next : one)))}
            onRemove={steps.length > 2 ? () => change(steps.filter(({ id }) => id !== step.id)) : undefined}
            end={
              <>
                <IconButton
                  aria-label={t('mentor.quiz.moveUp', { name })}
                  aria-disabled={index === 0}
                  onClick={() => index > 0 && move(index, index - 1)}
                >
                  <ArrowUp size={18} aria-hidden />
                </IconButton>
                <IconButton
                  aria-label={t('mentor.quiz.moveDown', { name })}
                  aria-disabled={index === steps.length - 1}
                  onClick={() => index < steps.length - 1 && move(index, index + 1)}
                >
                  <ArrowDown size={18} aria-hidden />
                </IconButton>
              </>
            }
          />
        )
      })}
      <div>
        <Button
          $variant="ghost"
          $inactive={steps.length >= OPTIONS_MAX}
          onClick={() => change([...steps, newOption(steps)])}
        >
          <Plus size={18} aria-hidden />
          {t('mentor.quiz.addStep')}
        </Button>
      </div>
    </Stack>
  )
}
