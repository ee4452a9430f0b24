import { spawn } from 'node:child_process'
import { ROOT } from '../root'

/** Runs Node with these arguments. Rejects with the output of the program if its exit code is not 0. */
export function runProgram(...[first, rest]: [string, string[]]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [first, ...rest], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(output.trim() || `ended with ${code}`)),
    )
  })
}
