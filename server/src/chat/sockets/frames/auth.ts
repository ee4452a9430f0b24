import { CLOSE_CODES } from '@mentor-connect/contract/messages/chatFrames'
import type { FrameHandler } from './frameHandler'

/** Extends the lifetime of the connection with a new token of the same person. */
export const onAuth: FrameHandler<'auth'> = async ({ token }, connection, { authentication }) => {
  const verdict = await authentication.check(token, connection.personId)
  if (verdict.kind !== 'valid') return connection.close(CLOSE_CODES[verdict.kind], 'the token is not valid')
  connection.renewBy = verdict.renewBy
  connection.sessionId = verdict.claims.sessionId
  connection.mustAgree = verdict.claims.mustAgree === true
  connection.send({ type: 'renewed', renewBy: new Date(verdict.renewBy).toISOString() })
}
