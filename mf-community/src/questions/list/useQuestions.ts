import { useEndpoint, type EndpointState } from '@mentor-connect/api'
import type { ReplyOf } from '@mentor-connect/contract/api/endpoint'
import { listQuestions, listReadersQuestions } from '@mentor-connect/contract/community/questions'
import { useReaderId } from '../place/useReaderId'
import { questionsRequest, type CommunityListState } from './communityListState'

type Page = ReplyOf<typeof listReadersQuestions>

/** One page of questions. Visitors read what is the same for everybody; others also what concerns them. */
export function useQuestions(
  state: CommunityListState,
  subject?: string,
): Pick<EndpointState<Page>, 'data' | 'error' | 'retry'> {
  const isReader = useReaderId() !== undefined
  const request = questionsRequest(state, subject)
  const open = useEndpoint(listQuestions, isReader ? null : request)
  const own = useEndpoint(listReadersQuestions, isReader ? request : null)
  return isReader ? own : open
}
