import { REMOVED } from '@mentor-connect/contract/api/wire'
import { ButtonLink, MissingRecord, Row } from '@mentor-connect/ui'
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
      {!page && (
        <MissingRecord
          error={error}
          onRetry={retry}
          notFound={t(`community.question.${gone}`)}
          help={t(`community.question.${gone}Help`)}
        >
          <Row>
            <ButtonLink to={list}>{t('community.all')}</ButtonLink>
          </Row>
        </MissingRecord>
      )}
    </CommunityColumn>
  )
}
