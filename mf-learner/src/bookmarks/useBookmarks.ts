import { useEndpoint } from '@mentor-connect/api'
import { useLearner } from '@mentor-connect/contract/auth'
import { fetchFavorites } from '@mentor-connect/contract/learning/learners'
import { PAGE_SIZE } from '@mentor-connect/contract/rules/limits'
import { usePageNumber } from '@mentor-connect/contract/remote'
import { useRemoval } from './useRemoval'

/** The bookmarks on the page in the URL, without those that are being removed. */
export function useBookmarks() {
  const learner = useLearner()
  const [page, setPage] = usePageNumber()
  const loaded = useEndpoint(
    fetchFavorites,
    learner && { query: { page, limit: PAGE_SIZE }, body: { ids: learner.savedItems } },
  )
  const stored = loaded.data?.favorites ?? []
  const totalPages = loaded.data?.pagination.totalPages ?? 0

  const { removed, remove, failed } = useRemoval((courseId) => {
    if (page > 1 && stored.every((course) => course._id === courseId || removed.has(course._id)))
      setPage(page - 1, { replace: true })
  })
  const items = stored.filter((course) => !removed.has(course._id))
  const isSteppingBack = page > 1 && stored.length > 0 && items.length === 0

  return {
    items,
    page,
    setPage,
    totalPages,
    /** True if the page in the URL is beyond the last one. */
    isBeyondEnd: loaded.data !== undefined && !loaded.isRefreshing && page > Math.max(1, totalPages),
    isLoading: loaded.isLoading || isSteppingBack,
    error: loaded.error,
    hasData: loaded.data !== undefined,
    retry: loaded.retry,
    remove,
    failed,
  }
}
