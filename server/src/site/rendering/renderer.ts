import type { FastifyBaseLogger } from 'fastify'
import { fork, type ChildProcess } from 'node:child_process'
import { dirname } from 'node:path'
import { threadProgram } from '../../platform/threads/threadProgram'
import type { PageResult, PageTask } from './pageTask'

export interface RendererQuestion {
  id: number
  task: PageTask
}

export interface RendererAnswer {
  id: number
  result?: PageResult
  /** The stack trace of what was thrown. */
  error?: string
}

export interface Renderer {
  /** @throws if the code of a release fails, or the renderer has ended */
  run: (task: PageTask) => Promise<PageResult>
  stop: () => void
}

interface Waiting {
  resolve: (result: PageResult) => void
  reject: (error: Error) => void
}

/** Delay before an ended renderer is started again, in ms. */
const RESTART_MS = 1_000
const GONE = new Error('The renderer is not running.')

/**
 * Renders pages in a process of its own, which the first page starts; if it ends, the next page starts it again, after a
 * pause. It has no environment, may read only its own program and the site's folder, write nothing and start no other
 * process.
 *
 * @param readable folder with the releases
 */
export function createRenderer(readable: string, logger?: FastifyBaseLogger): Renderer {
  const waiting = new Map<number, Waiting>()
  let child: ChildProcess | undefined
  let restart: NodeJS.Timeout | undefined
  let questions = 0
  let isStopped = false

  function start() {
    const started = forkRenderer(readable)
    child = started
    started.on('message', ({ id, result, error }: RendererAnswer) => {
      const { resolve, reject } = waiting.get(id) ?? {}
      waiting.delete(id)
      if (result) resolve?.(result)
      else reject?.(new Error(error))
    })
    started.on('error', (error) => logger?.error(error, 'The renderer of pages failed.'))
    started.stderr?.on('data', (text: Buffer) =>
      logger?.warn(
        { text: String(text).slice(0, 2_000) },
        'The renderer of pages wrote to its error output.',
      ),
    )
    started.once('exit', (code, signal) => {
      child = undefined
      for (const { reject } of waiting.values()) reject(GONE)
      waiting.clear()
      if (isStopped) return
      logger?.error(
        { code, signal },
        'The renderer of pages has ended; pages are sent without content until it is back.',
      )
      restart = setTimeout(() => (restart = undefined), RESTART_MS).unref()
    })
  }

  return {
    run(task) {
      if (!child && !restart) start()
      const running = child
      if (!running?.connected) return Promise.reject(GONE)
      const id = (questions += 1)
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        running.send({ id, task } satisfies RendererQuestion)
      })
    },
    stop() {
      isStopped = true
      clearTimeout(restart)
      child?.kill()
    },
  }
}

function forkRenderer(readable: string): ChildProcess {
  const program = threadProgram(import.meta.url, 'rendererProcess')
  const isBundle = program.endsWith('.mjs')
  const confined = [
    '--no-warnings',
    '--experimental-permission',
    '--allow-worker',
    `--allow-fs-read=${dirname(program)}`,
    `--allow-fs-read=${readable}`,
  ]
  const started = fork(program, {
    env: {},
    // From its sources (in development), Node has to read TypeScript and its loader.
    execArgv: isBundle ? confined : ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  started.unref()
  started.channel?.unref()
  return started
}
