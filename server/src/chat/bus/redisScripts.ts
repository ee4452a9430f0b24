/**
 * Lua scripts, run by Redis on its own clock, so that the nodes' clocks need not agree. They tolerate a clock that is
 * set back.
 */

/** KEYS: the person's connections. ARGV: connection, lifetime in ms. Returns the number of live connections. */
export const ARRIVE = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('zremrangebyscore', KEYS[1], '-inf', now)
redis.call('zremrangebyscore', KEYS[1], '(' .. (now + ARGV[2]), '+inf')
redis.call('zadd', KEYS[1], now + ARGV[2], ARGV[1])
redis.call('pexpire', KEYS[1], ARGV[2])
return redis.call('zcard', KEYS[1])`

/** KEYS: connections of several people. Returns 1 or 0 for each. */
export const ONLINE = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local answer = {}
for i, key in ipairs(KEYS) do
  answer[i] = redis.call('zcount', key, now, '+inf') > 0 and 1 or 0
end
return answer`

/** KEYS: the person's bucket. ARGV: tokens a second, burst. Returns 1 if a token was available. */
export const TAKE_TOKEN = `
local time = redis.call('time')
local now = time[1] * 1000 + time[2] / 1000
local bucket = redis.call('hmget', KEYS[1], 'tokens', 'at')
local burst = tonumber(ARGV[2])
local passed = math.max(0, now - (tonumber(bucket[2]) or now))
local tokens = math.min(burst, (tonumber(bucket[1]) or burst) + passed / 1000 * ARGV[1])
local granted = tokens >= 1
if granted then tokens = tokens - 1 end
redis.call('hset', KEYS[1], 'tokens', tostring(tokens), 'at', tostring(now))
redis.call('pexpire', KEYS[1], math.ceil(burst / ARGV[1] * 1000) + 1000)
return granted and 1 or 0`
