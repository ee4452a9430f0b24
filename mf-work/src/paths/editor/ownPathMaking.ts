import { call, useEndpoint } from '@mentor-connect/api'
import { getCourses } from '@mentor-connect/contract/courses/courses'
import {
  deleteSkillPath,
  getOwnSkillPath,
  publishSkillPath,
  saveSkillPath,
  unpublishSkillPath,
} from '@mentor-connect/contract/learning/skillPaths'
import { paths } from '@mentor-connect/contract/remote'
import type { PathMaking } from '@mentor-connect/features/skill-path-editor'

/** Number of courses that a search shows. */
const SHOWN = 6

/** The requests and addresses with which the path editor works for mentors. */
export const ownPathMaking: PathMaking = {
  usePath: (id) => useEndpoint(getOwnSkillPath, { params: { id } }),
  useCourses(q) {
    const { data, error, retry } = useEndpoint(getCourses, { query: { limit: SHOWN, ...(q && { q }) } })
    const courses = data?.resources.map(({ _id, title, language = '', mentorname }) => ({
      courseId: _id,
      title,
      language,
      mentorName: mentorname,
    }))
    return { data: courses && { courses, total: data?.pagination.totalItems }, error, retry }
  },
  read: async (id) => (await call(getOwnSkillPath, { params: { id } })).data,
  save: async (body) => (await call(saveSkillPath, { body })).data,
  publish: async (id, version) => (await call(publishSkillPath, { params: { id }, body: { version } })).data,
  unpublish: async (id, version) =>
    (await call(unpublishSkillPath, { params: { id }, body: { version } })).data,
  remove: (id, version) => call(deleteSkillPath, { params: { id }, body: { version } }),
  listAddress: paths.mentorArea.skillPaths,
  editAddress: paths.mentorArea.editSkillPath,
  pageAddress: paths.skillPath,
}
