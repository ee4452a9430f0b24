import type { ApiFailure } from '@mentor-connect/api'
import { REPORT_TEXT_MAX } from '@mentor-connect/contract/trust/reports'
import { Button, CountedField, Muted, Notice, Row, Stack, useFailureText } from '@mentor-connect/ui'
import { CategoryField } from './CategoryField'
import type { ReportSubject } from './subject'
import { useKindT } from './useKindT'
import { useReport } from './useReport'
import { useReportT } from './useReportT'

interface ReportFormProps {
  userId: string
  subject: ReportSubject
  onSent: () => void
  onCancel: () => void
}

/**
 * The form of a report. It does not use the form library, so that its two fields open quickly on pages that have not
 * loaded it.
 */
export function ReportForm({ userId, subject, onSent, onCancel }: ReportFormProps) {
  const t = useReportT()
  const kindT = useKindT()
  const problemOf = useProblem()
  const { form, category, text, errors, change, submit, isBusy, failure } = useReport(userId, subject, onSent)
  return (
    <Stack as="form" ref={form} noValidate onSubmit={submit}>
      <Muted>{kindT(`reported.${subject.kind}.intro`, { name: subject.name })}</Muted>
      <CategoryField
        value={category}
        error={errors.category}
        onChange={(chosen) => change({ category: chosen })}
      />
      <CountedField
        label={t(category === 'other' ? 'report.text' : 'report.textOptional')}
        rows={4}
        max={REPORT_TEXT_MAX}
        value={text}
        error={errors.text}
        onChange={(typed) => change({ text: typed })}
      />
      {failure && <Notice tone="danger">{problemOf(failure)}</Notice>}
      <Row>
        <Button type="submit" $inactive={isBusy}>
          {t(isBusy ? 'report.sending' : 'report.send')}
        </Button>
        <Button $variant="secondary" onClick={onCancel}>
          {t('report.cancel')}
        </Button>
      </Row>
    </Stack>
  )
}

function useProblem() {
  const t = useReportT()
  const failureText = useFailureText()
  return (failure: ApiFailure) =>
    failure.code === 'rate_limited'
      ? t('report.limited')
      : t('report.failed', { reason: failureText(failure) })
}
