import { useId, useState } from 'react'
import { Modal, SectionTitle, Stack } from '..'
import { ReportForm } from './ReportForm'
import { ReportSent } from './ReportSent'
import { wordingOf, type ReportSubject } from './subject'
import { useReportT } from './useReportT'

export interface ReportDialogProps {
  /** Id of the person who reports. */
  userId: string
  subject: ReportSubject
  onClose: () => void
}

/** A dialog to report something to the operators. */
export function ReportDialog({ userId, subject, onClose }: ReportDialogProps) {
  const t = useReportT()
  const titleId = useId()
  const [isSent, setSent] = useState(false)
  const { kind, name } = subject
  return (
    <Modal labelledBy={titleId} onClose={onClose}>
      <Stack>
        <SectionTitle id={titleId}>{t(`report.title.${wordingOf(kind)}`, { name })}</SectionTitle>
        {isSent ? (
          <ReportSent subject={subject} onClose={onClose} />
        ) : (
          <ReportForm userId={userId} subject={subject} onSent={() => setSent(true)} onCancel={onClose} />
        )}
      </Stack>
    </Modal>
  )
}
