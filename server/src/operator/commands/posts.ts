import { HIDEABLE_KINDS, type HideableKind } from '@mentor-connect/contract/rules/reports'
import type { Command } from '../command'
import { hidePost, restorePost } from '../safety/postActs'
import { textOf } from './sanctions'

const NAMES: Record<HideableKind, string> = {
  question: 'question in a lesson',
  answer: 'answer in a lesson',
  'mentor-review': 'review of a mentor',
  'workshop-message': 'message to a workshop',
  workshop: 'workshop',
  work: 'work for a task',
  'work-comment': 'comment about a work',
}

const withReason = { argument: 'id', options: { reason: 'text' }, requires: ['reason'] }

export const postCommands: Command[] = HIDEABLE_KINDS.flatMap((kind) => [hide(kind), restore(kind)])

function hide(kind: HideableKind): Command {
  return {
    name: `${kind}s hide`,
    ...withReason,
    about: `hides a${kind === 'answer' ? 'n' : ''} ${NAMES[kind]} from everybody but its author`,
    takesAway: async (_, id) => `hide the ${kind} ${id} from everybody but its author`,
    run: async (context, id, { reason }) => {
      await hidePost(context, { kind, id }, textOf(reason))
      return { json: { id, hidden: true }, text: `The ${kind} is hidden; its author still sees it.` }
    },
  }
}

function restore(kind: HideableKind): Command {
  return {
    name: `${kind}s restore`,
    ...withReason,
    about: `shows a hidden ${NAMES[kind]} again; reports do not hide it any more`,
    run: async (context, id, { reason }) => {
      await restorePost(context, { kind, id }, textOf(reason))
      return { json: { id, hidden: false }, text: `The ${kind} is shown again.` }
    },
  }
}
