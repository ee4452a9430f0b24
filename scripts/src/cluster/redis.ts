import { findProgram } from './findProgram'

/**
 * Returns the path of the Redis server on this machine. If Redis is missing and this process may install
 * packages, installs it.
 */
export const findRedis = () => findProgram({ name: 'redis-server', title: 'Redis' })
