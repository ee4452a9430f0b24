import type { Reportables } from '../../../kernel/reportables/reportable'
import {
  briefStates,
  cardStates,
  commentStates,
  setBriefHidden,
  setCardHidden,
  setCommentHidden,
} from './hiddenProjects.repo'
import { reportedBrief, reportedCard, reportedComment } from './reportedProjects.query'

/** Reports alone hide nothing: a few people could hide a competitor's project or the work of others in a team. */
const BY_OPERATORS = { hideReported: null, announce: null, telling: null, findFile: null }

export const reportables = {
  project: {
    find: reportedBrief,
    refusedAs: null,
    hiding: { states: briefStates, set: setBriefHidden, ...BY_OPERATORS },
  },
  'project-card': {
    find: reportedCard,
    refusedAs: 'Card',
    hiding: { states: cardStates, set: setCardHidden, ...BY_OPERATORS },
  },
  'project-comment': {
    find: reportedComment,
    refusedAs: 'Comment',
    hiding: { states: commentStates, set: setCommentHidden, ...BY_OPERATORS },
  },
} satisfies Partial<Reportables>
