import { reportables as ofCommunity } from '../community/reportables'
import { reportables as ofCourses } from '../courses/reportables'
import { reportables as ofLearning } from '../learning/reportables'
import type { Reportables } from '../kernel/reportables/reportable'
import { reportables as ofMentoring } from '../mentoring/reportables'
import { reportables as ofWork } from '../work/reportables'

/** Everything that can be reported, apart from messages, which chat has; the compiler asks for what is missing. */
export const REPORTABLES: Reportables = {
  ...ofCourses,
  ...ofMentoring,
  ...ofLearning,
  ...ofWork,
  ...ofCommunity,
}
