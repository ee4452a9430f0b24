import { call, useEndpoint } from '@mentor-connect/api'
import { listCourses } from '@mentor-connect/contract/admin/courses'
import {
  deletePlatformPath,
  getAnySkillPath,
  publishPlatformPath,
  savePlatformPath,
  withdrawPlatformPath,
} from '@mentor-connect/contract/admin/skillPaths'
import type { PathMaking } from '@mentor-connect/features/skill-path-editor'

/** Number of courses that a search shows. */
const SHOWN = 6

export const pathAddress = (id: string) => `/courses/skill-paths/${id}`

/** The way in which operators make the paths of the platform. */
export const platformPathMaking: PathMaking = {
  usePath: (id) => useEndpoint(getAnySkillPath, { params: { id } }),
  useCourses(q) {
    const { data, error, retry } = useEndpoint(listCourses, {
      query: { view: 'listed', sort: '-learners', ...(q && { search: q }) },
    })
    const courses = data?.rows.slice(0, SHOWN).map(({ id, title, mentor }) => ({
      courseId: id,
      title,
      language: '',
      mentorName: mentor.name,
    }))
    return { data: courses && { courses }, error, retry }
  },
  read: async (id) => (await call(getAnySkillPath, { params: { id } })).data,
  save: async (body) => (await call(savePlatformPath, { body })).data,
  publish: async (id, version) =>
    (await call(publishPlatformPath, { params: { id }, body: { version } })).data,
  unpublish: async (id, version) =>
    (await call(withdrawPlatformPath, { params: { id }, body: { version } })).data,
  remove: (id, version) => call(deletePlatformPath, { params: { id }, body: { version } }),
  listAddress: '/courses/skill-paths',
  editAddress: pathAddress,
}
