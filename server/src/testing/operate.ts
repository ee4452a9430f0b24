import { Readable } from 'node:stream'
import { runOperator } from '../operator/operator'
import { releaseConnections } from './releaseConnections'

export interface Ended {
  code: number
  out: string
  error: string
}

/** Commands that refuse a database that another connection has open. */
const NEED_THE_FILE_ALONE = ['import', 'restore']

/**
 * Runs an operator command in this process, with only these settings.
 *
 * @param typed what the operator types at a terminal; undefined if there is no terminal
 */
export async function operate(
  line: string[],
  environment: Record<string, string>,
  typed?: string,
): Promise<Ended> {
  const stdin = Object.assign(Readable.from([`${typed}\n`]), { isTTY: typed !== undefined })
  const input = jest.spyOn(process, 'stdin', 'get').mockReturnValue(stdin as unknown as typeof process.stdin)
  const question = jest.spyOn(process.stderr, 'write').mockImplementation(() => true)
  const out = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const printed = (spy: jest.SpyInstance) => spy.mock.calls.map(([text]) => `${text}\n`).join('')
  try {
    if (NEED_THE_FILE_ALONE.includes(line[0]!)) await releaseConnections()
    const code = await runOperator(line, environment)
    const asked = question.mock.calls.map(([text]) => String(text)).join('')
    return { code, out: printed(out), error: asked + printed(error) }
  } finally {
    input.mockRestore()
    question.mockRestore()
    out.mockRestore()
    error.mockRestore()
  }
}
