import type { Postgres } from '@mentor-connect/scripts/cluster/postgres'
import { startSharedStores } from './sharedStores'

/** A server that only notes whether it runs. */
function fakePostgres() {
  const state = { isRunning: true }
  const server: Postgres = {
    url: 'postgres://localhost/postgres',
    pid: () => 1,
    stop: async () => void (state.isRunning = false),
    halt: async () => undefined,
    resume: async () => undefined,
  }
  return { state, server }
}

it('leaves no PostgreSQL behind when Redis does not start', async () => {
  const { state, server } = fakePostgres()
  const start = {
    startPostgres: async () => server,
    startRedis: () => Promise.reject(new Error('Redis ended at once')),
  }
  await expect(startSharedStores(start)).rejects.toThrow('Redis ended at once')
  expect(state.isRunning).toBe(false)
})
