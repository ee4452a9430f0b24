import { PageTitle, useSearchState } from '@mentor-connect/contract/remote'
import { Row, Stack, ToggleChip } from '@mentor-connect/ui'
import { CommunityHeader } from '../list/CommunityHeader'
import { FoundQuestions } from '../list/FoundQuestions'
import { ListControls } from '../list/ListControls'
import { SubjectLinks } from '../list/SubjectLinks'
import { useCommunityList } from '../list/useCommunityList'
import { CommunityColumn } from '../place/CommunityColumn'
import { useT } from './messages/useT'
import { useEndpoint } from '@mentor-connect/api'
import { listUnansweredForMentor } from '@mentor-connect/contract/community/own'
import { afterQuery } from '../list/afterQuery'
import { PagedList, type PageProps } from '../list/PagedList'
import { QuestionList } from '../list/QuestionList'

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
          <WaitingQuestions after={state.after} onTurn={(after) => change({ after })} />
        )}
      </Stack>
      <SubjectLinks />
    </CommunityColumn>
  )
}

/** The questions without an answer about the mentor's subjects. */
function WaitingQuestions(props: PageProps) {
  const t = useT()
  const state = useEndpoint(listUnansweredForMentor, afterQuery(props.after))
  return (
    <PagedList {...props} state={state} empty={t('community.forMentor.none')}>
      {({ questions }) => (questions.length > 0 ? <QuestionList questions={questions} /> : null)}
    </PagedList>
  )
}
