import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'

const SECONDS_FILE = join(ROOT, '.cache/step-seconds.json')

/** One step of a check: a Node program, either of an installed package or a TypeScript source of ours. */
export interface Step {
  name: string
  program: string
  options: string[]
  /** Options of Node itself. */
  nodeOptions?: string[]
  environment?: NodeJS.ProcessEnv
}

/**
 * Runs steps one after another, those of an inner list at the same time, and shows how long each took.
 *
 * @param note keeps the seconds of a step that succeeded
 * @throws after the first step, or the first list, in which something failed
 */
export async function runSteps(steps: (Step | Step[])[], note: Note = storeSeconds): Promise<void> {
  for (const step of steps) {
    if (Array.isArray(step)) await runTogether(step, note)
    else await runAlone(step, note)
  }
}

type Note = (name: string, seconds: number) => void

async function runAlone(step: Step, note: Note) {
  console.log(`\n▶ ${step.name}`)
  const { code, seconds } = await timed(() => run(step))
  finish(step, { code, seconds }, note)
}

/** The output of each step is printed in one piece when it ends. */
async function runTogether(steps: Step[], note: Note) {
  console.log(`\n▶ ${steps.map(({ name }) => name).join(', ')}`)
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

/** Step → seconds of its last successful run here. */
export function stepSeconds(): Record<string, number> {
  return existsSync(SECONDS_FILE) ? JSON.parse(readFileSync(SECONDS_FILE, 'utf8')) : {}
}

function storeSeconds(name: string, seconds: number) {
  mkdirSync(dirname(SECONDS_FILE), { recursive: true })
  writeFileSync(SECONDS_FILE, JSON.stringify({ ...stepSeconds(), [name]: seconds }, null, 1))
}

/** Collects the output if a list for it is given, otherwise prints it at once. */
function run(step: Step, output?: Buffer[]): Promise<number> {
  const { program, options, nodeOptions = [], environment } = step
  const loader = program.endsWith('.ts') ? ['--import', 'tsx'] : []
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...nodeOptions, ...loader, program, ...options], {
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
