import { call, useAttempt } from '@mentor-connect/api'
import {
  endPersonSessions,
  erasePerson,
  exportPerson,
  type PersonDetail,
} from '@mentor-connect/contract/admin/people'
import { Button, Field, Row, saveFile } from '@mentor-connect/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { RecordSection } from '../list-controls/RecordSection'
import { useT } from '../messages/useT'
import { AdminFailure } from '../operator/AdminFailure'
import { DoneNotice } from '../operator/DoneNotice'
import { withFreshPasskey } from '../operator/passkeys'
import { useAct } from '../operator/useAct'

interface PersonActsProps {
  person: PersonDetail
  onChange: () => void
}

/** Ends sessions, exports data, and deletes accounts. Before a deletion, the person's mail address must be typed. */
export function PersonActs({ person, onChange }: PersonActsProps) {
  const t = useT()
  const navigate = useNavigate()
  const [reason, setReason] = useState('')
  const [email, setEmail] = useState('')
  const acting = useAct(onChange)
  const { attempt, ...leaving } = useAttempt()
  const isBusy = acting.isBusy || leaving.isBusy
  const params = { role: person.role, id: person.id }
  const hasReason = !isBusy && reason.trim() !== ''

  const endSessions = () =>
    acting.act(() => call(endPersonSessions, { params, body: { reason } }), t('admin.acts.loggedOut'))
  const download = () =>
    attempt(async () => {
      const { data } = await withFreshPasskey(() => call(exportPerson, { params, body: {} }))
      saveFile(data as unknown as Blob, `${person.id}.json`)
    })
  const erase = () =>
    attempt(async () => {
      const body = { reason, email, keepCertificates: false }
      await withFreshPasskey(() => call(erasePerson, { params, body }))
      await navigate('/people', { replace: true })
    })

  return (
    <RecordSection title={t('admin.acts.title')}>
      <DoneNotice text={acting.done} />
      <Row $gap={3}>
        <Button $variant="secondary" $inactive={isBusy} onClick={() => void download()}>
          {t('admin.acts.export')}
        </Button>
      </Row>
      <Field
        label={t('admin.acts.reason')}
        rows={2}
        maxLength={2000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Row $gap={3}>
        <Button $variant="secondary" $inactive={!hasReason} onClick={() => void endSessions()}>
          {t('admin.acts.endSessions')}
        </Button>
      </Row>
      <Field
        label={t('admin.acts.typeAddress', { email: person.email })}
        value={email}
        autoComplete="off"
        onChange={(event) => setEmail(event.target.value)}
      />
      <Row $gap={3}>
        <Button
          $variant="danger"
          $inactive={!hasReason || email.trim().toLowerCase() !== person.email}
          onClick={() => void erase()}
        >
          {t('admin.acts.erase')}
        </Button>
      </Row>
      <AdminFailure failure={leaving.failure ?? acting.failure} />
    </RecordSection>
  )
}
