import { POST_KINDS, WORK_KINDS, type ReportKind } from '@mentor-connect/contract/trust/reports'
import { Flag } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { Button, color, space } from '..'
import { ReportDialog } from './ReportDialog'
import { wordingOf, type ReportSubject } from './subject'
import { useReportT } from './useReportT'

interface ReportButtonProps {
  /** Id of the person who reports. */
  userId: string
  subject: ReportSubject & { kind: Exclude<ReportKind, 'message'> }
}

/** An unobtrusive button that opens the report dialog. */
export function ReportButton({ userId, subject }: ReportButtonProps) {
  const t = useReportT()
  const [isOpen, setOpen] = useState(false)
  const { name } = subject
  const kind = wordingOf(subject.kind)
  const labelOf = (one: typeof kind) => {
    if (isPost(one)) return t('report.open.postBy', { name })
    return one === 'review' ? t('report.open.reviewBy', { name }) : undefined
  }
  return (
    <>
      <Quiet $variant="ghost" $small aria-label={labelOf(kind)} onClick={() => setOpen(true)}>
        <Flag size={16} aria-hidden />
        {t(isPost(kind) ? 'report.open.review' : `report.open.${kind}`)}
      </Quiet>
      {isOpen && <ReportDialog userId={userId} subject={subject} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Kinds whose button has the text “Report what … wrote”. */
const WRITTEN = [...POST_KINDS, 'workshop-message', ...WORK_KINDS] as const
const isPost = (kind: string): kind is (typeof WRITTEN)[number] => WRITTEN.some((one) => one === kind)

/** Aligns the button's icon with the text above it. */
const Quiet = styled(Button)`
  align-self: flex-start;
  margin-inline-start: calc(-1 * ${space[3]});
  color: ${color.muted};
`
