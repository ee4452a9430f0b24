import type { PublicPages } from '@mentor-connect/contract/api/publicPages'
import type { ListedKind } from '@mentor-connect/contract/api/siteMap'
import { publicPages as ofCommunity } from '@mentor-connect/contract/community/publicPages'
import { publicPages as ofCourses } from '@mentor-connect/contract/courses/publicPages'
import { publicPages as ofLearning } from '@mentor-connect/contract/learning/publicPages'
import { publicPages as ofMentoring } from '@mentor-connect/contract/mentoring/publicPages'
import { publicPages as ofWork } from '@mentor-connect/contract/work/publicPages'

/** The public pages of all domains. The compiler reports a missing kind. */
export const PUBLIC_PAGES: Record<ListedKind, PublicPages> = {
  ...ofCourses,
  ...ofMentoring,
  ...ofLearning,
  ...ofWork,
  ...ofCommunity,
}
