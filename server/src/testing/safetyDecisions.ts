import type { SanctionKind } from '@mentor-connect/contract/trust/sanctions'
import { HIDEABLE_KINDS } from '@mentor-connect/contract/trust/reports'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { findPerson } from '../accounts/people/person.repo'
import { findSanction, sanctionsOf } from '../accounts/people/sanctions.repo'
import type { OperatorContext, Options, Outcome } from '../operator/command'
import { personOf } from '../operator/personOf'
import { decideAppeal } from '../operator/safety/appealActs'
import { appealsWithSanctions } from '../operator/safety/appealStates.repo'
import { assignCase, decideCase, reopenCase, viewEvidence, type Decision } from '../operator/safety/caseActs'
import { detailsOf, findCase } from '../operator/safety/cases.query'
import { hidePost, restorePost } from '../operator/safety/postActs'
import { deliverOutcome, reportOutcome } from '../operator/safety/reportOutcome'
import { imposeSanction, liftSanction } from '../operator/safety/sanctionActs'

type Decide = (context: OperatorContext, id: string, options: Options) => Promise<unknown>

const posts: [string, Decide][] = HIDEABLE_KINDS.flatMap((kind): [string, Decide][] => [
  [`${kind}s hide`, (context, id, { reason }) => hidePost(context, { kind, id }, String(reason))],
  [`${kind}s restore`, (context, id, { reason }) => restorePost(context, { kind, id }, String(reason))],
])

/** Decisions of operators in the back office, by their names in the audit. */
const DECISIONS: Record<string, Decide> = {
  ...Object.fromEntries(posts),
  'cases list': ({ db }, _, { state = 'open' }) =>
    db
      .selectFrom('cases')
      .selectAll()
      .select((eb) =>
        eb
          .selectFrom('case_reports')
          .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('reports'))
          .whereRef('case_reports.case_id', '=', 'cases.id')
          .as('reports'),
      )
      .where('state', '=', state as 'open')
      .orderBy('due_at')
      .execute(),
  'cases show': async (context, id) => ({
    ...(await detailsOf(context.db, (await findCase(context.db, id))!, context.clock())),
    evidence: await viewEvidence(context, id),
  }),
  'cases assign': (context, id, { from }) => assignCase(context, id, from as string | undefined),
  'cases decide': async (context, id, { outcome, reason }) =>
    deliverOutcome(
      context,
      await decideCase(context, id, { outcome: outcome as Decision['outcome'], reason: String(reason) }),
    ),
  'cases reopen': (context, id, { reason }) => reopenCase(context, id, String(reason)),
  'appeals list': ({ db }) => appealsWithSanctions(db).where('state', '=', 'open').execute(),
  'appeals decide': async (context, id, { ruling, answer, ...options }) =>
    deliverOutcome(
      context,
      await decideAppeal(context, id, {
        isAccepted: ruling === 'accepted',
        answer: String(answer),
        isOnlyOperator: options['only-operator'] === true,
      }),
    ),
  'sanctions list': async (context, email) =>
    sanctionsOf(context.db, (await personOf(context, email, {})).id),
  'sanctions impose': async (context, email, { kind: given, days, ...options }) => {
    const person = await personOf(context, email, {})
    const kind = given as SanctionKind
    const reason = String(options['reason'])
    const texts = kind === 'note' ? { reason: null, note: reason } : { reason, note: null }
    const until = days && new Date(context.clock().getTime() + Number(days) * DAY_MS).toISOString()
    return reportOutcome(context, (tx) =>
      imposeSanction(tx, context, { person, kind, ...texts, until: until || undefined }),
    )
  },
  'sanctions lift': async (context, id, { reason }) => {
    const sanction = (await findSanction(context.db, id))!
    const person = await findPerson(context.db, sanction.role, sanction.person_id)
    const lifting = { sanction, person, reason: String(reason) }
    return reportOutcome(context, (tx) => liftSanction(tx, context, lifting))
  },
}

/** Makes a decision of the back office. Its `json` is undefined if nothing was left to decide. */
export async function decideInBackOffice(
  name: string,
  context: OperatorContext,
  id: string,
  options: Options,
): Promise<Outcome> {
  const json = await DECISIONS[name]!(context, id, options)
  return { json, text: String(json) }
}
