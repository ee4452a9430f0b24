import { call, useAttempt } from '@mentor-connect/api'
import {
  decideApplication,
  previewDecision,
  TEXT_MAX,
  type Application,
  type Decision,
  type Standing,
} from '@mentor-connect/contract/admin/applications'
import type { ReplyOf } from '@mentor-connect/contract/api/endpoint'
import { Button, Field, Row, SectionTitle, Stack } from '@mentor-connect/ui'
import { useState } from 'react'
import { useT } from '../messages/useT'
import { AdminFailure } from '../operator/AdminFailure'
import { MailPreview } from './MailPreview'

interface DecisionFormProps {
  application: Application
  onDecided: (standing: Standing) => void
  /** Somebody else has decided meanwhile. */
  onStale: () => void
}

type Preview = ReplyOf<typeof previewDecision> & { decision: Decision }

/** Approve, ask or reject: each shows the mail first, and sends it when that is confirmed. */
export function DecisionForm({ application, onDecided, onStale }: DecisionFormProps) {
  const t = useT()
  const [text, setText] = useState('')
  const [preview, setPreview] = useState<Preview>()
  const { attempt, isBusy, failure } = useAttempt()
  const params = { id: application.id }

  const show = (decision: Decision) =>
    attempt(async () => {
      const { data } = await call(previewDecision, { params, body: { decision, text } })
      setPreview({ ...data, decision })
    })

  const decide = (decision: Decision) =>
    attempt(async () => {
      setPreview(undefined)
      const body = { decision, text, expected: application.standing }
      const { data } = await call(decideApplication, { params, body }).catch((error: unknown) => {
        onStale()
        throw error
      })
      setText('')
      onDecided(data.standing)
    })

  return (
    <section>
      <Stack $gap={4}>
        <SectionTitle>{t('admin.decision.title')}</SectionTitle>
        <Field
          label={t('admin.decision.text')}
          hint={t('admin.decision.hint')}
          rows={4}
          maxLength={TEXT_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Row $gap={3}>
          {application.standing !== 'active' && (
            <Button onClick={() => void show('approve')} $inactive={isBusy}>
              {t('admin.decision.approve')}
            </Button>
          )}
          <Button $variant="secondary" onClick={() => void show('ask')} $inactive={isBusy}>
            {t('admin.decision.ask')}
          </Button>
          <Button $variant="danger" onClick={() => void show('reject')} $inactive={isBusy}>
            {t('admin.decision.reject')}
          </Button>
        </Row>
        <AdminFailure failure={failure} />
      </Stack>
      {preview && (
        <MailPreview
          mail={preview}
          action={t(`admin.decision.${preview.decision}`)}
          onConfirm={() => void decide(preview.decision)}
          onClose={() => setPreview(undefined)}
        />
      )}
    </section>
  )
}
