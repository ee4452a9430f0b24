import { useEndpoint } from '@mentor-connect/api'
import { listWaitingPosts, type WaitingPost } from '@mentor-connect/contract/admin/community'
import { PageTitle } from '@mentor-connect/contract/remote'
import { AreaPage, Lead, Title, useSubjectName } from '@mentor-connect/ui'
import type { Columns } from '../list-controls/columns'
import { PagedTable } from '../list-controls/PagedTable'
import { useFilters } from '../list-controls/useFilters'
import { WaitingTime } from '../list-controls/WaitingTime'
import { Written } from '../list-controls/Written'
import { useT } from '../messages/useT'

/** The posts of the community that wait for a decision, the longest waiting first. */
export default function PostsPage() {
  const t = useT()
  const { after, showPage } = useFilters({})
  const columns = useColumns()
  const list = useEndpoint(listWaitingPosts, { query: { after } })

  return (
    <AreaPage>
      <PageTitle>{t('admin.community.title')}</PageTitle>
      <header>
        <Title>{t('admin.community.title')}</Title>
        <Lead>{t('admin.community.lead')}</Lead>
      </header>
      <PagedTable
        label={t('admin.community.title')}
        columns={columns}
        list={list}
        empty={t('admin.community.empty')}
        keyOf={({ kind, id }) => `${kind}/${id}`}
        linkOf={({ kind, id }) => `/community/${kind}/${id}`}
        onNext={showPage}
      />
    </AreaPage>
  )
}

function useColumns(): Columns<WaitingPost> {
  const t = useT()
  const subjectName = useSubjectName()
  return [
    {
      head: t('admin.community.post'),
      render: ({ title, language }) => <Written text={title} language={language} />,
    },
    { head: t('admin.community.kind'), render: ({ kind }) => t(`admin.community.kind.${kind}`) },
    { head: t('admin.community.subject'), render: ({ subject }) => subjectName(subject) },
    { head: t('admin.community.author'), render: ({ author }) => <Written text={author.name} /> },
    {
      head: t('admin.waiting.since'),
      render: ({ waitsSince }) => <WaitingTime since={waitsSince} kind="community" />,
    },
  ]
}
