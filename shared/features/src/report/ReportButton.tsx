import type { ChatReportKind, ReportKind } from '@mentor-connect/contract/trust/reports'
import { isReportText } from '@mentor-connect/contract/trust/reportTexts'
import { Button, Row, color, space } from '@mentor-connect/ui'
import { Flag } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { ReportDialog } from './ReportDialog'
import type { ReportSubject } from './subject'
import { useKindT } from './useKindT'
import { useReportT } from './useReportT'

interface ReportButtonProps {
  /** Id of the person who reports. */
  userId: string
  subject: ReportSubject & { kind: Exclude<ReportKind, ChatReportKind> }
}

/** An unobtrusive button that opens the report dialog. */
export function ReportButton({ userId, subject }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const { text, label } = useButtonTexts(subject)
  return (
    <>
      <Quiet $variant="ghost" $small aria-label={label} onClick={() => setOpen(true)}>
        <Flag size={16} aria-hidden />
        {text}
      </Quiet>
      {isOpen && <ReportDialog userId={userId} subject={subject} onClose={() => setOpen(false)} />}
    </>
  )
}

/**
 * Returns the text of the button, and a label for screen readers if the text does not say what is reported.
 */
function useButtonTexts({ kind, name }: ReportSubject): { text: string; label?: string } {
  const t = useReportT()
  const kindT = useKindT()
  const [button, buttonBy] = [`reported.${kind}.button`, `reported.${kind}.buttonBy`]
  if (isReportText(button)) return { text: kindT(button) }
  const label = isReportText(buttonBy) ? kindT(buttonBy, { name }) : t('report.buttonBy', { name })
  return { text: t('report.button'), label }
}

/** Aligns the button's icon with the text above it. In a row, the button is aligned as its neighbours are. */
const Quiet = styled(Button)`
  align-self: flex-start;
  margin-inline-start: calc(-1 * ${space[3]});
  color: ${color.muted};

  ${Row} > & {
    align-self: auto;
  }
`
