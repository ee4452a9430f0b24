import { useEndpoint } from '@mentor-connect/api'
import { getMentors } from '@mentor-connect/contract/api/mentors'
import { PageTitle } from '@mentor-connect/contract/remote'
import { ListControls } from '../list-controls/ListControls'
import { useListState } from '../list-controls/useListState'
import { useT } from '../messages/useT'
import { PageColumn } from '../page-layout/PageColumn'
import { PagePart } from '../page-layout/PagePart'
import { PageHeader } from '../page-layout/PageHeader'
import { MENTOR_SORTS, domainsOf } from './mentorSearch'
import { MentorList } from './MentorList'

/** The directory of active mentors, from the API. */
export default function MentorDirectoryPage() {
  const t = useT()
  const { state, change } = useListState(MENTOR_SORTS)
  const mentors = useEndpoint(getMentors, {})
  return (
    <PageColumn>
      <PageTitle>{t('public.mentors.directoryTitle')}</PageTitle>
      <PageHeader title={t('public.mentors.title')} intro={t('public.mentors.directoryIntro')} />
      <ListControls
        searchLabel={t('public.mentors.search')}
        state={state}
        onChange={change}
        domains={domainsOf(mentors.data ?? [])}
        sorts={MENTOR_SORTS.map((sort) => ({ value: sort, label: t(`public.mentors.sort.${sort}`) }))}
      />
      <PagePart>
        <MentorList
          mentors={mentors}
          state={state}
          onPage={(page) => change({ page })}
          onReset={state.q || state.domain ? () => change({ q: '', domain: '' }) : undefined}
        />
      </PagePart>
    </PageColumn>
  )
}
