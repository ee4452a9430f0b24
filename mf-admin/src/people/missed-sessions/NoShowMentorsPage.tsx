import { useEndpoint } from '@mentor-connect/api'
import { listNoShowMentors, type NoShowMentor } from '@mentor-connect/contract/admin/missedSessions'
import {
  MENTOR_NO_SHOW_DAYS,
  MENTOR_NO_SHOWS,
} from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { PageTitle } from '@mentor-connect/contract/remote'
import { useFormats } from '@mentor-connect/i18n'
import { AreaPage, Lead, Title } from '@mentor-connect/ui'
import type { Columns } from '../../list-controls/columns'
import { EmailText } from '../../list-controls/EmailText'
import { PagedTable } from '../../list-controls/PagedTable'
import { useFilters } from '../../list-controls/useFilters'
import { WaitingTime } from '../../list-controls/WaitingTime'
import { Written } from '../../list-controls/Written'
import { useT } from '../../messages/useT'

/** The mentors who have missed several sessions and wait for a decision, the longest waiting first. */
export default function NoShowMentorsPage() {
  const t = useT()
  const { after, showPage } = useFilters({})
  const columns = useColumns()
  const list = useEndpoint(listNoShowMentors, { query: { after } })

  return (
    <AreaPage>
      <PageTitle>{t('admin.missed.title')}</PageTitle>
      <header>
        <Title>{t('admin.missed.title')}</Title>
        <Lead>{t('admin.missed.lead', { count: MENTOR_NO_SHOWS, days: MENTOR_NO_SHOW_DAYS })}</Lead>
      </header>
      <PagedTable
        label={t('admin.missed.title')}
        columns={columns}
        list={list}
        empty={t('admin.missed.empty')}
        keyOf={({ id }) => id}
        linkOf={({ id }) => `/people/mentor/${id}`}
        onNext={showPage}
      />
    </AreaPage>
  )
}

function useColumns(): Columns<NoShowMentor> {
  const t = useT()
  const { number } = useFormats()
  return [
    { head: t('admin.field.name'), render: ({ name }) => <Written text={name} /> },
    { head: t('admin.field.email'), render: ({ email }) => <EmailText email={email} /> },
    { head: t('admin.missed.sessions'), render: ({ sessions }) => number(sessions) },
    { head: t('admin.missed.learners'), render: ({ learners }) => number(learners) },
    {
      head: t('admin.waiting.since'),
      render: ({ since }) => <WaitingTime since={since} kind="missedSessions" />,
    },
  ]
}
