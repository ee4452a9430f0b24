import { call, useAttempt, type EndpointState } from '@mentor-connect/api'
import { sharePlan, type PlanSharing } from '@mentor-connect/contract/learning/planSharing'
import { useFormats } from '@mentor-connect/i18n'
import {
  Card,
  CardTitle,
  Muted,
  Notice,
  SectionTitle,
  Stack,
  Switch,
  useFailureText,
} from '@mentor-connect/ui'
import { useT } from '../messages/useT'

interface SharingCardProps {
  learnerId: string
  sharing: EndpointState<PlanSharing>
}

/** Says which mentors see the plan, and what they see. Renders nothing without a mentorship. */
export function SharingCard({ learnerId, sharing: { data, retry } }: SharingCardProps) {
  const t = useT()
  const failureText = useFailureText()
  const { longDate } = useFormats()
  const { attempt, failure } = useAttempt()
  if (!data || data.mentorships.length === 0) return null
  const { mentorships, latestResult } = data

  const share = async (mentorship: string, shared: { plan?: boolean; result?: string | null }) => {
    const body = { userId: learnerId, mentorship, ...shared }
    if (await attempt(() => call(sharePlan, { body }))) retry()
  }
  return (
    <Card as="section" aria-labelledby="plan-sharing">
      <Stack $gap={4}>
        <SectionTitle id="plan-sharing">{t('learner.plan.sharing')}</SectionTitle>
        <Muted>{t('learner.plan.sharingText')}</Muted>
        {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
        {mentorships.map(({ id, mentor, sharesPlan, sharedResult }) => {
          const result = sharedResult ?? latestResult
          return (
            <Stack key={id} as="section" $gap={3} aria-label={mentor.name}>
              <CardTitle>{mentor.name}</CardTitle>
              <Switch
                label={t('learner.plan.sharePlan', { name: mentor.name })}
                hint={t('learner.plan.sharePlanHint')}
                checked={sharesPlan}
                onChange={(plan) => void share(id, { plan })}
              />
              {result && (
                <Switch
                  label={t('learner.plan.shareResult', {
                    name: mentor.name,
                    date: longDate(result.finishedAt),
                  })}
                  hint={t('learner.plan.shareResultHint')}
                  checked={sharedResult !== undefined}
                  onChange={(isShared) => void share(id, { result: isShared ? result.id : null })}
                />
              )}
            </Stack>
          )
        })}
      </Stack>
    </Card>
  )
}
