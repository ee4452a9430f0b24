import { cacheKey } from '@mentor-connect/api'
import {
  getOwnResource,
  getOwnResources,
  type OwnCourse,
} from '@mentor-connect/contract/courses/authoring/authoring'
import { useSWRConfig } from 'swr'

const LISTS = JSON.stringify([getOwnResources.method, getOwnResources.path]).slice(0, -1)

/** Updates the cached lists after a course has changed, before they are reloaded. */
export function useCourseCache() {
  const { mutate } = useSWRConfig()
  const renewLists = () => void mutate((key) => typeof key === 'string' && key.startsWith(LISTS))
  return {
    renewLists,
    put: (course: OwnCourse) => {
      const request = { params: { id: course._id } }
      void mutate(cacheKey(getOwnResource, request), course, { revalidate: false })
      renewLists()
    },
  }
}
