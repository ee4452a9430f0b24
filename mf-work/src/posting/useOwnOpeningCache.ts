import { cacheKey } from '@mentor-connect/api'
import { getOwnOpening, getOwnOpenings, type OwnOpening } from '@mentor-connect/contract/work/posting'
import { useSWRConfig } from 'swr'

const LISTS = JSON.stringify([getOwnOpenings.method, getOwnOpenings.path]).slice(0, -1)

/** Updates the cached openings of a mentor after one has changed. */
export function useOwnOpeningCache() {
  const { mutate } = useSWRConfig()
  const renewLists = () => mutate((key) => typeof key === 'string' && key.startsWith(LISTS))
  return {
    renewLists,
    put: async (opening: OwnOpening) => {
      const request = { params: { id: opening._id } }
      await mutate(cacheKey(getOwnOpening, request), opening, { revalidate: false })
      void renewLists()
    },
  }
}
