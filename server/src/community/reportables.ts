import type { Reportables } from '../kernel/reportables/reportable'
import { hidingOf } from './posts/hiddenPosts.repo'
import { reportedAnswer, reportedQuestion } from './posts/reportedPosts.query'

export const reportables = {
  'community-question': { find: reportedQuestion, refusedAs: null, hiding: hidingOf('question') },
  'community-answer': { find: reportedAnswer, refusedAs: null, hiding: hidingOf('answer') },
} satisfies Partial<Reportables>
