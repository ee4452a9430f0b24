// Entry point of threads in plain JavaScript: a thread of Node 20 cannot load TypeScript without registering a
// loader.
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
await import(workerData.program)
