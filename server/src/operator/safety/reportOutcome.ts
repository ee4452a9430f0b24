import type { OperatorContext } from '../command'
import { tell } from '../tell'
import type { Done } from './sanctionActs'

/**
 * Performs an action in a transaction, then notifies chat and the person. Returns the result of both as the
 * end of a sentence, or undefined if there was nothing to change.
 */
export async function reportOutcome(
  context: OperatorContext,
  act: (tx: OperatorContext['db']) => Promise<Done | undefined>,
): Promise<string | undefined> {
  const done = await context.db.transaction().execute(act)
  return done && deliverOutcome(context, done)
}

/** Notifies chat and the person after the commit. Returns the result of both as the end of a sentence. */
export async function deliverOutcome(context: OperatorContext, done: Done | undefined): Promise<string> {
  const chat = await context.tellChat()
  return done?.mail ? `(${chat}) and ${await tell(context, done.mail)}` : `(${chat})`
}
