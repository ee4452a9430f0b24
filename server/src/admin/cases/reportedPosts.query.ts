import type { CaseReport } from '@mentor-connect/contract/admin/cases'
import { HIDEABLE_KINDS } from '@mentor-connect/contract/trust/reports'
import { postOf, postStates, type ActingOnPosts } from '../../operator/safety/posts.repo'

type PresentPost = NonNullable<CaseReport['post']>

/** Returns the reported posts that operators can hide, as they are now, by the id of the report. */
export async function reportedPosts(
  context: ActingOnPosts,
  reports: { id: string; kind: string; subject: string }[],
): Promise<Map<string, PresentPost>> {
  const found = new Map<string, PresentPost>()
  for (const kind of HIDEABLE_KINDS) {
    const posts = reports.flatMap((report) => {
      const post = postOf(report)
      return post?.kind === kind ? [{ reportId: report.id, id: post.id }] : []
    })
    const states = await postStates(
      context,
      kind,
      posts.map(({ id }) => id),
    )
    for (const { reportId, id } of posts) found.set(reportId, { id, state: states.get(id) ?? 'removed' })
  }
  return found
}
