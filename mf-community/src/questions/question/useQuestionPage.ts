import { useEndpoint, type EndpointState } from '@mentor-connect/api'
import {
  getCommunityQuestion,
  getReadersQuestion,
  type ReadersQuestionPage,
} from '@mentor-connect/contract/community/questions'
import { useReaderId } from '../place/useReaderId'

type ReadersPart = 'isFollowed' | 'canAccept' | 'canAnswer'
/** A question with its answers. What concerns the reader is absent for visitors. */
export type ShownQuestionPage = Omit<ReadersQuestionPage, ReadersPart> &
  Partial<Pick<ReadersQuestionPage, ReadersPart>>

/** Visitors read what is the same for everybody; others also what concerns them. */
export function useQuestionPage(
  id: string,
): Pick<EndpointState<ShownQuestionPage>, 'data' | 'error' | 'retry'> {
  const isReader = useReaderId() !== undefined
  const open = useEndpoint(getCommunityQuestion, isReader ? null : { params: { id } })
  const own = useEndpoint(getReadersQuestion, isReader ? { params: { id } } : null)
  return isReader ? own : open
}
