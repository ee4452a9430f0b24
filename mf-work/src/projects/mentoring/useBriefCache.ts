import { cacheKey } from '@mentor-connect/api'
import { getOwnBrief, listOwnBriefs, type OwnBrief } from '@mentor-connect/contract/work/projects/briefs'
import { useSWRConfig } from 'swr'

const LISTS = JSON.stringify([listOwnBriefs.method, listOwnBriefs.path]).slice(0, -1)

/** Updates the cached briefs of a mentor after one has changed. */
export function useBriefCache() {
  const { mutate } = useSWRConfig()
  const renewLists = () => mutate((key) => typeof key === 'string' && key.startsWith(LISTS))
  return {
    renewLists,
    put: async (brief: OwnBrief) => {
      await mutate(cacheKey(getOwnBrief, { params: { id: brief._id } }), brief, { revalidate: false })
      void renewLists()
    },
  }
}
