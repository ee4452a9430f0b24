import { call, useAttempt, useEndpoint } from '@mentor-connect/api'
import {
  getAttachments,
  removeAttachment,
  type AttachmentKind,
} from '@mentor-connect/contract/learning/attachments'
import type { MentorshipDetails } from '@mentor-connect/contract/mentoring/mentorships'
import { useSession } from '@mentor-connect/contract/auth'
import { Card, CardTitle, LoadFailed, Muted, Notice, Stack, useFailureText } from '@mentor-connect/ui'
import { useId } from 'react'
import { useSide } from '../useSide'
import { AttachedCertificates } from './AttachedCertificates'
import { AttachedGoal } from './AttachedGoal'
import { AttachedPlan } from './AttachedPlan'
import { useAttachmentT } from './useAttachmentT'

/**
 * The learner's attachments, shown to both people. The learner can hide each of them from the mentor. Renders nothing
 * without attachments.
 */
export function AttachedCard({ mentorship: { id, partner } }: { mentorship: MentorshipDetails }) {
  const t = useAttachmentT()
  const title = useId()
  const failureText = useFailureText()
  const { side } = useSide()
  const ownId = useSession().session.data?._id
  const { data, error, retry } = useEndpoint(getAttachments, { params: { id } })
  const { attempt, failure } = useAttempt()
  if (!data) return error ? <LoadFailed error={error} onRetry={retry} /> : null
  const { goal, plan, certificates } = data
  if (!goal && certificates.length === 0) return null

  const hide = async (kind: AttachmentKind, certificate?: string) => {
    const body = { userId: ownId!, kind, ...(certificate && { certificate }) }
    if (await attempt(() => call(removeAttachment, { params: { id }, body }))) retry()
  }
  const isLearner = side === 'learner'
  return (
    <Card as="section" $padding={5} aria-labelledby={title}>
      <Stack $gap={5}>
        <Stack $gap={1}>
          <CardTitle as="h2" id={title}>
            {t(isLearner ? 'attachment.titleLearner' : 'attachment.titleMentor', { name: partner.name })}
          </CardTitle>
          <Muted>{t(isLearner ? 'attachment.untilLearner' : 'attachment.untilMentor')}</Muted>
        </Stack>
        {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
        {goal && <AttachedGoal goal={goal} onHide={isLearner ? () => void hide('goal') : undefined} />}
        {plan && <AttachedPlan steps={plan.steps} onHide={isLearner ? () => void hide('plan') : undefined} />}
        {certificates.length > 0 && (
          <AttachedCertificates
            certificates={certificates}
            onHide={isLearner ? (certificate) => void hide('certificate', certificate) : undefined}
          />
        )}
      </Stack>
    </Card>
  )
}
