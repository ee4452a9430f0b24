import { findProgram } from './findProgram'

/** Path of the Redis server on this machine. If it is missing, it is installed, if this process may do that. */
export const findRedis = () => findProgram({ name: 'redis-server', title: 'Redis' })
