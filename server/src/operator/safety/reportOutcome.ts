import type { OperatorContext } from '../command'
import { tell } from '../tell'
import type { Done } from './sanctionActs'

/**
 * Acts in a transaction, then tells chat and the person. Returns the outcome of both, as the end of a sentence; undefined
 * if there was nothing to change.
 */
export async function reportOutcome(
  context: OperatorContext,
  act: (tx: OperatorContext['db']) => Promise<Done | undefined>,
): Promise<string | undefined> {
  const done = await context.db.transaction().execute(act)
  return done && deliverOutcome(context, done)
}

/** Tells chat and the person after the commit. Returns the outcome of both, as the end of a sentence. */
export async function deliverOutcome(context: OperatorContext, done: Done | undefined): Promise<string> {
  const chat = await context.tellChat()
  return done?.mail ? `(${chat}) and ${await tell(context, done.mail)}` : `(${chat})`
}
