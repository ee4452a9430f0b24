import { Button, Muted, Notice, Row, Stack } from '@mentor-connect/ui'
import { useEffect, useRef } from 'react'
import type { ReportSubject } from './subject'
import { useReportT } from './useReportT'

/** Thanks the person for a report and says what happens next. */
export function ReportSent({ subject, onClose }: { subject: ReportSubject; onClose: () => void }) {
  const t = useReportT()
  const close = useRef<HTMLButtonElement>(null)
  // The button gets the focus, because the form that had the focus is gone.
  useEffect(() => close.current?.focus(), [])
  return (
    <Stack>
      <Notice tone="success">{t('report.sent')}</Notice>
      <Muted>{t('report.next')}</Muted>
      {subject.kind === 'message' && <Muted>{t('report.block', { name: subject.name })}</Muted>}
      <Row>
        <Button ref={close} onClick={onClose}>
          {t('report.close')}
        </Button>
      </Row>
    </Stack>
  )
}
