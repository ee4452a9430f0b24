import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../root'
import type { BuildAnswer, BuildOrder } from './builderProcess'

/**
 * Size of V8's space for new objects, in MB. A build creates so many objects that with the default size it
 * spends a tenth of its time on garbage collection.
 */
const YOUNG_OBJECTS_MB = 64

/**
 * A process that builds areas one after another. Each area after the first saves the time for loading and optimising the
 * compilers, a third of a build. Areas are built in processes of their own so that two can be built at the same time.
 */
export class Builder {
  private child: ChildProcess | undefined
  private output = ''
  private readonly built = new Set<string>()

  /**
   * Builds an area into a folder. If the area was built before, it has changed since, perhaps together with
   * the code that builds it, so a new process builds it.
   *
   * @throws Error with the reason if the area cannot be built
   */
  async build(area: string, into: string): Promise<void> {
    if (this.built.has(area)) this.end()
    this.built.add(area)
    const { error } = await this.answer({ area, into })
    if (error !== undefined) throw new Error(error)
  }

  end() {
    this.child?.kill()
    this.child = undefined
    this.built.clear()
  }

  private answer(order: BuildOrder): Promise<BuildAnswer> {
    const child = (this.child ??= this.start())
    return new Promise((resolve) => {
      const settle = (answer: BuildAnswer) => {
        child.removeAllListeners('message').removeAllListeners('exit').removeAllListeners('error')
        resolve(answer)
      }
      child.once('message', (answer: BuildAnswer) => settle(answer))
      child.once('error', ({ message }) => settle({ error: message }))
      child.once('exit', (code, signal) => {
        this.end()
        settle({ error: this.output.trim() || `The build ended with ${code ?? signal}.` })
      })
      child.send(order)
    })
  }

  private start(): ChildProcess {
    const child = fork(join(ROOT, 'delivery/src/site/builderProcess.ts'), {
      cwd: ROOT,
      execArgv: ['--import', 'tsx', `--max-semi-space-size=${YOUNG_OBJECTS_MB}`],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.output = ''
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (chunk: Buffer) => (this.output += chunk.toString()))
    return child
  }
}
