import type { PublicPages } from '../api/publicPages'
import type { ListedKind } from '../api/siteMap'
import { paths } from '../rules/paths'
import { getSkillPath, listSkillPaths } from './skillPaths'

export const publicPages = {
  paths: {
    address: ({ id }) => paths.skillPath(id),
    tag: 'path',
    reads: [getSkillPath],
    lists: [listSkillPaths],
  },
} satisfies Partial<Record<ListedKind, PublicPages>>
