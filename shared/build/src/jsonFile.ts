import { readFileSync } from 'node:fs'
import { CliError } from './cliError'

/** Reads a JSON file that a team has written or built. @throws CliError if it is not JSON */
export function readJsonFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new CliError(`${file} is no JSON: ${(error as Error).message}.`)
  }
}
