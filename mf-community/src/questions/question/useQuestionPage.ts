import { useEndpoint, type EndpointState } from '@mentor-connect/api'
import {
  getCommunityQuestion,
  getReadersQuestion,
  type ReadersQuestionPage,
} from '@mentor-connect/contract/community/questions'
import { useReaderId } from '../place/useReaderId'

type ReadersPart = 'isFollowed' | 'canAccept' | 'canAnswer'
/** A question with its answers. The fields that concern the reader are absent for visitors. */
export type ShownQuestionPage = Omit<ReadersQuestionPage, ReadersPart> &
  Partial<Pick<ReadersQuestionPage, ReadersPart>>

/**
 * Reads a question. Visitors get only the data that is the same for everybody; signed-in people also get the
 * data that concerns them.
 */
export function useQuestionPage(
  id: string,
): Pick<EndpointState<ShownQuestionPage>, 'data' | 'error' | 'retry'> {
  const isReader = useReaderId() !== undefined
  const open = useEndpoint(getCommunityQuestion, isReader ? null : { params: { id } })
  const own = useEndpoint(getReadersQuestion, isReader ? { params: { id } } : null)
  return isReader ? own : open
}
