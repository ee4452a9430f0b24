import { runOperator } from '../operator/operator'
import { releaseConnections } from './releaseConnections'

export interface Ended {
  code: number
  out: string
  error: string
}

/** Runs an operator command in this process, with only these settings. */
export async function operate(line: string[], environment: Record<string, string>): Promise<Ended> {
  const out = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const printed = (spy: jest.SpyInstance) => spy.mock.calls.map(([text]) => `${text}\n`).join('')
  try {
    const code = await runOperator(line, environment)
    await releaseConnections()
    return { code, out: printed(out), error: printed(error) }
  } finally {
    out.mockRestore()
    error.mockRestore()
  }
}
