// A separate process: fills the database given as argument, serves the back office on it, and sends its parent the
// address, the host to name and the cookie of an owner.
import { listChatJobs } from '@mentor-connect/contract/api/serviceJobs'
import { apiOn, runSql } from '@mentor-connect/server/testing/apiOn'
import { fillOffice } from '@mentor-connect/server/testing/office/fillOffice'
import type { OfficeSize } from '@mentor-connect/server/testing/office/size'
import { ADMIN_HOST, ADMIN_SETTINGS, TestAdmin } from '@mentor-connect/server/testing/testAdmin'
import Fastify, { type FastifyInstance } from 'fastify'

interface Task {
  location: { url?: string; file: string }
  size: OfficeSize
}

const { location, size } = JSON.parse(process.argv[2] ?? '{}') as Task
const chat = Fastify()
chat.post(listChatJobs.path, async () => ({ data: [] }))
const api = await apiOn(location, { ...ADMIN_SETTINGS, chatUrl: await listen(chat) })
await fillOffice(api.db, size, { operator: 'owner@example.org' })
await runSql(api, 'analyze')
const office = await TestAdmin.on(api)
const { headers } = await office.operator('owner')
process.send?.({ url: await listen(office.app), headers: { ...headers, host: ADMIN_HOST } })
process.on('disconnect', () => process.exit())

function listen(app: FastifyInstance): Promise<string> {
  return app.listen({ port: 0, host: '127.0.0.1' })
}
