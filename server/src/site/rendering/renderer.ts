import type { FastifyBaseLogger } from 'fastify'
import { fork, type ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'
import { dirname } from 'node:path'
import { threadProgram } from '../../platform/threads/threadProgram'
import { permissionFlag } from './permissionFlag'
import { PageNotTried, PageStopped, type PageResult, type PageTask } from './pageTask'

export { PageNotTried, PageStopped }

export interface RendererQuestion {
  id: number
  task: PageTask
}

export interface RendererAnswer {
  id: number
  result?: PageResult
  /** The stack trace of the error. */
  error?: string
  /** Reason why the step was not completed; undefined if the code of a release failed. */
  outcome?: 'stopped' | 'notTried'
}

export interface Renderer {
  /**
   * Runs one step of rendering a page.
   * @throws PageStopped; PageNotTried, also while the renderer does not run; an error if the code of a release fails or
   * ends the renderer
   */
  run: (task: PageTask) => Promise<PageResult>
  stop: () => void
}

interface Waiting {
  resolve: (result: PageResult) => void
  reject: (error: Error) => void
}

/** Time in ms before a renderer that has ended is started again. */
const RESTART_MS = 1_000
/**
 * Process priority (`nice`). It is lower than that of the site server, so that cached pages are sent at once
 * even while threads are busy.
 */
const PRIORITY = 5
const ERRORS = { stopped: PageStopped, notTried: PageNotTried }
const NOT_RUNNING = 'The renderer is not running.'

interface Options {
  /** Folders with the releases. */
  readable: string[]
  /** The bundled program; default: the one next to this file. */
  program?: string
  /** Maximum processor time of one step of a page, in ms; the default is short, because visitors wait. */
  stepLimitMs?: number
  logger?: FastifyBaseLogger
}

/**
 * Creates a renderer that runs in a separate process. The first page starts the process. If the process ends,
 * the next page starts it again after a pause. The process has an empty environment, may read only its own
 * program and the releases, and may not write files or start processes.
 */
export function createRenderer({ logger, ...options }: Options): Renderer {
  const waiting = new Map<number, Waiting>()
  let child: ChildProcess | undefined
  let restart: NodeJS.Timeout | undefined
  let questions = 0
  let isStopped = false

  function start() {
    const started = forkRenderer(options)
    child = started
    started.on('message', ({ id, result, error, outcome }: RendererAnswer) => {
      const { resolve, reject } = waiting.get(id) ?? {}
      waiting.delete(id)
      if (result) resolve?.(result)
      else reject?.(new (outcome ? ERRORS[outcome] : Error)(error))
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
      for (const { reject } of waiting.values()) reject(new Error(NOT_RUNNING))
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
      if (!running?.connected) return Promise.reject(new PageNotTried(NOT_RUNNING))
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

function forkRenderer({
  readable,
  program = threadProgram(import.meta.url, 'rendererProcess'),
  stepLimitMs,
}: Omit<Options, 'logger'>): ChildProcess {
  const isBundle = program.endsWith('.mjs')
  const confined = [
    '--no-warnings',
    permissionFlag(process.allowedNodeEnvironmentFlags),
    '--allow-worker',
    ...[dirname(program), ...readable].map((folder) => `--allow-fs-read=${folder}`),
  ]
  const started = fork(program, stepLimitMs ? [String(stepLimitMs)] : [], {
    env: {},
    // In development the renderer runs from sources, so Node must load TypeScript and cannot be confined.
    execArgv: isBundle ? confined : ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  // The priority is set at once, because threads, including those of the garbage collector, inherit it when
  // they start.
  if (started.pid) setPriority(started.pid, PRIORITY)
  started.unref()
  started.channel?.unref()
  return started
}
