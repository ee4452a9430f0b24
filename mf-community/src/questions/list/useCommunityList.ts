import { useSearchState } from '@mentor-connect/contract/remote'
import {
  readCommunityListState,
  writeCommunityListState,
  type CommunityListState,
} from './communityListState'

export type ChangeList = (patch: Partial<CommunityListState>, options?: { replace?: boolean }) => void

/** State of the list in the URL. Every change leads to the first page, except a change of the page itself. */
export function useCommunityList() {
  const [params, update] = useSearchState()
  const change: ChangeList = (patch, options = {}) =>
    update(
      (current) => {
        const next = writeCommunityListState({ ...readCommunityListState(current), after: '', ...patch })
        // Mentors choose between the questions for them and all questions.
        const show = current.get('show')
        if (show) next.set('show', show)
        return next
      },
      { ...options, preventScrollReset: patch.after === undefined },
    )
  return { state: readCommunityListState(params), change }
}
