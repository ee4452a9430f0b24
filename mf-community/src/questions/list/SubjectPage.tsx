import { PageTitle } from '@mentor-connect/contract/remote'
import { SUBJECT_ROWS } from '@mentor-connect/contract/courses/subjectData'
import { topicName } from '@mentor-connect/contract/courses/subjectNames'
import { useLocale } from '@mentor-connect/i18n'
import { BackTo, ButtonLink, NotFound, Row, Stack, lazyPart } from '@mentor-connect/ui'
import { useParams } from 'react-router-dom'
import { useT } from '../../messages/useT'
import { CommunityColumn } from '../place/CommunityColumn'
import { useCommunityPaths } from '../place/useCommunityPaths'
import { useReaderId } from '../place/useReaderId'
import { CommunityHeader } from './CommunityHeader'
import { FoundQuestions } from './FoundQuestions'
import { ListControls } from './ListControls'
import { useCommunityList } from './useCommunityList'

const FollowSubject = lazyPart(
  () =>
    import(/* webpackChunkName: "community-follow" */ '../reader/FollowSubject').then(
      (module) => module.FollowSubject,
    ),
  null,
  null,
)

/** The questions about one subject, its narrower subjects included. */
export default function SubjectPage() {
  const { subject = '' } = useParams()
  const isKnown = SUBJECT_ROWS.some(([id]) => id === subject)
  return (
    <CommunityColumn>
      {isKnown ? <KnownSubject key={subject} subject={subject} /> : <UnknownSubject />}
    </CommunityColumn>
  )
}

function KnownSubject({ subject }: { subject: string }) {
  const t = useT()
  const name = topicName(subject, useLocale())
  const { list } = useCommunityPaths()
  const isReader = useReaderId() !== undefined
  const { state, change } = useCommunityList()
  const title = t('community.about', { subject: name })
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <BackTo to={list}>{t('community.all')}</BackTo>
      <CommunityHeader title={title} intro={t('community.aboutIntro', { subject: name })}>
        {isReader && <FollowSubject subject={subject} name={name} />}
      </CommunityHeader>
      <Stack $gap={6}>
        <ListControls state={state} onChange={change} subject={subject} />
        <FoundQuestions state={state} onChange={change} subject={subject} />
      </Stack>
    </>
  )
}

function UnknownSubject() {
  const t = useT()
  const { list } = useCommunityPaths()
  return (
    <NotFound title={t('community.unknownSubject')} help={t('community.unknownSubjectHelp')}>
      <Row>
        <ButtonLink to={list}>{t('community.all')}</ButtonLink>
      </Row>
    </NotFound>
  )
}
