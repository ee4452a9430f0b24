import { PageTitle, useSearchState } from '@mentor-connect/contract/remote'
import { listFollowedQuestions, listOwnQuestions } from '@mentor-connect/contract/community/own'
import { BackTo, ButtonLink, Lead, Row, Stack, Title, ToggleChip } from '@mentor-connect/ui'
import { MessageCircleQuestionMark } from 'lucide-react'
import type { PageProps } from '../list/PagedList'
import { PagedQuestions } from '../list/PagedQuestions'
import { CommunityColumn } from '../place/CommunityColumn'
import { useCommunityPaths } from '../place/useCommunityPaths'
import { DoneFigures } from './DoneFigures'
import { useT } from './messages/useT'
import { OwnAnswers } from './OwnAnswers'

const OwnQuestions = (props: PageProps) => (
  <PagedQuestions {...props} endpoint={listOwnQuestions} empty={useT()('community.mine.noQuestions')} />
)

const FollowedQuestions = (props: PageProps) => (
  <PagedQuestions {...props} endpoint={listFollowedQuestions} empty={useT()('community.mine.noFollowed')} />
)

const LISTS = { questions: OwnQuestions, answers: OwnAnswers, followed: FollowedQuestions }
type ListName = keyof typeof LISTS
const NAMES = Object.keys(LISTS) as ListName[]

/** The reader's own questions and answers, and what the reader follows. */
export default function OwnPage() {
  const t = useT()
  const { list, ask } = useCommunityPaths()
  const [params, update] = useSearchState()
  const shown = NAMES.find((name) => name === params.get('show')) ?? 'questions'
  const List = LISTS[shown]
  const show = (name: ListName) =>
    update(() => new URLSearchParams(name === 'questions' ? {} : { show: name }), {
      preventScrollReset: true,
    })
  const turn = (after: string) =>
    update((current) => {
      const next = new URLSearchParams(current)
      if (after) next.set('after', after)
      else next.delete('after')
      return next
    })
  return (
    <CommunityColumn>
      <PageTitle>{t('community.own')}</PageTitle>
      <BackTo to={list}>{t('community.all')}</BackTo>
      <Stack as="header" $gap={3}>
        <Title>{t('community.own')}</Title>
        <Lead>{t('community.mine.intro')}</Lead>
        <Row>
          <ButtonLink to={ask}>
            <MessageCircleQuestionMark size={18} aria-hidden />
            {t('community.ask')}
          </ButtonLink>
        </Row>
      </Stack>
      <DoneFigures />
      <Stack $gap={5}>
        <Row $gap={2} role="group" aria-label={t('community.mine.show')}>
          {NAMES.map((name) => (
            <ToggleChip key={name} isChosen={name === shown} onClick={() => show(name)}>
              {t(`community.mine.${name}`)}
            </ToggleChip>
          ))}
        </Row>
        <List key={shown} after={params.get('after') ?? ''} onTurn={turn} />
      </Stack>
    </CommunityColumn>
  )
}
