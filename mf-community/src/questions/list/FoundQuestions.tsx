import { useEndpoint, type EndpointState } from '@mentor-connect/api'
import type { ReplyOf } from '@mentor-connect/contract/api/endpoint'
import { listQuestions, listReadersQuestions } from '@mentor-connect/contract/community/questions'
import { languageOf } from '@mentor-connect/i18n'
import { Button, Empty, LoadFailed, Muted, Skeleton, Stack, StaleNotice } from '@mentor-connect/ui'
import { useT } from '../../messages/useT'
import { useReaderId } from '../place/useReaderId'
import { questionsRequest, type CommunityListState } from './communityListState'
import { PageTurner } from './PageTurner'
import { QuestionList } from './QuestionList'
import type { ChangeList } from './useCommunityList'
import { useFocusOnTurn } from './useFocusOnTurn'

interface FoundQuestionsProps {
  state: CommunityListState
  onChange: ChangeList
  /** Id of the subject whose questions are listed. */
  subject?: string | undefined
}

/** The questions that match the search and the filters, one page of them. */
export function FoundQuestions({ state, onChange, subject }: FoundQuestionsProps) {
  const t = useT()
  const top = useFocusOnTurn<HTMLParagraphElement>(state.after)
  const { data, error, retry } = useQuestions(state, subject)
  if (!data) return error ? <LoadFailed error={error} onRetry={retry} /> : <QuestionSkeletons />
  const { questions, next, searchedFor } = data
  return (
    <Stack $gap={5}>
      {error && <StaleNotice onRetry={retry} />}
      {searchedFor !== undefined && (
        <p>
          {t('community.searchedFor')} <strong lang={languageOf(searchedFor)}>{searchedFor}</strong>
        </p>
      )}
      <Muted role="status" ref={top} tabIndex={-1}>
        {t('community.shown', { count: questions.length })}
      </Muted>
      {questions.length === 0 ? (
        <NoQuestions state={state} onChange={onChange} />
      ) : (
        <QuestionList questions={questions} />
      )}
      <PageTurner after={state.after} next={next} onTurn={(after) => onChange({ after })} />
    </Stack>
  )
}

function NoQuestions({ state, onChange }: Pick<FoundQuestionsProps, 'state' | 'onChange'>) {
  const t = useT()
  const { q, language, order } = state
  if (!q && !language && !order) return <Empty title={t('community.noneYet')} />
  const isUnanswered = order === 'unanswered' && !q
  return (
    <Empty title={t(isUnanswered ? 'community.noneUnanswered' : 'community.none')}>
      <Button onClick={() => onChange({ q: '', language: '', order: '' })}>{t('community.clear')}</Button>
    </Empty>
  )
}

export function QuestionSkeletons() {
  return (
    <Stack $gap={4} aria-busy>
      {[1, 2, 3, 4, 5].map((card) => (
        <Skeleton key={card} $height="8rem" />
      ))}
    </Stack>
  )
}

type Page = ReplyOf<typeof listReadersQuestions>

/**
 * Reads one page of questions. Visitors get only the data that is the same for everybody; signed-in people
 * also get the data that concerns them.
 */
function useQuestions(
  state: CommunityListState,
  subject?: string,
): Pick<EndpointState<Page>, 'data' | 'error' | 'retry'> {
  const isReader = useReaderId() !== undefined
  const request = questionsRequest(state, subject)
  const open = useEndpoint(listQuestions, isReader ? null : request)
  const own = useEndpoint(listReadersQuestions, isReader ? request : null)
  return isReader ? own : open
}
