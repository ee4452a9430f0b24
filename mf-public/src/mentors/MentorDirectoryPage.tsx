import { useEndpoint } from '@mentor-connect/api'
import { getMentorPage } from '@mentor-connect/contract/mentoring/mentorDirectory'
import { getPlan } from '@mentor-connect/contract/learning/plan'
import { useSession } from '@mentor-connect/contract/auth'
import { PageTitle } from '@mentor-connect/contract/remote'
import { TOPICS_MAX } from '@mentor-connect/contract/mentoring/mentorProfile'
import { Slot } from '@mentor-connect/contract/slots'
import { useLocale } from '@mentor-connect/i18n'
import { Stack, deviceZone } from '@mentor-connect/ui'
import { useRef } from 'react'
import { useStateInUrl } from '../list-controls/useListState'
import { PageColumn } from '../page-layout/PageColumn'
import { PageHeader } from '../page-layout/PageHeader'
import { PagePart } from '../page-layout/PagePart'
import { DirectoryControls } from './directory/DirectoryControls'
import {
  directoryRequest,
  NO_FILTERS,
  type DirectoryState,
  readDirectoryState,
  writeDirectoryState,
} from './directory/directoryState'
import { MentorList } from './MentorList'
import { useT } from './messages/useT'

const NOTHING: string[] = []

/** The directory of active mentors, from the API. */
export default function MentorDirectoryPage() {
  const t = useT()
  const { state, change } = useStateInUrl<DirectoryState>(readDirectoryState, writeDirectoryState)
  const wanted = useWanted()
  const locale = useLocale()
  const mentors = useEndpoint(getMentorPage, directoryRequest(state, locale, wanted))
  const list = useRef<HTMLDivElement>(null)
  // The pressed button disappears with the empty list, so the focus moves to the list.
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
      <Slot name="mentor.search" text={state.q} />
    </PageColumn>
  )
}

const FILTERS = Object.keys(NO_FILTERS) as (keyof typeof NO_FILTERS)[]

const isFiltered = (state: DirectoryState) => FILTERS.some((filter) => state[filter] !== NO_FILTERS[filter])

/**
 * Ids of the subjects that the learner still needs for the goal. Empty for other people, and until the plan is
 * loaded.
 */
function useWanted(): string[] {
  const { session } = useSession()
  const language = useLocale()
  const isLearner = session.status === 'signed-in' && session.role === 'user'
  const plan = useEndpoint(getPlan, isLearner ? { query: { language, timeZone: deviceZone() } } : null)
  if (!plan.data?.goal) return NOTHING
  const open = plan.data.steps.filter(({ isDone, isSkipped }) => !isDone && !isSkipped)
  return [...new Set(open.flatMap(({ subject }) => subject ?? []))].slice(0, TOPICS_MAX)
}
