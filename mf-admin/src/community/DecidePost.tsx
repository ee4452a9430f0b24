import { call } from '@mentor-connect/api'
import { approvePost, refusePost, type PostToDecide } from '@mentor-connect/contract/admin/community'
import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { Button, Field, Muted, Row } from '@mentor-connect/ui'
import { useState } from 'react'
import { RecordSection } from '../list-controls/RecordSection'
import { useT } from '../messages/useT'
import { AdminFailure } from '../operator/AdminFailure'
import type { useAct } from '../operator/useAct'

interface DecidePostProps {
  post: PostToDecide
  acting: ReturnType<typeof useAct>
  /** Called if the server refuses, because another operator or the author may have changed the post meanwhile. */
  onRefused: () => void
}

/** Approves a post, or refuses it with a reason. */
export function DecidePost({ post, acting, onRefused }: DecidePostProps) {
  const t = useT()
  const [reason, setReason] = useState('')
  const { act, isBusy, failure } = acting
  const { kind, id, version } = post
  const params = { kind, id }

  async function decide(decision: 'approve' | 'refuse') {
    const send = () =>
      decision === 'approve'
        ? call(approvePost, { params, body: { version } })
        : call(refusePost, { params, body: { version, reason } })
    if (!(await act(send, t(`admin.community.done.${decision}`)))) onRefused()
  }

  return (
    <RecordSection title={t('admin.decision.title')}>
      <Muted>{t('admin.community.next')}</Muted>
      <Field
        label={t('admin.community.reason')}
        hint={t('admin.community.reasonHint')}
        rows={4}
        maxLength={2000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Row $gap={3}>
        <Button $inactive={isBusy} onClick={() => void decide('approve')}>
          {t('admin.community.approve')}
        </Button>
        <Button $variant="danger" $inactive={isBusy || isBlank(reason)} onClick={() => void decide('refuse')}>
          {t('admin.community.refuse')}
        </Button>
      </Row>
      <AdminFailure failure={failure} />
    </RecordSection>
  )
}
