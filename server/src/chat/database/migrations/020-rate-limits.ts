export { createRateLimitTable as up } from '../../../platform/limits/rateLimitTable'
