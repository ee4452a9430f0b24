// What a thread begins with: plain JavaScript, because a thread of Node 20 does not read TypeScript until it is taught to.
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
await import(workerData.program)
