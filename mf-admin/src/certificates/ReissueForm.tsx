import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { NAME_MAX } from '@mentor-connect/contract/rules/limits'
import { Button, Field, Row } from '@mentor-connect/ui'
import { useState } from 'react'
import { RecordSection } from '../list-controls/RecordSection'
import { useT } from '../messages/useT'

interface ReissueFormProps {
  /** The learner's name on the present certificate. */
  learner: string
  isBusy: boolean
  onReissue: (name: string, reason: string) => Promise<unknown>
}

/** Issues a certificate again with a corrected name. */
export function ReissueForm({ learner, isBusy, onReissue }: ReissueFormProps) {
  const t = useT()
  const [name, setName] = useState(learner)
  const [reason, setReason] = useState('')
  const isUnfinished = isBlank(name) || name.trim() === learner || isBlank(reason)

  return (
    <RecordSection title={t('admin.certificates.reissue')}>
      <Field
        label={t('admin.certificates.name')}
        hint={t('admin.certificates.nameHint')}
        maxLength={NAME_MAX}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Field
        label={t('admin.certificates.correction')}
        hint={t('admin.certificates.hint')}
        rows={2}
        maxLength={2000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Row $gap={3}>
        <Button
          $variant="secondary"
          $inactive={isBusy || isUnfinished}
          onClick={() => void onReissue(name.trim(), reason)}
        >
          {t('admin.certificates.reissueNow')}
        </Button>
      </Row>
    </RecordSection>
  )
}
