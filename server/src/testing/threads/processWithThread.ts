// Child process of a test: gives a thread some work, and has nothing else to do.
import { join } from 'node:path'
import { Thread } from '../../platform/threads/thread'

class ReportingThread extends Thread<string, Uint8Array> {
  override stop() {
    console.log('stopped')
    return super.stop()
  }
}

const thread = new ReportingThread(join(import.meta.dirname, 'sampleThread.ts'))
console.log(Buffer.from(await thread.run('work')).toString())
