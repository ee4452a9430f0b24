// Serves the recorded reads of a file with Fastify alone.
import { readFileSync } from 'node:fs'
import { deserialize } from 'node:v8'
import { serveRecorded, type RecordedRead } from '@mentor-connect/server/testing/drill/recordedReads'

const { DATABASE_FILE, READS_FILE, CHAT_PORT } = process.env
const reads = deserialize(readFileSync(READS_FILE!)) as RecordedRead[]
await serveRecorded({ file: DATABASE_FILE! }, reads, Number(CHAT_PORT))
process.send?.({ type: 'ready' })
