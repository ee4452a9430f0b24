import { cacheKey } from '@mentor-connect/api'
import { getBoard, getBoardEntry, type BoardEntryDetails } from '@mentor-connect/contract/work/applications'
import { useSWRConfig } from 'swr'

const LISTS = JSON.stringify([getBoard.method, getBoard.path]).slice(0, -1)

/** Updates the cached board after an entry has changed. */
export function useBoardCache() {
  const { mutate } = useSWRConfig()
  const renewLists = () => mutate((key) => typeof key === 'string' && key.startsWith(LISTS))
  return {
    renewLists,
    put: async (entry: BoardEntryDetails) => {
      const request = { params: { id: entry._id } }
      await mutate(cacheKey(getBoardEntry, request), entry, { revalidate: false })
      await renewLists()
    },
  }
}
