import { spawn } from 'node:child_process'
import { ROOT } from '../root'

/** One step of a check: a Node program by its file, one of an installed package or a TypeScript source of ours. */
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
    const seconds = ((Date.now() - began) / 1000).toFixed(1)
    if (code !== 0) throw new Error(`${step.name} failed after ${seconds} s.`)
    console.log(`✓ ${step.name} (${seconds} s)`)
  }
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
