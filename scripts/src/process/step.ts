import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'

const SECONDS_FILE = join(ROOT, '.cache/step-seconds.json')

/**
 * A step of a check. Its program runs in Node: it is either part of an installed package or a TypeScript file of this
 * repository.
 */
export interface Step {
  name: string
  program: string
  options: string[]
  /** Options of Node itself. */
  nodeOptions?: string[]
  /** Returns the program of the Node that runs the step; default: that of this process. */
  node?: () => string
  environment?: NodeJS.ProcessEnv
  /** Starts a service that the step needs while it runs, such as a database. */
  service?: () => Promise<Service>
  /** Seconds that the step usually takes on two cores. The time of its last run on this machine takes precedence. */
  typicalSeconds?: number
}

export interface Service {
  /** Variables that tell the step where the service is. */
  environment: NodeJS.ProcessEnv
  stop: () => Promise<void>
}

/**
 * Runs steps one after another; the steps of an inner list run at the same time. Prints the progress of the run, an
 * estimate of the remaining time, and how long each step took.
 *
 * @param options.note called with the seconds of a step that succeeded
 * @param options.runsAll whether the steps after a failed one run as well
 * @throws after the first step, or the first list, in which something failed; with `runsAll`, at the end
 */
export async function runSteps(
  steps: (Step | Step[])[],
  { note = storeSeconds, runsAll = false }: { note?: Note; runsAll?: boolean } = {},
): Promise<void> {
  const failures: string[] = []
  const before = stepSeconds()
  const expected = steps.map((step) => Math.max(...[step].flat().map((one) => secondsOf(one, before))))
  for (const [index, step] of steps.entries()) {
    const names = [step].flat().map(({ name }) => name)
    const left = expected.slice(index).reduce((sum, seconds) => sum + seconds, 0)
    console.log(
      `\n▶ ${names.join(', ')} (step ${index + 1} of ${steps.length}, ${about(expected[index]!)}; ${about(left)} until the end)`,
    )
    try {
      await (Array.isArray(step) ? runTogether(step, note) : runAlone(step, note))
    } catch (error) {
      if (!runsAll) throw error
      console.log(`✗ ${(error as Error).message}`)
      failures.push((error as Error).message)
    }
  }
  if (failures.length > 0) throw new Error(failures.join('\n'))
}

const secondsOf = ({ name, typicalSeconds = 10 }: Step, before: Record<string, number>) =>
  before[name] ?? typicalSeconds

const about = (seconds: number) =>
  seconds < 90 ? `about ${Math.max(1, Math.round(seconds))} s` : `about ${Math.round(seconds / 60)} min`

type Note = (name: string, seconds: number) => void

async function runAlone(step: Step, note: Note) {
  const { code, seconds } = await timed(() => run(step))
  finish(step, { code, seconds }, note)
}

/** Runs steps at the same time, and prints the output of each in one piece when it ends. */
async function runTogether(steps: Step[], note: Note) {
  const outcomes = await Promise.allSettled(
    steps.map(async (step) => {
      const output: Buffer[] = []
      const { code, seconds } = await timed(() => run(step, output))
      process.stdout.write(Buffer.concat(output))
      finish(step, { code, seconds }, note)
    }),
  )
  const failures = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [(outcome.reason as Error).message] : [],
  )
  if (failures.length > 0) throw new Error(failures.join('\n'))
}

async function timed(task: () => Promise<number>) {
  const began = Date.now()
  const code = await task()
  return { code, seconds: (Date.now() - began) / 1000 }
}

function finish({ name }: Step, { code, seconds }: { code: number; seconds: number }, note: Note) {
  if (code !== 0) throw new Error(`${name} failed after ${seconds.toFixed(1)} s.`)
  console.log(`✓ ${name} (${seconds.toFixed(1)} s)`)
  note(name, seconds)
}

/** Step → seconds of its last successful run on this machine. */
export function stepSeconds(): Record<string, number> {
  return existsSync(SECONDS_FILE) ? JSON.parse(readFileSync(SECONDS_FILE, 'utf8')) : {}
}

function storeSeconds(name: string, seconds: number) {
  mkdirSync(dirname(SECONDS_FILE), { recursive: true })
  writeFileSync(SECONDS_FILE, JSON.stringify({ ...stepSeconds(), [name]: seconds }, null, 1))
}

/** Runs a step. Its output is collected in the given list; without a list, it is printed at once. */
async function run(step: Step, output?: Buffer[]): Promise<number> {
  const service = await step.service?.()
  try {
    return await runProgram(step, { ...step.environment, ...service?.environment }, output)
  } finally {
    await service?.stop()
  }
}

function runProgram(step: Step, environment: NodeJS.ProcessEnv, output?: Buffer[]): Promise<number> {
  const { program, options, nodeOptions = [], node = () => process.execPath } = step
  const loader = program.endsWith('.ts') ? ['--import', 'tsx'] : []
  return new Promise((resolve, reject) => {
    const child = spawn(node(), [...nodeOptions, ...loader, program, ...options], {
      cwd: ROOT,
      stdio: output ? 'pipe' : 'inherit',
      env: { ...process.env, ...environment },
    })
    child.stdout?.on('data', (data: Buffer) => output?.push(data))
    child.stderr?.on('data', (data: Buffer) => output?.push(data))
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}
