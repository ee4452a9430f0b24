/**
 * Lua scripts that use the clock of Redis, so that the clocks of the nodes need not agree. They tolerate a clock that
 * is set back.
 */

/**
 * The connections of a person are stored in a sorted set. `connectionMember` builds its members; the score is
 * the time in ms at which the connection expires unless it is renewed.
 */

/** Length of a node's ID, a UUID. */
const NODE_ID_LENGTH = 36

export const connectionMember = (nodeId: string, connectionId: string) => `${nodeId} ${connectionId}`

/** KEYS: the person's connections. ARGV: connection, lifetime in ms. Returns the number of live connections. */
export const ARRIVE = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('zremrangebyscore', KEYS[1], '-inf', now)
redis.call('zremrangebyscore', KEYS[1], '(' .. (now + ARGV[2]), '+inf')
redis.call('zadd', KEYS[1], now + ARGV[2], ARGV[1])
redis.call('pexpire', KEYS[1], ARGV[2])
return redis.call('zcard', KEYS[1])`

/**
 * KEYS: connections of several people. Returns 1 for each person who is connected, and 0 for each other one.
 */
export const ONLINE = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local answer = {}
for i, key in ipairs(KEYS) do
  answer[i] = redis.call('zcount', key, now, '+inf') > 0 and 1 or 0
end
return answer`

/**
 * KEYS: buckets; a bucket is repeated for each token to take. ARGV: tokens per second, burst. For each key,
 * returns 1 if a token was available, otherwise 0.
 */
export const TAKE_TOKENS = `
local time = redis.call('time')
local now = time[1] * 1000 + time[2] / 1000
local burst = tonumber(ARGV[2])
local answer = {}
for i, key in ipairs(KEYS) do
  local bucket = redis.call('hmget', key, 'tokens', 'at')
  local passed = math.max(0, now - (tonumber(bucket[2]) or now))
  local tokens = math.min(burst, (tonumber(bucket[1]) or burst) + passed / 1000 * ARGV[1])
  local granted = tokens >= 1
  if granted then tokens = tokens - 1 end
  redis.call('hset', key, 'tokens', tostring(tokens), 'at', tostring(now))
  redis.call('pexpire', key, math.ceil(burst / ARGV[1] * 1000) + 1000)
  answer[i] = granted and 1 or 0
end
return answer`

/**
 * Publishes events on the channels of the nodes that hold connections of their recipients, except for the
 * node that sends them. KEYS: connections of the recipients of all events, in order. ARGV: sending node,
 * prefix of the channels of nodes, then for each event the number of its recipients and its text.
 */
export const PUBLISH = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local nextKey = 1
for i = 3, #ARGV, 2 do
  local nodes = {}
  for _ = 1, tonumber(ARGV[i]) do
    for _, member in ipairs(redis.call('zrangebyscore', KEYS[nextKey], now, '+inf')) do
      nodes[string.sub(member, 1, ${NODE_ID_LENGTH})] = true
    end
    nextKey = nextKey + 1
  end
  nodes[ARGV[1]] = nil
  for node in pairs(nodes) do redis.call('publish', ARGV[2] .. node, ARGV[i + 1]) end
end`
