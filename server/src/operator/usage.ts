import { parseArgs } from 'node:util'
import { OperatorError, type AnyCommand, type Options } from './command'

/** Thrown if the command line is not valid. */
export class UsageError extends OperatorError {}

export interface Given {
  command: AnyCommand
  argument: string
  options: Options
}

const EVERYWHERE = { json: '', help: '' }

/** Parses the command line. Returns undefined if only help was requested. */
export function readCommandLine(commands: AnyCommand[], line: string[]): Given | undefined {
  if (line.length === 0 || line[0] === 'help') return undefined
  const command = commands.find(({ name }) => name === line.slice(0, wordsOf(name)).join(' '))
  if (!command && line.includes('--help')) return undefined
  if (!command) throw new UsageError(`There is no command "${line.slice(0, 2).join(' ')}".`)
  const { values, positionals } = parse(command, line.slice(wordsOf(command.name)))
  if (values['help']) return undefined
  const [argument = '', ...more] = positionals
  if (more.length > 0 || Boolean(argument) !== Boolean(command.argument))
    throw new UsageError(`Use it as: ${signature(command)}`)
  // A dry run changes nothing and therefore needs no reason.
  for (const name of values['dry-run'] ? [] : (command.requires ?? []))
    if (!String(values[name] ?? '').trim()) throw new UsageError(`${command.name} needs --${name} "…".`)
  return { command, argument, options: values }
}

const wordsOf = (name: string) => name.split(' ').length

function parse(command: AnyCommand, line: string[]) {
  const known = Object.entries({ ...optionsOf(command), ...EVERYWHERE })
  try {
    return parseArgs({
      args: line,
      allowPositionals: true,
      options: Object.fromEntries(
        known.map(([name, value]) => [name, { type: value ? ('string' as const) : ('boolean' as const) }]),
      ),
    })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

export function usage(commands: AnyCommand[]): string {
  const lines = commands.map((command) => [signature(command), command.about] as const)
  const width = Math.max(...lines.map(([use]) => use.length))
  return [
    'node server.mjs operator <command>, or in the sources: npm run operator -- <command>',
    '',
    ...lines.map(([use, about]) => `  ${use.padEnd(width)}  ${about}`),
    '',
    'With --json each answers for scripts. It uses the settings of the server: docs/configuration.md.',
    'What takes something away asks first; --yes answers for scripts.',
    'Ends with 0 when it is done, 1 when it could not be done, 2 when the command line is not understood.',
  ].join('\n')
}

/** Returns the options of the command, with `--yes` for commands that ask for confirmation. */
function optionsOf(command: AnyCommand): Record<string, string> {
  return { ...command.options, ...('takesAway' in command && { yes: '' }) }
}

function signature(command: AnyCommand): string {
  const { name, argument, requires = [] } = command
  const optional = Object.entries(optionsOf(command)).map(([option, value]) => {
    const text = `--${option}${value ? ` <${value}>` : ''}`
    return requires.includes(option) ? text : `[${text}]`
  })
  return [name, ...(argument ? [`<${argument}>`] : []), ...optional].join(' ')
}
