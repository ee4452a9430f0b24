import { useEndpoint } from '@mentor-connect/api'
import {
  getAttachable,
  type AttachedCertificate,
  type Attachments,
} from '@mentor-connect/contract/learning/attachments'
import type { Attach } from '@mentor-connect/contract/mentoring/mentorships'
import { ATTACHED_CERTIFICATES_MAX } from '@mentor-connect/contract/mentoring/mentorship'
import { Checkbox, Fieldset, Folded, Hint, LoadFailed, Notice, Skeleton, Stack } from '@mentor-connect/ui'
import { useEffect, useId } from 'react'
import { useGoalName } from '../useGoalName'
import { useMonth } from '../useMonth'
import { useAttachmentT } from './useAttachmentT'

/** Number of certificates that are visible at once; the others are folded. */
const SHOWN = 3

interface AttachFieldsProps {
  /** Name of the mentor. */
  name: string
  chosen: Attach
  /** True if the server has refused the request because an attachment no longer exists. */
  isGone: boolean
  onChange: (chosen: Attach) => void
}

/** Checkboxes for everything that a learner can attach to a request. Renders nothing if there is nothing to attach. */
export function AttachFields(props: AttachFieldsProps) {
  const { data, error, retry } = useEndpoint(getAttachable, {})
  const { isGone } = props
  useEffect(() => {
    if (isGone) retry()
    // Loads the attachments again once for each refusal.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isGone])
  if (!data) return error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton $height="8rem" />
  const { goal, certificates } = data
  return goal || certificates.length > 0 ? <Choices {...props} attachable={data} /> : null
}

function Choices({
  name,
  chosen,
  isGone,
  onChange,
  attachable,
}: AttachFieldsProps & { attachable: Attachments }) {
  const t = useAttachmentT()
  const id = useId()
  const goalName = useGoalName()
  const month = useMonth()
  const { goal, plan, certificates } = attachable
  const { certificates: ids = [] } = chosen
  const isPlan = chosen.plan !== undefined

  const toggle = (certificate: string) => {
    const others = ids.filter((one) => one !== certificate)
    onChange({ ...chosen, certificates: others.length < ids.length ? others : [...ids, certificate] })
  }
  const list = (some: AttachedCertificate[]) =>
    some.map((one) => (
      <CertificateChoice
        key={one.id}
        course={one.courseName}
        isChosen={ids.includes(one.id)}
        isFull={ids.length >= ATTACHED_CERTIFICATES_MAX}
        onChange={() => toggle(one.id)}
      />
    ))
  return (
    <Fieldset aria-describedby={`${id}-hint`}>
      <legend>{t('attachment.choose', { name })}</legend>
      <Stack $gap={3}>
        <Hint id={`${id}-hint`}>{t('attachment.chooseHint')}</Hint>
        {isGone && <Notice tone="danger">{t('attachment.gone')}</Notice>}
        {goal && (
          <Checkbox
            checked={chosen.goal !== undefined || isPlan}
            onChange={({ target }) =>
              onChange({ certificates: ids, ...(target.checked && { goal: goal.id }) })
            }
            hint={
              goal.byMonth
                ? t('attachment.goalHint', { month: month(goal.byMonth) })
                : t('attachment.goalHintNoDate')
            }
          >
            {t('attachment.goal', { goal: goalName(goal) })}
          </Checkbox>
        )}
        {goal && plan && (
          <Checkbox
            checked={isPlan}
            onChange={({ target }) =>
              onChange({ certificates: ids, goal: goal.id, ...(target.checked && { plan: goal.id }) })
            }
            hint={t('attachment.planHint', { count: plan.steps.length, name })}
          >
            {t('attachment.plan')}
          </Checkbox>
        )}
        {list(certificates.slice(0, SHOWN))}
        {certificates.length > SHOWN && (
          <Folded>
            <summary>{t('attachment.certificatesMore', { count: certificates.length - SHOWN })}</summary>
            <Stack $gap={3}>
              <Hint>{t('attachment.certificatesMax', { max: ATTACHED_CERTIFICATES_MAX })}</Hint>
              {list(certificates.slice(SHOWN))}
            </Stack>
          </Folded>
        )}
      </Stack>
    </Fieldset>
  )
}

interface CertificateChoiceProps {
  course: string
  isChosen: boolean
  /** True if the maximum number of certificates is chosen. */
  isFull: boolean
  onChange: () => void
}

function CertificateChoice({ course, isChosen, isFull, onChange }: CertificateChoiceProps) {
  const t = useAttachmentT()
  return (
    <Checkbox
      checked={isChosen}
      disabled={isFull && !isChosen}
      onChange={onChange}
      hint={t('attachment.certificateHint')}
    >
      {t('attachment.certificate', { course })}
    </Checkbox>
  )
}
