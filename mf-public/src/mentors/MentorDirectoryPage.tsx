import { useEndpoint } from '@mentor-connect/api'
import { getMentorPage } from '@mentor-connect/contract/api/mentorDirectory'
import { PageTitle } from '@mentor-connect/contract/remote'
import { Stack } from '@mentor-connect/ui'
import { useRef } from 'react'
import { PageColumn } from '../page-layout/PageColumn'
import { PageHeader } from '../page-layout/PageHeader'
import { PagePart } from '../page-layout/PagePart'
import { DirectoryControls } from './directory/DirectoryControls'
import { directoryRequest, NO_FILTERS, type DirectoryState } from './directory/directoryState'
import { useDirectoryState } from './directory/useDirectoryState'
import { useWanted } from './directory/useWanted'
import { MentorList } from './MentorList'
import { useT } from './messages/useT'

/** The directory of active mentors, from the API. */
export default function MentorDirectoryPage() {
  const t = useT()
  const { state, change } = useDirectoryState()
  const wanted = useWanted()
  const mentors = useEndpoint(getMentorPage, directoryRequest(state, wanted))
  const list = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone with the empty list.
  const handleFilterRemoved = (patch: Partial<DirectoryState>) => {
    change(patch)
    list.current?.focus()
  }
  return (
    <PageColumn>
      <PageTitle>{t('public.mentors.directoryTitle')}</PageTitle>
      <PageHeader title={t('public.mentors.title')} intro={t('public.mentors.directoryIntro')} />
      <DirectoryControls state={state} onChange={change} />
      <PagePart>
        <Stack ref={list} tabIndex={-1} $gap={6}>
          <MentorList
            mentors={mentors}
            wanted={wanted}
            onPage={(page) => change({ page })}
            onFilterRemoved={isFiltered(state) ? handleFilterRemoved : undefined}
          />
        </Stack>
      </PagePart>
    </PageColumn>
  )
}

const FILTERS = Object.keys(NO_FILTERS) as (keyof typeof NO_FILTERS)[]

const isFiltered = (state: DirectoryState) => FILTERS.some((filter) => state[filter] !== NO_FILTERS[filter])
