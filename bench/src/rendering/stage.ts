import { fillFixture } from '../api/fixture'
import { startSiteStage, type SiteStage } from '../site/siteStage'
import { addBrokenPages } from './brokenPages'

export interface Stage extends SiteStage {
  /** Gives a course another title, as another process would. */
  rename: (courseId: string, title: string) => Promise<void>
}

/** The site with generated courses, `c0` and so on, and with pages whose code fails. */
export async function startStage(base: NodeJS.ProcessEnv, courses: number): Promise<Stage> {
  const stage = await startSiteStage(base, {
    name: 'rendering',
    fill: (run) => fillFixture(run, { courses, learners: 10 }),
    changeSite: addBrokenPages,
  })
  return {
    ...stage,
    rename: (id, title) =>
      stage.run(`update courses set title = '${title}', updated_at = updated_at where id = '${id}'`),
  }
}
