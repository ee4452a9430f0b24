import { call, useAttempt } from '@mentor-connect/api'
import {
  decideApplication,
  previewDecision,
  TEXT_MAX,
  type Application,
  type Decision,
} from '@mentor-connect/contract/admin/applications'
import type { ReplyOf } from '@mentor-connect/contract/api/endpoint'
import { Button, Field, Row } from '@mentor-connect/ui'
import { useState } from 'react'
import { RecordSection } from '../list-controls/RecordSection'
import { useT } from '../messages/useT'
import { AdminFailure } from '../operator/AdminFailure'
import { DoneNotice } from '../operator/DoneNotice'
import { useAct } from '../operator/useAct'
import { MailPreview } from './MailPreview'

interface DecisionFormProps {
  application: Application
  /**
   * Called after a decision, and also if the server refuses it, because another operator may have decided meanwhile.
   */
  onChange: () => void
}

type Preview = ReplyOf<typeof previewDecision> & { decision: Decision }

/** Approves, asks for more, or rejects. Each action first shows the mail, and sends it after a confirmation. */
export function DecisionForm({ application, onChange }: DecisionFormProps) {
  const t = useT()
  const [text, setText] = useState('')
  const [preview, setPreview] = useState<Preview>()
  const { attempt, ...previewing } = useAttempt()
  const acting = useAct(onChange)
  const isBusy = previewing.isBusy || acting.isBusy
  const params = { id: application.id }

  const show = (decision: Decision) =>
    attempt(async () => {
      const { data } = await call(previewDecision, { params, body: { decision, text } })
      setPreview({ ...data, decision })
    })

  const decide = async (decision: Decision) => {
    setPreview(undefined)
    const body = { decision, text, expected: application.standing }
    const said = t(`admin.decision.done.${decision}`)
    if (await acting.act(() => call(decideApplication, { params, body }), said)) setText('')
  }

  return (
    <RecordSection title={t('admin.decision.title')}>
      <DoneNotice text={acting.done} />
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
      <AdminFailure failure={previewing.failure ?? acting.failure} />
      {preview && (
        <MailPreview
          mail={preview}
          action={t(`admin.decision.${preview.decision}`)}
          onConfirm={() => void decide(preview.decision)}
          onClose={() => setPreview(undefined)}
        />
      )}
    </RecordSection>
  )
}
