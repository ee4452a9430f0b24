import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { call } from '@mentor-connect/api'
import {
  CASE_OUTCOMES,
  decideCase,
  type CaseDetail,
  type CaseOutcome,
} from '@mentor-connect/contract/admin/cases'
import { Button, Field, Muted, Row, SelectField } from '@mentor-connect/ui'
import { useState } from 'react'
import { daysOf, LengthField } from '../operator/LengthField'
import type { useAct } from '../operator/useAct'
import { useT } from '../messages/useT'

/** Outcomes of a case about the platform, which cannot be limited or suspended. */
const PLATFORM_OUTCOMES = ['dismissed', 'note', 'warning'] as const satisfies CaseOutcome[]

interface DecideCaseProps {
  found: CaseDetail
  acting: ReturnType<typeof useAct>
}

/** Decides a case: the outcome, its reason, and the length of a sanction. */
export function DecideCase({ found: { id, about }, acting: { act, isBusy } }: DecideCaseProps) {
  const t = useT()
  const [outcome, setOutcome] = useState<CaseOutcome>('dismissed')
  const [reason, setReason] = useState('')
  const [days, setDays] = useState(30)
  const hasLength = outcome === 'limit' || outcome === 'suspension'
  const isMailed = !about.isPlatform && outcome !== 'dismissed' && outcome !== 'note'
  const outcomes = about.isPlatform ? PLATFORM_OUTCOMES : CASE_OUTCOMES
  const isReady = !isBusy && !isBlank(reason)

  const decide = () =>
    act(
      () => call(decideCase, { params: { id }, body: { outcome, reason, ...daysOf(outcome, days) } }),
      t('admin.cases.hasDecided'),
    )

  return (
    <>
      <SelectField
        label={t('admin.cases.outcome')}
        value={outcome}
        onChange={setOutcome}
        options={outcomes.map((value) => ({ value, label: t(`admin.outcome.${value}`) }))}
      />
      {about.isPlatform && <Muted>{t('admin.cases.platformHint')}</Muted>}
      {hasLength && <LengthField days={days} onChange={setDays} />}
      <Field
        label={t('admin.cases.reason')}
        hint={t(isMailed ? 'admin.cases.reasonMailed' : 'admin.cases.reasonKept')}
        rows={4}
        maxLength={2000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Row $gap={3}>
        <Button
          $variant={outcome === 'suspension' ? 'danger' : 'primary'}
          $inactive={!isReady}
          onClick={() => void decide()}
        >
          {t('admin.cases.decide')}
        </Button>
      </Row>
    </>
  )
}
