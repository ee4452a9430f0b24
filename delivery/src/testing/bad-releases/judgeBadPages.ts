import { inParallel } from '@mentor-connect/server/parallel'
import { mountTableOf } from '../../site/mountTable'
import { inSession } from '../../release/gate/browser/session'
import type { BadPage } from './badPage'
import type { EditableBuild } from './EditableBuild'
import { editedCandidate } from './editedCandidate'

const AT_ONCE = 3
/** Path of the page to whose script the faults are added. */
const PAGE = '/user/home'

interface Given {
  siteDir: string
  /** A copy of the live build of the learner area. */
  build: EditableBuild
  chromium: string
}

/**
 * Opens each bad page in one browser and one site. The query of its address selects its fault.
 *
 * @returns page → the reasons for which it is refused
 */
export async function judgeBadPages(
  pages: BadPage[],
  { siteDir, build, chromium }: Given,
): Promise<Map<BadPage, string[]>> {
  const cases = pages.map(({ code }, index) => `${index}: () => { ${code} }`)
  build.atLoad(`({ ${cases.join(', ')} })[new URLSearchParams(location.search).get('bad')]?.()`)
  const { candidate, next } = editedCandidate(siteDir, build, 'learner')
  const mount = mountTableOf({ ...next.remotes, shell: next.shell }).find(({ path }) => path === '/user')!
  const reasons = new Map<BadPage, string[]>()
  await inSession({ chromium, siteDir, candidates: [candidate], next }, ({ judge }) =>
    inParallel([...pages.entries()], AT_ONCE, async ([index, page]) => {
      const judged = await judge({
        path: PAGE,
        url: `${PAGE}?bad=${index}`,
        locale: 'en',
        role: 'user',
        mount,
      })
      reasons.set(page, judged.reasons)
    }),
  )
  return reasons
}
