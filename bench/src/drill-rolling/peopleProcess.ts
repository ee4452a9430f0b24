import { fork, type ChildProcess } from 'node:child_process'
import { stopProcess } from '@mentor-connect/scripts/process/childProcess'
import type { Evaluation } from '../drill-server/checkWrites'
import type { Counts } from './counts'
import type { Deployment } from './deployment'

interface Told {
  counts: Counts
  evaluation?: Evaluation
}

/** The handle of `people.ts`. */
export class People {
  private constructor(private readonly process: ChildProcess) {}

  /** Resolves when everybody reads, writes and talks. */
  static async start({ urls, world, proxy }: Deployment): Promise<People> {
    const child = fork(new URL('people.ts', import.meta.url), [JSON.stringify({ urls, world })], {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, NODE_EXTRA_CA_CERTS: proxy.authority },
    })
    await answer(child)
    return new People(child)
  }

  async counts(): Promise<Counts> {
    return (await this.ask('counts')).counts
  }

  /** Everybody stops; then what is stored is compared with what was acknowledged. */
  async finish(): Promise<Evaluation> {
    return (await this.ask('finish')).evaluation!
  }

  end() {
    return stopProcess(this.process)
  }

  private ask(question: 'counts' | 'finish'): Promise<Told> {
    const told = answer(this.process)
    this.process.send(question)
    return told
  }
}

function answer(child: ChildProcess): Promise<Told> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`The people of the drill ended with ${code}.`))
    child.once('exit', onExit)
    child.once('message', (told) => {
      child.off('exit', onExit)
      resolve(told as Told)
    })
  })
}
