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
  environment?: NodeJS.ProcessEnv
}

/** Runs steps one after another, shows how long each took, and throws at the first that fails. */
export async function runSteps(steps: Step[]): Promise<void> {
  for (const step of steps) {
    const began = Date.now()
    console.log(`\n▶ ${step.name}`)
    const code = await run(step)
    const seconds = (Date.now() - began) / 1000
    if (code !== 0) throw new Error(`${step.name} failed after ${seconds.toFixed(1)} s.`)
    console.log(`✓ ${step.name} (${seconds.toFixed(1)} s)`)
    note(step.name, seconds)
  }
}

/** Step → seconds of its last successful run here. */
export function stepSeconds(): Record<string, number> {
  return existsSync(SECONDS_FILE) ? JSON.parse(readFileSync(SECONDS_FILE, 'utf8')) : {}
}

function note(name: string, seconds: number) {
  mkdirSync(dirname(SECONDS_FILE), { recursive: true })
  writeFileSync(SECONDS_FILE, JSON.stringify({ ...stepSeconds(), [name]: seconds }, null, 1))
}

function run({ program, options, environment }: Step): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [...(program.endsWith('.ts') ? ['--import', 'tsx'] : []), program, ...options],
      {
        cwd: ROOT,
        stdio: 'inherit',
        env: { ...process.env, ...environment },
      },
    )
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
