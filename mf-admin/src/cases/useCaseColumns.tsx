import type { ListedCase } from '@mentor-connect/contract/admin/cases'
import { useKindT } from '@mentor-connect/features/report/kinds'
import { useFormats } from '@mentor-connect/i18n'
import { Row, Tag } from '@mentor-connect/ui'
import { useState } from 'react'
import type { Column, Columns } from '../list-controls/columns'
import { useT } from '../messages/useT'

/** The columns of the list of cases. */
export function useCaseColumns(isDecided: boolean): Columns<ListedCase> {
  const t = useT()
  const kindT = useKindT()
  const { number, shortDate } = useFormats()
  const facts: Columns<ListedCase> = [
    {
      head: t('admin.cases.about'),
      render: ({ about }) =>
        about.name ?? t(about.isPlatform ? 'admin.cases.platform' : 'admin.person.deleted'),
    },
    {
      head: t('admin.cases.kind'),
      render: ({ kinds }) => kinds.map((kind) => kindT(`reported.${kind}.kind`)).join(', '),
    },
    { head: t('admin.cases.count'), isNumber: true, render: ({ reports }) => number(reports) },
    {
      head: t('admin.cases.opened'),
      // The server cannot sort decided cases by the time at which they were opened.
      sort: isDecided ? undefined : 'opened',
      render: ({ openedAt }) => shortDate(openedAt),
    },
  ]
  const [decided, open] = [useDecidedColumns(), useOpenColumns()]
  return [...facts, ...(isDecided ? decided : open)]
}

function useOpenColumns(): Column<ListedCase>[] {
  const t = useT()
  return [
    { head: t('admin.cases.due'), sort: 'due', render: (row) => <DueTime row={row} /> },
    { head: t('admin.cases.assignee'), render: ({ assignee }) => assignee ?? t('admin.cases.nobody') },
  ]
}

function DueTime({ row: { dueAt, severity } }: { row: ListedCase }) {
  const t = useT()
  const { dateTime } = useFormats()
  const [now] = useState(() => Date.now())
  return (
    <Row $gap={2}>
      <span>{dateTime(dueAt)}</span>
      {severity === 'high' && <Tag $tone="accent">{t('admin.cases.urgent')}</Tag>}
      {Date.parse(dueAt) < now && <Tag $tone="accent">{t('admin.waiting.overdue')}</Tag>}
    </Row>
  )
}

function useDecidedColumns(): Column<ListedCase>[] {
  const t = useT()
  const { shortDate } = useFormats()
  return [
    {
      head: t('admin.cases.decided'),
      sort: 'decided',
      render: ({ decidedAt }) => decidedAt && shortDate(decidedAt),
    },
    { head: t('admin.cases.outcome'), render: ({ outcome }) => outcome && t(`admin.outcome.${outcome}`) },
    { head: t('admin.cases.decidedBy'), render: ({ decidedBy }) => decidedBy },
  ]
}
