import { minute, table } from '@mentor-connect/contract/rules/textTable'
import { SANCTION_KINDS } from '@mentor-connect/contract/rules/sanctions'
import type { CaseState } from '../../api/database/safetyTables'
import { plainLine } from '../../platform/mail/renderText'
import { OperatorError, type Command, type Options } from '../command'
import { limitOf } from '../limit'
import { assignCase, decideCase, reopenCase, viewCase } from '../safety/caseActs'
import { listCases, type CaseDetails, type Evidence } from '../safety/cases.query'
import { deliverOutcome } from '../safety/reportOutcome'
import { textOf, untilOf } from './sanctions'

const STATES: CaseState[] = ['open', 'assigned', 'decided']
const OUTCOMES = ['dismissed', ...SANCTION_KINDS] as const

export const caseCommands: Command[] = [
  {
    name: 'cases list',
    options: { state: STATES.join('|'), limit: 'number' },
    about: 'lists cases that people have reported, those that are due first',
    run: async ({ db }, _, options) => {
      const cases = await listCases(db, stateNamed(options['state'] ?? 'open'), limitOf(options['limit']))
      const rows = cases.map((one) => [
        one.id,
        one.about_id,
        one.severity,
        String(one.reports),
        minute(one.opened_at),
        minute(one.due_at),
        one.assignee ?? '',
        one.outcome ?? '',
      ])
      const headings = ['id', 'about', 'severity', 'reports', 'opened (UTC)', 'due', 'assigned to', 'outcome']
      return { json: cases, text: table(headings, rows, 'There are no such cases.') }
    },
  },
  {
    name: 'cases show',
    argument: 'id',
    about: 'shows a case with reports, evidence and transcripts; every view is recorded in the audit',
    run: async (context, id) => {
      const details = await viewCase(context, id)
      return { json: details, text: textOfCase(details) }
    },
  },
  {
    name: 'cases assign',
    argument: 'id',
    options: { from: 'operator' },
    about: 'assigns an open case to you; --from takes it over from another operator',
    run: async (context, id, { from }) => {
      await assignCase(context, id, typeof from === 'string' ? from : undefined)
      return { json: { id, assignee: context.operator }, text: `Case ${id} is assigned to you.` }
    },
  },
  {
    name: 'cases decide',
    argument: 'id',
    options: { outcome: OUTCOMES.join('|'), reason: 'text', note: 'text', days: 'number' },
    requires: ['outcome', 'reason'],
    about: 'decides a case: the person is told the reason, the reporters that you have looked at it',
    takesAway: async (_, id, options) => `decide case ${id} with the outcome ${outcomeNamed(options)}`,
    run: async (context, id, options) => {
      const outcome = outcomeNamed(options)
      const done = await decideCase(context, id, {
        outcome,
        reason: textOf(options['reason']),
        note: typeof options['note'] === 'string' ? options['note'].trim() : null,
        until: untilOf(context.clock(), options['days']),
      })
      const told = await deliverOutcome(context, done)
      return { json: { id, outcome }, text: `Case ${id} is decided: ${outcome} ${told}.` }
    },
  },
  {
    name: 'cases reopen',
    argument: 'id',
    options: { reason: 'text' },
    requires: ['reason'],
    about: 'opens a decided case again; sanctions stay until they are lifted',
    run: async (context, id, options) => {
      await reopenCase(context, id, textOf(options['reason']))
      return { json: { id, state: 'open' }, text: `Case ${id} is open again.` }
    },
  },
]

function stateNamed(given: Options[string]): CaseState {
  const state = STATES.find((one) => one === given)
  if (!state) throw new OperatorError(`--state is one of ${STATES.join(', ')}.`)
  return state
}

function outcomeNamed({ outcome }: Options) {
  const found = OUTCOMES.find((one) => one === outcome)
  if (!found) throw new OperatorError(`--outcome is one of ${OUTCOMES.join(', ')}.`)
  return found
}

function textOfCase(details: CaseDetails & { evidence: Evidence[] }): string {
  const { case: found, person, reports, evidence, history, sanctions, proposal } = details
  const who = person ? `${plainLine(person.name)} (${person.email})` : 'a deleted account'
  return [
    `Case ${found.id} about ${who}, id ${found.about_id}: ${found.state}, ${found.severity}.`,
    ...(proposal ? [`Three warnings in twelve months: consider a ${proposal}.`] : []),
    ...reports.map(
      (one) =>
        `\nReport of ${one.reporter_id} at ${minute(one.created_at)}: ${one.kind}, ${one.category}\n  ${plainLine(one.text)}`,
    ),
    ...evidence.map(
      ({ reportId, content, isIntact }) =>
        `\nEvidence of report ${reportId}${isIntact ? '' : ' (CHANGED: its hash does not match)'}\n${JSON.stringify(content, null, 2)}`,
    ),
    `\nSanctions: ${sanctions.map(({ kind, imposed_at }) => `${kind} ${minute(imposed_at)}`).join(', ') || 'none'}`,
    ...history.map(({ at, operator, event, detail }) => `${minute(at)} ${event} ${operator} ${detail ?? ''}`),
  ].join('\n')
}
