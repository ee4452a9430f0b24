// `npm run operator -- <command>`: runs the operator's program from the current sources.
import { spawn } from 'node:child_process'
import { programOf } from '@mentor-connect/server/build'

const child = spawn(process.execPath, [await programOf('operator'), ...process.argv.slice(2)], {
  stdio: 'inherit',
})
// Ctrl-C reaches the child process directly.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
