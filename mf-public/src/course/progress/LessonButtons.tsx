import type { LessonStatus } from '@mentor-connect/contract/courses/progress'
import { languageOf } from '@mentor-connect/i18n'
import { Button, IconButton, VisuallyHidden, color } from '@mentor-connect/ui'
import { Circle, CircleCheckBig, CircleDotDashed } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'

const ICONS = { 'not-started': Circle, 'in-progress': CircleDotDashed, completed: CircleCheckBig }

interface LessonStatusButtonProps {
  lesson: string
  status: LessonStatus
  disabled: boolean
  onToggle: () => void
}

/** Shows the status of a lesson. A press toggles whether it is completed. */
export function LessonStatusButton({ lesson, status, disabled, onToggle }: LessonStatusButtonProps) {
  const t = useT()
  const Icon = ICONS[status]
  return (
    <StatusButton
      $status={status}
      disabled={disabled}
      aria-pressed={status === 'completed'}
      aria-label={t('public.lesson.complete', { lesson })}
      onClick={onToggle}
    >
      <Icon size={26} aria-hidden />
    </StatusButton>
  )
}

interface MarkInProgressButtonProps {
  lesson: string
  disabled: boolean
  onMark: () => void
}

export function MarkInProgressButton({ lesson, disabled, onMark }: MarkInProgressButtonProps) {
  const t = useT()
  return (
    <Button $variant="ghost" $small disabled={disabled} onClick={onMark}>
      <CircleDotDashed size={16} color={color.warning} aria-hidden />
      {t('public.lesson.markInProgress')}
      <VisuallyHidden lang={languageOf(lesson)}>{lesson}</VisuallyHidden>
    </Button>
  )
}

interface CompleteButtonProps {
  completed: boolean
  disabled: boolean
  onToggle: () => void
}

/** Like LessonStatusButton, but with a text label, for a lesson outside of the list. */
export function CompleteButton({ completed, disabled, onToggle }: CompleteButtonProps) {
  const t = useT()
  return (
    <Button $variant={completed ? 'secondary' : 'primary'} $small disabled={disabled} onClick={onToggle}>
      <CircleCheckBig size={16} aria-hidden />
      {t(completed ? 'public.lesson.markOpen' : 'public.lesson.markCompleted')}
    </Button>
  )
}

const COLOURS: Record<LessonStatus, string> = {
  'not-started': color.muted,
  'in-progress': color.warning,
  completed: color.success,
}

const StatusButton = styled(IconButton)<{ $status: LessonStatus }>`
  color: ${({ $status }) => COLOURS[$status]};
`
