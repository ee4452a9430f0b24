import { createInterface } from 'node:readline/promises'
import { OperatorError, type Command, type OperatorContext, type Options } from './command'

/** Asks the person at the terminal a question. Resolves with undefined if there is no terminal. */
export type Ask = (question: string) => Promise<string | undefined>

/**
 * Asks the operator to confirm a command that takes something away, unless `--yes` or `--dry-run` is given.
 *
 * @throws OperatorError if there is no terminal, or the answer is not the argument of the command
 */
export async function requireConsent(
  { takesAway }: Command,
  { context, argument, options }: { context: OperatorContext; argument: string; options: Options },
  ask: Ask = askAtTerminal,
): Promise<void> {
  if (!takesAway || options['dry-run']) return
  const deed = await takesAway(context, argument, options)
  if (options['yes']) return
  const answer = await ask(`This will ${deed}.\nType ${argument} to go on: `)
  if (answer === undefined)
    throw new OperatorError(
      `Nothing was done: there is no terminal to ask at. Add --yes to ${deed} without a question.`,
    )
  if (answer !== argument)
    throw new OperatorError(`Nothing was done: what you typed is not ${argument}. Run it again to try again.`)
}

async function askAtTerminal(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return (await terminal.question(question)).trim()
  } finally {
    terminal.close()
  }
}
