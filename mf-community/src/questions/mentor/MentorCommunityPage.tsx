import { listUnansweredForMentor } from '@mentor-connect/contract/community/own'
import { PageTitle, useSearchState } from '@mentor-connect/contract/remote'
import { Row, Stack, ToggleChip } from '@mentor-connect/ui'
import { CommunityHeader } from '../list/CommunityHeader'
import { FoundQuestions } from '../list/FoundQuestions'
import { ListControls } from '../list/ListControls'
import { PagedQuestions } from '../list/PagedQuestions'
import { SubjectLinks } from '../list/SubjectLinks'
import { useCommunityList } from '../list/useCommunityList'
import { CommunityColumn } from '../place/CommunityColumn'
import { useT } from './messages/useT'

/** Shows mentors the unanswered questions of their subjects first. They can change to all questions. */
export default function MentorCommunityPage() {
  const t = useT()
  const [params, update] = useSearchState()
  const { state, change } = useCommunityList()
  const isAll = params.get('show') === 'all' || Boolean(state.q || state.language || state.order)
  const show = (next: 'all' | 'waiting') =>
    update(() => new URLSearchParams(next === 'all' ? { show: 'all' } : {}), { preventScrollReset: true })
  return (
    <CommunityColumn>
      <PageTitle>{t('community.title')}</PageTitle>
      <CommunityHeader title={t('community.title')} intro={t('community.forMentor.intro')} />
      <Stack $gap={5}>
        <Row $gap={2} role="group" aria-label={t('community.forMentor.show')}>
          <ToggleChip isChosen={!isAll} onClick={() => show('waiting')}>
            {t('community.forMentor.waiting')}
          </ToggleChip>
          <ToggleChip isChosen={isAll} onClick={() => show('all')}>
            {t('community.all')}
          </ToggleChip>
        </Row>
        {isAll ? (
          <Stack $gap={6}>
            <ListControls state={state} onChange={change} subject="" />
            <FoundQuestions state={state} onChange={change} />
          </Stack>
        ) : (
          <PagedQuestions
            endpoint={listUnansweredForMentor}
            empty={t('community.forMentor.none')}
            after={state.after}
            onTurn={(after) => change({ after })}
          />
        )}
      </Stack>
      <SubjectLinks />
    </CommunityColumn>
  )
}
