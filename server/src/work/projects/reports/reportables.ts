import type { Reportables } from '../../../kernel/reportables/reportable'
import { briefStates, cardStates, setBriefHidden, setCardHidden } from './hiddenProjects.repo'
import { findReportedFile } from '../files/teamFiles.repo'
import { hiddenIn } from './hiddenTexts.repo'
import { reportedBrief, reportedCard, reportedComment } from './reportedProjects.query'
import {
  reportedCheckIn,
  reportedContribution,
  reportedFile,
  reportedRequest,
  reportedSubmission,
} from './reportedTexts.query'

/**
 * Reports do not hide content automatically, because a few people could hide a competitor's project or the
 * work of others in a team.
 */
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
    hiding: { ...hiddenIn('project_comments'), ...BY_OPERATORS },
  },
  'project-check-in': {
    find: reportedCheckIn,
    refusedAs: 'Answer',
    hiding: { ...hiddenIn('project_check_ins'), ...BY_OPERATORS },
  },
  'project-contribution': {
    find: reportedContribution,
    refusedAs: 'Text',
    hiding: { ...hiddenIn('project_contributions'), ...BY_OPERATORS },
  },
  'project-submission': {
    find: reportedSubmission,
    refusedAs: 'Text',
    hiding: { ...hiddenIn('project_submissions'), ...BY_OPERATORS },
  },
  'project-request': {
    find: reportedRequest,
    refusedAs: 'Request',
    hiding: { ...hiddenIn('project_requests'), ...BY_OPERATORS },
  },
  'project-file': {
    find: reportedFile,
    refusedAs: 'File',
    hiding: { ...hiddenIn('project_files'), ...BY_OPERATORS, findFile: findReportedFile },
  },
} satisfies Partial<Reportables>
