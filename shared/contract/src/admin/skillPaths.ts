import Type from 'typebox'
import { endpoint } from '../api/endpoint'
import { Empty, Id, literals } from '../api/wire'
import {
  OwnSkillPath,
  OwnSkillPathSummary,
  PathVersion,
  SKILL_PATH_STATES,
  SkillPathToSave,
} from '../learning/skillPaths'
import { After, pageOf, Reason } from './lists'

const moderators = { roles: ['moderator'] } as const

/** Filter by the makers of a path. The paths of the platform are made by operators. */
export const PATH_MAKERS = ['all', 'platform', 'mentors'] as const
export type PathMaker = (typeof PATH_MAKERS)[number]

export const PATH_VIEWS = ['all', ...SKILL_PATH_STATES] as const
export type PathView = (typeof PATH_VIEWS)[number]

const params = Type.Object({ id: Id })
const change = Type.Object({ version: PathVersion })

export const listAllSkillPaths = endpoint({
  method: 'GET',
  path: '/api/skill-paths',
  access: 'operator',
  operators: moderators,
  summary: 'Skill paths that contain every word, with drafts, the last changed first.',
  query: Type.Object({
    search: Type.Optional(Type.String({ maxLength: 200 })),
    maker: Type.Optional(literals(PATH_MAKERS)),
    view: Type.Optional(literals(PATH_VIEWS)),
    after: After,
  }),
  reply: pageOf(OwnSkillPathSummary),
})

export const getAnySkillPath = endpoint({
  method: 'GET',
  path: '/api/skill-paths/:id',
  access: 'operator',
  operators: moderators,
  summary: 'One skill path with its courses, also a draft.',
  params,
  reply: OwnSkillPath,
})

export const savePlatformPath = endpoint({
  method: 'POST',
  path: '/api/skill-paths',
  access: 'operator',
  operators: moderators,
  summary: 'Create a path of the platform as a draft, or change one. The paths of mentors are their own.',
  body: SkillPathToSave,
  reply: OwnSkillPath,
})

export const publishPlatformPath = endpoint({
  method: 'POST',
  path: '/api/skill-paths/:id/publish',
  access: 'operator',
  operators: moderators,
  summary: 'Show a draft of the platform to everybody. `invalid_input` names what is missing.',
  params,
  body: change,
  reply: OwnSkillPath,
})

export const withdrawPlatformPath = endpoint({
  method: 'POST',
  path: '/api/skill-paths/:id/withdraw',
  access: 'operator',
  operators: moderators,
  summary: 'Make a published path of the platform a draft again. Learners keep their courses and progress.',
  params,
  body: change,
  reply: OwnSkillPath,
})

export const deletePlatformPath = endpoint({
  method: 'POST',
  path: '/api/skill-paths/:id/delete',
  access: 'operator',
  operators: moderators,
  summary: 'Delete a path of the platform. Courses, progress and certificates of learners stay.',
  params,
  body: change,
  reply: Type.Object({ id: Id }),
})

export const hideSkillPath = endpoint({
  method: 'POST',
  path: '/api/skill-paths/:id/hide',
  access: 'operator',
  operators: moderators,
  summary: 'Takes a path away from everybody but its maker, as a report about it can.',
  params,
  body: Type.Object({ reason: Reason }),
  reply: Empty,
})

export const restoreSkillPath = endpoint({
  method: 'POST',
  path: '/api/skill-paths/:id/restore',
  access: 'operator',
  operators: moderators,
  summary: 'Shows a hidden path again.',
  params,
  body: Type.Object({ reason: Reason }),
  reply: Empty,
})
