import type { AttachedStep } from '@mentor-connect/contract/learning/attachments'
import { languageOf, useFormats } from '@mentor-connect/i18n'
import { ProgressBar, Small, Stack, Tag, color, space } from '@mentor-connect/ui'
import { Check, Circle } from 'lucide-react'
import styled from 'styled-components'
import { useTopicName } from '../useTopicName'
import { HideButton } from './HideButton'
import { useAttachmentT } from './useAttachmentT'

export function AttachedPlan({ steps, onHide }: { steps: AttachedStep[]; onHide: (() => void) | undefined }) {
  const t = useAttachmentT()
  const counted = steps.filter(({ isSkipped }) => !isSkipped)
  const done = counted.filter(({ isDone }) => isDone).length
  const progress = t('attachment.progress', { done, count: counted.length })
  return (
    <Stack as="section" $gap={2} aria-label={t('attachment.planTitle')}>
      <Small>{t('attachment.planTitle')}</Small>
      {counted.length > 0 && <ProgressBar percent={(done / counted.length) * 100} label={progress} />}
      <p>{progress}</p>
      <Steps aria-label={t('attachment.planTitle')}>
        {steps.map((step, index) => (
          <Step key={index} step={step} />
        ))}
      </Steps>
      <HideButton what={t('attachment.planTitle')} onHide={onHide} />
    </Stack>
  )
}

function Step({ step }: { step: AttachedStep }) {
  const t = useAttachmentT()
  const topicName = useTopicName()
  const { longDate } = useFormats()
  const { kind, title, subject = '', isDone, isSkipped, isOverdue, due } = step
  const name =
    title ??
    (kind === 'session' ? t('attachment.session') : t('attachment.subject', { subject: topicName(subject) }))
  const date = due && longDate(`${due}T12:00:00.000Z`)
  const Icon = isDone ? Check : Circle
  return (
    <Line>
      <Icon size={18} color={isDone ? color.success : color.muted} aria-hidden />
      <div>
        <p lang={title && languageOf(title)}>{name}</p>
        {isDone && <Tag $tone="success">{t('attachment.done')}</Tag>}
        {isSkipped && <Tag $tone="neutral">{t('attachment.skipped')}</Tag>}
        {date && !isDone && <Small>{t(isOverdue ? 'attachment.overdue' : 'attachment.due', { date })}</Small>}
      </div>
    </Line>
  )
}

const Steps = styled.ol`
  display: grid;
  gap: ${space[3]};
`

const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  overflow-wrap: anywhere;

  svg {
    margin-top: 0.2em;
  }
`
