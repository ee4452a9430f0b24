import { call, useAttempt } from '@mentor-connect/api'
import {
  openEvidence,
  openReportedFile,
  type CaseDetail,
  type CaseEvidence,
} from '@mentor-connect/contract/admin/cases'
import { isHideable, isWorkKind, type ReportKind } from '@mentor-connect/contract/trust/reports'
import { useFormats } from '@mentor-connect/i18n'
import { Button, Card, Muted, Notice, Row, Stack } from '@mentor-connect/ui'
import { useEffect, useRef, useState } from 'react'
import { RecordSection } from '../list-controls/RecordSection'
import { useT } from '../messages/useT'
import { AdminFailure } from '../operator/AdminFailure'
import { withFreshPasskey } from '../operator/passkeys'
import { EvidenceContent } from './EvidenceContent'
import { PostActs } from './PostActs'
import { PostEvidence } from './PostEvidence'
import { ReportedFile } from './ReportedFile'
import { WorkEvidence } from './WorkEvidence'

/** The reported content as it was when it was reported. It is loaded on demand, because every view is recorded. */
export function Evidence({ found, onChange }: { found: CaseDetail; onChange: () => void }) {
  const t = useT()
  const [evidence, setEvidence] = useState<CaseEvidence[]>()
  const { attempt, isBusy, failure } = useAttempt()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (evidence) title.current?.focus()
  }, [evidence])

  const open = () =>
    attempt(async () => {
      const request = { params: { id: found.id }, body: {} }
      setEvidence((await withFreshPasskey(() => call(openEvidence, request))).data.evidence)
    })

  return (
    <RecordSection title={t('admin.evidence.title')} titleRef={title}>
      {!evidence && (
        <>
          <Muted>{t('admin.evidence.recorded')}</Muted>
          <Row $gap={3}>
            <Button $variant="secondary" $inactive={isBusy} onClick={() => void open()}>
              {t('admin.evidence.open')}
            </Button>
          </Row>
        </>
      )}
      {evidence?.length === 0 && <Muted>{t('admin.evidence.none')}</Muted>}
      {evidence?.map((one) => (
        <Piece key={one.reportId} evidence={one} found={found} onChange={onChange} />
      ))}
      <AdminFailure failure={failure} />
    </RecordSection>
  )
}

interface PieceProps {
  evidence: CaseEvidence
  found: CaseDetail
  onChange: () => void
}

function Piece({ evidence, found: { id, about, reports }, onChange }: PieceProps) {
  const t = useT()
  const { dateTime } = useFormats()
  const { reportId, content } = evidence
  const own = reports.find((report) => report.id === reportId)
  const post = own?.post
  // Several reports may be about the same post. Its actions are shown once, below the first of them.
  const isFirst = post && reports.find((one) => one.kind === own.kind && one.post?.id === post.id) === own
  return (
    <Card $padding={4}>
      <Stack $gap={3}>
        {!evidence.isIntact && <Notice tone="danger">{t('admin.evidence.changed')}</Notice>}
        <Muted>{t('admin.evidence.capturedAt', { time: dateTime(evidence.capturedAt) })}</Muted>
        <Content caseId={id} kind={own?.kind} content={content} about={about} />
        {own?.kind === 'work' && typeof content['file'] === 'string' && (
          <ReportedFile
            name={content['file']}
            read={() => call(openReportedFile, { params: { id, report: reportId }, body: {} })}
          />
        )}
        {isFirst && isHideable(own.kind) && (
          <PostActs caseId={id} kind={own.kind} state={post.state} reportId={reportId} onChange={onChange} />
        )}
      </Stack>
    </Card>
  )
}

interface ContentProps {
  caseId: string
  /** Kind of the report; undefined if the case has no such report. */
  kind: ReportKind | undefined
  content: CaseEvidence['content']
  about: CaseDetail['about']
}

function Content({ caseId, kind, content, about }: ContentProps) {
  if (kind === 'question' || kind === 'answer') return <PostEvidence content={content} about={about} />
  if (kind && isWorkKind(kind)) return <WorkEvidence content={content} />
  return <EvidenceContent caseId={caseId} content={content} about={about} />
}
