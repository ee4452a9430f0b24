import { useEndpoint } from '@mentor-connect/api'
import { CASE_OUTCOMES, getCase, type CaseDetail } from '@mentor-connect/contract/admin/cases'
import { useKindT } from '@mentor-connect/features/report/kinds'
import { useFormats } from '@mentor-connect/i18n'
import { Notice, Tag } from '@mentor-connect/ui'
import { Link, useParams } from 'react-router-dom'
import { Details } from '../list-controls/Details'
import { EmailText } from '../list-controls/EmailText'
import { RecordSection } from '../list-controls/RecordSection'
import { useT } from '../messages/useT'
import { RecordLayout } from '../list-controls/RecordLayout'
import { RecordHeader } from '../list-controls/RecordHeader'
import { RecordMissing } from '../list-controls/RecordMissing'
import { CaseActs } from './CaseActs'
import { Evidence } from './Evidence'

export default function CasePage() {
  const t = useT()
  const { id = '' } = useParams()
  const { data, error, retry } = useEndpoint(getCase, { params: { id } })

  if (error || !data) return <RecordMissing error={error} onRetry={retry} />
  const { isPlatform } = data.about
  const name = data.about.name ?? t(isPlatform ? 'admin.cases.platform' : 'admin.person.deleted')
  return (
    <RecordLayout>
      <RecordHeader name={name}>
        {!isPlatform && <Tag $tone="neutral">{t(`admin.role.${data.about.role}`)}</Tag>}
        <Tag>{t(`admin.cases.state.${data.state}`)}</Tag>
        {data.severity === 'high' && <Tag $tone="accent">{t('admin.cases.urgent')}</Tag>}
      </RecordHeader>
      {data.proposal && <Notice tone="warning">{t('admin.cases.proposal')}</Notice>}
      <Facts found={data} />
      <Reports reports={data.reports} />
      <Evidence found={data} onChange={retry} />
      <CaseActs key={data.id} found={data} onChange={retry} />
      <Sanctions sanctions={data.sanctions} />
      <History history={data.history} />
    </RecordLayout>
  )
}

function Facts({ found }: { found: CaseDetail }) {
  const t = useT()
  const { dateTime } = useFormats()
  const { about, openedAt, dueAt, assignee, outcome, decidedAt, decidedBy } = found
  return (
    <RecordSection>
      <Details
        items={[
          [
            t('admin.cases.about'),
            about.email ? (
              <Link to={`/people/${about.role}/${about.id}`}>
                <EmailText email={about.email} />
              </Link>
            ) : about.isPlatform ? (
              t('admin.cases.platform')
            ) : (
              about.id
            ),
          ],
          [t('admin.cases.opened'), dateTime(openedAt)],
          ...(outcome
            ? []
            : ([
                [t('admin.cases.due'), dateTime(dueAt)],
                [t('admin.cases.assignee'), assignee ?? t('admin.cases.nobody')],
              ] satisfies [string, string][])),
          ...(outcome && decidedAt
            ? ([
                [
                  t('admin.cases.decided'),
                  `${t(`admin.outcome.${outcome}`)} · ${dateTime(decidedAt)} · ${decidedBy ?? ''}`,
                ],
              ] satisfies [string, string][])
            : []),
        ]}
      />
    </RecordSection>
  )
}

function Reports({ reports }: Pick<CaseDetail, 'reports'>) {
  const t = useT()
  const kindT = useKindT()
  const { dateTime } = useFormats()
  return (
    <RecordSection title={t('admin.cases.reports', { count: reports.length })}>
      <Details
        items={reports.map(({ id, kind, category, text, at, reporter }) => [
          `${kindT(`reported.${kind}.kind`)} · ${dateTime(at)}`,
          <div key={id}>
            <strong>{t(`admin.report.category.${category}`)}</strong>
            {text && <p>{text}</p>}
            <div>
              {t('admin.cases.reportedBy')}{' '}
              {reporter ? (
                <Link to={`/people/${reporter.role}/${reporter.id}`}>{reporter.name}</Link>
              ) : (
                t('admin.person.deleted')
              )}
            </div>
          </div>,
        ])}
      />
    </RecordSection>
  )
}

function Sanctions({ sanctions }: Pick<CaseDetail, 'sanctions'>) {
  const t = useT()
  const { dateTime } = useFormats()
  if (sanctions.length === 0) return null
  return (
    <RecordSection title={t('admin.cases.sanctions')}>
      <Details
        items={sanctions.map(({ kind, at, reason, note, endedAt }) => [
          `${t(`admin.sanction.${kind}`)} · ${dateTime(at)}`,
          [reason ?? note, endedAt && t('admin.sanctions.ended', { time: dateTime(endedAt) })]
            .filter(Boolean)
            .join('\n'),
        ])}
      />
    </RecordSection>
  )
}

function History({ history }: Pick<CaseDetail, 'history'>) {
  const t = useT()
  const { dateTime } = useFormats()
  return (
    <RecordSection title={t('admin.applications.history')}>
      <Details
        items={history.map(({ at, operator, event, detail }) => [
          [dateTime(at), operator].filter(Boolean).join(' · '),
          [t(`admin.cases.event.${event}`), detail && detailText(t, event, detail)]
            .filter(Boolean)
            .join(': '),
        ])}
      />
    </RecordSection>
  )
}

type HistoryEvent = CaseDetail['history'][number]['event']

/** A detail is stored in English: “dismissed: <reason>” of a decision, “from <operator>” of an assignment. */
function detailText(t: ReturnType<typeof useT>, event: HistoryEvent, detail: string): string {
  if (event === 'assigned') return t('admin.cases.before', { operator: detail.replace('from ', '') })
  const outcome = event === 'decided' && CASE_OUTCOMES.find((one) => detail.startsWith(`${one}: `))
  return outcome ? t(`admin.outcome.${outcome}`) + detail.slice(outcome.length) : detail
}
