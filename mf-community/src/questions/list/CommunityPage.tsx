import { PageTitle } from '@mentor-connect/contract/remote'
import { Stack } from '@mentor-connect/ui'
import { useT } from '../../messages/useT'
import { CommunityColumn } from '../place/CommunityColumn'
import { CommunityHeader } from './CommunityHeader'
import { FoundQuestions } from './FoundQuestions'
import { ListControls } from './ListControls'
import { SubjectLinks } from './SubjectLinks'
import { useCommunityList } from './useCommunityList'

/** All questions with search, filters and order, for visitors and for signed-in people. */
export default function CommunityPage() {
  const t = useT()
  const { state, change } = useCommunityList()
  return (
    <CommunityColumn>
      <PageTitle>{t('community.title')}</PageTitle>
      <CommunityHeader title={t('community.title')} intro={t('community.intro')} />
      <Stack $gap={6}>
        <ListControls state={state} onChange={change} subject="" />
        <FoundQuestions state={state} onChange={change} />
      </Stack>
      <SubjectLinks />
    </CommunityColumn>
  )
}
