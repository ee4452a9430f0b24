import { isNotFound } from '@mentor-connect/api'
import { REMOVED } from '@mentor-connect/contract/api/wire'
import { PageTitle } from '@mentor-connect/contract/remote'
import { ButtonLink, LoadFailed, NotFound, Row, Skeleton, Title } from '@mentor-connect/ui'
import { useParams } from 'react-router-dom'
import { useT } from '../../messages/useT'
import { CommunityColumn } from '../place/CommunityColumn'
import { useCommunityPaths } from '../place/useCommunityPaths'
import { QuestionView } from './QuestionView'
import { useQuestionPage } from './useQuestionPage'

/** The page of one question with its answers, for visitors and for signed-in people. */
export default function QuestionPage() {
  const t = useT()
  const { questionId = '' } = useParams()
  const { list } = useCommunityPaths()
  const { data, error, retry } = useQuestionPage(questionId)
  const gone = error?.reason === REMOVED ? 'gone' : 'unknown'
  // After a navigation to another question, the cache still returns the previous one for a moment.
  const page = data?.question.id === questionId ? data : undefined
  return (
    <CommunityColumn>
      {page && <QuestionView key={questionId} page={page} onChanged={retry} />}
      {!page && !error && <Skeleton $height="24rem" />}
      {!page && error && isNotFound(error) && (
        <NotFound title={t(`community.question.${gone}`)} help={t(`community.question.${gone}Help`)}>
          <Row>
            <ButtonLink to={list}>{t('community.all')}</ButtonLink>
          </Row>
        </NotFound>
      )}
      {!page && error && !isNotFound(error) && (
        <>
          <PageTitle>{t('community.question.failed')}</PageTitle>
          <Title>{t('community.question.failed')}</Title>
          <LoadFailed error={error} onRetry={retry} />
        </>
      )}
    </CommunityColumn>
  )
}
