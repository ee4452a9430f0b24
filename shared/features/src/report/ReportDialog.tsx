import { Modal, SectionTitle, Stack } from '@mentor-connect/ui'
import { useId, useState } from 'react'
import { ReportForm } from './ReportForm'
import { ReportSent } from './ReportSent'
import type { ReportSubject } from './subject'
import { useKindT } from './useKindT'

export interface ReportDialogProps {
  /** Id of the person who reports. */
  userId: string
  subject: ReportSubject
  onClose: () => void
}

/** A dialog to report something to the operators. */
export function ReportDialog({ userId, subject, onClose }: ReportDialogProps) {
  const t = useKindT()
  const titleId = useId()
  const [isSent, setSent] = useState(false)
  const { kind, name } = subject
  return (
    <Modal labelledBy={titleId} onClose={onClose}>
      <Stack>
        <SectionTitle id={titleId}>{t(`reported.${kind}.title`, { name })}</SectionTitle>
        {isSent ? (
          <ReportSent subject={subject} onClose={onClose} />
        ) : (
          <ReportForm userId={userId} subject={subject} onSent={() => setSent(true)} onCancel={onClose} />
        )}
      </Stack>
    </Modal>
  )
}
