import { useSearchState } from '@mentor-connect/contract/remote'
import { readDirectoryState, writeDirectoryState, type DirectoryState } from './directoryState'

/** State of the directory, in the URL. Every change but that of the page leads to the first page. */
export function useDirectoryState() {
  const [params, update] = useSearchState()
  const change = (patch: Partial<DirectoryState>, options: { replace?: boolean } = {}) =>
    update((current) => writeDirectoryState({ ...readDirectoryState(current), page: 1, ...patch }), {
      ...options,
      preventScrollReset: patch.page === undefined,
    })
  return { state: readDirectoryState(params), change }
}
