import { findProgram } from './findProgram'

/** Path of the Redis server on this machine; installs it if it is missing and this process may. */
export const findRedis = () => findProgram({ name: 'redis-server', title: 'Redis' })
