import { PATHS_PAGE } from '@mentor-connect/contract/learning/skillPathLimits'
import type { SkillPath } from '@mentor-connect/contract/learning/skillPaths'
import { paginationOf } from '../../courses/catalogue/pages'
import type { Database } from '../../kernel/database/schema'
import { notFoundOrRemoved } from '../../kernel/removed-pages/removedPages.repo'
import { findPaths, type PathFilter } from './pathList.query'
import { readPaths, toMilestones, toSummary } from './presentPath'
import { findListed } from './skillPaths.repo'

/** Reads skill paths for visitors. */
export function pathReads(db: Database) {
  return {
    async list({ page = 1, ...filter }: PathFilter & { page?: number }) {
      const { rows, count } = await findPaths(db, filter, page)
      return {
        paths: (await readPaths(db, rows)).map(toSummary),
        pagination: paginationOf({ page, limit: PATHS_PAGE }, count),
      }
    },

    async read(slug: string): Promise<SkillPath> {
      const row = await findListed(db, slug)
      if (!row) throw await notFoundOrRemoved(db, { kind: 'paths', id: slug, name: 'Skill path' })
      const [path] = await readPaths(db, [row])
      return { ...toSummary(path!), milestones: toMilestones(path!) }
    },
  }
}
