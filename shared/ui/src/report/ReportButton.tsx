import { Flag } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { Button, color, space } from '..'
import { ReportDialog } from './ReportDialog'
import type { ReportSubject } from './subject'
import { useReportT } from './useReportT'

interface ReportButtonProps {
  /** Who reports. */
  userId: string
  subject: ReportSubject & { kind: 'profile' | 'review' | 'course' }
}

/** An unobtrusive button that opens the report dialog. */
export function ReportButton({ userId, subject }: ReportButtonProps) {
  const t = useReportT()
  const [isOpen, setOpen] = useState(false)
  const { kind, name } = subject
  return (
    <>
      <Quiet
        $variant="ghost"
        $small
        aria-label={kind === 'review' ? t('report.open.reviewBy', { name }) : undefined}
        onClick={() => setOpen(true)}
      >
        <Flag size={16} aria-hidden />
        {t(`report.open.${kind}`)}
      </Quiet>
      {isOpen && <ReportDialog userId={userId} subject={subject} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Its icon stands below the text before it. */
const Quiet = styled(Button)`
  align-self: flex-start;
  margin-inline-start: calc(-1 * ${space[3]});
  color: ${color.muted};
`
